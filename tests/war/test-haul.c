/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-haul.c: guns are moved with their crews (R43-R45, Q36, Q45-Q49, Q114).
 */
#include "gunnery-test.h"
#include "lw-trail.h"
#include "lw-haul-plan.h"

/* R43-R45, T29 */
static void
test_haul_distance (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) far = NULL;
  g_autoptr (LwOrder) too_far = NULL;
  g_autoptr (LwOrder) foot = NULL;
  guint i;

  for (i = 0; i < 4; i++)
    {
      stand (battle, HORSE (i), GUN_X - LW_INCHES (3) + (LwLength)i * 400, GUN_Y - LW_INCHES (5));
      stand (battle, i, GUN_X + (i < 2 ? -1 : 1) * LW_INCHES (2 + (gint)(i % 2)),
             GUN_Y + LW_INCHES (2));
    }
  far = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (24) }, HORSE_CREW, 4);
  too_far = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (24) + 1 }, HORSE_CREW, 4);
  foot = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) + 1 }, FOOT_CREW, 4);
  assert_refused (battle, too_far, LW_REFUSED_GUN_TOO_FAR);
  assert_refused (battle, foot, LW_REFUSED_GUN_TOO_FAR);
  assert_plays (battle, far);
  g_assert_cmpint (battle->guns[0].at.y, ==, GUN_Y + LW_INCHES (24));
  /* Trail forward, muzzle to where it came from. */
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_SOUTH);
  g_assert_cmpint (battle->men[HORSE (0)].with_gun, ==, 0);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
}

/* Eight with the gun, so many of them horsemen. */
static LwOrder *
haul_with (LwBattle *battle, guint horse, LwLength inches, LwLength more)
{
  LwRef crew[8];
  guint i;

  for (i = 0; i < 8; i++)
    {
      crew[i] = i < horse ? HORSE (i) : (LwRef)i;
      stand (battle, crew[i], GUN_X - LW_INCHES (3) + (LwLength)(i % 4) * 400,
             GUN_Y - LW_INCHES (5) + (LwLength)(i / 4) * LW_INCHES (7));
    }

  return make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (inches) + more }, crew, 4);
}

/* T29: with three horsemen a gun goes a foot, however many men go on foot; with four two feet, if
 * the four are those named (Q47). */
static void
test_haul_named (void)
{
  g_autoptr (LwBattle) three = make_battle ();
  g_autoptr (LwBattle) four = make_battle ();
  g_autoptr (LwOrder) foot = haul_with (three, 3, 12, 0);
  g_autoptr (LwOrder) more = haul_with (three, 3, 12, 1);
  g_autoptr (LwOrder) two_feet = haul_with (four, 4, 24, 0);
  LwRef k;

  for (k = 4; k < 8; k++)
    {
      lw_order_add_man (more, k);
      lw_order_add_place (more, three->men[k].at);
    }
  assert_refused (three, more, LW_REFUSED_GUN_TOO_FAR);
  assert_plays (three, foot);
  g_assert_cmpint (three->guns[0].at.y, ==, GUN_Y + LW_INCHES (12));
  assert_plays (four, two_feet);
  g_assert_cmpint (four->guns[0].at.y, ==, GUN_Y + LW_INCHES (24));
}

static void
test_haul_foot (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;

  stand_crew (battle, 0, 4);
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, FOOT_CREW, 4);
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[0].walked, <=, LW_FOOT);
}

static void
test_haul_crew (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) three = NULL;
  g_autoptr (LwOrder) stranger = NULL;
  g_autoptr (LwOrder) left = NULL;
  const LwRef far_crew[] = { 0, 1, 2, 9 };

  stand_crew (battle, 0, 5);
  stand (battle, 9, LW_INCHES (40), LW_INCHES (30));
  three = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (8) }, FOOT_CREW, 3);
  assert_refused (battle, three, LW_REFUSED_CREW_TOO_SMALL);
  stranger = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (8) }, far_crew, 4);
  assert_refused (battle, stranger, LW_REFUSED_CREW_NOT_NEAR);
  /* R43: all placed within six inches of its new position. */
  left = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (10) }, FOOT_CREW, 4);
  g_array_index (left->to, LwPoint, 0) = (LwPoint){ GUN_X - LW_INCHES (3), GUN_Y - LW_INCHES (4) };
  assert_refused (battle, left, LW_REFUSED_CREW_NOT_NEAR);
}

/* R45 and its house rule. */
static void
test_haul_facing (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;

  stand_crew (battle, 0, 4);
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (10) }, FOOT_CREW, 4);
  order->bearing = LW_SOUTH + LW_DEGREE + 1;
  assert_refused (battle, order, LW_REFUSED_GUN_FACING);
  battle->rules.choice[LW_RULE_MOVED_GUN_FACING] = 1;
  assert_plays (battle, order);
}

/* Q49: the axle is two inches wide on its way. */
static void
test_haul_way (void)
{
  g_autoptr (LwBattle) battle =
      make_battle_with_house ((LwPoint){ GUN_X + LW_INCHES (2) - 8, GUN_Y + LW_INCHES (7) });
  g_autoptr (LwOrder) order = NULL;

  stand_crew (battle, 0, 4);
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, FOOT_CREW, 4);
  /* Straight on it grazes the house; the string round it is longer than a foot. */
  assert_refused (battle, order, LW_REFUSED_IN_THE_WAY);
}

/* Q36: nobody goes with two guns in one move. */
static void
test_one_gun_each (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) one = NULL;
  g_autoptr (LwOrder) two = NULL;

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ GUN_X + LW_INCHES (2), GUN_Y + LW_INCHES (7) };
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  one = make_haul (battle, (LwPoint){ GUN_X - LW_INCHES (1), GUN_Y + LW_INCHES (9) }, FOOT_CREW, 4);
  assert_plays (battle, one);
  two = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (9) }, FOOT_CREW, 4);
  two->gun = 1;
  g_array_index (two->path, LwPoint, 0) = battle->guns[1].at;
  g_assert_true (lw_gun_in_action (battle, 1));
  assert_refused (battle, two, LW_REFUSED_ALREADY_WITH_GUN);
}

