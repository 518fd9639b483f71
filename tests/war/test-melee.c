/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-melee.c: who fights hand to hand, and what their numbers decide (R52-R60, R68, Q62-Q74).
 */
#include "melee-test.h"
#include "lw-contact.h"

static guint
melees_of (LwBattle *battle)
{
  skirmish_melee (battle);

  return battle->melees->len;
}

static void
test_sum (void)
{
  guint n, big, support;

  for (n = 1; n <= 40; n++)
    for (big = n; big <= 40; big++)
      for (support = 0; support <= n; support++)
        {
          LwMeleeSum sum = lw_melee_sum (n, big, support);

          /* T15 */
          g_assert_cmpuint (sum.each_dead + sum.taken, ==, n);
          g_assert_cmpuint (sum.left, ==, big - sum.each_dead);
          g_assert_true (sum.equal == (n == big));
          if (n == big)
            g_assert_cmpuint (sum.each_dead, ==, n);
          else
            g_assert_true (sum.isolated == (2 * support < n));
          if (sum.isolated && big < 2 * n)
            g_assert_cmpuint (sum.each_dead, ==, 2 * n - big);
          if (sum.isolated && big >= 2 * n)
            g_assert_cmpuint (sum.taken, ==, n);
          if (!sum.isolated)
            g_assert_cmpuint (sum.taken, ==, 0);
        }
}

static void
assert_sum (guint n, guint big, guint support, guint dead, guint taken, guint left)
{
  LwMeleeSum sum = lw_melee_sum (n, big, support);

  g_assert_cmpuint (sum.each_dead, ==, dead);
  g_assert_cmpuint (sum.taken, ==, taken);
  g_assert_cmpuint (sum.left, ==, left);
}

static void
test_small_sums (void)
{
  assert_sum (1, 1, 0, 1, 0, 0);     /* T1 */
  assert_sum (1, 2, 0, 0, 1, 2);     /* T2 */
  assert_sum (1, 2, 1, 1, 0, 1);     /* T3 */
  assert_sum (5, 10, 2, 0, 5, 10);   /* T4 */
  assert_sum (2, 10, 0, 0, 2, 10);   /* T6 */
  assert_sum (20, 21, 10, 20, 0, 1); /* T10 */
  assert_sum (20, 20, 0, 20, 0, 0);  /* T11 */
  assert_sum (3, 4, 1, 2, 1, 2);     /* T12 */
}

static void
test_half (void)
{
  /* T14: half of the body's own number, whatever is left over. */
  static const guint cases[][2] = { { 13, 7 }, { 9, 5 }, { 18, 9 }, { 6, 3 }, { 2, 1 }, { 1, 1 } };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_true (lw_melee_sum (cases[i][0], cases[i][0] + 1, cases[i][1] - 1).isolated);
      g_assert_false (lw_melee_sum (cases[i][0], cases[i][0] + 1, cases[i][1]).isolated);
      g_assert_cmpuint (lw_melee_sum (cases[i][0], 41, 0).need, ==, cases[i][1]);
    }
}

static void
test_contact (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef blue;

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  blue = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  g_assert_cmpuint (melees_of (battle), ==, 1); /* T16: a gap of 1/8 in */

  lw_battle_man_rw (battle, blue)->at.y++;
  g_assert_cmpuint (melees_of (battle), ==, 0);

  lw_battle_man_rw (battle, blue)->at.y =
      UNITS (48.80859375); /* T18: enemies may be closer than 1/16 in */
  g_assert_cmpuint (melees_of (battle), ==, 1);
}

static void
test_contact_of_horse (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (1, 1, 0);
  LwRef horse = SKIRMISH (battle, LW_RED, LW_CAVALRY, 40, 48);
  const LwMelee *melee;
  LwPoint at;

  /* Nose to chest: half a horse of 1 in, a gap of 1/8, a disc of 3/8. */
  lw_battle_man_rw (battle, horse)->facing = LW_NORTH;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 49.5);
  melee = skirmish_melee (battle);
  g_assert_nonnull (melee);
  g_assert_cmpuint (melee->contacts->len, ==, 1);
  at = g_array_index (melee->contacts, LwPoint, 0);
  g_assert_cmpint (at.x, ==, UNITS (40));
  g_assert_cmpint (at.y, ==, UNITS (49.0625));

  lw_battle_man_rw (battle, horse)->facing = LW_EAST;
  g_assert_cmpuint (melees_of (battle), ==, 0);
}

static void
test_own_contact (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48.8);
  g_assert_cmpuint (melees_of (battle), ==, 0);
}

static void
test_six_inches (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef third;

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  third = SKIRMISH (battle, LW_RED, LW_INFANTRY, 46.75, 48);
  g_assert_cmpuint (in_melee (skirmish_melee (battle), LW_RED), ==, 2); /* T19 */

  lw_battle_man_rw (battle, third)->at.x++;
  g_assert_cmpuint (in_melee (skirmish_melee (battle), LW_RED), ==, 1);
}

static void
test_drawn_in (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (6, 0, 0);
  const LwMelee *melee;

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 46,
            48.875); /* within six of Red's and of Blue's man (Q74) */
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 51, 48.875); /* within six of the drawn in only (Q73) */
  melee = skirmish_melee (battle);
  g_assert_cmpuint (in_melee (melee, LW_RED), ==, 1);
  g_assert_cmpuint (in_melee (melee, LW_BLUE), ==, 2);
}

