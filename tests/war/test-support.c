/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-support.c: who is isolated in a melee and who is not (R54, R62, Q61-Q71).
 */
#include "country-test.h"
#include "skirmish.h"

static void
assert_isolated (guint own, guint other, guint support, gboolean isolated)
{
  g_autoptr (LwBattle) battle = skirmish_new (44, 0, 0);
  const LwMelee *melee = skirmish_scrap (battle, own, other, support);

  g_assert_cmpuint (melee->men[LW_RED]->len, ==, own);
  g_assert_cmpuint (melee->men[LW_BLUE]->len, ==, other);
  g_assert_cmpuint (melee->near->len, ==, support);
  g_assert_true (!melee->isolated == !isolated);
}

/* Eighteen need nine, thirteen need seven, six need three (R54, T14). */
static void
test_examples (void)
{
  assert_isolated (18, 21, 2, TRUE);
  assert_isolated (18, 21, 8, TRUE);
  assert_isolated (18, 21, 9, FALSE);
  assert_isolated (13, 21, 6, TRUE);
  assert_isolated (13, 21, 7, FALSE);
  assert_isolated (6, 9, 2, TRUE);
  assert_isolated (6, 9, 3, FALSE);
  assert_isolated (9, 11, 4, TRUE);
  assert_isolated (9, 11, 5, FALSE);
}

/* Half of the men in the melee, not half of the army: thirty more who are far away change nothing
 * (Q61). */
static void
test_half_of_the_melee (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (44, 0, 0);
  const LwMelee *melee;
  guint i;

  for (i = 0; i < 30; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 40 + i, 90);
  melee = skirmish_scrap (battle, 6, 9, 3);
  g_assert_cmpuint (melee->need, ==, 3);
  g_assert_cmpuint (melee->near->len, ==, 3);
  g_assert_false (melee->isolated);
}

/* Single man against two: one in support is enough, and none is not (Q70, T2, T3). */
static void
test_single_man (void)
{
  assert_isolated (1, 2, 0, TRUE);
  assert_isolated (1, 2, 1, FALSE);
  assert_isolated (2, 3, 1, FALSE);
  g_assert_cmpuint (lw_melee_sum (1, 2, 1).need, ==, 1);
}

/* One Red against two Blues, the contact at 40, 48.4375. */
static LwBattle *
one_against_two (LwRef *red)
{
  LwBattle *battle = skirmish_new (12, 6, 1);
  LwRef man = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);

  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 50);
  if (red != NULL)
    *red = man;

  return battle;
}

/* Each supporter by his own move: at twenty inches a horseman counts, and an infantry-man does not
 * (Q63, T23). */
static void
test_own_move (void)
{
  g_autoptr (LwBattle) battle = one_against_two (NULL);

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 28.4375);
  g_assert_true (skirmish_melee (battle)->isolated);
  SKIRMISH (battle, LW_RED, LW_CAVALRY, 43, 28.4375);
  g_assert_false (skirmish_melee (battle)->isolated);
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 1);
}

/* From the nearest point of contact: of a long melee, whichever end he stands by (Q64, R53). */
static void
test_nearest_contact (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (44, 0, 0);
  LwRef man;

  skirmish_scrap (battle, 18, 21, 0);
  /* The line begins at 30; he is within a foot of its first contact alone. */
  man = skirmish_at (battle, LW_RED, LW_INFANTRY, UNITS (30) - LW_FOOT, UNITS (48.4375));
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 1);
  lw_battle_man_rw (battle, man)->at.x--;
  g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, 0);
}

/* Straight, whatever lies between; round it, if the players agreed so (Q65). */
static void
test_straight_or_path (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  guint choice;

  add_house (country, "barn", P (40, 42), LW_INCHES (20), LW_INCHES (2));
  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwBattle) battle = NULL;
      LwHouseRules rules;

      lw_house_rules_init (&rules);
      rules.choice[LW_RULE_SUPPORT_MEASURE] = (guint8)choice;
      battle = battle_on (country, (LwForce){ 4, 0, 0 }, &rules);
      battle->mover = LW_RED;
      battle->move = 3;
      SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
      SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
      SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 50);
      SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 38);
      g_assert_cmpuint (skirmish_melee (battle)->near->len, ==, choice == 0 ? 1 : 0);
    }
}

