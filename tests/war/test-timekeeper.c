/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-timekeeper.c: how long a move may last (R16-R22, Q25-Q27, Q32).
 */
#include "lw-timekeeper.h"
#include "war-test.h"

#define SECONDS(n) ((n)*G_GINT64_CONSTANT (1000))

/* T65 and B9: exact, and up to the whole minute. */
static void
test_allowance (void)
{
  static const struct
  {
    guint men, guns;
    gint64 exact, whole;
  } cases[] = {
    { 73, 3, 326, 360 }, { 90, 3, 360, 360 }, { 91, 3, 362, 420 },  { 130, 5, 560, 600 },
    { 14, 1, 88, 120 },  { 10, 0, 60, 60 },   { 110, 3, 400, 420 },
  };
  LwHouseRules whole, exact;
  guint i;

  lw_house_rules_init (&whole);
  lw_house_rules_init (&exact);
  exact.choice[LW_RULE_TIME_ROUND] = 1;
  for (i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (lw_allowance (cases[i].men, cases[i].guns, &whole), ==,
                       SECONDS (cases[i].whole));
      g_assert_cmpint (lw_allowance (cases[i].men, cases[i].guns, &exact), ==,
                       SECONDS (cases[i].exact));
    }
  whole.choice[LW_RULE_TIMED] = 1;
  g_assert_cmpint (lw_allowance (110, 3, &whole), ==, -1);
}

/* The allowance follows the free men and the undisputed guns (R18, Q26). */
static void
test_reduced (void)
{
  g_autoptr (LwBattle) battle = open_battle (60, 30, 3);
  guint i;

  put_all_down (battle);
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (360));
  for (i = 0; i < 30; i++)
    lw_battle_man_rw (battle, i)->state = i % 2 == 0 ? LW_MAN_DEAD : LW_MAN_CAPTIVE;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (300));
  lw_battle_gun_rw (battle, lw_battle_find_gun (battle, "rg1"))->disputed = TRUE;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (240));
  lw_battle_gun_rw (battle, lw_battle_find_gun (battle, "bg1"))->owner = LW_RED;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (300));
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_BLUE), ==, SECONDS (300));

  battle->rules.choice[LW_RULE_TIME_REDUCE] = 1;
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (360));
}

static void
test_warnings (void)
{
  gint64 warnings[3];

  g_assert_cmpuint (lw_warnings (SECONDS (360), warnings), ==, 3);
  g_assert_cmpint (warnings[0], ==, SECONDS (120));
  g_assert_cmpint (warnings[2], ==, SECONDS (30));
  g_assert_cmpuint (lw_warnings (SECONDS (120), warnings), ==, 2);
  g_assert_cmpint (warnings[0], ==, SECONDS (60));
  g_assert_cmpuint (lw_warnings (SECONDS (60), warnings), ==, 1);
  g_assert_cmpuint (lw_warnings (-1, warnings), ==, 0);
}

static void
test_interval (void)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  g_assert_cmpint (lw_interval (&rules), ==, SECONDS (240));
  rules.choice[LW_RULE_INTERVAL] = 1;
  g_assert_cmpint (lw_interval (&rules), ==, SECONDS (300));
  rules.choice[LW_RULE_INTERVAL] = 2;
  g_assert_cmpint (lw_interval (&rules), ==, 0);
}

static LwBattle *
battle_in_move (void)
{
  LwBattle *battle = open_battle (12, 6, 1);

  put_all_down (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));

  return battle;
}

static LwOrder *
march_at (const LwBattle *battle, const char *id, gint64 t)
{
  LwRef man = man_of (battle, id);
  LwPoint to = battle->men[man].at;
  LwOrder *order;

  to.y -= LW_INCHES (2);
  order = march_order (battle, man, to);
  order->t = t;

  return order;
}

/* "On Time he stops instantly" (R20); the last millisecond is still his. */
static void
test_time (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  LwOrder *end;

  g_assert_cmpint (battle->allowance, ==, SECONDS (120));
  expect_played (battle, march_at (battle, "r1", SECONDS (120)));
  expect_refused (battle, march_at (battle, "r2", SECONDS (120) + 1), LW_REFUSED_TIME_IS_UP);
  end = plain_order (LW_ORDER_END, LW_RED);
  end->t = SECONDS (120) + 1;
  expect_played (battle, end);
}

static LwOrder *
pause_at (gint64 t, gboolean stop)
{
  LwOrder *order = plain_order (LW_ORDER_PAUSE, LW_BLUE);

  order->t = t;
  order->flag = stop;

  return order;
}

/* The clock of a move does not go back, and no orders come while it stands. */
static void
test_clock_goes_on (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();

  expect_played (battle, march_at (battle, "r1", SECONDS (20)));
  expect_refused (battle, march_at (battle, "r2", SECONDS (19)), LW_REFUSED_CLOCK);

  expect_played (battle, pause_at (SECONDS (20), TRUE));
  expect_refused (battle, march_at (battle, "r2", SECONDS (20)), LW_REFUSED_NOT_NOW);
  expect_played (battle, pause_at (SECONDS (20), FALSE));
  expect_refused (battle, pause_at (SECONDS (20), FALSE), LW_REFUSED_NOT_NOW);
  expect_played (battle, march_at (battle, "r2", SECONDS (20)));
}

static void
test_added_time (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  LwOrder *order = plain_order (LW_ORDER_ADD_TIME, LW_BLUE);

  /* Nothing is no time, and neither is less than nothing. */
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_NOT_NOW);
  order->t = -SECONDS (1);
  expect_refused (battle, lw_order_copy (order), LW_REFUSED_NOT_NOW);
  order->t = SECONDS (30);
  expect_played (battle, order);
  expect_played (battle, march_at (battle, "r1", SECONDS (150)));
  /* Undo takes the march back, not the minutes, neither those agreed nor those gone. */
  g_assert_true (lw_play_undo (battle, NULL));
  g_assert_cmpint (battle->allowance, ==, SECONDS (150));
  g_assert_cmpint (battle->clock, ==, SECONDS (150));
  expect_refused (battle, march_at (battle, "r1", SECONDS (140)), LW_REFUSED_CLOCK);
}

static void
test_untimed (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = battle_on (country, (LwForce){ 12, 6, 1 }, &rules);
  put_all_down (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->allowance, ==, -1);
  expect_played (battle, march_at (battle, "r1", SECONDS (36000)));
}

/* A recorded allowance that the laws do not give is refused. */
static void
test_recorded_allowance (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 6, 1);
  LwOrder *go = plain_order (LW_ORDER_GO, LW_RED);

  put_all_down (battle);
  go->has_outcome = TRUE;
  go->allowance = SECONDS (180);
  expect_refused (battle, lw_order_copy (go), LW_REFUSED_OUTCOME);
  go->allowance = SECONDS (120);
  expect_played (battle, go);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R17/allowance", test_allowance);
  g_test_add_func ("/laws/T65/allowance", test_allowance);
  g_test_add_func ("/laws/R18/reduced-as-men-fall", test_reduced);
  g_test_add_func ("/laws/Q27/warnings", test_warnings);
  g_test_add_func ("/laws/R22/interval", test_interval);
  g_test_add_func ("/laws/R20/stops-on-time", test_time);
  g_test_add_func ("/laws/Q34/pause", test_clock_goes_on);
  g_test_add_func ("/laws/R18/added-time", test_added_time);
  g_test_add_func ("/laws/Q25/untimed", test_untimed);
  g_test_add_func ("/laws/Q25/recorded-allowance", test_recorded_allowance);

  return g_test_run ();
}
