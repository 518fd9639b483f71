/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-support.c: who is isolated in a melee and who is not (R54, R62, Q61-Q71).
 */
#include "country-test.h"
#include "lw-contact.h"
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

/* ---- the whole contact of horse (R53) ---- */

/* Two horses flank to flank, and a third of the smaller side up the field: @ahead inches from the
 * middle of them; they touch along all their length. */
static gboolean
is_supported_from (gdouble ahead, LwAngle one, LwAngle two)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 8, 0);
  LwRef red = SKIRMISH (battle, LW_RED, LW_CAVALRY, 60, 40);
  LwRef blue = SKIRMISH (battle, LW_BLUE, LW_CAVALRY, 60.75, 40);
  LwRef other = SKIRMISH (battle, LW_BLUE, LW_CAVALRY, 62, 40);

  lw_battle_man_rw (battle, red)->facing = one;
  lw_battle_man_rw (battle, blue)->facing = two;
  lw_battle_man_rw (battle, other)->facing = LW_SOUTH;
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 60.375, 40 + ahead);

  return !skirmish_melee (battle)->isolated;
}

/* From the nearest point of the whole contact, before them and behind them. The legs of horses are
 * an inch and a quarter long: they touch to five eighths from the middle, and somewhat farther. */
static void
test_whole_contact (void)
{
  for (gint hand = -1; hand <= 1; hand += 2)
    for (gint turn = 0; turn < 4; turn++)
      {
        LwAngle one = (turn & 1) != 0 ? LW_NORTH : LW_SOUTH;
        LwAngle two = (turn & 2) != 0 ? LW_NORTH : LW_SOUTH;

        g_assert_true (is_supported_from (hand * 12.0, one, two));
        g_assert_true (is_supported_from (hand * 12.625, one, two));
        g_assert_false (is_supported_from (hand * 13.25, one, two));
      }
}

static gint64
least_square (const GArray *spans, LwPoint from)
{
  LwShape spot = lw_shape_disc (from, 0);
  gint64 least = G_MAXINT64;

  for (guint i = 0; i + 1 < spans->len; i += 2)
    {
      LwShape line = lw_shape_capsule (g_array_index (spans, LwPoint, i),
                                       g_array_index (spans, LwPoint, i + 1), 0);

      least = MIN (least, lw_shape_gap (&spot, &line));
    }

  return least;
}

/* However two stand to one another: the ends of a horse may change names, and each point of the
 * contact is one where they touch. */
static void
test_end_for_end (void)
{
  LwChance chance;
  guint touching = 0;

  lw_chance_seed (&chance, 53);
  while (touching < 4000)
    {
      LwPoint at = { UNITS (40), UNITS (40) };
      LwAngle one = (LwAngle)lw_chance_below (&chance, LW_TURN);
      LwAngle two = lw_chance_below (&chance, 2) == 0
                        ? lw_angle_wrapped (one + (gint64)lw_chance_below (&chance, 7200) - 3600)
                        : (LwAngle)lw_chance_below (&chance, LW_TURN);
      LwPoint by = { at.x + (LwLength)lw_chance_below (&chance, 1200) - 600,
                     at.y + (LwLength)lw_chance_below (&chance, 1200) - 600 };
      LwArm arm = lw_chance_below (&chance, 4) == 0 ? LW_INFANTRY : LW_CAVALRY;
      LwShape a = lw_man_shape_at (LW_CAVALRY, at, one), b = lw_man_shape_at (arm, by, two);
      LwPoint from = lw_point_towards (at, (LwAngle)lw_chance_below (&chance, LW_TURN), LW_FOOT);
      gint64 least = -1;

      if (!lw_shape_within (&a, &b, LW_CONTACT) || lw_shape_nearer (&a, &b, 0))
        continue;
      touching++;
      for (guint turn = 0; turn < 4; turn++)
        {
          LwAngle half = LW_TURN / 2;
          LwShape x = lw_man_shape_at (
              LW_CAVALRY, at, lw_angle_wrapped ((turn & 1) != 0 ? (gint64)one + half : one));
          LwShape y = lw_man_shape_at (
              arm, by, lw_angle_wrapped ((turn & 2) != 0 ? (gint64)two + half : two));
          g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LwPoint));

          lw_contact_spans (&x, &y, spans);
          g_assert_cmpuint (spans->len, >, 0);
          for (guint i = 0; i < spans->len; i++)
            {
              LwShape spot = lw_shape_disc (g_array_index (spans, LwPoint, i), 0);

              g_assert_true (lw_shape_within (&spot, &x, LW_CONTACT / 2 + 2));
              g_assert_true (lw_shape_within (&spot, &y, LW_CONTACT / 2 + 2));
            }
          if (least < 0)
            least = least_square (spans, from);
          g_assert_cmpint (least_square (spans, from), ==, least);
        }
    }
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
  g_test_add_func ("/laws/R53/whole-contact", test_whole_contact);
  g_test_add_func ("/laws/R53/end-for-end", test_end_for_end);

  return g_test_run ();
}
