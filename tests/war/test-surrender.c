/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-surrender.c: the white flag (R71, Q100-Q102).
 */
#include "prisoner-test.h"

static LwOrder *
flag_of (LwSide side, LwRef man)
{
  LwOrder *order = lw_order_new (LW_ORDER_SURRENDER, side);

  if (man != LW_NONE)
    lw_order_add_man (order, man);
  else
    order->flag = TRUE;

  return order;
}

static void
test_surrender (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef man = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);
  LwRef friend = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 50);
  g_autoptr (LwOrder) order = flag_of (LW_RED, man);
  LwRefusal refusal;

  battle->phase = LW_PHASE_MEN;
  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_NOT_ISOLATED); /* Q103 */
  g_assert_cmpint (refusal.have, ==, 1);
  g_assert_cmpint (refusal.need, ==, 1);

  lw_battle_man_rw (battle, friend)->at.y = UNITS (60);
  g_assert_true (lw_play (battle, order, &refusal));
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_CAPTIVE);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_MEN);
}

static void
test_surrender_between_moves (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef man = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 40);
  g_autoptr (LwOrder) order = flag_of (LW_BLUE, man);

  /* In the interval before Red's move: Red has that move to bring up an escort (Q101). */
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 90);
  battle->phase = LW_PHASE_WAITING;
  g_assert_true (lw_play (battle, order, NULL));
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_CAPTIVE);
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_RELEASED);
}

static void
test_surrender_in_melee (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef man = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);
  g_autoptr (LwOrder) order = flag_of (LW_RED, man);
  LwRefusal refusal;

  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 40.875);
  skirmish_melee (battle);
  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_MELEE_OWED);
}

/* Another's men, and men who are prisoners already, hoist no flag. */
static void
test_whose_flag (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef enemy = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 40);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 80, 40);
  g_autoptr (LwOrder) of_enemy = flag_of (LW_RED, enemy);
  g_autoptr (LwOrder) of_captive = flag_of (LW_RED, captive);
  LwRefusal refusal;

  skirmish_captive (battle, captive, enemy);
  battle->phase = LW_PHASE_WAITING;
  g_assert_false (lw_play (battle, of_enemy, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_NOT_OWN);
  g_assert_false (lw_play (battle, of_captive, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_CAPTIVE);
}

static void
test_whole_army (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 2);
  g_autoptr (LwOrder) order = flag_of (LW_RED, LW_NONE);
  LwRef home, prisoner;

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 50);
  home = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 60);
  lw_battle_man_rw (battle, home)->state = LW_MAN_RETIRED;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 20);
  prisoner = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 80, 20);
  skirmish_captive (battle, prisoner, LW_NONE);
  skirmish_gun (battle, 0, UNITS (30), UNITS (90), LW_SOUTH);
  skirmish_gun (battle, 1, UNITS (60), UNITS (90), LW_SOUTH);
  lw_battle_gun_rw (battle, 1)->retired = TRUE;
  battle->phase = LW_PHASE_WAITING;
  g_assert_true (lw_play (battle, order, NULL));
  g_assert_cmpint (battle->phase, ==, LW_PHASE_OVER);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_SURRENDER);
  g_assert_true (battle->won);
  g_assert_cmpint (battle->winner, ==, LW_BLUE);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 2);
  g_assert_cmpint (battle->men[home].state, ==, LW_MAN_RETIRED);
  g_assert_cmpint (battle->men[prisoner].state, ==, LW_MAN_RELEASED);
  g_assert_cmpint (battle->guns[0].owner, ==, LW_BLUE);
  g_assert_cmpint (battle->guns[1].owner, ==, LW_RED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R71/surrender", test_surrender);
  g_test_add_func ("/laws/Q101/between-moves", test_surrender_between_moves);
  g_test_add_func ("/laws/Q100/not-in-melee", test_surrender_in_melee);
  g_test_add_func ("/laws/Q100/whose-flag", test_whose_flag);
  g_test_add_func ("/laws/Q102/whole-army", test_whole_army);

  return g_test_run ();
}
