/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-worked-numbers.c: the book's own examples and counts, B1-B22.
 */
#include "campaign/campaign.h"
#include "lw-timekeeper.h"
#include "skirmish.h"
#include "lw-ending.h"

static guint
count (const LwBattle *battle, LwSide side, LwManState state)
{
  return lw_battle_count (battle, side, LW_INFANTRY, state) +
         lw_battle_count (battle, side, LW_CAVALRY, state);
}

static void
assert_scrap (guint own, guint other, guint support, guint dead, guint taken, guint left)
{
  g_autoptr (LwBattle) battle = skirmish_new (40, 0, 0);
  LwSide inferior = own <= other ? LW_RED : LW_BLUE;
  const LwMelee *melee = skirmish_scrap (battle, own, other, support);

  g_assert_cmpuint (melee->men[LW_RED]->len, ==, own);
  g_assert_cmpuint (melee->men[LW_BLUE]->len, ==, other);
  if (own != other)
    g_assert_cmpuint (melee->near->len, ==, support);
  skirmish_settle (battle);
  g_assert_cmpuint (count (battle, LW_RED, LW_MAN_DEAD), ==, dead);
  g_assert_cmpuint (count (battle, LW_BLUE, LW_MAN_DEAD), ==, dead);
  g_assert_cmpuint (count (battle, inferior, LW_MAN_CAPTIVE), ==, taken);
  g_assert_cmpuint (count (battle, LW_OTHER (inferior), LW_MAN_FIGHTING), ==, left);
}

static void
test_b1 (void)
{
  assert_scrap (9, 11, 0, 7, 2, 4);
}

static void
test_b2 (void)
{
  assert_scrap (19, 13, 5, 7, 6, 12);
}

static void
test_b3 (void)
{
  assert_scrap (14, 12, 0, 10, 2, 4);
}

/* Nineteen Reds take six of thirteen Blues; then fourteen Blues come and take them back. */
static void
test_b4 (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (40, 0, 0);
  guint captors = 0;
  guint freed = 0;
  guint i, k;

  skirmish_scrap (battle, 19, 13, 0);
  skirmish_settle (battle);
  g_assert_cmpuint (count (battle, LW_BLUE, LW_MAN_CAPTIVE), ==, 6);
  g_assert_cmpuint (count (battle, LW_RED, LW_MAN_FIGHTING), ==, 12);

  /* Each of the twelve is met by a Blue, and two more come up behind. */
  battle->mover = LW_BLUE;
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_RED && battle->men[i].state == LW_MAN_FIGHTING)
      {
        lw_battle_man_rw (battle, i)->at =
            (LwPoint){ UNITS (30) + (LwLength)captors * UNITS (0.875), UNITS (47) };
        captors++;
      }
  for (k = 0; k < 14; k++)
    skirmish_at (battle, LW_BLUE, LW_INFANTRY, UNITS (30) + (LwLength)(k % 12) * UNITS (0.875),
                 UNITS (46.125) - (LwLength)(k / 12) * UNITS (1));
  skirmish_melee (battle);
  skirmish_settle (battle);

  g_assert_cmpuint (count (battle, LW_RED, LW_MAN_DEAD), ==, 7 + 10);
  g_assert_cmpuint (count (battle, LW_RED, LW_MAN_CAPTIVE), ==, 2);
  g_assert_cmpuint (count (battle, LW_RED, LW_MAN_FIGHTING), ==, 0);
  g_assert_cmpuint (count (battle, LW_BLUE, LW_MAN_DEAD), ==, 7 + 10);
  g_assert_cmpuint (count (battle, LW_BLUE, LW_MAN_FIGHTING), ==, 4);
  freed = count (battle, LW_BLUE, LW_MAN_RELEASED);
  g_assert_cmpuint (freed, ==, 6);
}

static void
test_b5 (void)
{
  assert_scrap (18, 21, 2, 15, 3, 6);
}

