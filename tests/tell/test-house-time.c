/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-house-time.c: house rules about the time of a move, and about the sixteenth of an inch (Q6,
 * Q25, Q26, Q32).
 */
#include "despatch/despatch.h"
#include "lw-timekeeper.h"
#include "war-test.h"

#define SECONDS(n) ((gint64)(n)*1000)

static LwHouseRules
with_rule (LwRule rule, guint choice)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  rules.choice[rule] = (guint8)choice;
  return rules;
}

static LwOrder *
more_time (const LwBattle *battle, gint64 t)
{
  LwOrder *order = plain_order (LW_ORDER_ADD_TIME, battle->mover);

  order->t = t;
  return order;
}

static void
test_time (void)
{
  LwHouseRules plain = with_rule (LW_RULE_TIME_ROUND, 1);
  LwHouseRules rules = plain;

  g_assert_cmpint (lw_allowance (60, 2, &plain), ==, 240000);
  rules.choice[LW_RULE_SECONDS_PER_MAN] = 1;
  g_assert_cmpint (lw_allowance (60, 2, &rules), ==, 180000);
  rules.choice[LW_RULE_SECONDS_PER_MAN] = 2;
  g_assert_cmpint (lw_allowance (60, 2, &rules), ==, 300000);
  rules.choice[LW_RULE_SECONDS_PER_MAN] = 3;
  g_assert_cmpint (lw_allowance (60, 2, &rules), ==, 360000);
  rules = plain;
  rules.choice[LW_RULE_SECONDS_PER_GUN] = 1;
  g_assert_cmpint (lw_allowance (60, 2, &rules), ==, 180000);
  rules.choice[LW_RULE_SECONDS_PER_GUN] = 2;
  g_assert_cmpint (lw_allowance (60, 2, &rules), ==, 300000);
  rules = plain;
  g_assert_cmpint (lw_allowance (5, 0, &rules), ==, 60000);
  rules.choice[LW_RULE_TIME_MIN] = 1;
  g_assert_cmpint (lw_allowance (5, 0, &rules), ==, 30000);
  rules.choice[LW_RULE_TIME_MIN] = 2;
  g_assert_cmpint (lw_allowance (5, 0, &rules), ==, 120000);
}

/* Three, five, seven or ten minutes, whatever is left of the army. */
static void
test_fixed (void)
{
  static const gint64 minutes[] = { 0, 3, 5, 7, 10 };
  LwHouseRules rules;
  guint i;

  lw_house_rules_init (&rules);
  g_assert_cmpint (lw_allowance (110, 3, &rules), ==, SECONDS (420));
  for (i = 1; i < G_N_ELEMENTS (minutes); i++)
    {
      rules.choice[LW_RULE_TIME_FIXED] = (guint8)i;
      g_assert_cmpint (lw_allowance (110, 3, &rules), ==, SECONDS (60 * minutes[i]));
      g_assert_cmpint (lw_allowance (1, 0, &rules), ==, SECONDS (60 * minutes[i]));
    }
  g_assert_cmpuint (lw_rule_n_choices (LW_RULE_TIME_FIXED), ==, G_N_ELEMENTS (minutes));
  rules.choice[LW_RULE_TIMED] = 1;
  g_assert_cmpint (lw_allowance (110, 3, &rules), ==, -1);
}

/* Sixty men a side; Red waits for Go in his third move, thirty of his men dead. */
static LwBattle *
waiting (guint reduce)
{
  LwBattle *battle = open_battle (60, 0, 1);
  guint i;

  battle->rules.choice[LW_RULE_TIME_REDUCE] = (guint8)reduce;
  for (i = 0; i < battle->n_men; i++)
    {
      lw_battle_man_rw (battle, i)->state = i < 30 ? LW_MAN_DEAD : LW_MAN_FIGHTING;
      lw_battle_man_rw (battle, i)->at = P (3 + i % 100, i < 60 ? 80 : 10);
    }
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = TRUE;
  battle->phase = LW_PHASE_WAITING;
  battle->mover = LW_RED;
  battle->move = 3;
  return battle;
}

