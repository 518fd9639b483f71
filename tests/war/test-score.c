/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-score.c: the account in half-points (R76, Q113-Q116).
 */
#include "lw-score.h"
#include "skirmish.h"

static void
test_sum (void)
{
  /* T58: a victory, 2 guns, 5 cavalry, 10 infantry, 3 own men captive, 4 taken: 141. */
  g_assert_cmpint (lw_points (TRUE, FALSE, 2, 5, 10, 3, 4), ==, 282);
  g_assert_cmpint (lw_points (FALSE, TRUE, 0, 0, 0, 0, 0), ==, 100);
  g_assert_cmpint (lw_points (FALSE, FALSE, 0, 1, 0, 0, 0), ==, 3);
}

static void
test_golden (void)
{
  /* An unhurt winner with 80, 30 and 3; three captured guns more; a loser who gets all home. */
  g_assert_cmpint (lw_points (TRUE, FALSE, 3, 30, 80, 0, 0), ==, 2 * 255);
  g_assert_cmpint (lw_points (TRUE, FALSE, 6, 30, 80, 0, 0), ==, 2 * 285);
  g_assert_cmpint (lw_points (FALSE, FALSE, 3, 30, 80, 0, 0), ==, 2 * 155);
  g_assert_cmpint (lw_points (FALSE, TRUE, 3, 0, 14, 0, 0), ==, 2 * 94);
  g_assert_cmpint (lw_points (FALSE, TRUE, 0, 0, 9, 0, 0), ==, 2 * 59);
}

static void
test_prisoners_even (void)
{
  guint captive, taken;

  /* Prisoners change both scores alike, so that the margin stays. */
  for (captive = 0; captive < 20; captive++)
    for (taken = 0; taken < 20; taken++)
      g_assert_cmpint (
          lw_points (TRUE, FALSE, 3, 8, 31, captive, taken) -
              lw_points (FALSE, FALSE, 1, 4, 7, taken, captive),
          ==, lw_points (TRUE, FALSE, 3, 8, 31, 0, 0) - lw_points (FALSE, FALSE, 1, 4, 7, 0, 0));
}

static void
set_states (LwBattle *battle, LwSide side, LwArm arm, guint from, guint n, LwManState state)
{
  guint i;

  for (i = from; i < from + n; i++)
    lw_battle_man_rw (battle, skirmish_ref (battle, side, arm, i))->state = state;
}

/* The end of the Battle of Hook's Farm as the book counts it. */
static LwBattle *
hooks_farm (void)
{
  LwBattle *battle = skirmish_new (48, 25, 3);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->at = (LwPoint){ UNITS (60), UNITS (20) };
  set_states (battle, LW_RED, LW_INFANTRY, 0, 7, LW_MAN_RETIRED);
  set_states (battle, LW_RED, LW_INFANTRY, 7, 3, LW_MAN_CAPTIVE);
  set_states (battle, LW_RED, LW_INFANTRY, 10, 38, LW_MAN_DEAD);
  set_states (battle, LW_RED, LW_CAVALRY, 0, 4, LW_MAN_RETIRED);
  set_states (battle, LW_RED, LW_CAVALRY, 4, 3, LW_MAN_CAPTIVE);
  set_states (battle, LW_RED, LW_CAVALRY, 7, 18, LW_MAN_DEAD);
  set_states (battle, LW_BLUE, LW_INFANTRY, 0, 31, LW_MAN_FIGHTING);
  set_states (battle, LW_BLUE, LW_INFANTRY, 31, 17, LW_MAN_DEAD);
  set_states (battle, LW_BLUE, LW_CAVALRY, 0, 8, LW_MAN_FIGHTING);
  set_states (battle, LW_BLUE, LW_CAVALRY, 8, 17, LW_MAN_DEAD);
  for (i = 0; i < 6; i++)
    skirmish_gun (battle, (LwRef)i, UNITS (20 + 10 * i), UNITS (60), LW_NORTH);
  lw_battle_gun_rw (battle, 0)->owner = LW_BLUE;
  lw_battle_gun_rw (battle, 2)->retired = TRUE;
  battle->phase = LW_PHASE_OVER;
  battle->ending = LW_ENDING_DRIVEN;
  battle->won = TRUE;
  battle->winner = LW_BLUE;

  return battle;
}

static void
test_hooks_farm (void)
{
  g_autoptr (LwBattle) battle = hooks_farm ();
  LwAccount account;

  lw_account (battle, &account);
  g_assert_cmpint (account.side[LW_BLUE].points, ==, 2 * 196);
  g_assert_cmpint (account.side[LW_RED].points, ==, 2 * 26);
  g_assert_cmpint (account.margin, ==, 2 * 170);
  g_assert_cmpint (account.leader, ==, LW_BLUE);
  g_assert_cmpuint (account.side[LW_BLUE].guns, ==, 5); /* one captured, one abandoned (Q110) */
  g_assert_cmpuint (account.side[LW_RED].guns, ==, 1);  /* gone home (Q114) */
  g_assert_cmpuint (account.side[LW_BLUE].taken, ==, 6);
  g_assert_cmpint (account.side[LW_BLUE].victory, ==, 200);
  g_assert_cmpint (account.side[LW_BLUE].gun_points, ==, 100);
  g_assert_cmpint (account.side[LW_BLUE].cavalry, ==, 24);
  g_assert_cmpint (account.side[LW_BLUE].infantry, ==, 62);
  g_assert_cmpint (account.side[LW_BLUE].taken_points, ==, 6);
  g_assert_cmpint (account.side[LW_RED].captive_points, ==, 6);
}

