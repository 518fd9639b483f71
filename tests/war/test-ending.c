/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-ending.c: when a battle is over (R75, R77, R78, Q112, Q117-Q121).
 */
#include "skirmish.h"
#include "lw-ending.h"

/* A battle of @force a side, of whom @red and @blue are left on the field. */
static LwBattle *
reduced (guint force, guint red, guint blue)
{
  LwBattle *battle = skirmish_new (force, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  guint left[LW_N_SIDES] = { red, blue };
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      LwSide side = battle->men[i].side;

      lw_battle_man_rw (battle, i)->state = left[side] > 0 ? LW_MAN_FIGHTING : LW_MAN_DEAD;
      left[side] -= left[side] > 0 ? 1 : 0;
    }
  lw_ending_settle (battle, order);

  return battle;
}

/* The n-th man of a side stands on the field again, far from everybody. */
static void
skirmish_back (LwBattle *battle, LwSide side, guint n, LwLength x)
{
  LwMan *man = lw_battle_man_rw (battle, skirmish_ref (battle, side, LW_INFANTRY, n));

  man->state = LW_MAN_FIGHTING;
  man->at = man->start = (LwPoint){ x, side == LW_RED ? UNITS (90) : UNITS (10) };
}

static void
assert_ends (guint force, guint red, guint blue, LwEnding ending)
{
  g_autoptr (LwBattle) battle = reduced (force, red, blue);

  g_assert_cmpint (battle->ending, ==, ending);
  g_assert_true ((battle->phase == LW_PHASE_OVER) == (ending != LW_ENDING_NONE));
  if (ending == LW_ENDING_DRIVEN)
    g_assert_cmpint (battle->winner, ==, red > 0 ? LW_RED : LW_BLUE);
  else
    g_assert_false (battle->won);
}

static void
test_fifteen (void)
{
  assert_ends (73, 14, 14, LW_ENDING_EXHAUSTED); /* T55 */
  assert_ends (73, 15, 3, LW_ENDING_NONE);
  assert_ends (73, 3, 15, LW_ENDING_NONE);
  assert_ends (50, 14, 14, LW_ENDING_EXHAUSTED); /* T56 */
}

static void
test_ten (void)
{
  assert_ends (40, 10, 9, LW_ENDING_NONE); /* T56 */
  assert_ends (40, 9, 9, LW_ENDING_EXHAUSTED);
  assert_ends (49, 14, 14, LW_ENDING_NONE);
  assert_ends (49, 9, 9, LW_ENDING_EXHAUSTED);
}

static void
test_small (void)
{
  /* A force of eight has not been reduced below ten: it never had them. */
  assert_ends (8, 8, 8, LW_ENDING_NONE);
  assert_ends (8, 1, 0, LW_ENDING_DRIVEN);
}

static void
test_asymmetric (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (60, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  guint i;

  assert_ends (60, 40, 12, LW_ENDING_NONE); /* Q118 */

  /* Where one side began with fewer than fifty, ten is the number for both. */
  battle->player[LW_BLUE].force.infantry = 40;
  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state = i % 60 < 14 ? LW_MAN_FIGHTING : LW_MAN_DEAD;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_NONE);
}

static void
test_driven (void)
{
  assert_ends (73, 14, 0, LW_ENDING_DRIVEN); /* T55 */
  assert_ends (73, 0, 60, LW_ENDING_DRIVEN);
}

static void
test_both_gone (void)
{
  assert_ends (73, 0, 0, LW_ENDING_BOTH_GONE); /* Q120 */
}

static void
test_who_stands (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (20, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state =
        lw_battle_man_rw (battle, i)->side == LW_BLUE ? LW_MAN_FIGHTING : LW_MAN_DEAD;
  /* A released man is not driven (Q112); prisoners and those gone home are. */
  lw_battle_man_rw (battle, 0)->state = LW_MAN_RELEASED;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->phase, !=, LW_PHASE_OVER);
  lw_battle_man_rw (battle, 0)->state = LW_MAN_RETIRED;
  lw_battle_man_rw (battle, 1)->state = LW_MAN_CAPTIVE;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_DRIVEN);
  g_assert_cmpint (battle->winner, ==, LW_BLUE);
}

