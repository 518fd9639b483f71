/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-remarks.c: what is said of forces, scenarios and entries in a ledger.
 */
#include "remarks/remarks.h"

static void
test_forces (void)
{
  for (guint i = 0; lw_force_preset (i) != NULL; i++)
    g_assert_cmpstr (lw_force_title (lw_force_preset (i)), !=, "");
  g_assert_null (lw_force_words (LW_FORCE_SOUND));
  for (LwForceAdvice advice = LW_FORCE_FEW_MEN; advice <= LW_FORCE_TOO_MANY; advice++)
    g_assert_nonnull (lw_force_words (advice));
}

static void
test_amounts (void)
{
  g_assert_null (lw_amount_words (LW_AMOUNT_RIGHT, TRUE, 1));
  for (LwAmount amount = LW_AMOUNT_EMPTY; amount <= LW_AMOUNT_TOO_LARGE; amount++)
    {
      g_autofree char *men = lw_amount_words (amount, FALSE, 1000);
      g_autofree char *points = lw_amount_words (amount, TRUE, 1000);

      g_assert_nonnull (men);
      g_assert_nonnull (points);
    }
}

static void
assert_fault (LwFloorFault fault, const char *words)
{
  g_autofree char *said = lw_floor_fault_words (&fault);

  g_assert_cmpstr (said, ==, words);
}

static void
test_floor (void)
{
  assert_fault ((LwFloorFault){ LW_FLOOR_RIGHT }, NULL);
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_NO_DATE },
                "A date is wanted, such as 2026-11-30.");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_STRANGE_TEXT },
                "There are characters in it that cannot be kept.");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_UNDECIDED }, "Who has won?");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_AMOUNT, .amount = LW_AMOUNT_PART },
                "Men and guns are counted whole.");
  assert_fault (
      (LwFloorFault){ .reason = LW_FLOOR_AMOUNT, .amount = LW_AMOUNT_TOO_LARGE, .most = 50 },
      "At most 50 can be counted here.");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_MORE_TOLD, .told = 81, .sent = 80 },
                "Home, dead and prisoners are 81 foot, of 80 sent.");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_FEWER_TOLD, .told = 79, .sent = 80 },
                "Of 80 foot only 79 are told of; leave one field empty for the rest.");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_MORE_GUNS, .told = 7, .sent = 6 },
                "Both sides hold 7 guns, and there were 6.");
  assert_fault ((LwFloorFault){ .reason = LW_FLOOR_NOBODY_SENT, .side = LW_BLUE },
                "How many men did Blue send?");
}

static void
assert_refused (const LwCountry *country, const LwScenario *scenario, const char *words)
{
  g_autofree char *refusal = lw_scenario_refusal (country, scenario);

  g_assert_cmpstr (refusal, ==, words);
}

static void
test_scenario (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Plain", 10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  g_autoptr (GPtrArray) lines = NULL;
  const LwAdvice *zone;
  static const LwPoint corners[] = { { 0, -LW_INCH }, { LW_FOOT, 0 }, { 0, LW_FOOT } };

  assert_refused (country, NULL, NULL);
  assert_refused (country, scenario, NULL);
  scenario->side[LW_BLUE].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (scenario->side[LW_BLUE].zone, corners, G_N_ELEMENTS (corners));
  assert_refused (country, scenario, "No battle yet: Blue’s zone lies over the edge of the field.");
  lines = lw_scenario_advice (country, scenario);
  zone = g_ptr_array_index (lines, 1); /* after the advice on the guns of Red */
  g_assert_cmpint (zone->kind, ==, LW_ADVICE_ZONE);
  g_assert_cmpint (zone->weight, ==, LW_ADVICE_FAULT);
  g_assert_cmpint (g_array_index (zone->points, LwPoint, 0).y, ==, -LW_INCH);
  scenario->side[LW_RED].edge = scenario->side[LW_BLUE].edge;
  assert_refused (country, scenario, "No battle yet: both sides have the same back line.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tell/remarks/forces", test_forces);
  g_test_add_func ("/tell/remarks/amounts", test_amounts);
  g_test_add_func ("/tell/remarks/floor", test_floor);
  g_test_add_func ("/tell/remarks/scenario", test_scenario);

  return g_test_run ();
}