static void
test_undecided (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (48, 25, 3);
  LwAccount account;

  lw_account (battle, &account);
  g_assert_false (account.over);
  g_assert_cmpint (account.side[LW_RED].victory, ==, 0);
  g_assert_cmpint (account.side[LW_RED].points, ==, 231); /* 115½: B15 */
  g_assert_cmpint (account.margin, ==, 0);

  battle->phase = LW_PHASE_OVER;
  lw_account (battle, &account);
  g_assert_cmpint (account.side[LW_RED].victory, ==, 100); /* R77 */
  g_assert_cmpint (account.side[LW_BLUE].victory, ==, 100);
}

static void
test_position_to_be_taken (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (8, 0, 1);
  LwAccount account;
  LwRef last, guard;
  guint i;

  /* Red's gun, its axle along y = 60; four Blues come from the south. */
  skirmish_gun (battle, 0, UNITS (40), UNITS (60), LW_SOUTH);
  lw_battle_gun_rw (battle, 1)->retired = lw_battle_gun_rw (battle, 1)->placed = TRUE;
  guard = SKIRMISH (battle, LW_RED, LW_INFANTRY, 80, 80);
  for (i = 0; i < 3; i++)
    SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40 + i, 50);
  last = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 43, 48.00390625);
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_BLUE].guns, ==, 2);

  lw_battle_man_rw (battle, last)->at.y--; /* with his whole move he only comes up to the axle */
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_BLUE].guns, ==, 1);
  lw_battle_man_rw (battle, last)->at.y++;

  /* Within six inches of the trail's end, which is at 40, 63: the gun is guarded. */
  lw_battle_man_rw (battle, guard)->at = (LwPoint){ UNITS (40), UNITS (69.375) };
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_RED].guns, ==, 1);
  lw_battle_man_rw (battle, guard)->at.y++;
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_RED].guns, ==, 0);
}

static void
test_enemy_gone (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (2, 0, 1);
  LwAccount account;

  skirmish_gun (battle, 0, UNITS (40), UNITS (90), LW_SOUTH);
  skirmish_gun (battle, 1, UNITS (40), UNITS (2), LW_NORTH);
  set_states (battle, LW_RED, LW_INFANTRY, 0, 2, LW_MAN_DEAD);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 4);
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_BLUE].guns, ==, 2); /* Q110 */
  set_states (battle, LW_BLUE, LW_INFANTRY, 0, 2, LW_MAN_DEAD);
  lw_account (battle, &account);
  g_assert_cmpuint (account.side[LW_BLUE].guns, ==, 1);
  g_assert_cmpuint (account.side[LW_RED].guns, ==, 1);
}

static void
test_states (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (5, 0, 0);
  LwAccount account;

  set_states (battle, LW_RED, LW_INFANTRY, 0, 5, LW_MAN_FIGHTING);
  set_states (battle, LW_RED, LW_INFANTRY, 1, 1, LW_MAN_RELEASED); /* Q116: full value */
  set_states (battle, LW_RED, LW_INFANTRY, 2, 1, LW_MAN_RETIRED);  /* Q114 */
  set_states (battle, LW_RED, LW_INFANTRY, 3, 1, LW_MAN_CAPTIVE);  /* Q115: half to each side */
  set_states (battle, LW_RED, LW_INFANTRY, 4, 1, LW_MAN_DEAD);
  lw_account (battle, &account);
  g_assert_cmpint (account.side[LW_RED].infantry, ==, 6);
  g_assert_cmpint (account.side[LW_RED].captive_points, ==, 1);
  g_assert_cmpint (account.side[LW_BLUE].taken_points, ==, 1);
  g_assert_cmpint (account.side[LW_RED].points, ==, 7);
}

/* An own man who is prisoner gives half a point to his side, and half to the enemy who has him:
 * both (Q115). A man led away counts as one still on the field, and a dead one for nobody (Q58). */
static void
test_half_to_both (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (5, 5, 0);
  LwAccount before, after;

  set_states (battle, LW_RED, LW_INFANTRY, 0, 5, LW_MAN_FIGHTING);
  lw_account (battle, &before);
  set_states (battle, LW_RED, LW_INFANTRY, 0, 2, LW_MAN_CAPTIVE);
  set_states (battle, LW_RED, LW_CAVALRY, 0, 1, LW_MAN_CAPTIVE);
  lw_battle_man_rw (battle, 0)->led_away = TRUE;
  lw_account (battle, &after);
  g_assert_cmpint (after.side[LW_RED].captive_points, ==, 3);
  g_assert_cmpint (after.side[LW_BLUE].taken_points, ==, 3);
  g_assert_cmpint (before.side[LW_RED].points - after.side[LW_RED].points, ==, 2 + 2 + 3 - 3);
  g_assert_cmpint (after.side[LW_BLUE].points - before.side[LW_BLUE].points, ==, 3);
  set_states (battle, LW_RED, LW_INFANTRY, 0, 2, LW_MAN_DEAD);
  lw_account (battle, &after);
  g_assert_cmpint (after.side[LW_RED].captive_points, ==, 1);
  g_assert_cmpint (after.side[LW_BLUE].taken_points, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R76/sum", test_sum);
  g_test_add_func ("/laws/T58/sum", test_sum);
  g_test_add_func ("/laws/R76/golden", test_golden);
  g_test_add_func ("/laws/R76/prisoners-even", test_prisoners_even);
  g_test_add_func ("/laws/R76/hooks-farm", test_hooks_farm);
  g_test_add_func ("/laws/R76/undecided", test_undecided);
  g_test_add_func ("/laws/Q113/position-to-be-taken", test_position_to_be_taken);
  g_test_add_func ("/laws/Q110/enemy-gone", test_enemy_gone);
  g_test_add_func ("/laws/Q116/states", test_states);
  g_test_add_func ("/laws/Q115/half-to-both", test_half_to_both);

  return g_test_run ();
}
