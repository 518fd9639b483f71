/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-gunnery.c: who serves a gun, and when and how it is fired (R25-R27, R35-R40, R50, Q35-Q51).
 */
#include "gunnery-test.h"
#include "lw-fire.h"

/* T25: the sixth inch counts, the unit after it does not. */
static void
test_six_inches (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwLength side = GUN_X + LW_GUN_AXLE_WIDTH / 2 + LW_INFANTRY_RADIUS + LW_SIX_INCHES;

  stand_crew (battle, 0, 3);
  stand (battle, 3, side, GUN_Y);
  g_assert_true (lw_gun_in_action (battle, 0));
  stand (battle, 3, side + 1, GUN_Y);
  g_assert_false (lw_gun_in_action (battle, 0));
  fire_and_expect (battle, LW_REFUSED_OUT_OF_ACTION);
  /* Q7: any part of the gun will do, the trail's end too. */
  stand (battle, 3, GUN_X, GUN_Y - LW_GUN_TRAIL - LW_SIX_INCHES - LW_INFANTRY_RADIUS);
  g_assert_true (lw_gun_in_action (battle, 0));
}

/* T25: all four at six inches, to the right and left, at the muzzle and at the trail's end; and
 * three near by with the fourth a unit too far. */
static void
test_all_at_six (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwLength six = LW_SIX_INCHES + LW_INFANTRY_RADIUS;

  stand (battle, 0, GUN_X - LW_GUN_AXLE_WIDTH / 2 - six, GUN_Y);
  stand (battle, 1, GUN_X + LW_GUN_AXLE_WIDTH / 2 + six, GUN_Y);
  stand (battle, 2, GUN_X, GUN_Y + LW_GUN_BARREL + six);
  stand (battle, 3, GUN_X, GUN_Y - LW_GUN_TRAIL - six);
  g_assert_true (lw_gun_in_action (battle, 0));
  stand (battle, 2, GUN_X, GUN_Y + LW_GUN_BARREL + six + 1);
  g_assert_false (lw_gun_in_action (battle, 0));

  /* Three at five inches. */
  stand (battle, 0, battle->men[0].at.x + LW_INCH, GUN_Y);
  stand (battle, 1, battle->men[1].at.x - LW_INCH, GUN_Y);
  stand (battle, 3, GUN_X, battle->men[3].at.y + LW_INCH);
  g_assert_false (lw_gun_in_action (battle, 0));
  fire_and_expect (battle, LW_REFUSED_OUT_OF_ACTION);
}

/* T26, R68: only armed men of its own side serve a gun. */
static void
test_who_serves (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  lw_battle_man_rw (battle, 3)->state = LW_MAN_RELEASED;
  g_assert_false (lw_gun_in_action (battle, 0));
  stand (battle, BLUE (0), GUN_X, GUN_Y - LW_INCHES (6));
  g_assert_false (lw_gun_in_action (battle, 0));
  lw_battle_man_rw (battle, 3)->state = LW_MAN_FIGHTING;
  lw_battle_man_rw (battle, 3)->prone = TRUE;
  g_assert_true (lw_gun_in_action (battle, 0));
}

static void
test_escort_serves (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X, GUN_Y - LW_INCHES (8));
  lw_battle_man_rw (battle, BLUE (0))->state = LW_MAN_CAPTIVE;
  lw_battle_man_rw (battle, BLUE (0))->escort = 2;
  g_assert_true (lw_gun_in_action (battle, 0));
  battle->rules.choice[LW_RULE_ESCORT_SERVES] = 1;
  g_assert_false (lw_gun_in_action (battle, 0));
}

/* T27 */
static void
test_four_shots (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  guint i;

  stand_crew (battle, 0, 4);
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    fire_and_expect (battle, LW_REFUSED_NOTHING);
  fire_and_expect (battle, LW_REFUSED_NO_SHOTS_LEFT);
  g_assert_cmpuint (battle->guns[0].shots, ==, 4);
  g_assert_cmpuint (battle->guns[0].shots_all, ==, 4);
}