/* Only the smaller side is asked whether it is isolated: the larger may stand alone (Q67). */
static void
test_larger_side (void)
{
  g_autoptr (LwBattle) battle = one_against_two (NULL);
  guint i;

  for (i = 0; i < 3; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 38 + 2 * (gint)i, 40);
  /* Three Reds near, no other Blue in the field: Red is supported, and no Blue is taken. */
  g_assert_cmpint (skirmish_melee (battle)->inferior, ==, LW_RED);
  g_assert_false (skirmish_melee (battle)->isolated);
  skirmish_settle (battle);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 0);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING), ==, 1);
}

/* As they stand at the end of the move, before anybody is removed: he who has fallen in another
 * melee of the move was no support, and he who has been freed in one is none (Q68). */
static void
test_before_removal (void)
{
  g_autoptr (LwBattle) battle = one_against_two (NULL);
  LwRef near = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 38);
  LwOrder *order = lw_order_new (LW_ORDER_MELEE, LW_RED);

  g_assert_false (skirmish_melee (battle)->isolated);
  lw_battle_man_rw (battle, near)->state = LW_MAN_DEAD; /* too late */
  lw_melee_suggest (battle, order);
  g_assert_cmpuint (order->taken->len, ==, 0);
  expect_played (battle, order);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 0);
}

/* Equal numbers all die, even if one side stands alone and the other has an army behind it (Q69,
 * T11). */
static void
test_equal_and_isolated (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (44, 0, 0);
  const LwMelee *melee;
  guint i;

  for (i = 0; i < 10; i++)
    SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 30 + i, 58);
  melee = skirmish_scrap (battle, 20, 20, 0);
  g_assert_true (melee->equal);
  g_assert_cmpuint (melee->each_dead, ==, 20);
  g_assert_cmpuint (melee->taken, ==, 0);
}

/* A gun within a move supports nobody; its gunners do (Q71, Q66). */
static void
test_gun_is_no_support (void)
{
  g_autoptr (LwBattle) battle = one_against_two (NULL);

  skirmish_gun (battle, 0, UNITS (40), UNITS (42), LW_NORTH);
  g_assert_true (skirmish_melee (battle)->isolated);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 42, 41);
  g_assert_false (skirmish_melee (battle)->isolated);
}

/* A horseman is one man, in the melee and beside it (R62). */
static void
test_one_man (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 4, 0);
  const LwMelee *melee;

  /* Two horsemen against two infantry-men: equal. */
  SKIRMISH (battle, LW_RED, LW_CAVALRY, 40, 48);
  SKIRMISH (battle, LW_RED, LW_CAVALRY, 44, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 44, 48.875);
  melee = skirmish_melee (battle);
  g_assert_true (melee->equal);
  g_assert_cmpuint (melee->each_dead, ==, 2);
  /* One more on foot, and the horse are the smaller side; one horseman is half of them. */
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 42, 50);
  g_assert_cmpint (skirmish_melee (battle)->inferior, ==, LW_RED);
  g_assert_true (skirmish_melee (battle)->isolated);
  SKIRMISH (battle, LW_RED, LW_CAVALRY, 42, 30);
  g_assert_false (skirmish_melee (battle)->isolated);
}

/* Who fights in another melee of the move is no support, unless it is agreed (Q62). */
static void
test_engaged (void)
{
  g_autoptr (LwBattle) battle = one_against_two (NULL);

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 38);
  g_assert_false (skirmish_melee (battle)->isolated);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 37.125);
  skirmish_melee (battle);
  g_assert_cmpuint (battle->melees->len, ==, 2);
  g_assert_true (((LwMelee *)g_ptr_array_index (battle->melees, 0))->isolated);
  battle->rules.choice[LW_RULE_SUPPORT_ENGAGED] = 1;
  g_assert_false (skirmish_melee (battle)->isolated);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R54/examples", test_examples);
  g_test_add_func ("/laws/T14/odd-halves", test_examples);
  g_test_add_func ("/laws/R62/one-man", test_one_man);
  g_test_add_func ("/laws/Q61/half-of-the-melee", test_half_of_the_melee);
  g_test_add_func ("/laws/Q62/engaged", test_engaged);
  g_test_add_func ("/laws/Q63/own-move", test_own_move);
  g_test_add_func ("/laws/Q64/nearest-contact", test_nearest_contact);
  g_test_add_func ("/laws/Q65/straight-or-path", test_straight_or_path);
  g_test_add_func ("/laws/Q67/larger-side", test_larger_side);
  g_test_add_func ("/laws/Q68/before-removal", test_before_removal);
  g_test_add_func ("/laws/Q69/equal-and-isolated", test_equal_and_isolated);
  g_test_add_func ("/laws/Q70/single-man", test_single_man);
  g_test_add_func ("/laws/Q71/gun-is-no-support", test_gun_is_no_support);

  return g_test_run ();
}
