/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-reach.c: the ground that men can still reach: what is shaded is what a march may end on, for
 * one man and for a body, past enemies, and with what house rules lay on boards, fords and woods.
 */
#include "war-test.h"
#include "lw-reach.h"

#define TRIALS 1200

static void
add_outline (LwCountry *country, LwFeatureKind kind, const char *id, LwBox box, LwLength height)
{
  LwFeature *feature = lw_feature_new (kind, id);
  const LwPoint corners[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  g_array_append_vals (feature->points, corners, G_N_ELEMENTS (corners));
  feature->height = height;
  lw_country_add (country, feature);
}

/* A house to go round, a board to climb, a wood to push through and a river with a ford. */
static LwCountry *
make_country (void)
{
  LwCountry *country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "river");
  LwFeature *ford = lw_feature_new (LW_FEATURE_FORD, "ford");
  const LwPoint line[] = { P (0, 60), P (120, 60) };

  house->at = P (52, 42);
  house->width = LW_INCHES (6);
  house->depth = LW_INCHES (4);
  house->height = LW_INCHES (5);
  lw_country_add (country, house);
  g_array_append_vals (river->points, line, 2);
  river->width = LW_INCHES (3);
  lw_country_add (country, river);
  ford->at = P (60, 60);
  ford->width = LW_INCHES (8);
  ford->depth = LW_INCHES (4);
  ford->across = g_strdup ("river");
  lw_country_add (country, ford);
  add_outline (country, LW_FEATURE_BOARD, "board",
               (LwBox){ LW_INCHES (66), LW_INCHES (30), LW_INCHES (90), LW_INCHES (54) }, LW_INCH);
  add_outline (country, LW_FEATURE_WOOD, "wood",
               (LwBox){ LW_INCHES (30), LW_INCHES (30), LW_INCHES (46), LW_INCHES (54) }, LW_INCH);

  return country;
}

static LwBattle *
make_battle (const LwHouseRules *rules)
{
  g_autoptr (LwCountry) country = make_country ();
  LwBattle *battle = battle_on (country, (LwForce){ 12, 12, 0 }, rules);

  stand (battle, "b1", P (58, 50));
  stand (battle, "b2", P (40, 20));
  stand (battle, "b13", P (60, 46));
  stand (battle, "r1", P (60, 38));
  stand (battle, "r2", P (59, 38));
  stand (battle, "r3", P (110, 90));
  begin_at (battle, LW_BLUE, 3);

  return battle;
}

static gboolean
is_shaded (const GPtrArray *outlines, LwPoint point)
{
  gboolean shaded = FALSE;
  guint i;

  for (i = 0; i < outlines->len; i++)
    {
      const GArray *outline = g_ptr_array_index (outlines, i);

      shaded ^= lw_outline_holds ((const LwPoint *)(void *)outline->data, outline->len, point);
    }

  return shaded;
}

/* Could he march there, if there were room for him to stand? */
static gboolean
may_come (const LwBattle *battle, LwRef man, LwPoint to)
{
  g_autoptr (LwOrder) order = march_order (battle, man, to);
  LwRefusal refusal = { LW_REFUSED_NOTHING };

  return lw_play_check (battle, order, &refusal);
}

static gboolean
may_any (const LwBattle *battle, const GArray *men, LwPoint to)
{
  guint i;

  for (i = 0; i < men->len; i++)
    if (may_come (battle, g_array_index (men, LwRef, i), to))
      return TRUE;

  return FALSE;
}

/* What can be ordered is shaded, and what is shaded can be ordered or has no room to stand in, or
 * is come to by a cheaper string than the shortest, which the player lays himself; but for a hair's
 * breadth at the borders, and what a lattice overlooks. */
static void
check_reach (const LwBattle *battle, const GArray *men)
{
  g_autoptr (GPtrArray) outlines = lw_reach_of_men (battle, men);
  LwPoint middle = battle->men[g_array_index (men, LwRef, 0)].at;
  LwChance chance;
  guint i, missed = 0, wrong = 0, right = 0, within = 0;

  lw_chance_seed (&chance, 7);
  for (i = 0; i < TRIALS; i++)
    {
      LwPoint at = { middle.x + (LwLength)lw_chance_below (&chance, 4 * LW_FOOT) - 2 * LW_FOOT,
                     middle.y + (LwLength)lw_chance_below (&chance, 4 * LW_FOOT) - 2 * LW_FOOT };
      gboolean shaded = is_shaded (outlines, at), may;

      if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), at))
        continue;
      may = may_any (battle, men, at);
      within += may;
      if (may == shaded)
        right++;
      else if (may)
        missed++;
      else
        wrong++;
    }
  g_test_message ("%u within, %u right, %u wrong, %u missed", within, right, wrong, missed);
  g_assert_cmpuint (within, >, 20);
  g_assert_cmpuint (missed * 100, <, TRIALS);
  g_assert_cmpuint (wrong * 100, <, TRIALS * 7);
}

static void
check_man (LwRule rule, guint choice, const char *id)
{
  LwHouseRules rules;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef man;

  lw_house_rules_init (&rules);
  rules.choice[rule] = choice;
  battle = make_battle (&rules);
  man = man_of (battle, id);
  g_array_append_val (men, man);
  check_reach (battle, men);
}

static void
test_man (void)
{
  check_man (LW_RULE_CLIMB_COST, 0, "b1");
  check_man (LW_RULE_CLIMB_COST, 0, "b13");
}

static void
test_tolls (void)
{
  check_man (LW_RULE_CLIMB_COST, 1, "b13");
  check_man (LW_RULE_CLIMB_COST, 2, "b13");
  check_man (LW_RULE_FORD_COST, 1, "b13");
  check_man (LW_RULE_FORD_COST, 2, "b13");
  check_man (LW_RULE_WOODS_SLOW, 1, "b13");
  check_man (LW_RULE_WOODS_SLOW, 1, "b2");
}

static void
test_enemies (void)
{
  check_man (LW_RULE_PASS_ENEMY, 0, "b13");
  check_man (LW_RULE_PASS_ENEMY, 1, "b13");
}

/* Of a body, where one of it can come; who has walked has less string. */
static void
test_body (void)
{
  g_autoptr (LwBattle) battle = make_battle (NULL);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (GPtrArray) none = NULL;
  const char *const ids[] = { "b1", "b2" };
  guint i;

  none = lw_reach_of_men (battle, men);
  g_assert_cmpuint (none->len, ==, 0);
  for (i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      LwRef man = man_of (battle, ids[i]);

      g_array_append_val (men, man);
    }
  check_reach (battle, men);
  expect_played (battle, march_order (battle, man_of (battle, "b1"), P (58, 57)));
  check_reach (battle, men);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/reach/man", test_man);
  g_test_add_func ("/war/reach/body", test_body);
  g_test_add_func ("/laws/Q10/reach-pays-for-boards", test_tolls);
  g_test_add_func ("/laws/Q16/reach-passes-no-enemy", test_enemies);

  return g_test_run ();
}
