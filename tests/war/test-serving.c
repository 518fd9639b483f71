/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-serving.c: who serves a gun, when it may fire, and what a shot does and does not
 * (R25, R46, Q38, Q39, Q42, Q46, Q50, Q55-Q57, Q59, Q60, T27, T28, T33).
 */
#include "country-test.h"
#include "shot-test.h"
#include "lw-gunnery.h"

/* Red's gun rg1 in the middle of the floor, pointing at Blue, and four men behind it; Red's third
 * move. */
static LwBattle *
battle_with_gun (const LwCountry *country)
{
  g_autoptr (LwCountry) open = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwBattle *battle = battle_on (country != NULL ? country : open, (LwForce){ 8, 4, 2 }, NULL);
  guint i;

  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3; /* so few men are enough here */
  stand_gun (battle, "rg1", P (60, 60), LW_SOUTH);
  for (i = 0; i < 4; i++)
    {
      lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING;
      lw_battle_man_rw (battle, i)->at = lw_battle_man_rw (battle, i)->start =
          P (56 + 2 * (gint)i + (i > 1 ? 2 : 0), 65);
    }
  begin_at (battle, LW_RED, 3);

  return battle;
}

static LwOrder *
fire (const LwBattle *battle, const char *gun, LwAngle bearing)
{
  LwOrder *order = plain_order (LW_ORDER_FIRE, battle->mover);

  order->gun = lw_battle_find_gun (battle, gun);
  order->bearing = bearing;
  order->by = LW_SHOT_BY_HAND;
  order->t = battle->clock;

  return order;
}

static LwOrder *
fire_at (const LwBattle *battle, LwShotEventKind kind, LwRef man)
{
  LwOrder *order = fire (battle, "rg1", LW_SOUTH);
  LwShotEvent event = { kind, man };

  g_array_append_val (lw_order_list (order, &order->shots), event);

  return order;
}

static LwOrder *
haul (const LwBattle *battle, LwLength length)
{
  LwOrder *order = plain_order (LW_ORDER_HAUL, LW_RED);
  guint i;

  order->gun = 0;
  order->bearing = length > 0 ? LW_SOUTH : LW_NORTH;
  lw_order_add_leg_for_test (order, P (60, 60));
  lw_order_add_leg_for_test (order, (LwPoint){ LW_INCHES (60), LW_INCHES (60) + length });
  for (i = 0; i < 4; i++)
    {
      lw_order_add_man (order, (LwRef)i);
      lw_order_add_place (order, (LwPoint){ battle->men[i].at.x, battle->men[i].at.y + length });
    }

  return order;
}

/* A gun serves nobody as cover by being tilted: beyond its screw it does not go, the room it takes
 * is the same at every elevation, and so is the way of a shot past it (R46). */
static void
test_no_cover (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);
  LwRef enemy = man_of (battle, "b1");
  LwAngle elevation;
  LwOrder *order;
  guint seed;

  order = fire (battle, "rg1", LW_SOUTH);
  order->elevation = LW_ELEVATION_MAX + 1;
  expect_refused (battle, order, LW_REFUSED_SCREW);
  order = fire (battle, "rg1", LW_SOUTH);
  order->elevation = LW_ELEVATION_MIN - 1;
  expect_refused (battle, order, LW_REFUSED_SCREW);

  /* A Blue stands behind a gun; Red's other gun fires at him over it. */
  stand_gun (battle, "bg1", P (60, 40), LW_NORTH);
  stand (battle, "b1", P (60, 33));
  for (seed = 1; seed < 60; seed++)
    {
      g_autoptr (LwFlight) level = NULL;

      for (elevation = LW_ELEVATION_MIN; elevation <= LW_ELEVATION_MAX; elevation += LW_DEGREE)
        {
          LwLaying laying = { battle->guns[0].at, LW_SOUTH, LW_DEGREE, 100, seed };
          g_autoptr (LwFlight) flight = NULL;

          lw_battle_gun_rw (battle, 2)->elevation = elevation;
          flight = lw_flight_new (&laying, battle->ground, battle->men, battle->n_men, battle->guns,
                                  battle->n_guns, 0);
          if (level == NULL)
            level = g_steal_pointer (&flight);
          else
            assert_same_events (level, flight);
        }
    }
  g_assert_cmpint (battle->men[enemy].state, ==, LW_MAN_FIGHTING);
}

/* Any armed man of its side within six inches, also one who is hand to hand (Q38), or lies down
 * (Q39). */