static void
test_house_rule (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (60, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state = i % 60 < 12 ? LW_MAN_FIGHTING : LW_MAN_DEAD;
  battle->rules.choice[LW_RULE_DRAW_BELOW] = 2;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->phase, !=, LW_PHASE_OVER);
  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->phase, !=, LW_PHASE_OVER);
  battle->rules.choice[LW_RULE_DRAW_BELOW] = 1;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_EXHAUSTED);
}

static void
agree (const char *text, LwEnding ending, gboolean won, LwSide winner)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_AGREE, LW_RED);

  order->text = g_strdup (text);
  g_assert_true (lw_play (battle, order, NULL) == (ending != LW_ENDING_NONE));
  g_assert_cmpint (battle->ending, ==, ending);
  g_assert_true (battle->won == won);
  if (won)
    g_assert_cmpint (battle->winner, ==, winner);
}

static void
test_agreement (void)
{
  agree ("draw", LW_ENDING_AGREED, FALSE, LW_RED); /* Q121 */
  agree ("red", LW_ENDING_AGREED, TRUE, LW_RED);
  agree ("blue", LW_ENDING_AGREED, TRUE, LW_BLUE);
  agree ("green", LW_ENDING_NONE, FALSE, LW_RED);
}

static void
test_told (void)
{
  g_autoptr (LwBattle) battle = reduced (73, 14, 0);
  const LwEvent *event = &g_array_index (battle->events, LwEvent, battle->events->len - 1);

  g_assert_cmpint (event->kind, ==, LW_EVENT_ENDED);
  g_assert_cmpint (event->side, ==, LW_RED);
  g_assert_cmpint (event->count, ==, 1);
}

/* Both below fifteen, or ten, at the end of a move: it is over by itself; but when in the same step
 * one side has nobody left, the other has won (Q119). */
static void
test_by_itself (void)
{
  guint left;

  for (left = 0; left <= 1; left++)
    {
      g_autoptr (LwBattle) battle = skirmish_new (50, 0, 0);
      g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);
      guint i;

      for (i = 0; i < battle->n_men; i++)
        lw_battle_man_rw (battle, i)->state = LW_MAN_DEAD;
      for (i = 0; i < 14; i++)
        skirmish_back (battle, LW_RED, i, UNITS (20) + (LwLength)i * 400);
      if (left > 0)
        skirmish_back (battle, LW_BLUE, 0, UNITS (90));
      g_assert_true (lw_play (battle, settle, NULL));
      g_assert_cmpint (battle->phase, ==, LW_PHASE_OVER);
      g_assert_cmpint (battle->ending, ==, left > 0 ? LW_ENDING_EXHAUSTED : LW_ENDING_DRIVEN);
      g_assert_true (battle->won == (left == 0));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R77/fifteen", test_fifteen);
  g_test_add_func ("/laws/R78/ten", test_ten);
  g_test_add_func ("/laws/Q117/small-forces", test_small);
  g_test_add_func ("/laws/Q117/house-rule", test_house_rule);
  g_test_add_func ("/laws/Q118/asymmetric", test_asymmetric);
  g_test_add_func ("/laws/R75/driven", test_driven);
  g_test_add_func ("/laws/Q112/who-stands", test_who_stands);
  g_test_add_func ("/laws/Q120/both-gone", test_both_gone);
  g_test_add_func ("/laws/Q119/by-itself", test_by_itself);
  g_test_add_func ("/laws/Q121/agreement", test_agreement);
  g_test_add_func ("/laws/R75/told", test_told);
  g_test_add_func ("/laws/T55/fifteen", test_fifteen);
  g_test_add_func ("/laws/T55/driven", test_driven);
  g_test_add_func ("/laws/T56/ten", test_ten);

  return g_test_run ();
}
