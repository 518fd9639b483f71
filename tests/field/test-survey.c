/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-survey.c: the advice on Countries made good and bad on purpose, and how it changes as the
 * cause is mended.
 */
#include "survey-test.h"

#include "lw-snap.h"

#include <string.h>

#define P(x, y) ((LwPoint){ LW_INCHES (x), LW_INCHES (y) })

static LwFeature *
put (LwCountry *country, LwFeatureKind kind, const char *id, LwPoint at, LwLength size)
{
  LwFeature *feature = lw_feature_new (kind, id);

  feature->at = at;
  feature->width = feature->depth = size;
  if (kind == LW_FEATURE_ROCK)
    feature->radius = size / 2;
  feature->height = LW_INCHES (4);
  lw_country_add (country, feature);
  return feature;
}

static LwFeature *
lay (LwCountry *country, LwFeatureKind kind, const char *id, const LwPoint *points, guint n)
{
  LwFeature *feature = lw_feature_new (kind, id);

  g_array_append_vals (feature->points, points, n);
  feature->height = LW_INCHES (2);
  feature->width = LW_INCHES (3);
  feature->thickness = LW_INCH / 2;
  lw_country_add (country, feature);
  return feature;
}

static LwFeature *
lay_box (LwCountry *country, LwFeatureKind kind, const char *id, LwBox box)
{
  const LwPoint corners[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  return lay (country, kind, id, corners, 4);
}

static LwCountry *
bare_country (void)
{
  return lw_country_new ("Bare", 8 * LW_FOOT, 8 * LW_FOOT);
}

/* Hedges of wall and a hill in each half: the same from both lines. */
static LwCountry *
good_country (void)
{
  LwCountry *country = bare_country ();

  for (int i = 0; i < 8; i++)
    {
      g_autofree char *south = g_strdup_printf ("s%d", i);
      g_autofree char *north = g_strdup_printf ("n%d", i);
      int x = 6 + 12 * i, y = 24 + 8 * (i % 2);
      const LwPoint a[] = { P (x, y), P (x + 5, y) };
      const LwPoint b[] = { P (96 - x, 96 - y), P (96 - x - 5, 96 - y) };

      lay (country, LW_FEATURE_WALL, south, a, 2);
      lay (country, LW_FEATURE_WALL, north, b, 2);
    }
  put (country, LW_FEATURE_HOUSE, "house", P (48, 48), LW_INCHES (8));
  return country;
}

static gboolean
is_told (const LwCountry *country, LwAdviceKind kind, LwAdviceWeight weight)
{
  g_autoptr (LwSurvey) survey = lw_survey_new (country);
  const LwAdvice *advice = find_advice (survey, kind);

  return advice != NULL && advice->weight == weight;
}

static void
test_good (void)
{
  g_autoptr (LwCountry) country = good_country ();
  g_autoptr (LwSurvey) survey = lw_survey_new (country);

  g_assert_cmpuint (count_advice (survey, LW_ADVICE_FAULT), ==, 0);
  g_assert_cmpuint (count_advice (survey, LW_ADVICE_CAUTION), ==, 0);
  g_assert_cmpint (find_advice (survey, LW_ADVICE_COVER)->weight, ==, LW_ADVICE_GOOD);
  g_assert_null (lw_survey_refusal (country));
}

/* Faults come first, name the thing, refuse a battle, and go when they are mended. */
static void
check_fault (LwCountry *country, LwFeature *feature, LwAdviceKind kind, void (*mend) (LwFeature *))
{
  g_autoptr (LwSurvey) survey = lw_survey_new (country);
  g_autoptr (GPtrArray) hatched = lw_survey_faulty (country);
  const LwAdvice *first = g_ptr_array_index (survey->lines, 0);
  g_autofree char *refusal = lw_survey_refusal (country);

  g_assert_cmpint (first->kind, ==, kind);
  g_assert_cmpint (first->weight, ==, LW_ADVICE_FAULT);
  g_assert_true (g_ptr_array_find_with_equal_func (first->ids, feature->id, g_str_equal, NULL));
  g_assert_cmpuint (first->points->len, ==, 1);
  g_assert_cmpstr (refusal, ==, first->text);
  g_assert_true (g_ptr_array_find_with_equal_func (hatched, feature->id, g_str_equal, NULL));
  mend (feature);
  g_assert_null (lw_survey_refusal (country));
}

static void
come_back (LwFeature *feature)
{
  feature->at = P (20, 20);
}

static void
grow (LwFeature *feature)
{
  feature->width = LW_INCH;
}

static void
uncross (LwFeature *feature)
{
  LwPoint held = g_array_index (feature->points, LwPoint, 1);

  g_array_index (feature->points, LwPoint, 1) = g_array_index (feature->points, LwPoint, 2);
  g_array_index (feature->points, LwPoint, 2) = held;
}

static void
test_off_field (void)
{
  g_autoptr (LwCountry) country = bare_country ();

  check_fault (country, put (country, LW_FEATURE_HOUSE, "h", P (-1, 20), LW_INCHES (4)),
               LW_ADVICE_OFF_FIELD, come_back);
}

static void
test_no_size (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *house = put (country, LW_FEATURE_HOUSE, "h", P (20, 20), LW_INCHES (4));

  house->width = 0;
  check_fault (country, house, LW_ADVICE_NO_SIZE, grow);
}

static void
test_crossed (void)
{
  const LwPoint bow[] = { P (10, 10), P (20, 20), P (20, 10), P (10, 20) };
  g_autoptr (LwCountry) country = bare_country ();

  check_fault (country, lay (country, LW_FEATURE_POND, "p", bow, 4), LW_ADVICE_CROSSED, uncross);
}

static void
test_astray (void)
{
  const LwPoint line[] = { P (0, 20), P (96, 20) };
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *ford = put (country, LW_FEATURE_FORD, "f", P (48, 60), LW_INCHES (5));

  ford->across = g_strdup ("river");
  lay (country, LW_FEATURE_RIVER, "river", line, 2);
  check_fault (country, ford, LW_ADVICE_ASTRAY, come_back);
}

static void
test_overlap (void)
{
  g_autoptr (LwCountry) country = bare_country ();

  put (country, LW_FEATURE_CHURCH, "church", P (50, 50), LW_INCHES (6));
  check_fault (country, put (country, LW_FEATURE_TREE, "t", P (51, 51), 0), LW_ADVICE_OVERLAP,
               come_back);
}

/* A hundred twigs and a house on a hill in a wood overlap nothing; a wall may end at a house. */
static void
test_no_overlap (void)
{
  const LwPoint wall[] = { P (54, 50), P (70, 50) }, more[] = { P (70, 50), P (70, 60) };
  g_autoptr (LwCountry) country = bare_country ();

  lay_box (country, LW_FEATURE_BOARD, "hill",
           (LwBox){ P (40, 40).x, P (40, 40).y, P (60, 60).x, P (60, 60).y });
  lay_box (country, LW_FEATURE_WOOD, "wood",
           (LwBox){ P (10, 10).x, P (10, 10).y, P (60, 60).x, P (60, 60).y });
  put (country, LW_FEATURE_HOUSE, "h", P (50, 50), LW_INCHES (8));
  put (country, LW_FEATURE_SHED, "s", P (42, 50), LW_INCHES (8));
  put (country, LW_FEATURE_TREE, "t", P (12, 12), 0)->radius = LW_TREE_RADIUS;
  lay (country, LW_FEATURE_WALL, "w", wall, 2);
  lay (country, LW_FEATURE_WALL, "w2", more, 2);
  g_assert_null (lw_survey_refusal (country));
}

static void
test_in_water (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *rock;

  lay_box (country, LW_FEATURE_POND, "pond",
           (LwBox){ P (40, 40).x, P (40, 40).y, P (60, 60).x, P (60, 60).y });
  rock = put (country, LW_FEATURE_ROCK, "r", P (50, 50), LW_INCHES (3));
  g_assert_true (is_told (country, LW_ADVICE_IN_WATER, LW_ADVICE_CAUTION));
  g_assert_null (lw_survey_refusal (country));
  rock->at = P (20, 20);
  g_assert_false (is_told (country, LW_ADVICE_IN_WATER, LW_ADVICE_CAUTION));
}

/* A yard shut in by walls; a gate lets men in. */
static void
test_pocket (void)
{
  const LwPoint yard[] = { P (30, 30), P (60, 30), P (60, 60), P (30, 60), P (30, 30) };
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *wall = lay (country, LW_FEATURE_WALL, "yard", yard, 5);

  g_assert_true (is_told (country, LW_ADVICE_MEN_STOPPED, LW_ADVICE_CAUTION));
  g_array_index (wall->points, LwPoint, 4) = P (30, 32);
  g_assert_false (is_told (country, LW_ADVICE_MEN_STOPPED, LW_ADVICE_CAUTION));
}

/* A river from side to side: nobody crosses, then men by a ford, then guns by a bridge. */
static void
test_river (void)
{
  const LwPoint line[] = { P (0, 46), P (40, 50), P (96, 47) };
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *river = lay (country, LW_FEATURE_RIVER, "stream", line, 3);
  LwFeature *ford, *bridge;

  g_assert_true (is_told (country, LW_ADVICE_RIVER, LW_ADVICE_CAUTION));
  g_assert_true (is_told (country, LW_ADVICE_GUNS_STOPPED, LW_ADVICE_CAUTION));
  ford = put (country, LW_FEATURE_FORD, "ford", P (0, 0), 0);
  lw_snap_crossing (river, P (20, 48), LW_INCH, ford);
  g_assert_true (is_told (country, LW_ADVICE_RIVER, LW_ADVICE_CAUTION));
  bridge = put (country, LW_FEATURE_BRIDGE, "bridge", P (0, 0), 0);
  lw_snap_crossing (river, P (60, 48), LW_INCH, bridge);
  g_assert_true (is_told (country, LW_ADVICE_RIVER, LW_ADVICE_GOOD));
  g_assert_false (is_told (country, LW_ADVICE_GUNS_STOPPED, LW_ADVICE_CAUTION));
  g_assert_false (is_told (country, LW_ADVICE_MEN_STOPPED, LW_ADVICE_CAUTION));
  bridge->kind = LW_FEATURE_FORD;
  g_assert_true (is_told (country, LW_ADVICE_GUNS_STOPPED, LW_ADVICE_CAUTION));
}

static void
test_river_numbers (void)
{
  const LwPoint line[] = { P (0, 48), P (96, 48) };
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *river = lay (country, LW_FEATURE_RIVER, "stream", line, 2);
  LwFeature *ford = put (country, LW_FEATURE_FORD, "ford", P (0, 0), 0);
  g_autoptr (LwSurvey) survey = NULL;
  const LwAdvice *advice;

  lw_snap_crossing (river, P (30, 50), LW_INCH, ford);
  survey = lw_survey_new (country);
  advice = find_advice (survey, LW_ADVICE_RIVER);
  g_assert_cmpint (advice->number[0], ==, 1);
  g_assert_cmpint (advice->number[1], ==, 0);
  g_assert_cmpint (advice->number[2], ==, LW_INCHES (66));
  g_assert_cmpstr (g_ptr_array_index (advice->ids, 0), ==, "stream");
}

static void
test_gap (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *barn;
  g_autoptr (LwSurvey) survey = NULL;
  const LwAdvice *gap;

  put (country, LW_FEATURE_HOUSE, "house", P (40, 40), LW_INCHES (6));
  barn = put (country, LW_FEATURE_SHED, "barn", P (40, 40), LW_INCHES (6));
  barn->at.x += LW_INCHES (6) + 7 * LW_INCH / 4;
  survey = lw_survey_new (country);
  gap = find_advice (survey, LW_ADVICE_GAP);
  g_assert_cmpint (gap->number[0], ==, 7 * LW_INCH / 4);
  g_assert_cmpint (gap->number[1], ==, LW_INCHES (2));
  g_assert_cmpuint (gap->ids->len, ==, 2);
  g_assert_nonnull (strstr (gap->text, "1¾ in"));
  g_assert_true (ABS (g_array_index (gap->points, LwPoint, 0).x - LW_INCHES (43) - 224) < 9);
  barn->at.x += LW_INCH / 4;
  g_assert_false (is_told (country, LW_ADVICE_GAP, LW_ADVICE_CAUTION));
}

static void
test_line_blocked (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  LwFeature *pond =
      lay_box (country, LW_FEATURE_POND, "mere", (LwBox){ 0, 0, P (90, 0).x, P (0, 20).y });

  g_assert_true (is_told (country, LW_ADVICE_LINE_BLOCKED, LW_ADVICE_CAUTION));
  for (guint i = 0; i < 4; i++)
    g_array_index (pond->points, LwPoint, i).y += LW_FOOT;
  g_assert_false (is_told (country, LW_ADVICE_LINE_BLOCKED, LW_ADVICE_CAUTION));
}

/* A bare floor is too bare and raked from end to end; houses in rows crowd it. */
static void
test_cover (void)
{
  g_autoptr (LwCountry) bare = bare_country ();
  g_autoptr (LwCountry) crowded = bare_country ();
  g_autoptr (LwSurvey) survey = lw_survey_new (bare);

  g_assert_cmpuint (survey->cover, ==, 0);
  g_assert_true (is_told (bare, LW_ADVICE_COVER, LW_ADVICE_CAUTION));
  g_assert_true (is_told (bare, LW_ADVICE_LANE, LW_ADVICE_CAUTION));
  for (int i = 0; i < 60; i++)
    {
      g_autofree char *id = g_strdup_printf ("h%d", i);

      put (crowded, LW_FEATURE_HOUSE, id,
           P (6 + 9 * (i % 10) + 4 * (i / 10 % 2), 10 + 15 * (i / 10)), LW_INCHES (6));
    }
  g_assert_true (is_told (crowded, LW_ADVICE_COVER, LW_ADVICE_CAUTION));
  g_assert_false (is_told (crowded, LW_ADVICE_LANE, LW_ADVICE_CAUTION));
}

/* Across a bare floor the lane runs from corner square to corner square. */
static void
test_lane (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Lane", 4 * LW_FOOT, 4 * LW_FOOT);
  g_autoptr (LwSurvey) survey = lw_survey_new (country);
  const LwAdvice *lane = find_advice (survey, LW_ADVICE_LANE);
  LwPoint from = g_array_index (lane->points, LwPoint, 0);
  LwPoint to = g_array_index (lane->points, LwPoint, 1);

  g_assert_cmpuint (lane->points->len, ==, 2);
  g_assert_cmpint (ABS (lw_distance (from, to) - survey->lane), <=, 1);
  g_assert_cmpint (survey->lane, >, LW_INCHES (60));
  g_assert_cmpint (survey->lane, <, LW_INCHES (68));
}

/* Houses near both lines and none between them; then a few trees there. */
static void
test_middle (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwSurvey) survey = NULL;

  for (int i = 0; i < 12; i++)
    {
      g_autofree char *id = g_strdup_printf ("h%d", i);

      put (country, LW_FEATURE_HOUSE, id, P (6 + 16 * (i % 6), i < 6 ? 20 : 76), LW_INCHES (6));
    }
  survey = lw_survey_new (country);
  g_assert_cmpuint (survey->middle, <, 10);
  g_assert_true (is_told (country, LW_ADVICE_COVER, LW_ADVICE_GOOD));
  g_assert_true (is_told (country, LW_ADVICE_MIDDLE, LW_ADVICE_CAUTION));
  for (int i = 0; i < 8; i++)
    {
      g_autofree char *id = g_strdup_printf ("t%d", i);

      put (country, LW_FEATURE_TREE, id, P (6 + 12 * i, 42 + 12 * (i % 2)), 0)->radius =
          LW_TREE_RADIUS;
    }
  g_assert_false (is_told (country, LW_ADVICE_MIDDLE, LW_ADVICE_CAUTION));
}

