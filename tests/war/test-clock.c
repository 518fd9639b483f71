/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-clock.c: what is timed and what is not (R12, R16, R20, R21, R23, R24, Q25, Q26, Q28,
 * Q32-Q34).
 */
#include "lw-timekeeper.h"
#include "war-test.h"
#include "lw-march-way.h"

#define SECONDS(n) ((n)*G_GINT64_CONSTANT (1000))

static LwOrder *
put (const LwBattle *battle, const char *id, LwPoint to)
{
  LwRef man = man_of (battle, id);
  LwOrder *order = plain_order (LW_ORDER_PUT, battle->men[man].side);

  order->bearing = battle->men[man].side == LW_RED ? LW_SOUTH : LW_NORTH;
  lw_order_add_man (order, man);
  lw_order_add_place (order, to);

  return order;
}

/* No clock runs while men are put down, however long it takes (R12). */
static void
test_untimed (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwOrder *order = put (battle, "r1", P (60, 90));

  order->t = SECONDS (100000);
  expect_played (battle, order);
  order = put (battle, "r2", P (64, 90));
  order->t = 0; /* nor does it count on */
  expect_played (battle, order);
  g_assert_cmpint (battle->clock, ==, 0);
}

/* Planning before the first move is not limited: in the wait before Go no clock runs (R24). */
static void
test_planning (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);
  LwOrder *go = plain_order (LW_ORDER_GO, LW_RED);

  put_all_down (battle);
  go->t = SECONDS (900000);
  expect_played (battle, go);
  g_assert_cmpint (battle->clock, ==, 0);
  g_assert_cmpint (battle->allowance, ==, SECONDS (120));
}

/* Every move is timed, the first and all others, of either side (R16). */
static void
test_every_move_timed (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 8, 1);
  guint i;

  put_all_down (battle);
  for (i = 0; i < 4; i++)
    {
      LwOrder *late;

      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      g_assert_cmpint (battle->allowance, ==, lw_timekeeper_allowance (battle, battle->mover));
      g_assert_cmpint (battle->allowance, >, 0);
      late =
          march_order (battle, man_of (battle, battle->mover == LW_RED ? "r1" : "b1"), P (60, 48));
      late->t = battle->allowance + 1;
      expect_refused (battle, late, LW_REFUSED_TIME_IS_UP);
      end_move (battle);
    }
}

/* At "Time" a man in the hand goes back to his place, a gun keeps the direction it has, and shots
 * that have not been fired are lost: there is no order after it, and the next move has four anew
 * (Q28, R20). */
static void
test_hand_in_mid_air (void)
{
  g_autoptr (LwBattle) battle = open_battle (4, 0, 1);
  LwOrder *order;
  guint i;

  begin_at (battle, LW_RED, 3);
  stand_gun (battle, "rg1", P (60, 60), LW_SOUTH);
  for (i = 0; i < 4; i++)
    {
      lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING;
      lw_battle_man_rw (battle, i)->at = lw_battle_man_rw (battle, i)->start =
          P (57 + 2 * (gint)i, 66);
    }
  battle->allowance = SECONDS (60);
  order = plain_order (LW_ORDER_FIRE, LW_RED);
  order->gun = 0;
  order->by = LW_SHOT_BY_HAND;
  order->bearing = LW_SOUTH + LW_DEGREE;
  order->t = SECONDS (60); /* in time to the last */
  expect_played (battle, lw_order_copy (order));
  order->t++;
  order->bearing = LW_SOUTH;
  expect_refused (battle, order, LW_REFUSED_TIME_IS_UP);
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_SOUTH + LW_DEGREE);
  order = march_order (battle, 0, P (57, 70));
  order->t = SECONDS (61);
  expect_refused (battle, order, LW_REFUSED_TIME_IS_UP);
  order = plain_order (LW_ORDER_END, LW_RED);
  order->t = SECONDS (61);
  expect_played (battle, order);
}

static LwOrder *
pause_at (gint64 t, gboolean stop)
{
  LwOrder *order = plain_order (LW_ORDER_PAUSE, LW_RED);

  order->t = t;
  order->flag = stop;

  return order;
}

/* What may still be ordered after "Time" does not make the clock go on: it stands at the end of the
 * allowance, and minutes that are added begin there (R20). */