static void
test_two_or_one (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (6, 0, 0);
  LwRef between;

  /* T21: two pairs 11 in apart, and a man five and a half from each. */
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 30, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 30, 48.875);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 41.75, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 41.75, 48.875);
  g_assert_cmpuint (melees_of (battle), ==, 2);

  between = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 35.875, 48);
  g_assert_cmpuint (melees_of (battle), ==, 1);
  g_assert_cmpuint (in_melee (g_ptr_array_index (battle->melees, 0), LW_BLUE), ==, 3);

  lw_battle_man_rw (battle, between)->state =
      LW_MAN_RELEASED; /* R68: without arms he is not there */
  g_assert_cmpuint (melees_of (battle), ==, 2);
}

static void
test_mover_only (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (2, 0, 0);

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  lw_battle_man_rw (battle, SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875))->state =
      LW_MAN_CAPTIVE;
  g_assert_cmpuint (melees_of (battle), ==, 0);
}

static void
test_support_reach (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (6, 2, 0);
  LwRef foot, horse;

  /* One Red against two Blues; the contact lies at 40, 48.4375. */
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 50);
  g_assert_true (skirmish_melee (battle)->isolated);

  foot = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 36.4375); /* T23: exactly 12 in */
  g_assert_false (skirmish_melee (battle)->isolated);
  lw_battle_man_rw (battle, foot)->at.y--;
  g_assert_true (skirmish_melee (battle)->isolated);

  horse = SKIRMISH (battle, LW_RED, LW_CAVALRY, 40, 24.4375); /* 24 in for cavalry (Q63) */
  g_assert_false (skirmish_melee (battle)->isolated);
  lw_battle_man_rw (battle, horse)->at.y--;
  g_assert_true (skirmish_melee (battle)->isolated);
}

static void
test_support_whose (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (8, 0, 0);
  LwRef friend;

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 50);
  friend = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 38);
  lw_battle_man_rw (battle, friend)->prone = TRUE;
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 1); /* Q66 */

  lw_battle_man_rw (battle, friend)->state = LW_MAN_RELEASED;
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 0);
  lw_battle_man_rw (battle, friend)->state = LW_MAN_CAPTIVE;
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 0);

  /* Engaged in a melee of his own he is no support (Q62), unless the players agreed so. */
  lw_battle_man_rw (battle, friend)->state = LW_MAN_FIGHTING;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 37.125);
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 0);
  g_assert_cmpuint (battle->melees->len, ==, 2);
  battle->rules.choice[LW_RULE_SUPPORT_ENGAGED] = 1;
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 1);
}

static void
test_equal (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (10, 0, 0);
  const LwMelee *melee = skirmish_scrap (battle, 4, 4, 0);

  g_assert_true (melee->equal);
  g_assert_false (melee->isolated);
  skirmish_settle (battle);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_DEAD), ==, 4);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_DEAD), ==, 4);
}

static void
test_isolated (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 0);

  skirmish_scrap (battle, 9, 11, 4);
  skirmish_settle (battle);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_DEAD), ==, 7);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 2);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_DEAD), ==, 7);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING), ==, 4);
}

static void
test_supported (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 0);
  const LwMelee *melee = skirmish_scrap (battle, 9, 11, 5);

  g_assert_false (melee->isolated);
  skirmish_settle (battle);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_DEAD), ==, 9);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 0);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING), ==, 2);
}

static void
test_body (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (10, 0, 0);
  g_autoptr (GArray) body = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint have, need, i;

  for (i = 0; i < 4; i++)
    {
      LwRef man = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40 + i, 48);

      g_array_append_val (body, man);
    }
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 60);
  g_assert_true (lw_body_isolated (battle, body, &have, &need));
  g_assert_cmpuint (have, ==, 1);
  g_assert_cmpuint (need, ==, 2);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 28, 48); /* exactly a foot from the nearest man (Q64) */
  g_assert_false (lw_body_isolated (battle, body, &have, &need));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R59/every-sum", test_sum);
  g_test_add_func ("/laws/T15/every-sum", test_sum);
  g_test_add_func ("/laws/R59/small-sums", test_small_sums);
  g_test_add_func ("/laws/T1/small-sums", test_small_sums);
  g_test_add_func ("/laws/T2/small-sums", test_small_sums);
  g_test_add_func ("/laws/T3/small-sums", test_small_sums);
  g_test_add_func ("/laws/T6/small-sums", test_small_sums);
  g_test_add_func ("/laws/T10/small-sums", test_small_sums);
  g_test_add_func ("/laws/T11/small-sums", test_small_sums);
  g_test_add_func ("/laws/T12/small-sums", test_small_sums);
  g_test_add_func ("/laws/R52/half", test_half);
  g_test_add_func ("/laws/R55/eighth-of-an-inch", test_contact);
  g_test_add_func ("/laws/T16/eighth", test_contact);
  g_test_add_func ("/laws/T18/sixteenth", test_contact);
  g_test_add_func ("/laws/R55/horse", test_contact_of_horse);
  g_test_add_func ("/laws/R56/own-men", test_own_contact);
  g_test_add_func ("/laws/R57/six-inches", test_six_inches);
  g_test_add_func ("/laws/T19/six-inches", test_six_inches);
  g_test_add_func ("/laws/Q73/drawn-in", test_drawn_in);
  g_test_add_func ("/laws/Q72/two-or-one", test_two_or_one);
  g_test_add_func ("/laws/T21/two-or-one", test_two_or_one);
  g_test_add_func ("/laws/R68/prisoners-do-not-fight", test_mover_only);
  g_test_add_func ("/laws/R53/reach", test_support_reach);
  g_test_add_func ("/laws/T23/reach", test_support_reach);
  g_test_add_func ("/laws/Q66/who-supports", test_support_whose);
  g_test_add_func ("/laws/R58/equal", test_equal);
  g_test_add_func ("/laws/R59/isolated", test_isolated);
  g_test_add_func ("/laws/R60/supported", test_supported);
  g_test_add_func ("/laws/R52/body", test_body);

  return g_test_run ();
}
