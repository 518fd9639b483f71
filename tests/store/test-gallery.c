/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-gallery.c: the Countries that ship: sound, fought on as they stand, and what is said of
 * them.
 */
#include "country-test.h"

#include "lw-country-file.h"
#include "lw-planning.h"
#include "remarks/remarks.h"
#include "survey-test.h"

#include <string.h>

/* What each is allowed to be cautioned for: the story wants it so. */
static const struct
{
  const char *name;
  int caution; /* -1: nothing */
} shipped[] = {
  { "hooks-farm", LW_ADVICE_FAIRNESS }, /* as it was in 1913 */
  { "two-fords", -1 },
  { "bramley-green", -1 },
  { "the-defile", -1 },
  { "the-open-down", -1 },
  { "the-hill-fort", LW_ADVICE_FAIRNESS }, /* the defender has the fort */
  { "nursery-table", -1 },
  { "the-great-floor", -1 },
  { "the-causeway", -1 },
};

static LwCountry *
load_shipped (const char *name, LwScenario **scenario)
{
  g_autofree char *file = g_strconcat (name, ".lwcountry", NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "countries", file, NULL);
  g_autoptr (GError) error = NULL;
  LwCountry *country = lw_country_file_load_strict (path, scenario, &error);

  g_assert_no_error (error);
  return country;
}

/* Both forces of the scenario find a place. */
static void
put_scenario_down (const LwCountry *country, const LwScenario *scenario)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", scenario->side[LW_RED].edge, scenario->side[LW_RED].force },
    { (char *)"Anna", scenario->side[LW_BLUE].edge, scenario->side[LW_BLUE].force },
  };
  LwBattle *battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &scenario->rules, 1913);

  put_all_down (battle);
  for (guint i = 0; i < battle->n_men; i++)
    g_assert_cmpint (battle->men[i].state, ==, LW_MAN_FIGHTING);
  lw_battle_free (battle);
}

static void
test_shipped (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwCountry) country = load_shipped (shipped[i].name, &scenario);
  g_autoptr (LwSurvey) survey = lw_survey_new (country);
  g_autofree char *refusal = lw_scenario_refusal (country, scenario);

  g_assert_cmpstr (refusal, ==, NULL);
  g_assert_nonnull (country->author);
  g_assert_nonnull (country->notes);
  g_assert_nonnull (scenario);
  g_assert_nonnull (scenario->title);
  g_assert_nonnull (scenario->briefing);
  for (guint k = 0; k < survey->lines->len; k++)
    {
      const LwAdvice *advice = g_ptr_array_index (survey->lines, k);

      g_test_message ("%s: %s: %s", country->name, advice->title, advice->text);
      if (advice->weight != LW_ADVICE_GOOD)
        g_assert_cmpint (advice->kind, ==, shipped[i].caution);
    }
  put_scenario_down (country, scenario);
}

/* Take the bridge of the Two Fords away, and the advice says that no gun gets over; put it back. */
static void
test_mended (void)
{
  g_autoptr (LwDrafting) drafting = lw_planning_new (load_shipped ("two-fords", NULL), NULL);
  g_autoptr (LwSurvey) survey = NULL;

  g_assert_true (lw_drafting_delete (drafting, (const char *const[]){ "bridge-1", NULL }));
  survey = lw_survey_new (lw_drafting_country (drafting));
  g_assert_nonnull (find_advice (survey, LW_ADVICE_GUNS_STOPPED));
  g_assert_true (lw_drafting_undo (drafting));
  lw_survey_free (g_steal_pointer (&survey));
  survey = lw_survey_new (lw_drafting_country (drafting));
  g_assert_null (find_advice (survey, LW_ADVICE_GUNS_STOPPED));
}

/* All that lies in the folder is looked at here. */
static void
test_all (void)
{
  g_autofree char *folder =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "countries", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ".lwcountry");
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (shipped));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *path = g_strdup_printf ("/data/gallery/%s", shipped[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_shipped);
    }
  g_test_add_func ("/data/gallery/all", test_all);
  g_test_add_func ("/laws/R7/mended", test_mended);
  return g_test_run ();
}