static void
test_b6 (void)
{
  assert_scrap (13, 21, 7, 13, 0, 8);
}

static void
test_b7 (void)
{
  assert_scrap (20, 20, 0, 20, 0, 0);
}

static void
test_b8 (void)
{
  LwMeleeSum sum = lw_melee_sum (6, 9, 2);

  /* Blue moves, nine against six. */
  assert_scrap (9, 6, 2, 3, 3, 6);
  g_assert_true (sum.isolated);
  g_assert_false (lw_melee_sum (6, 9, 3).isolated);
}

static void
test_b9 (void)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  g_assert_cmpint (lw_allowance (110, 3, &rules), ==, 7 * 60 * 1000);
  rules.choice[LW_RULE_TIME_ROUND] = 1;
  g_assert_cmpint (lw_allowance (110, 3, &rules), ==, 400 * 1000);
}

static void
assert_worth (guint infantry, guint cavalry, guint guns, gint half_points)
{
  LwForce force = { infantry, cavalry, guns };

  g_assert_cmpint (lw_force_points (&force), ==, half_points);
}

static void
test_b10 (void)
{
  assert_worth (100, 0, 5, 300);
}

static void
test_b11 (void)
{
  assert_worth (0, 100, 0, 300);
}

static void
test_b12 (void)
{
  assert_worth (60, 40, 3, 300);
}

static void
test_b13 (void)
{
  assert_worth (0, 80, 3, 300);
}

static void
test_b14 (void)
{
  assert_worth (110, 0, 4, 300);
}

static void
test_b15 (void)
{
  assert_worth (48, 25, 3, 231);
  assert_worth (50, 25, 3, 235);
  assert_worth (80, 50, 4, 390);
  assert_worth (80, 50, 5, 410);
}

/* The forces of Hook's Farm, with each loss as the chapter tells it. */
typedef struct
{
  LwSide side;
  LwArm arm;
  guint n;
  LwManState state;
} Told;

static void
apply (LwBattle *battle, const Told *told, guint n_told)
{
  guint next[LW_N_SIDES][LW_N_ARMS] = { 0 };
  guint i, k;

  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state = LW_MAN_FIGHTING;
  for (i = 0; i < n_told; i++)
    for (k = 0; k < told[i].n; k++)
      {
        LwRef man =
            skirmish_ref (battle, told[i].side, told[i].arm, next[told[i].side][told[i].arm]++);

        lw_battle_man_rw (battle, man)->state = told[i].state;
      }
}

static void
test_b16 (void)
{
  static const Told told[] = {
    { LW_RED, LW_CAVALRY, 15, LW_MAN_DEAD },   /* in the melee */
    { LW_RED, LW_CAVALRY, 3, LW_MAN_CAPTIVE }, /* in it */
    { LW_RED, LW_CAVALRY, 1, LW_MAN_DEAD },    /* at the centre gun's tail */
    { LW_RED, LW_CAVALRY, 1, LW_MAN_DEAD },    /* by Blue's right gun */
    { LW_RED, LW_CAVALRY, 4, LW_MAN_RETIRED },
  };
  g_autoptr (LwBattle) battle = skirmish_new (48, 25, 3);

  apply (battle, told, G_N_ELEMENTS (told));
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_CAVALRY, LW_MAN_FIGHTING), ==, 1);
}

static void
test_b17 (void)
{
  static const Told told[] = {
    { LW_BLUE, LW_CAVALRY, 2, LW_MAN_DEAD },
    { LW_BLUE, LW_CAVALRY, 15, LW_MAN_DEAD },
  };
  g_autoptr (LwBattle) battle = skirmish_new (48, 25, 3);

  apply (battle, told, G_N_ELEMENTS (told));
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_CAVALRY, LW_MAN_FIGHTING), ==, 8);
}

static void
test_b18 (void)
{
  LwMeleeSum horse = lw_melee_sum (18, 21, 2);
  LwMeleeSum foot = lw_melee_sum (6, 9, 2);

  g_assert_cmpuint (horse.taken + foot.taken, ==, 6);
}

