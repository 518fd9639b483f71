/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-march-plan.c: the bodies that players send off, and the strings they see (Q16, Q20).
 */
#include "march-test.h"
#include "lw-march-plan.h"
#include "lw-formation.h"
#include "lw-march-way.h"

static GArray *
all_of (const LwBattle *battle, LwSide side)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      LwRef man = (LwRef)i;

      if (battle->men[i].side == side)
        g_array_append_val (men, man);
    }

  return men;
}

/* Twenty men to a goal within their reach: all go, in rank, and the order is lawful. */
static void
test_plan (void)
{
  g_autoptr (LwBattle) battle = open_battle (20, 0, 0);
  g_autoptr (LwOrder) plan = NULL;
  g_autoptr (GArray) men = NULL;
  guint i;

  for (i = 0; i < 20; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 1);

      stand (battle, id, P (50 + i % 10 * 2, 60 + i / 10 * 2));
    }
  begin_at (battle, LW_RED, 2);
  men = all_of (battle, LW_RED);
  plan = lw_march_plan (battle, men, LW_FORMATION_LINE, P (60, 54), LW_SOUTH);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 20);
  for (i = 0; i < 20; i++)
    g_assert_cmpint (g_array_index (plan->to, LwPoint, i).y, ==, LW_INCHES (54));
  g_assert_true (lw_play_check (battle, plan, NULL));
}

/* Beyond their reach they stop where their strings end, on their way. */
static void
test_plan_stops (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) men = all_of (battle, LW_RED);
  g_autoptr (LwOrder) plan = lw_march_plan (battle, men, LW_FORMATION_KEEP, P (70, 10), LW_SOUTH);
  guint i;

  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 3);
  for (i = 0; i < 3; i++)
    {
      const LwMan *man = &battle->men[g_array_index (plan->who, LwRef, i)];
      LwLength gone = lw_distance (man->at, g_array_index (plan->to, LwPoint, i));

      g_assert_cmpint (gone, <=, lw_arm_move (man->arm));
      g_assert_cmpint (gone, >=, lw_arm_move (man->arm) - 16);
    }
}

/* A charge ends in contact, not a hand's breadth before it (R55). */
static void
test_plan_charges (void)
{
  gint i;

  for (i = -4; i <= 4; i++)
    {
      g_autoptr (LwBattle) battle = battle_in_the_open ();
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      LwRef man = man_of (battle, i % 2 == 0 ? "r1" : "r4");
      LwPoint enemy = { battle->men[man].at.x + i * 199, LW_INCHES (52) + i * 37 };

      stand (battle, "b1", enemy);
      g_array_append_val (men, man);
      expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, enemy, LW_SOUTH));
      g_assert_true (battle->men[man].locked);
    }
}

/* Whatever is asked of whomever, a plan is lawful. */
static void
test_plans_are_lawful (void)
{
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 6 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;
  LwChance chance;
  guint i, planned = 0;

  lw_country_add (country, wall_across (LW_INCHES (20), LW_INCHES (50), LW_INCHES (40)));
  lw_country_add (country, wall_across (LW_INCHES (10), LW_INCHES (30), LW_INCHES (55)));
  battle = battle_on (country, (LwForce){ 24, 16, 2 }, NULL);
  put_all_down (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  lw_chance_seed (&chance, 5);
  for (i = 0; i < 300; i++)
    {
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      g_autoptr (LwOrder) plan = NULL;
      guint n = 1 + lw_chance_below (&chance, 20);
      LwPoint goal = { (LwLength)lw_chance_below (&chance, 6 * LW_FOOT),
                       (LwLength)lw_chance_below (&chance, 6 * LW_FOOT) };

      while (men->len < n)
        {
          LwRef man = (LwRef)((battle->mover == LW_RED ? 0 : 40) + men->len * 2);

          g_array_append_val (men, man);
        }
      plan = lw_march_plan (battle, men, (LwFormation)(i % 6), goal,
                            (LwAngle)lw_chance_below (&chance, LW_TURN));
      if (plan == NULL)
        continue;
      planned++;
      g_assert_true (lw_play_check (battle, plan, NULL));
      if (i % 20 == 0)
        expect_played (battle, g_steal_pointer (&plan));
      if (i % 30 == 29)
        {
          end_move (battle);
          expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
        }
    }
  g_assert_cmpuint (planned, >, 200);
}

/* Past the end of an enemy's line a plan goes round, not into it. */
static void
test_plan_goes_round_enemies (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 0);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef horse;
  guint i;

  stand (battle, "r4", P (60, 60));
  for (i = 1; i <= 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);

      stand (battle, id, P (58 + (gint)i, 52));
    }
  begin_at (battle, LW_RED, 3);
  horse = man_of (battle, "r4");
  g_array_append_val (men, horse);
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, P (60, 44), LW_SOUTH));
  g_assert_cmpint (battle->men[horse].at.y, ==, LW_INCHES (44));
  g_assert_false (battle->men[horse].locked);
  g_assert_cmpint (battle->men[horse].walked, >, LW_INCHES (16));
}

/* Pointed beyond their own line they retire, those who can reach it (Q20). */
static void
test_plan_retires (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) men = all_of (battle, LW_RED);

  stand (battle, "r1", P (60, 90));
  stand (battle, "r2", P (70, 80));
  stand (battle, "r4", P (80, 80));
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, P (66, 97), LW_NORTH));
  g_assert_cmpint (battle->men[man_of (battle, "r1")].state, ==, LW_MAN_RETIRED);
  g_assert_cmpint (battle->men[man_of (battle, "r2")].state, ==, LW_MAN_FIGHTING);
  g_assert_cmpint (battle->men[man_of (battle, "r4")].state, ==, LW_MAN_RETIRED);
  /* He who cannot reach it marches towards it. */
  expect_played (battle, lw_march_plan (battle, men, LW_FORMATION_LINE, P (66, 97), LW_NORTH));
  g_assert_cmpint (battle->men[man_of (battle, "r2")].state, ==, LW_MAN_FIGHTING);
  g_assert_cmpint (battle->men[man_of (battle, "r2")].at.y, >, LW_INCHES (91));
}

/* One man's string: no longer than he has, and beginning where he stands. */
static void
test_string (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwRef man = man_of (battle, "r1");

  g_assert_cmpint (lw_march_string (battle, man, P (60, 50), points), ==, LW_INCHES (10));
  g_assert_cmpuint (points->len, ==, 2);
  g_array_set_size (points, 0);
  g_assert_cmpint (lw_march_string (battle, man, P (60, 20), points), ==, LW_FOOT);
  g_assert_cmpuint (points->len, ==, 2);
  g_assert_cmpint (g_array_index (points, LwPoint, 0).y, ==, LW_INCHES (60));
  g_assert_cmpint (g_array_index (points, LwPoint, 1).y, ==, LW_INCHES (48));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/march/plan", test_plan);
  g_test_add_func ("/war/march/plan-stops", test_plan_stops);
  g_test_add_func ("/laws/Q16/plan-goes-round-enemies", test_plan_goes_round_enemies);
  g_test_add_func ("/laws/Q20/plan-retires", test_plan_retires);
  g_test_add_func ("/war/march/plan-charges", test_plan_charges);
  g_test_add_func ("/war/march/plans-are-lawful", test_plans_are_lawful);
  g_test_add_func ("/war/march/string", test_string);

  return g_test_run ();
}
