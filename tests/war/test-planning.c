/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-planning.c: scenarios that can be fought on their Country, and such as cannot.
 */
#include "country-test.h"

#include "lw-planning.h"

static LwCountry *
plain_country (void)
{
  return lw_country_new ("Plain", 10 * LW_FOOT, 8 * LW_FOOT);
}

/* How many remarks of a kind there are. */
static guint
count_of (const LwCountry *country, const LwScenario *scenario, LwPlanningKind kind)
{
  g_autoptr (GArray) remarks = lw_planning_check (country, scenario);
  guint n = 0;

  for (guint i = 0; i < remarks->len; i++)
    n += g_array_index (remarks, LwPlanningRemark, i).kind == kind;
  return n;
}

/* Is the battle forbidden for that alone? */
static gboolean
is_forbidden (const LwCountry *country, const LwScenario *scenario, LwPlanningKind kind)
{
  g_assert_true (lw_planning_forbids (kind));
  return count_of (country, scenario, kind) == 1;
}

static void
set_zone (LwScenario *scenario, LwSide side, LwBox box)
{
  const LwPoint corners[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  g_clear_pointer (&scenario->side[side].zone, g_array_unref);
  scenario->side[side].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (scenario->side[side].zone, corners, 4);
}

static void
test_good (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  g_autoptr (GArray) remarks = lw_planning_check (country, scenario);

  for (guint i = 0; i < remarks->len; i++)
    g_assert_false (lw_planning_forbids (g_array_index (remarks, LwPlanningRemark, i).kind));
}

static void
test_forces (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();

  scenario->side[LW_RED].force = (LwForce){ 900, 100, 10 };
  g_assert_true (is_forbidden (country, scenario, LW_PLANNING_NO_ROOM));
  scenario->side[LW_RED].force = (LwForce){ 0, 0, 3 };
  g_assert_true (is_forbidden (country, scenario, LW_PLANNING_NO_MEN));
  scenario->side[LW_RED].force = (LwForce){ 60, 40, 3 };
  g_assert_false (is_forbidden (country, scenario, LW_PLANNING_NO_ROOM));
  g_assert_false (is_forbidden (country, scenario, LW_PLANNING_NO_MEN));
}

static void
test_zones (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  LwPoint *corner;

  set_zone (scenario, LW_BLUE, (LwBox){ 0, -LW_INCH, 4 * LW_FOOT, LW_FOOT });
  g_assert_true (is_forbidden (country, scenario, LW_PLANNING_ZONE_OFF_FIELD));
  set_zone (scenario, LW_BLUE, (LwBox){ 0, 0, 4 * LW_FOOT, LW_FOOT });
  g_assert_false (is_forbidden (country, scenario, LW_PLANNING_ZONE_OFF_FIELD));
  corner = &g_array_index (scenario->side[LW_BLUE].zone, LwPoint, 1);
  *corner = (LwPoint){ -0, 2 * LW_FOOT };
  g_assert_true (is_forbidden (country, scenario, LW_PLANNING_ZONE_CROSSED));
  set_zone (scenario, LW_BLUE, (LwBox){ 0, 0, LW_INCHES (3), LW_INCHES (3) });
  g_assert_true (is_forbidden (country, scenario, LW_PLANNING_NO_ROOM));
}

static void
test_edges (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();

  scenario->side[LW_RED].edge = scenario->side[LW_BLUE].edge;
  g_assert_true (is_forbidden (country, scenario, LW_PLANNING_ONE_LINE));
}

static void
test_strength (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();

  scenario->variety = LW_VARIETY_DEFENSIVE;
  g_assert_cmpuint (count_of (country, scenario, LW_PLANNING_DEFENDER), ==, 1);
  scenario->side[LW_RED].force = (LwForce){ 32, 16, 2 };
  g_assert_cmpuint (count_of (country, scenario, LW_PLANNING_DEFENDER), ==, 0);
  scenario->variety = LW_VARIETY_FINISH;
  g_assert_cmpuint (count_of (country, scenario, LW_PLANNING_UNEQUAL), ==, 1);
}

/* The scenario's edits stand in the Country's one list, and two that are the same are equal. */
static void
test_one_list (void)
{
  g_autoptr (LwDrafting) drafting = lw_planning_new (plain_country (), lw_scenario_new ());
  LwScenario *changed = lw_scenario_copy (lw_planning_scenario (drafting));

  lw_drafting_set_title (drafting, "Named");
  changed->notes = g_strdup ("Rain");
  g_assert_true (lw_planning_set_scenario (drafting, changed, "change the notes"));
  g_assert_false (lw_planning_set_scenario (
      drafting, lw_scenario_copy (lw_planning_scenario (drafting)), "change nothing"));
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 2);
  g_assert_cmpstr (lw_drafting_undo_name (drafting), ==, "change the notes");
  g_assert_true (lw_drafting_undo (drafting));
  g_assert_null (lw_planning_scenario (drafting)->notes);
  g_assert_true (lw_drafting_undo (drafting));
  g_assert_false (lw_drafting_dirty (drafting));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/planning/good", test_good);
  g_test_add_func ("/war/planning/forces", test_forces);
  g_test_add_func ("/war/planning/zones", test_zones);
  g_test_add_func ("/war/planning/edges", test_edges);
  g_test_add_func ("/war/planning/strength", test_strength);
  g_test_add_func ("/war/planning/one-list", test_one_list);
  return g_test_run ();
}
