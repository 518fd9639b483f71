/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-country.c: features, their outlines, the Country and its back lines.
 */
#include "lw-country.h"

#include "field-test.h"

static LwFeature *
make_house (const char *id, LwLength x)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

  house->at = (LwPoint){ x, 3000 };
  house->width = 1536;
  house->depth = 1280;
  return house;
}

static void
test_new_free (void)
{
  g_autoptr (LwCountry) country = lw_country_new (NULL, LW_FIELD_MIN, LW_FIELD_MAX);

  g_assert_cmpstr (country->name, ==, "");
  g_assert_cmpuint (lw_country_count (country), ==, 0);
  g_assert_null (lw_country_find (country, "farm"));
  g_assert_null (lw_country_find (country, NULL));
  lw_country_free (NULL);
  lw_feature_free (NULL);
}

static void
test_copy (void)
{
  g_autoptr (LwCountry) copy = NULL;
  LwCountry *country = lw_country_new ("Hook's Farm", 10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "stream");
  LwPoint ends[2] = { { 0, 100 }, { 9000, 200 } };
  LwFeature *ford = lw_feature_new (LW_FEATURE_FORD, "ford");

  country->author = g_strdup ("H. G. W.");
  country->texture = 7;
  g_array_append_vals (river->points, ends, 2);
  ford->across = g_strdup ("stream");
  ford->name = g_strdup ("the stepping stones");
  lw_country_add (country, river);
  lw_country_add (country, ford);
  copy = lw_country_copy (country);
  lw_country_free (country);

  g_assert_cmpstr (copy->name, ==, "Hook's Farm");
  g_assert_cmpstr (copy->author, ==, "H. G. W.");
  g_assert_cmpuint (copy->texture, ==, 7);
  g_assert_cmpuint (lw_country_count (copy), ==, 2);
  g_assert_cmpstr (lw_country_find (copy, "ford")->across, ==, "stream");
  g_assert_cmpuint (lw_country_feature (copy, 0)->points->len, ==, 2);
  g_assert_cmpint (lw_country_bounds (copy).y2, ==, 8 * LW_FOOT);
}

/* R13: a man behind or in front of the line counts as touching it at the nearest point. */
static void
test_lines (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 8 * LW_FOOT);
  LwPoint p;

  g_assert_cmpint (lw_country_line_y (country, LW_EDGE_SOUTH), ==, 0);
  g_assert_cmpint (lw_country_line_y (country, LW_EDGE_NORTH), ==, 8 * LW_FOOT);
  p = lw_country_line_point (country, LW_EDGE_NORTH, (LwPoint){ 700, 20000 });
  g_assert_true (p.x == 700 && p.y == 8 * LW_FOOT);
  p = lw_country_line_point (country, LW_EDGE_SOUTH, (LwPoint){ -50, 20000 });
  g_assert_true (p.x == 0 && p.y == 0);
  p = lw_country_line_point (country, LW_EDGE_SOUTH, (LwPoint){ 99999, -300 });
  g_assert_true (p.x == 10 * LW_FOOT && p.y == 0);
}

static void
check_words (const LwCountry *country, const char *id, const char *words)
{
  g_autofree char *said = lw_country_describe (country, lw_country_find (country, id));

  g_assert_cmpstr (said, ==, words);
}

static void
test_describe (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *church = lw_feature_new (LW_FEATURE_CHURCH, "church");

  lw_country_add (country, make_house ("farm", 4000));
  check_words (country, "farm", "the house");
  lw_country_add (country, make_house ("inn", LW_INCHES (50)));
  lw_country_add (country, church);
  check_words (country, "inn", "the house at 4 ft 2 in");
  check_words (country, "church", "the church");
  church->name = g_strdup ("Firely Church");
  check_words (country, "church", "Firely Church");
}

