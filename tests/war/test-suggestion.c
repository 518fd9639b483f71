/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-suggestion.c: suggested Countries are legal, fair, and can be fought over.
 *
 * `test-suggestion --seeds 200` draws so many of them.
 */
#include "country-test.h"

#include "lw-suggestion.h"
#include "survey-test.h"

static gint seeds = 40;

/* Every slider from none to many, and fields from 6 ft to 18 ft. */
static LwSuggestion
wish_of (guint seed)
{
  LwSuggestion wish;

  lw_suggestion_init (&wish);
  wish.seed = seed;
  if (seed % 2 == 0)
    {
      wish.hills = seed / 2 % 5;
      wish.woods = seed / 10 % 5;
      wish.water = seed / 4 % 5;
      wish.buildings = seed / 6 % 5;
    }
  if (seed % 5 == 0)
    {
      wish.width = (LwLength)(8 + seed / 5 % 11) * LW_FOOT;
      wish.depth = (LwLength)(6 + seed / 5 % 9) * LW_FOOT;
    }
  return wish;
}

/* Seventy-three men and three guns a side find a place. */
static void
put_armies (const LwCountry *country)
{
  LwBattle *battle = battle_on (country, (LwForce){ 48, 25, 3 }, NULL);
  guint standing = 0;

  put_all_down (battle);
  for (guint i = 0; i < battle->n_men; i++)
    standing += battle->men[i].state == LW_MAN_FIGHTING;
  g_assert_cmpuint (standing, ==, 2 * 73);
  for (guint i = 0; i < battle->n_guns; i++)
    g_assert_true (battle->guns[i].placed);
  lw_battle_free (battle);
}

static void
check_seed (guint seed)
{
  LwSuggestion wish = wish_of (seed);
  g_autoptr (LwCountry) country = lw_suggestion_make (&wish);
  g_autoptr (LwSurvey) survey = lw_survey_new (country);
  g_autofree char *refusal = lw_survey_refusal (country);

  g_assert_cmpstr (refusal, ==, NULL);
  g_assert_null (find_advice (survey, LW_ADVICE_IN_WATER));
  g_assert_null (find_advice (survey, LW_ADVICE_MEN_STOPPED));
  g_assert_null (find_advice (survey, LW_ADVICE_GUNS_STOPPED));
  g_assert_null (find_advice (survey, LW_ADVICE_LINE_BLOCKED));
  if (ABS ((gint)survey->north_share - 50) > LW_SUGGESTION_TOLERANCE)
    g_test_message ("seed %u: north %u", seed, survey->north_share);
  g_assert_cmpint (ABS ((gint)survey->north_share - 50), <=, LW_SUGGESTION_TOLERANCE);
  put_armies (country);
}

static void
test_seeds (void)
{
  for (gint i = 1; i <= seeds; i++)
    {
      g_test_message ("seed %d", i);
      check_seed ((guint)i);
    }
}

/* The same wish, the same Country; another seed, another. */
static void
test_same (void)
{
  LwSuggestion wish = wish_of (7);
  g_autoptr (LwCountry) one = lw_suggestion_make (&wish);
  g_autoptr (LwCountry) again = lw_suggestion_make (&wish);
  g_autoptr (LwCountry) other = NULL;
  g_autofree char *words = country_in_words (one);
  g_autofree char *same = country_in_words (again);
  g_autofree char *different = NULL;

  wish.seed = 8;
  other = lw_suggestion_make (&wish);
  different = country_in_words (other);
  g_assert_cmpstr (words, ==, same);
  g_assert_cmpstr (words, !=, different);
}

static guint
count_kind (const LwCountry *country, LwFeatureKind kind)
{
  guint n = 0;

  for (guint i = 0; i < lw_country_count (country); i++)
    n += lw_country_feature (country, i)->kind == kind;
  return n;
}

/* Each slider does what it says. */
static void
test_sliders (void)
{
  LwSuggestion wish = { 3, 10 * LW_FOOT, 8 * LW_FOOT, 0, 0, 0, 0 };
  g_autoptr (LwCountry) none = lw_suggestion_make (&wish);
  g_autoptr (LwCountry) many = NULL;

  g_assert_cmpuint (count_kind (none, LW_FEATURE_BOARD), ==, 0);
  g_assert_cmpuint (count_kind (none, LW_FEATURE_TREE), ==, 0);
  g_assert_cmpuint (count_kind (none, LW_FEATURE_RIVER), ==, 0);
  g_assert_cmpuint (count_kind (none, LW_FEATURE_HOUSE), ==, 0);
  wish.hills = wish.woods = wish.water = wish.buildings = LW_SUGGESTION_MOST;
  many = lw_suggestion_make (&wish);
  g_assert_cmpuint (count_kind (many, LW_FEATURE_BOARD), >, 3);
  g_assert_cmpuint (count_kind (many, LW_FEATURE_TREE), >, 15);
  g_assert_cmpuint (count_kind (many, LW_FEATURE_RIVER), ==, 1);
  g_assert_cmpuint (count_kind (many, LW_FEATURE_HOUSE), >, 3);
}

/* The smallest and the largest field. */
static void
test_sizes (void)
{
  LwSuggestion wish = { 3, LW_FIELD_MIN, LW_FIELD_MIN, 4, 4, 4, 4 };
  g_autoptr (LwCountry) small = lw_suggestion_make (&wish);
  g_autoptr (LwCountry) large = NULL;
  g_autofree char *refusal = lw_survey_refusal (small);

  g_assert_cmpstr (refusal, ==, NULL);
  wish.width = wish.depth = LW_FIELD_MAX;
  large = lw_suggestion_make (&wish);
  g_free (g_steal_pointer (&refusal));
  refusal = lw_survey_refusal (large);
  g_assert_cmpstr (refusal, ==, NULL);
  g_assert_cmpuint (lw_country_count (large), <, 4000);
}

int
main (int argc, char **argv)
{
  for (int i = 1; i + 1 < argc; i++)
    if (g_str_equal (argv[i], "--seeds"))
      {
        seeds = (gint)g_ascii_strtoll (argv[i + 1], NULL, 10);
        argc = i;
      }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/suggestion/seeds", test_seeds);
  g_test_add_func ("/field/suggestion/same", test_same);
  g_test_add_func ("/field/suggestion/sliders", test_sliders);
  g_test_add_func ("/field/suggestion/sizes", test_sizes);
  return g_test_run ();
}