/* T28 */
static void
test_first_shots (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwBattle) defence =
      make_battle_on (lw_country_new ("Level", WIDTH, DEPTH), LW_VARIETY_DEFENSIVE);

  stand_crew (battle, 0, 4);
  battle->move = 1;
  fire_and_expect (battle, LW_REFUSED_TOO_EARLY);
  g_assert_false (lw_side_may_fire (battle, LW_RED));
  g_assert_false (lw_side_may_fire (battle, LW_BLUE));
  battle->move = 2;
  g_assert_true (lw_side_may_fire (battle, LW_RED));
  g_assert_true (lw_side_may_fire (battle, LW_BLUE));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  defence->move = 1;
  g_assert_true (lw_side_may_fire (defence, LW_OTHER (defence->first)));
  g_assert_false (lw_side_may_fire (defence, defence->first));
}

/* R36: moved or fired, never both. */
static void
test_moved_or_fired (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwBattle) other = make_battle ();
  g_autoptr (LwOrder) haul = NULL;

  stand_crew (battle, 0, 4);
  haul = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (10) }, FOOT_CREW, 4);
  assert_plays (battle, haul);
  fire_and_expect (battle, LW_REFUSED_MOVED_AND_FIRED);

  stand_crew (other, 0, 4);
  fire_and_expect (other, LW_REFUSED_NOTHING);
  assert_refused (other, haul, LW_REFUSED_MOVED_AND_FIRED);
}

/* T33, Q44: once a man has marched, no gun. */
static void
test_guns_first (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) march = lw_order_new (LW_ORDER_MARCH, LW_RED);

  stand_crew (battle, 0, 4);
  stand (battle, 8, LW_INCHES (20), LW_INCHES (20));
  lw_order_add_man (march, 8);
  lw_order_add_place (march, (LwPoint){ LW_INCHES (20), LW_INCHES (24) });
  march->bearing = LW_NORTH;
  assert_plays (battle, march);
  fire_and_expect (battle, LW_REFUSED_GUNS_FIRST);
}

/* Q35: own men down, and the gun is out of action before its next shot. */
static void
test_each_shot (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 4);
  add_shot (order, LW_SHOT_TOUCH, 2);
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[2].state, ==, LW_MAN_DEAD);
  fire_and_expect (battle, LW_REFUSED_OUT_OF_ACTION);
}

static void
test_screw (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) high = make_fire (0, LW_NORTH, LW_ELEVATION_MAX + 1);
  g_autoptr (LwOrder) low = make_fire (0, LW_NORTH, LW_ELEVATION_MIN - 1);

  stand_crew (battle, 0, 4);
  assert_refused (battle, high, LW_REFUSED_SCREW);
  assert_refused (battle, low, LW_REFUSED_SCREW);
}

/* R40, Q42: it stays as it last fired, and each shot is laid by itself. */
static void
test_stays_laid (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) one = make_fire (0, LW_NORTH + LW_DEGREE, 2 * LW_DEGREE);
  g_autoptr (LwOrder) two = make_fire (0, LW_NORTH - LW_DEGREE, 3 * LW_DEGREE);

  stand_crew (battle, 0, 4);
  assert_plays (battle, one);
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_NORTH + LW_DEGREE);
  g_assert_cmpint (battle->guns[0].elevation, ==, 2 * LW_DEGREE);
  assert_plays (battle, two);
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_NORTH - LW_DEGREE);
  g_assert_cmpint (battle->guns[0].elevation, ==, 3 * LW_DEGREE);
  g_assert_true (battle->guns[0].has_mark);
}

/* R39: those about it lie down, and those before it; others do not. */
static void
test_lie (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) crew = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) front = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) away = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) shot = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 4);
  stand (battle, 6, GUN_X + 60, GUN_Y + LW_INCHES (20));
  stand (battle, 7, LW_INCHES (10), LW_INCHES (10));
  crew->flag = front->flag = away->flag = TRUE;
  lw_order_add_man (crew, 1);
  lw_order_add_man (front, 6);
  lw_order_add_man (away, 7);
  assert_plays (battle, crew);
  assert_plays (battle, front);
  assert_refused (battle, away, LW_REFUSED_NOT_NEAR_TO_LIE);
  g_assert_true (battle->men[1].prone);
  /* Who lies down is low, but he can be struck (Q41). */
  add_shot (shot, LW_SHOT_TOUCH, 6);
  assert_plays (battle, shot);
  g_assert_cmpint (battle->men[6].state, ==, LW_MAN_DEAD);
  crew->flag = FALSE;
  assert_plays (battle, crew);
  g_assert_false (battle->men[1].prone);
}