static void
test_kinds (void)
{
  LwFeatureKind kind = LW_FEATURE_ROAD;

  for (int i = 0; i < LW_N_FEATURE_KINDS; i++)
    {
      g_autoptr (LwFeature) feature = lw_feature_new (i, "x");

      g_assert_true (lw_feature_kind_parse (lw_feature_kind_nick (i), &kind));
      g_assert_cmpint (kind, ==, i);
      g_assert_cmpstr (lw_feature_kind_name (i), !=, "");
      g_assert_cmpint (
          lw_feature_has_outline (i) + lw_feature_has_line (i) + lw_feature_has_box (i), <=, 1);
      g_assert_cmpint (feature->points != NULL, ==,
                       lw_feature_has_outline (i) || lw_feature_has_line (i));
    }
  g_assert_false (lw_feature_kind_parse ("castle", &kind));
  g_assert_cmpint (kind, ==, LW_N_FEATURE_KINDS - 1);
}

static void
test_shapes (void)
{
  g_autoptr (LwFeature) wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  g_autoptr (LwFeature) tree = lw_feature_new (LW_FEATURE_TREE, "tree");
  g_autoptr (LwFeature) house = make_house ("house", 3000);
  g_autoptr (LwFeature) pond = lw_feature_new (LW_FEATURE_POND, "pond");
  g_autoptr (GArray) legs = NULL, disc = NULL, box = NULL, none = NULL;
  LwPoint points[3] = { { 0, 0 }, { 1000, 0 }, { 1000, 1000 } };
  LwBox bounds;

  g_array_append_vals (wall->points, points, 3);
  wall->thickness = 128;
  legs = lw_feature_shapes (wall);
  g_assert_cmpuint (legs->len, ==, 2);
  g_assert_cmpint (g_array_index (legs, LwShape, 1).radius, ==, 64);
  bounds = lw_feature_bounds (wall);
  g_assert_true (bounds.x1 == -64 && bounds.y1 == -64 && bounds.x2 == 1064 && bounds.y2 == 1064);
  g_array_set_size (wall->points, 1);
  g_array_unref (legs);
  legs = lw_feature_shapes (wall);
  g_assert_cmpuint (legs->len, ==, 1);

  /* Q14 */
  disc = lw_feature_shapes (tree);
  g_assert_cmpint (g_array_index (disc, LwShape, 0).radius, ==, 64);

  house->angle = LW_NORTH;
  box = lw_feature_shapes (house);
  bounds = g_array_index (box, LwShape, 0).bounds;
  g_assert_cmpint (bounds.x2 - bounds.x1, ==, 1280);
  g_assert_cmpint (bounds.y2 - bounds.y1, ==, 1536);

  none = lw_feature_shapes (pond);
  g_assert_cmpuint (none->len, ==, 0);
}

/* A name of another direction turns nothing about it, and marks of direction do nothing. */
static void
test_name_shown (void)
{
  const char *plain = "Anna", *french = "Geneviève", *horse = "🐎";

  g_assert_true (lw_name_shown (plain) == plain);
  g_assert_true (lw_name_shown (french) == french);
  g_assert_true (lw_name_shown (horse) == horse);
  g_assert_null (lw_name_shown (NULL));
  g_assert_cmpstr (lw_name_shown ("דוד"), ==, "\u2068דוד\u2069");
  g_assert_cmpstr (lw_name_shown ("ليلى 2"), ==, "\u2068ليلى 2\u2069");
  g_assert_cmpstr (lw_name_shown ("Anna\u202eanna"), ==, "Annaanna");
  g_assert_cmpstr (lw_name_shown ("\u2069דוד\u2067"), ==, "\u2068דוד\u2069");
  g_assert_true (lw_name_shown ("דוד") == lw_name_shown ("דוד"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/country/new-free", test_new_free);
  g_test_add_func ("/field/country/copy", test_copy);
  g_test_add_func ("/laws/R13/back-line", test_lines);
  g_test_add_func ("/field/country/describe", test_describe);
  g_test_add_func ("/field/country/kinds", test_kinds);
  g_test_add_func ("/field/country/shapes", test_shapes);
  g_test_add_func ("/field/country/name-shown", test_name_shown);

  return g_test_run ();
}