/* Behind a long hill men form up unseen. */
static void
test_dead_ground (void)
{
  g_autoptr (LwCountry) country = bare_country ();
  g_autoptr (LwSurvey) open = lw_survey_new (country);
  g_autoptr (LwSurvey) survey = NULL;

  g_assert_cmpuint (open->dead, ==, 0);
  lay_box (country, LW_FEATURE_BOARD, "ridge", (LwBox){ 0, P (0, 20).y, P (96, 0).x, P (0, 26).y })
      ->height = LW_INCHES (4);
  survey = lw_survey_new (country);
  g_assert_cmpuint (survey->dead, >, 10);
  g_assert_cmpuint (find_advice (survey, LW_ADVICE_DEAD_GROUND)->points->len, >, 4);
}

/* A Country that is the same from both lines is even; all to one side is not. */
static void
test_fairness (void)
{
  g_autoptr (LwCountry) even = good_country ();
  g_autoptr (LwCountry) odd = bare_country ();
  g_autoptr (LwSurvey) survey = lw_survey_new (even);

  g_assert_cmpuint (survey->north_share, >=, 49);
  g_assert_cmpuint (survey->north_share, <=, 51);
  lay_box (odd, LW_FEATURE_BOARD, "hill", (LwBox){ 0, P (0, 70).y, P (90, 0).x, P (0, 90).y });
  put (odd, LW_FEATURE_HOUSE, "keep", P (40, 70), LW_INCHES (6));
  lw_survey_free (g_steal_pointer (&survey));
  survey = lw_survey_new (odd);
  g_assert_cmpuint (survey->north_share, >, 55);
  g_assert_true (is_told (odd, LW_ADVICE_FAIRNESS, LW_ADVICE_CAUTION));
}