static void
test_stops_at_time (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 0, 0);
  LwOrder *order;

  stand (battle, "r1", P (60, 60));
  stand (battle, "r2", P (80, 60));
  stand (battle, "b1", P (20, 20));
  begin_at (battle, LW_RED, 3);
  order = plain_order (LW_ORDER_SURRENDER, LW_RED);
  lw_order_add_man (order, man_of (battle, "r2"));
  order->t = battle->allowance + SECONDS (100);
  expect_played (battle, order);
  g_assert_cmpint (battle->clock, ==, battle->allowance);
  order = plain_order (LW_ORDER_ADD_TIME, LW_RED);
  order->t = SECONDS (30);
  expect_played (battle, order);
  order = march_order (battle, man_of (battle, "r1"), P (60, 52));
  order->t = battle->allowance - SECONDS (30);
  expect_played (battle, order);
  g_assert_cmpint (battle->clock, ==, battle->allowance - SECONDS (30));
}

/* Where no time is kept the clock runs on (Q25). */
static void
test_untimed_runs_on (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 0, 0);
  LwOrder *order;

  battle->rules.choice[LW_RULE_TIMED] = 1;
  stand (battle, "r1", P (60, 60));
  stand (battle, "b1", P (20, 20));
  begin_at (battle, LW_RED, 3);
  order = march_order (battle, man_of (battle, "r1"), P (60, 56));
  order->t = SECONDS (100000);
  expect_played (battle, order);
  g_assert_cmpint (battle->clock, ==, SECONDS (100000));
}

static void
expect_clock (LwBattle *battle, LwOrder *order, LwRefusalCode code, const char *law)
{
  LwRefusal refusal = expect_refused (battle, order, code);

  g_assert_cmpstr (lw_refusal_law (&refusal), ==, law);
}

/* A move has one clock, and it does not run back, whatever is ordered; nor does it begin before
 * Go, nor run longer than a record can say (R16). */
static void
test_never_back (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 8, 1);
  LwOrder *order;

  put_all_down (battle);
  order = plain_order (LW_ORDER_GO, LW_RED);
  order->t = -1;
  expect_clock (battle, order, LW_REFUSED_CLOCK, "R16");
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  order = march_order (battle, man_of (battle, "r1"), battle->men[man_of (battle, "r1")].at);
  order->t = SECONDS (20);
  expect_played (battle, order);
  expect_clock (battle, pause_at (SECONDS (20) - 1, TRUE), LW_REFUSED_CLOCK, "R16");
  order = plain_order (LW_ORDER_UNDO, LW_RED);
  order->t = SECONDS (20) - 1;
  expect_clock (battle, order, LW_REFUSED_CLOCK, "R16");
  expect_clock (battle, plain_order (LW_ORDER_END, LW_RED), LW_REFUSED_CLOCK, "R16");
  order = plain_order (LW_ORDER_END, LW_RED);
  order->t = (gint64)LW_MOST_MS + 1;
  expect_clock (battle, order, LW_REFUSED_TIME_IS_UP, "R20");
  order = plain_order (LW_ORDER_ADD_TIME, LW_RED);
  order->t = (gint64)LW_MOST_MS + 1;
  expect_clock (battle, order, LW_REFUSED_NOT_NOW, "R18");
  order = plain_order (LW_ORDER_END, LW_RED);
  order->t = SECONDS (20);
  expect_played (battle, order);
}

/* While the clock stands nothing is moved, and only Go on goes on (Q34). */
static void
test_standing (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 0, 0);

  stand (battle, "r1", P (60, 60));
  stand (battle, "b1", P (20, 20));
  begin_at (battle, LW_RED, 3);
  expect_played (battle, pause_at (SECONDS (5), TRUE));
  expect_clock (battle, march_order (battle, man_of (battle, "r1"), P (60, 56)), LW_REFUSED_NOT_NOW,
                "Q34");
  expect_clock (battle, pause_at (SECONDS (5), TRUE), LW_REFUSED_NOT_NOW, "Q34");
  expect_played (battle, pause_at (SECONDS (5), FALSE));
  expect_played (battle, march_order (battle, man_of (battle, "r1"), P (60, 56)));
}

/* "Time" is told two minutes, one, and half a minute before; of a short move, what is left (R21).
 */
static void
test_warnings (void)
{
  gint64 warnings[3];

  g_assert_cmpuint (lw_warnings (SECONDS (360), warnings), ==, 3);
  g_assert_cmpint (warnings[0], ==, SECONDS (120));
  g_assert_cmpint (warnings[1], ==, SECONDS (60));
  g_assert_cmpint (warnings[2], ==, SECONDS (30));
  g_assert_cmpuint (lw_warnings (SECONDS (120), warnings), ==, 2);
  g_assert_cmpint (warnings[0], ==, SECONDS (60));
  g_assert_cmpuint (lw_warnings (SECONDS (120) + 1, warnings), ==, 3);
}