/* A gun that was put down points to the rear: men on the line on which it will fire may lie down
 * before its first shot, for the laying that was chosen, or before its trail (R39). */
static void
test_lie_before_firing (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) east = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) front = lw_order_new (LW_ORDER_LIE, LW_RED);

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 0)->bearing = LW_SOUTH;
  stand (battle, 6, GUN_X, GUN_Y + LW_INCHES (20));
  stand (battle, 7, GUN_X + LW_INCHES (30), GUN_Y);
  east->flag = front->flag = TRUE;
  lw_order_add_man (front, 6);
  lw_order_add_man (east, 7);
  assert_plays (battle, front);
  assert_refused (battle, east, LW_REFUSED_NOT_NEAR_TO_LIE);
  east->gun = 0;
  east->bearing = LW_NORTH;
  assert_refused (battle, east, LW_REFUSED_NOT_NEAR_TO_LIE);
  east->bearing = LW_EAST;
  assert_plays (battle, east);
  g_assert_true (battle->men[6].prone && battle->men[7].prone);
  /* Of a gun that does not fire in this move nobody lies down in front. */
  lw_battle_man_rw (battle, 7)->prone = FALSE;
  lw_battle_gun_rw (battle, 0)->moved = TRUE;
  assert_refused (battle, east, LW_REFUSED_MOVED_AND_FIRED);
}

/* Who is to lie down for a laying: the gun's own armed men on its line, ahead of it, and nobody
 * else (R39). */
static void
test_men_before_gun (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (LwOrder) lie = lw_order_new (LW_ORDER_LIE, LW_RED);

  stand_crew (battle, 0, 4);
  stand (battle, 4, GUN_X + LW_INCHES (20), GUN_Y + LW_INCHES (1));
  stand (battle, 5, GUN_X + LW_INCHES (30), GUN_Y - LW_INCHES (2));
  stand (battle, 6, GUN_X - LW_INCHES (20), GUN_Y);
  stand (battle, 7, GUN_X + LW_INCHES (40), GUN_Y);
  lw_battle_man_rw (battle, 7)->state = LW_MAN_RELEASED;
  lw_men_before_gun (battle, 0, LW_EAST, men);
  g_assert_cmpuint (men->len, ==, 1);
  g_assert_cmpint (g_array_index (men, LwRef, 0), ==, 4);

  lie->flag = TRUE;
  lie->gun = 0;
  lie->bearing = LW_EAST;
  lw_order_add_man (lie, 4);
  assert_plays (battle, lie);
}

/* Q51: the flight finds its men, the outcome is kept, and played again gives the same battle. */
static void
test_model (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwBattle) again = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, LW_DEGREE / 2);
  g_autofree char *hash = NULL;
  g_autofree char *hash_again = NULL;
  const LwOrder *played;
  g_autoptr (LwOrder) replay = NULL;
  guint i;

  stand_crew (battle, 0, 4);
  stand_crew (again, 0, 4);
  for (i = 0; i < 9; i++)
    {
      stand (battle, BLUE (i), GUN_X - LW_INCHES (4) + (LwLength)i * 250, GUN_Y + LW_INCHES (40));
      stand (again, BLUE (i), GUN_X - LW_INCHES (4) + (LwLength)i * 250, GUN_Y + LW_INCHES (40));
    }
  assert_plays (battle, order);
  played = lw_battle_order (battle, 1);
  g_assert_cmpuint (played->model, ==, LW_FLIGHT_MODEL);
  g_assert_cmpuint (played->seed, !=, 0);
  g_assert_cmpuint (played->dead->len, >, 0);
  g_assert_cmpint (battle->men[g_array_index (played->dead, LwRef, 0)].state, ==, LW_MAN_DEAD);

  replay = lw_order_copy (played);
  assert_plays (again, replay);
  hash = lw_battle_checksum_state (battle);
  hash_again = lw_battle_checksum_state (again);
  g_assert_cmpstr (hash, ==, hash_again);
}

