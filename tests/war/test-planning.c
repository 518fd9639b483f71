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

static const LwAdvice *
first_of (const GPtrArray *lines, LwAdviceKind kind)
{
  for (guint i = 0; i < lines->len; i++)
    if (((const LwAdvice *)g_ptr_array_index (lines, i))->kind == kind)
      return g_ptr_array_index (lines, i);
  return NULL;
}

static gboolean
is_fault (const LwCountry *country, const LwScenario *scenario, LwAdviceKind kind)
{
  g_autoptr (GPtrArray) lines = lw_planning_check (country, scenario);
  g_autofree char *refusal = lw_planning_refusal (country, scenario);

  for (guint i = 0; i < lines->len; i++)
    {
      const LwAdvice *advice = g_ptr_array_index (lines, i);

      if (advice->kind == kind && advice->weight == LW_ADVICE_FAULT)
        {
          g_assert_nonnull (refusal);
          return TRUE;
        }
    }
  return FALSE;
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
  g_autoptr (GPtrArray) lines = lw_planning_check (country, scenario);

  g_assert_null (lw_planning_refusal (country, scenario));
  g_assert_null (lw_planning_refusal (country, NULL));
  g_assert_null (first_of (lines, LW_ADVICE_ZONE));
}

static void
test_forces (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();

  scenario->side[LW_RED].force = (LwForce){ 900, 100, 10 };
  g_assert_true (is_fault (country, scenario, LW_ADVICE_FORCE));
  scenario->side[LW_RED].force = (LwForce){ 0, 0, 3 };
  g_assert_true (is_fault (country, scenario, LW_ADVICE_FORCE));
  scenario->side[LW_RED].force = (LwForce){ 60, 40, 3 };
  g_assert_false (is_fault (country, scenario, LW_ADVICE_FORCE));
}

static void
test_zones (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  LwPoint *corner;

  set_zone (scenario, LW_BLUE, (LwBox){ 0, -LW_INCH, 4 * LW_FOOT, LW_FOOT });
  g_assert_true (is_fault (country, scenario, LW_ADVICE_ZONE));
  set_zone (scenario, LW_BLUE, (LwBox){ 0, 0, 4 * LW_FOOT, LW_FOOT });
  g_assert_false (is_fault (country, scenario, LW_ADVICE_ZONE));
  corner = &g_array_index (scenario->side[LW_BLUE].zone, LwPoint, 1);
  *corner = (LwPoint){ -0, 2 * LW_FOOT };
  g_assert_true (is_fault (country, scenario, LW_ADVICE_ZONE));
  set_zone (scenario, LW_BLUE, (LwBox){ 0, 0, LW_INCHES (3), LW_INCHES (3) });
  g_assert_true (is_fault (country, scenario, LW_ADVICE_FORCE));
}

static void
test_edges (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();

  scenario->side[LW_RED].edge = scenario->side[LW_BLUE].edge;
  g_assert_true (is_fault (country, scenario, LW_ADVICE_SCENARIO));
}

static void
test_strength (void)
{
  g_autoptr (LwCountry) country = plain_country ();
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  g_autoptr (GPtrArray) lines = NULL;

  scenario->variety = LW_VARIETY_DEFENSIVE;
  lines = lw_planning_check (country, scenario);
  g_assert_nonnull (first_of (lines, LW_ADVICE_SCENARIO));
  scenario->side[LW_RED].force = (LwForce){ 32, 16, 2 };
  g_ptr_array_unref (g_steal_pointer (&lines));
  lines = lw_planning_check (country, scenario);
  g_assert_null (first_of (lines, LW_ADVICE_SCENARIO));
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
  g_assert_cmpuint (lw_drafting_n_undo (drafting), ==, 2);
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