/* A melee is settled when the clock has stopped, and before the interval is begun (R23). */
static void
test_melee_in_extra_time (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 0, 0);
  LwOrder *order;

  stand (battle, "r1", P (60, 60));
  stand (battle, "b1", (LwPoint){ LW_INCHES (60), LW_INCHES (59.125) });
  stand (battle, "b2", P (60, 20));
  stand (battle, "r2", P (60, 90));
  begin_at (battle, LW_RED, 3);
  order = plain_order (LW_ORDER_END, LW_RED);
  order->t = battle->allowance;
  expect_played (battle, order);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_SETTLING);
  order = plain_order (LW_ORDER_MELEE, LW_RED);
  lw_melee_suggest (battle, order);
  order->t = 100 * battle->allowance;
  expect_played (battle, order);
  g_assert_cmpint (battle->clock, ==, battle->allowance);
  expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));
  g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
  g_assert_cmpint (battle->clock, ==, 0);
}

/* The time is reckoned anew at each Go, from the free men on the field and the guns he has: those
 * captured count, those in dispute and those gone home do not (Q26). */
static void
test_reckoned_anew (void)
{
  g_autoptr (LwBattle) battle = open_battle (30, 0, 2);
  guint i;

  put_all_down (battle);
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (180));
  for (i = 0; i < 30; i++)
    lw_battle_man_rw (battle, i)->state =
        (LwManState[]){ LW_MAN_DEAD, LW_MAN_CAPTIVE, LW_MAN_RELEASED, LW_MAN_RETIRED,
                        LW_MAN_FIGHTING }[MIN (i, 4)];
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (180));
  battle->rules.choice[LW_RULE_TIME_ROUND] = 1;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (2 * 26 + 120));
  lw_battle_gun_rw (battle, 2)->owner = LW_RED;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (2 * 26 + 180));
  lw_battle_gun_rw (battle, 0)->retired = TRUE;
  lw_battle_gun_rw (battle, 1)->disputed = TRUE;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (2 * 26 + 60));
  battle->rules.choice[LW_RULE_TIME_REDUCE] = 1;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (60 + 120));
}

/* Four minutes, or five, or no interval; after it the mover's clock runs, and nobody else's
 * (Q32, B22). */
static void
test_interval (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 0, 0);

  g_assert_cmpint (lw_interval (&battle->rules), ==, SECONDS (240));
  battle->rules.choice[LW_RULE_INTERVAL] = 1;
  g_assert_cmpint (lw_interval (&battle->rules), ==, SECONDS (300));
  battle->rules.choice[LW_RULE_INTERVAL] = 2;
  g_assert_cmpint (lw_interval (&battle->rules), ==, 0);
  put_all_down (battle);
  expect_refused (battle, plain_order (LW_ORDER_GO, LW_BLUE), LW_REFUSED_NOT_YOUR_MOVE);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  expect_refused (battle, plain_order (LW_ORDER_GO, LW_RED), LW_REFUSED_NOT_NOW);
}

/* In the interval both may look and measure as they like, and nothing is moved by it (Q33). */
static void
test_looking (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 8, 1);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint i;

  put_all_down (battle);
  before = lw_battle_checksum_state (battle);
  for (i = 0; i < battle->n_men; i++)
    {
      g_autoptr (GArray) string = g_array_new (FALSE, FALSE, sizeof (LwPoint));
      g_autoptr (LwOrder) march = march_order (battle, (LwRef)i, P (60, 48));

      g_assert_cmpint (lw_march_string (battle, (LwRef)i, P (60, 48), string), >, 0);
      g_assert_false (lw_play_check (battle, march, NULL));
    }
  after = lw_battle_checksum_state (battle);
  g_assert_cmpstr (before, ==, after);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R12/untimed", test_untimed);
  g_test_add_func ("/laws/R16/every-move", test_every_move_timed);
  g_test_add_func ("/laws/R16/never-back", test_never_back);
  g_test_add_func ("/laws/R20/stops-at-time", test_stops_at_time);
  g_test_add_func ("/laws/Q25/untimed-runs-on", test_untimed_runs_on);
  g_test_add_func ("/laws/Q34/standing", test_standing);
  g_test_add_func ("/laws/R21/warnings", test_warnings);
  g_test_add_func ("/laws/R23/extra-time", test_melee_in_extra_time);
  g_test_add_func ("/laws/R24/planning", test_planning);
  g_test_add_func ("/laws/Q26/reckoned-anew", test_reckoned_anew);
  g_test_add_func ("/laws/Q28/hand-in-mid-air", test_hand_in_mid_air);
  g_test_add_func ("/laws/Q32/interval", test_interval);
  g_test_add_func ("/laws/Q33/looking", test_looking);

  return g_test_run ();
}