static void
test_any_armed_man (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);

  lw_battle_man_rw (battle, 0)->locked = TRUE;
  lw_battle_man_rw (battle, 1)->prone = TRUE;
  lw_battle_man_rw (battle, 2)->prone = TRUE;
  g_assert_true (lw_gun_in_action (battle, 0));
  expect_played (battle, fire (battle, "rg1", LW_SOUTH));
  lw_battle_man_rw (battle, 3)->state = LW_MAN_RELEASED; /* T26 */
  g_assert_false (lw_gun_in_action (battle, 0));
  expect_refused (battle, fire (battle, "rg1", LW_SOUTH), LW_REFUSED_OUT_OF_ACTION);
}

/* Each of the four shots is laid for itself (Q42), and the gun is left as the last one was laid
 * (R40). Its elevation stays through moves in which it does not fire (Q50). */
static void
test_each_laid (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);
  guint i;

  stand (battle, "b1", P (10, 10));
  stand (battle, "b2", P (20, 10));
  for (i = 0; i < 4; i++)
    {
      LwOrder *order = fire (battle, "rg1", LW_SOUTH + (LwAngle)i * LW_DEGREE);

      order->elevation = (LwAngle)i * LW_DEGREE;
      expect_played (battle, order);
      g_assert_cmpint (battle->guns[0].elevation, ==, (LwAngle)i * LW_DEGREE);
      g_assert_cmpint (battle->guns[0].bearing, ==, LW_SOUTH + (LwAngle)i * LW_DEGREE);
    }
  expect_refused (battle, fire (battle, "rg1", LW_SOUTH), LW_REFUSED_NO_SHOTS_LEFT); /* T27 */
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->guns[0].elevation, ==, 3 * LW_DEGREE);
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_SOUTH + 3 * LW_DEGREE);
  expect_played (battle, fire (battle, "rg1", LW_SOUTH));
  g_assert_cmpint (battle->guns[0].elevation, ==, 0);
}

/* Moved or fired, whichever comes first (R36, T27). */
static void
test_moved_or_fired (void)
{
  g_autoptr (LwBattle) fired = battle_with_gun (NULL);
  g_autoptr (LwBattle) moved = battle_with_gun (NULL);

  expect_played (fired, fire (fired, "rg1", LW_SOUTH));
  expect_refused (fired, haul (fired, LW_INCHES (6)), LW_REFUSED_MOVED_AND_FIRED);
  expect_played (moved, haul (moved, -LW_INCHES (12)));
  expect_refused (moved, fire (moved, "rg1", LW_SOUTH), LW_REFUSED_MOVED_AND_FIRED);
}

/* The four who come with a gun are four who were with it; one who comes up to it is none (Q46). */
static void
test_same_four (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);
  LwOrder *order = haul (battle, -LW_INCHES (6));
  LwRef far = man_of (battle, "r5");
  LwRefusal refusal;

  stand (battle, "r5", P (60, 72));
  lw_order_empty_list (&order->who);
  lw_order_add_man (order, 0);
  lw_order_add_man (order, 1);
  lw_order_add_man (order, 2);
  lw_order_add_man (order, far);
  refusal = expect_refused (battle, order, LW_REFUSED_CREW_NOT_NEAR);
  g_assert_cmpint (refusal.man, ==, far);
  /* At six inches to the unit he is with it. */
  lw_battle_man_rw (battle, far)->at = lw_battle_man_rw (battle, far)->start =
      (LwPoint){ LW_INCHES (60), LW_INCHES (63) + LW_SIX_INCHES + LW_INFANTRY_RADIUS };
  order = haul (battle, -LW_INCHES (6));
  g_array_index (order->who, LwRef, 3) = far;
  g_array_index (order->to, LwPoint, 3) = P (60, 63.5);
  expect_played (battle, order);
}

/* Once a man has been moved no gun is, nor fired (R27, T33). */
static void
test_guns_first (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);

  stand (battle, "r5", P (20, 80));
  expect_played (battle, march_order (battle, man_of (battle, "r5"), P (22, 80)));
  expect_refused (battle, fire (battle, "rg1", LW_SOUTH), LW_REFUSED_GUNS_FIRST);
  expect_refused (battle, haul (battle, LW_INCHES (6)), LW_REFUSED_GUNS_FIRST);
}

/* Not before First Player's second move, not even a gun that has not been moved and never will be
 * (Q59); and so Second Player's first shot is in his own second (Q60, T28). */