/* By agreement only: between moves the players add time or take it off, and it stays so. */
static void
test_agreed (void)
{
  g_autoptr (LwBattle) battle = waiting (2);
  g_autoptr (LwBattle) strict = waiting (0);
  g_autoptr (LwBattle) again = NULL;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  stand_gun (strict, "rg1", P (60, 88), LW_SOUTH);
  g_assert_cmpint (lw_timekeeper_allowance (strict, LW_RED), ==, SECONDS (120));
  expect_refused (strict, more_time (strict, -SECONDS (60)), LW_REFUSED_NOT_NOW);

  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (180));
  expect_played (battle, more_time (battle, -SECONDS (60)));
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_RED), ==, SECONDS (120));
  expect_played (battle, more_time (battle, SECONDS (30)));
  expect_refused (battle, more_time (battle, 0), LW_REFUSED_NOT_NOW);
  expect_refused (battle, more_time (battle, G_MININT64), LW_REFUSED_NOT_NOW);
  expect_refused (battle, more_time (battle, G_MAXINT64), LW_REFUSED_NOT_NOW);
  /* No move is shorter than a minute. */
  expect_refused (battle, more_time (battle, -SECONDS (120)), LW_REFUSED_NOT_NOW);
  again = lw_battle_copy (battle);
  one = lw_battle_checksum_state (battle);
  two = lw_battle_checksum_state (again);
  g_assert_cmpstr (one, ==, two);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (battle->allowance, ==, SECONDS (150));
  /* In the move itself time is only added. */
  expect_refused (battle, more_time (battle, -SECONDS (30)), LW_REFUSED_NOT_NOW);
  g_assert_cmpint (lw_timekeeper_allowance (battle, LW_BLUE), ==, SECONDS (150));
}

/* Taking a move back takes no agreement back. */
static void
test_agreed_stays (void)
{
  g_autoptr (LwBattle) battle = waiting (2);

  expect_played (battle, more_time (battle, SECONDS (60)));
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  expect_played (battle, march_order (battle, 30, P (33, 75)));
  g_assert_true (lw_play_undo (battle, NULL));
  g_assert_cmpint (battle->agreed, ==, SECONDS (60));
}

static void
test_auto_go (void)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  g_assert_true (lw_go_is_called (&rules));
  rules.choice[LW_RULE_AUTO_GO] = 1;
  g_assert_false (lw_go_is_called (&rules));
  rules.choice[LW_RULE_AUTO_GO] = 0;
  rules.choice[LW_RULE_INTERVAL] = 2;
  g_assert_false (lw_go_is_called (&rules));
}

static const LwEvent *
last_event (const LwBattle *battle, LwEventKind kind)
{
  guint i;

  for (i = battle->events->len; i > 0; i--)
    if (g_array_index (battle->events, LwEvent, i - 1).kind == kind)
      return &g_array_index (battle->events, LwEvent, i - 1);

  return NULL;
}

/* Enforced, a man may not touch his neighbour; warned of, he may, and the log tells of it. */
static void
test_warn (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 0, 1);
  g_autoptr (GPtrArray) lines = NULL;
  const LwEvent *near;

  stand (battle, "b1", P (60, 60));
  stand (battle, "b2", P (64, 60));
  stand (battle, "r1", P (90, 90));
  begin_at (battle, LW_BLUE, 3);
  expect_refused (battle,
                  march_order (battle, man_of (battle, "b2"),
                               (LwPoint){ LW_INCHES (60) + 192, LW_INCHES (60) }),
                  LW_REFUSED_NO_CLEARANCE);
  battle->rules.choice[LW_RULE_CLEARANCE] = 2;
  expect_played (battle, march_order (battle, man_of (battle, "b2"),
                                      (LwPoint){ LW_INCHES (60) + 192, LW_INCHES (60) }));
  near = last_event (battle, LW_EVENT_TOO_NEAR);
  g_assert_nonnull (near);
  g_assert_cmpint (near->man, ==, man_of (battle, "b2"));
  g_assert_cmpint (near->other, ==, man_of (battle, "b1"));
  lines = lw_despatch_events (battle, near->order);
  g_assert_nonnull (strstr (g_ptr_array_index (lines, lines->len - 1), "1/16 in"));

  /* Whoever keeps a sixteenth off is not told of. */
  expect_played (battle, march_order (battle, man_of (battle, "b2"),
                                      (LwPoint){ LW_INCHES (60) + 208, LW_INCHES (60) }));
  near = last_event (battle, LW_EVENT_TOO_NEAR);
  g_assert_cmpuint (near->order, <, battle->record->len);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q6/warn", test_warn);
  g_test_add_func ("/laws/Q25/seconds", test_time);
  g_test_add_func ("/laws/Q25/fixed", test_fixed);
  g_test_add_func ("/laws/Q26/agreed", test_agreed);
  g_test_add_func ("/laws/Q26/agreed-stays", test_agreed_stays);
  g_test_add_func ("/laws/Q32/auto-go", test_auto_go);

  return g_test_run ();
}