/* A recorded shot is believed, but its dead must be what the laws make of it. */
static void
test_outcome (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);
  LwRef dead = BLUE (1);

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X, GUN_Y + LW_INCHES (40));
  stand (battle, BLUE (1), GUN_X + 400, GUN_Y + LW_INCHES (40));
  add_shot (order, LW_SHOT_TOUCH, BLUE (0));
  add_shot (order, LW_SHOT_TOUCH, BLUE (1));
  order->has_outcome = TRUE;
  g_array_append_val (lw_order_list (order, &order->dead), dead);
  assert_refused (battle, order, LW_REFUSED_OUTCOME);
  g_array_index (order->dead, LwRef, 0) = BLUE (0);
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[BLUE (0)].state, ==, LW_MAN_DEAD);
  g_assert_cmpint (battle->men[BLUE (1)].state, ==, LW_MAN_FIGHTING);
}

/* R73 */
static void
test_disputed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 0)->owner = LW_BLUE;
  fire_and_expect (battle, LW_REFUSED_NOT_OWN);
  lw_battle_gun_rw (battle, 0)->disputed = TRUE;
  fire_and_expect (battle, LW_REFUSED_DISPUTED);
}

/* Q43: shots of two guns may take turns. */
static void
test_take_turns (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) other = make_fire (1, LW_NORTH, 0);
  guint i;

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ GUN_X - LW_INCHES (5) / 2, GUN_Y };
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  other->by = LW_SHOT_BY_HAND;
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    {
      fire_and_expect (battle, LW_REFUSED_NOTHING);
      assert_plays (battle, other);
    }
  assert_refused (battle, other, LW_REFUSED_NO_SHOTS_LEFT);
}

/* Q41, Q58: a shot does not ask whose man it is, nor whether he is a prisoner. */
static void
test_any_man (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 5);
  stand (battle, BLUE (0), GUN_X, GUN_Y + LW_INCHES (30));
  lw_battle_man_rw (battle, BLUE (0))->state = LW_MAN_CAPTIVE;
  add_shot (order, LW_SHOT_OVERSET, 4);
  add_shot (order, LW_SHOT_OVERSET, BLUE (0));
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[4].state, ==, LW_MAN_DEAD);
  g_assert_cmpint (battle->men[BLUE (0)].state, ==, LW_MAN_DEAD);
  g_assert_cmpuint (battle->guns[0].felled_all, ==, 2);
}

/* Q36: two guns may share the same four men for firing, unless the players agree otherwise. */
static void
test_shared_crew (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ GUN_X + LW_INCHES (5) / 2, GUN_Y };
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  g_assert_true (lw_gun_in_action (battle, 1));
  battle->rules.choice[LW_RULE_SHARED_CREW] = 1;
  g_assert_false (lw_gun_in_action (battle, 1));
  stand_crew (battle, 4, 1);
  g_assert_false (lw_gun_in_action (battle, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R35/six-inches", test_six_inches);
  g_test_add_func ("/laws/T25/six-inches", test_six_inches);
  g_test_add_func ("/laws/T25/all-at-six", test_all_at_six);
  g_test_add_func ("/laws/R35/who-serves", test_who_serves);
  g_test_add_func ("/laws/Q37/escorts", test_escort_serves);
  g_test_add_func ("/laws/R37/four-shots", test_four_shots);
  g_test_add_func ("/laws/R25/first-shots", test_first_shots);
  g_test_add_func ("/laws/R36/moved-or-fired", test_moved_or_fired);
  g_test_add_func ("/laws/Q44/guns-first", test_guns_first);
  g_test_add_func ("/laws/Q35/each-shot", test_each_shot);
  g_test_add_func ("/laws/R38/screw", test_screw);
  g_test_add_func ("/laws/R40/stays-laid", test_stays_laid);
  g_test_add_func ("/laws/R39/lie", test_lie);
  g_test_add_func ("/laws/R39/before-its-first-shot", test_lie_before_firing);
  g_test_add_func ("/laws/R39/men-before-a-gun", test_men_before_gun);
  g_test_add_func ("/laws/Q51/model", test_model);
  g_test_add_func ("/laws/R50/outcome", test_outcome);
  g_test_add_func ("/laws/R73/disputed", test_disputed);
  g_test_add_func ("/laws/Q36/shared-crew", test_shared_crew);
  g_test_add_func ("/laws/Q43/guns-take-turns", test_take_turns);
  g_test_add_func ("/laws/Q41/any-man", test_any_man);

  return g_test_run ();
}