static void
test_first_shots (void)
{
  LwSide first, side;
  guint move;

  for (first = LW_RED; first < LW_N_SIDES; first++)
    for (side = LW_RED; side < LW_N_SIDES; side++)
      for (move = 1; move <= 2; move++)
        {
          g_autoptr (LwBattle) battle = battle_with_gun (NULL);

          lw_battle_gun (battle, 0);
          lw_battle_gun_rw (battle, 0)->owner = side;
          battle->first = first;
          battle->mover = side;
          battle->move = move;
          if (side == LW_BLUE)
            {
              guint i;

              for (i = 0; i < 4; i++)
                {
                  LwPoint at = battle->men[i].at;

                  lw_battle_man_rw (battle, i)->state = LW_MAN_DEAD;
                  lw_battle_man_rw (battle, 12 + i)->state = LW_MAN_FIGHTING;
                  lw_battle_man_rw (battle, 12 + i)->at = lw_battle_man_rw (battle, 12 + i)->start =
                      at;
                }
            }
          if (move == 1)
            expect_refused (battle, fire (battle, "rg1", LW_SOUTH), LW_REFUSED_TOO_EARLY);
          else
            expect_played (battle, fire (battle, "rg1", LW_SOUTH));
        }
}

/* A man who leans on a house, so that he would fall without it, is dead like any who fell: he is
 * reported as overset (Q55, R48). In the model's flight a house behind a man saves nobody. */
static void
test_leaning (void)
{
  guint seed, with = 0, without = 0;
  guint house;

  for (house = 0; house < 2; house++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      g_autoptr (LwBattle) battle = NULL;

      if (house == 1)
        add_house (country, "inn", P (60, 37.5), LW_INCHES (8), LW_INCHES (4));
      battle = battle_with_gun (country);
      stand (battle, "b1", P (60, 40));
      for (seed = 1; seed <= 200; seed++)
        {
          LwLaying laying = { battle->guns[0].at, LW_SOUTH, 0, 100, seed };
          g_autoptr (LwFlight) flight = lw_flight_new (
              &laying, battle->ground, battle->men, battle->n_men, battle->guns, battle->n_guns, 0);
          g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (LwRef));

          lw_shot_dead ((const LwShotEvent *)flight->events->data, flight->events->len, dead);
          *(house == 1 ? &with : &without) += dead->len;
        }
    }
  g_assert_cmpuint (without, >, 100);
  g_assert_cmpuint (with, >=, without);
}

/* No shot harms a gun: struck by four shots it stands where it stood (Q56). */
static void
test_guns_unharmed (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);
  LwGun before;
  guint i;

  stand_gun (battle, "bg1", P (60, 50), LW_NORTH);
  before = battle->guns[2];
  for (i = 0; i < 4; i++)
    {
      LwOrder *order = fire (battle, "rg1", LW_SOUTH);
      guint k;

      /* The shot comes back from the gun, and kills gunners. */
      for (k = 0; k < 4; k++)
        lw_battle_man_rw (battle, k)->state = LW_MAN_FIGHTING;
      order->by = LW_SHOT_BY_MODEL;
      expect_played (battle, order);
    }
  g_assert_cmpint (battle->guns[2].at.y, ==, before.at.y);
  g_assert_cmpint (battle->guns[2].bearing, ==, before.bearing);
  g_assert_true (battle->guns[2].placed);
  g_assert_cmpint (battle->guns[2].owner, ==, before.owner);
}

/* A shot that comes back from the wall of the room counts as it falls: a man behind the gun is
 * touched by it like any other (Q57, R51). */
static void
test_off_the_wall (void)
{
  g_autoptr (LwBattle) battle = battle_with_gun (NULL);
  LwRef behind = man_of (battle, "b1");
  LwOrder *order;

  stand (battle, "b1", P (60, 90));
  expect_played (battle, fire_at (battle, LW_SHOT_TOUCH, behind));
  g_assert_cmpint (battle->men[behind].state, ==, LW_MAN_DEAD);
  /* The dead are not struck again. */
  order = fire_at (battle, LW_SHOT_TOUCH, behind);
  expect_refused (battle, order, LW_REFUSED_NOT_ON_FIELD);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R46/no-cover", test_no_cover);
  g_test_add_func ("/laws/Q38/hand-to-hand", test_any_armed_man);
  g_test_add_func ("/laws/Q39/lying-down", test_any_armed_man);
  g_test_add_func ("/laws/T26/unarmed", test_any_armed_man);
  g_test_add_func ("/laws/Q42/each-laid", test_each_laid);
  g_test_add_func ("/laws/Q50/elevation-stays", test_each_laid);
  g_test_add_func ("/laws/Q46/same-four", test_same_four);
  g_test_add_func ("/laws/T27/moved-or-fired", test_moved_or_fired);
  g_test_add_func ("/laws/T33/guns-first", test_guns_first);
  g_test_add_func ("/laws/Q59/no-exception", test_first_shots);
  g_test_add_func ("/laws/Q60/second-player", test_first_shots);
  g_test_add_func ("/laws/T28/first-shots", test_first_shots);
  g_test_add_func ("/laws/Q55/leaning", test_leaning);
  g_test_add_func ("/laws/Q56/guns-unharmed", test_guns_unharmed);
  g_test_add_func ("/laws/Q57/off-the-wall", test_off_the_wall);

  return g_test_run ();
}