/* Q114: gun and crew over their own back line. */
static void
test_haul_off (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;
  guint i;

  lw_battle_gun_rw (battle, 0)->at = (LwPoint){ GUN_X, LW_INCHES (10) };
  for (i = 0; i < 4; i++)
    stand (battle, i, GUN_X - LW_INCHES (3) + (LwLength)i * 400, LW_INCHES (5));
  order = make_haul (battle, (LwPoint){ GUN_X, 0 }, FOOT_CREW, 4);
  lw_order_empty_list (&order->to);
  order->flag = TRUE;
  assert_plays (battle, order);
  g_assert_true (battle->guns[0].retired);
  for (i = 0; i < 4; i++)
    g_assert_cmpint (battle->men[i].state, ==, LW_MAN_RETIRED);
}

/* R42: the four cannot go off with one gun when the trail of another is owed them. */
static void
test_haul_leaves_trail (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;
  LwRefusal refusal = { 0 };

  stand_crew (battle, 0, 4);
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ GUN_X - LW_INCHES (5) / 2, GUN_Y };
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, FOOT_CREW, 4);
  lw_battle_gun_rw (battle, 1)->shots = 1;
  assert_refused (battle, order, LW_REFUSED_TRAIL_OWED);
  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.gun, ==, 1);
  stand (battle, 8, GUN_X - LW_INCHES (6), GUN_Y - LW_INCHES (5));
  stand (battle, 9, GUN_X - LW_INCHES (7), GUN_Y - LW_INCHES (5));
  assert_plays (battle, order);
  g_assert_cmpuint (lw_trail_owed (battle, 1), ==, 2);
}

/* Q47: four of those who go must be cavalry, however many there are besides. */
static void
test_haul_mixed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) mixed = NULL;
  g_autoptr (LwOrder) near = NULL;
  const LwRef crew[] = { HORSE (0), HORSE (1), HORSE (2), 0 };
  guint i;

  for (i = 0; i < 4; i++)
    stand (battle, crew[i], GUN_X - LW_INCHES (3) + (LwLength)i * 400, GUN_Y - LW_INCHES (5));
  mixed = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) + 1 }, crew, 4);
  assert_refused (battle, mixed, LW_REFUSED_GUN_TOO_FAR);
  near = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, crew, 4);
  assert_plays (battle, near);
}

/* Q45: the crew may walk on, but not away. */
static void
test_crew_walks_on (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) haul = NULL;
  g_autoptr (LwOrder) away = lw_order_new (LW_ORDER_MARCH, LW_RED);
  g_autoptr (LwOrder) on = lw_order_new (LW_ORDER_MARCH, LW_RED);
  LwPoint goal = { GUN_X, GUN_Y + LW_INCHES (6) };

  stand_crew (battle, 0, 4);
  haul = make_haul (battle, goal, FOOT_CREW, 4);
  assert_plays (battle, haul);
  lw_order_add_man (away, 0);
  lw_order_add_place (away, (LwPoint){ battle->men[0].at.x - LW_INCHES (5), battle->men[0].at.y });
  lw_order_add_man (on, 0);
  lw_order_add_place (on, (LwPoint){ battle->men[0].at.x, battle->men[0].at.y + LW_INCHES (2) });
  assert_refused (battle, away, LW_REFUSED_CREW_NOT_NEAR);
  assert_plays (battle, on);
  /* He was crew: the guns' time goes on (Q44). */
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
}

static void
test_haul_plan (void)
{
  g_autoptr (LwBattle) battle = make_battle_with_house ((LwPoint){ GUN_X, GUN_Y + LW_INCHES (9) });
  g_autoptr (LwOrder) near = NULL;
  g_autoptr (LwOrder) far = NULL;
  guint i;

  stand_crew (battle, 0, 4);
  near = lw_haul_plan (battle, 0, (LwPoint){ GUN_X + LW_INCHES (8), GUN_Y + LW_INCHES (6) });
  g_assert_nonnull (near);
  g_assert_true (lw_play_check (battle, near, NULL));
  for (i = 0; i < 4; i++)
    stand (battle, HORSE (i), GUN_X + LW_INCHES (2) + (LwLength)i * 300, GUN_Y - LW_INCHES (1));
  far = lw_haul_plan (battle, 0, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (80) });
  g_assert_nonnull (far);
  assert_plays (battle, far);
  g_assert_cmpint (battle->guns[0].at.y, >, GUN_Y + LW_INCHES (20));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R44/distance", test_haul_distance);
  g_test_add_func ("/laws/R44/foot", test_haul_foot);
  g_test_add_func ("/laws/T29/named", test_haul_named);
  g_test_add_func ("/laws/R43/crew", test_haul_crew);
  g_test_add_func ("/laws/R45/facing", test_haul_facing);
  g_test_add_func ("/laws/Q49/way", test_haul_way);
  g_test_add_func ("/laws/Q36/one-gun-each", test_one_gun_each);
  g_test_add_func ("/laws/Q114/over-own-line", test_haul_off);
  g_test_add_func ("/laws/R42/haul-leaves-trail", test_haul_leaves_trail);
  g_test_add_func ("/laws/Q47/mixed-crew", test_haul_mixed);
  g_test_add_func ("/laws/Q45/crew-walks-on", test_crew_walks_on);
  g_test_add_func ("/laws/Q48/haul-plan", test_haul_plan);

  return g_test_run ();
}