static void
test_b19 (void)
{
  static const Told told[] = {
    { LW_RED, LW_INFANTRY, 3, LW_MAN_DEAD },    /* to Blue 2 */
    { LW_RED, LW_INFANTRY, 1, LW_MAN_DEAD },    /* to Blue 3 */
    { LW_RED, LW_INFANTRY, 10, LW_MAN_DEAD },   /* to Blue 4 */
    { LW_RED, LW_INFANTRY, 3, LW_MAN_DEAD },    /* in the second melee */
    { LW_RED, LW_INFANTRY, 3, LW_MAN_CAPTIVE }, /* in it */
    { LW_RED, LW_INFANTRY, 3, LW_MAN_DEAD },    /* to Blue 5 */
    { LW_RED, LW_INFANTRY, 2, LW_MAN_DEAD },    /* at the second gun */
    { LW_RED, LW_INFANTRY, 7, LW_MAN_RETIRED }, /* two and five over the line */
  };
  g_autoptr (LwBattle) battle = skirmish_new (48, 25, 3);
  g_autoptr (LwBattle) fifty = skirmish_new (50, 25, 3);

  /* The book does not tell what became of sixteen of 48, or eighteen of 50. */
  apply (battle, told, G_N_ELEMENTS (told));
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_FIGHTING), ==, 16);
  apply (fifty, told, G_N_ELEMENTS (told));
  g_assert_cmpuint (lw_battle_count (fifty, LW_RED, LW_INFANTRY, LW_MAN_FIGHTING), ==, 18);
}

static void
test_b20 (void)
{
  guint c;

  for (c = 0; c <= 3; c++)
    {
      g_assert_cmpint (lw_points (TRUE, FALSE, 5, 8 - c, 31 + c, 0, 6), ==, 392 - (gint)c);
      /* With fifty infantry a side two more have lived. */
      g_assert_cmpint (lw_points (TRUE, FALSE, 5, 8 - c, 33 + c, 0, 6), ==, 396 - (gint)c);
    }
  g_assert_cmpint (lw_points (FALSE, FALSE, 1, 4, 7, 6, 0), ==, 52);
  g_assert_cmpint (lw_points (FALSE, FALSE, 1, 5, 6, 6, 0), ==, 53);
  g_assert_cmpint (lw_points (FALSE, FALSE, 1, 4, 6, 6, 0), ==, 50);
  g_assert_cmpint (
      lw_points (TRUE, FALSE, 5, 8, 31, 0, 6) - lw_points (FALSE, FALSE, 1, 4, 7, 6, 0), ==, 340);
}

static void
test_b21 (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (48, 25, 3);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  guint i;

  g_assert_cmpuint (lw_force_men (&battle->player[LW_RED].force), ==, 73);
  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->state = i % 73 < 14 ? LW_MAN_FIGHTING : LW_MAN_DEAD;
  lw_battle_man_rw (battle, 14)->state = LW_MAN_FIGHTING;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->phase, !=, LW_PHASE_OVER);
  lw_battle_man_rw (battle, 14)->state = LW_MAN_DEAD;
  lw_ending_settle (battle, order);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_EXHAUSTED);
}

static void
test_b22 (void)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  g_assert_cmpint (lw_interval (&rules), ==, 4 * 60 * 1000);
}

int
main (int argc, char **argv)
{
  static const GTestFunc tests[] = {
    test_b1,  test_b2,  test_b3,  test_b4,  test_b5,  test_b6,  test_b7,  test_b8,
    test_b9,  test_b10, test_b11, test_b12, test_b13, test_b14, test_b15, test_b16,
    test_b17, test_b18, test_b19, test_b20, test_b21, test_b22,
  };
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/laws/B%u/worked", i + 1);

      g_test_add_func (path, tests[i]);
    }

  return g_test_run ();
}