/* The heat map: everything on a bare floor is seen from everywhere, nothing behind a wall across.
 */
static void
test_heat (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Heat", 4 * LW_FOOT, 4 * LW_FOOT);
  g_autoptr (LwSurvey) survey = lw_survey_new (country);
  const LwPoint line[] = { P (0, 24), P (48, 24) };
  guint n = survey->heat.columns * survey->heat.rows;

  g_assert_cmpuint (survey->heat.columns, ==, 48);
  for (guint i = survey->heat.columns; i < n; i++)
    g_assert_cmpuint (survey->heat.south[i], ==, survey->heat.guns);
  lay (country, LW_FEATURE_WALL, "wall", line, 2);
  lw_survey_free (g_steal_pointer (&survey));
  survey = lw_survey_new (country);
  for (guint i = 26 * survey->heat.columns; i < 32 * survey->heat.columns; i++)
    g_assert_cmpuint (survey->heat.south[i], ==, 0);
  for (guint i = 26 * survey->heat.columns; i < n - survey->heat.columns; i++)
    g_assert_cmpuint (survey->heat.north[i], ==, survey->heat.guns);
}

/* Three hundred things: not what it takes, which benches measure, but that it comes to an end. */
static void
test_empty_and_full (void)
{
  g_autoptr (LwCountry) empty = lw_country_new ("", LW_FIELD_MAX, LW_FIELD_MIN);
  g_autoptr (LwCountry) full = lw_country_new ("", LW_FIELD_MAX, LW_FIELD_MAX);
  g_autoptr (LwSurvey) none = lw_survey_new (empty);
  g_autoptr (LwSurvey) many = NULL;

  for (int i = 0; i < 300; i++)
    {
      g_autofree char *id = g_strdup_printf ("t%d", i);

      put (full, i % 3 ? LW_FEATURE_TREE : LW_FEATURE_HOUSE, id,
           P (10 + 15 * (i % 30), 40 * (i / 30)), LW_INCHES (5));
    }
  many = lw_survey_new (full);
  g_assert_cmpuint (many->lines->len, >, 4);
  g_assert_cmpuint (none->cover, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R7/good-country", test_good);
  g_test_add_func ("/field/survey/off-field", test_off_field);
  g_test_add_func ("/field/survey/no-size", test_no_size);
  g_test_add_func ("/field/survey/crossed", test_crossed);
  g_test_add_func ("/field/survey/astray", test_astray);
  g_test_add_func ("/field/survey/overlap", test_overlap);
  g_test_add_func ("/field/survey/no-overlap", test_no_overlap);
  g_test_add_func ("/field/survey/in-water", test_in_water);
  g_test_add_func ("/field/survey/pocket", test_pocket);
  g_test_add_func ("/laws/R7/river", test_river);
  g_test_add_func ("/field/survey/river-numbers", test_river_numbers);
  g_test_add_func ("/field/survey/gap", test_gap);
  g_test_add_func ("/field/survey/line-blocked", test_line_blocked);
  g_test_add_func ("/laws/R7/cover", test_cover);
  g_test_add_func ("/field/survey/lane", test_lane);
  g_test_add_func ("/laws/R7/middle", test_middle);
  g_test_add_func ("/field/survey/dead-ground", test_dead_ground);
  g_test_add_func ("/field/survey/fairness", test_fairness);
  g_test_add_func ("/field/survey/heat", test_heat);
  g_test_add_func ("/field/survey/empty-and-full", test_empty_and_full);
  return g_test_run ();
}
