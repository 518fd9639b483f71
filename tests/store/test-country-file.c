/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-country-file.c: Countries in and out; every refusal with its place; damage never loads.
 */
#include "lw-country-file.h"
#include "data-folder.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEAD                                                                              \
  "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"A\" width=\"12288\" " \
  "depth=\"12288\">\n"
#define TAIL "\n</country>\n"
#define FORCES                                                                   \
  "<force side=\"red\" edge=\"north\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/>" \
  "<force side=\"blue\" edge=\"south\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/>"

static char *
shipped_path (const char *name)
{
  return g_build_filename (data_folder (), "countries", name, NULL);
}

static char *
read_shipped (const char *name)
{
  g_autofree char *path = shipped_path (name);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static LwCountry *
parse (const char *text, LwScenario **scenario)
{
  g_autoptr (GError) error = NULL;
  LwCountry *country = lw_country_file_parse ("a.lwcountry", text, strlen (text), scenario, &error);

  g_assert_no_error (error);
  g_assert_nonnull (country);
  return country;
}

static void
assert_refused (const char *text, LwStoreError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  LwScenario *scenario = (LwScenario *)&error; /* must be cleared */
  LwCountry *country =
      lw_country_file_parse_strict_for_test ("a.lwcountry", text, strlen (text), &scenario, &error);

  g_assert_null (country);
  g_assert_null (scenario);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, LW_STORE_ERROR, (int)code);
}

static void
test_hooks_farm (void)
{
  g_autofree char *path = shipped_path ("hooks-farm.lwcountry");
  g_autoptr (GError) error = NULL;
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwCountry) country = lw_country_file_load (path, &scenario, &error);
  const LwFeature *farm;
  LwHouseRules defaults;

  g_assert_no_error (error);
  g_assert_cmpstr (country->name, ==, "Hook's Farm");
  g_assert_cmpint (country->width, ==, LW_INCHES (120));
  g_assert_cmpint (country->depth, ==, LW_INCHES (96));
  farm = lw_country_find (country, "farm");
  g_assert_cmpstr (farm->name, ==, "Hook's Farm");
  g_assert_cmpint (farm->kind, ==, LW_FEATURE_HOUSE);
  g_assert_cmpint (farm->at.x, ==, LW_INCHES (48));
  g_assert_cmpint (farm->height, ==, 1152);
  g_assert_cmpint (lw_country_find (country, "church")->kind, ==, LW_FEATURE_CHURCH);
  g_assert_cmpint (lw_country_find (country, "farm-upper")->points->len, ==, 4);
  g_assert_nonnull (scenario);
  g_assert_cmpint (scenario->side[LW_RED].edge, ==, LW_EDGE_NORTH);
  g_assert_cmpint (scenario->side[LW_BLUE].force.infantry, ==, 48);
  g_assert_cmpint (scenario->side[LW_RED].force.cavalry, ==, 25);
  g_assert_true (scenario->has_first);
  g_assert_cmpint (scenario->first, ==, LW_RED);
  lw_house_rules_init (&defaults);
  g_assert_true (lw_house_rules_equal (&defaults, &scenario->rules));
}

/* What is written is read back the same, and written again to the same bytes. */
static void
test_round_trip (void)
{
  static const char all[] =
      HEAD "<author>O'Brien &amp; “Sons” &lt;1&gt;</author><notes>one\n\ttwo &#13; three</notes>"
           "<board id=\"b\" height=\"256\"><outline>0,0 100,0 100,100</outline></board>"
           "<house id=\"h\" name=\"Дом\" x=\"3000\" y=\"3000\" width=\"500\" depth=\"400\" "
           "height=\"900\" angle=\"54000\"/>"
           "<church id=\"c\" x=\"3000\" y=\"6000\" width=\"500\" depth=\"400\" height=\"900\"/>"
           "<shed id=\"s\" x=\"3000\" y=\"9000\" width=\"500\" depth=\"400\" height=\"900\"/>"
           "<wall id=\"w\" height=\"384\" thickness=\"128\"><line>0,0 5000,5000</line></wall>"
           "<tree id=\"t\" x=\"64\" y=\"64\" height=\"1792\"/>"
           "<wood id=\"wd\"><outline>0,0 100,0 100,100 0,100</outline></wood>"
           "<rock id=\"r\" x=\"6000\" y=\"6000\" radius=\"300\" height=\"200\"/>"
           "<bridge id=\"br\" across=\"stream\" x=\"0\" y=\"8000\" width=\"600\" depth=\"900\" "
           "angle=\"1\"/>"
           "<river id=\"stream\" width=\"768\"><line>0,8000 12288,8000</line></river>"
           "<ford id=\"f\" across=\"stream\" x=\"9000\" y=\"8000\" width=\"600\" depth=\"900\"/>"
           "<pond id=\"p\"><outline>9000,0 9900,0 9500,700</outline></pond>"
           "<swamp id=\"sw\"><outline>9000,2000 9900,2000 9500,2700</outline></swamp>"
           "<road id=\"rd\" width=\"512\"><line>0,0 1,1 2,0</line></road>"
           "<scenario title=\"T\" variety=\"blow\"><briefing>B</briefing>" FORCES
           "<rule name=\"moved-gun-facing\" value=\"free\"/>"
           "<zone side=\"blue\"><outline>0,0 100,0 100,100</outline></zone></scenario>" TAIL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwScenario) scenario_again = NULL;
  g_autoptr (LwCountry) country = parse (all, &scenario);
  g_autoptr (LwCountry) country_again = NULL;
  g_autofree char *text = lw_country_file_write (country, scenario, &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (lw_country_count (country), ==, LW_N_FEATURE_KINDS);
  g_assert_cmpstr (country->notes, ==, "one\n\ttwo \r three");
  country_again = parse (text, &scenario_again);
  text_again = lw_country_file_write (country_again, scenario_again, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpstr (country_again->author, ==, "O'Brien & “Sons” <1>");
  g_assert_cmpstr (country_again->notes, ==, country->notes);
  g_assert_cmpint (lw_country_find (country_again, "h")->angle, ==, 54000);
  g_assert_cmpint (lw_country_find (country_again, "t")->radius, ==, LW_TREE_RADIUS);
  g_assert_cmpint (scenario_again->rules.choice[LW_RULE_MOVED_GUN_FACING], ==, 1);
  g_assert_cmpint (scenario_again->side[LW_BLUE].zone->len, ==, 3);
  g_assert_null (scenario_again->side[LW_RED].zone);
}

static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "a.lwcountry", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = read_shipped ("hooks-farm.lwcountry");
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwCountry) country = parse (text, &scenario);
  g_autofree char *saved = NULL;

  g_assert_true (lw_country_file_save (country, scenario, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_unwritable_names (void)
{
  static const char *const bad[] = { "A\x01", "B\x1b[0m", "C\xef\xbf\xbe", "D\xff",
                                     "E\xed\xa0\x80" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (LwCountry) country = lw_country_new (bad[i], LW_FIELD_MIN, LW_FIELD_MIN);
      g_autoptr (GError) error = NULL;

      g_assert_null (lw_country_file_write (country, NULL, &error));
      g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT);
      g_assert_nonnull (strstr (error->message, "character"));
    }
}

static void
test_line_end_in_name (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("two\nlines", LW_FIELD_MIN, LW_FIELD_MIN);
  g_autoptr (GError) error = NULL;

  g_assert_null (lw_country_file_write (country, NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT);
}

#define CONTENT LW_STORE_ERROR_CONTENT
#define XML LW_STORE_ERROR_XML
#define TREE(attributes) HEAD "<tree " attributes "/>" TAIL

static const struct
{
  const char *name;
  const char *text;
  LwStoreError code;
  const char *message;
} refusals[] = {
  { "comma", TREE ("id=\"t\" x=\"12,5\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:14: tree t has x=\"12,5\"; a whole number from -122880 to 245760 is needed" },
  { "point", TREE ("id=\"t\" x=\"12.5\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:14: tree t has x=\"12.5\"; a whole number from -122880 to 245760 is needed" },
  { "nan", TREE ("x=\"nan\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree t has x=\"nan\"; a whole number from -122880 to 245760 is needed" },
  { "infinite", TREE ("x=\"1e999\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree t has x=\"1e999\"; a whole number from -122880 to 245760 is needed" },
  { "hexadecimal", TREE ("x=\"0x10\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree t has x=\"0x10\"; a whole number from -122880 to 245760 is needed" },
  { "empty", TREE ("x=\"\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree t has x=\"\"; a whole number from -122880 to 245760 is needed" },
  { "too-long", TREE ("x=\"99999999999\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree t has x=\"99999999999\"; a whole number from -122880 to 245760 is "
    "needed" },
  { "negative", TREE ("x=\"-5\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:1: tree t stands outside the field of 12288 by 12288, or over its edge" },
  { "far-away", TREE ("x=\"-122881\" id=\"t\" y=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree t has x=\"-122881\"; a whole number from -122880 to 245760 is needed" },
  { "no-size", TREE ("id=\"t\" x=\"99\" y=\"99\" height=\"0\""), CONTENT,
    "a.lwcountry:2:28: tree t has height=\"0\", which is no size for a battle" },
  { "missing", TREE ("id=\"t\" x=\"9\" height=\"9\""), CONTENT,
    "a.lwcountry:2:1: tree t has no y; a whole number from -122880 to 245760 is needed" },
  { "unknown-attribute", TREE ("id=\"t\" x=\"9\" y=\"9\" height=\"9\" leaves=\"yes\""), CONTENT,
    "a.lwcountry:2:37: tree t has an unknown attribute “leaves”" },
  { "unknown-element", HEAD "<dragon/>" TAIL, CONTENT,
    "a.lwcountry:2:1: <dragon> is not known inside <country>" },
  { "foreign-element",
    HEAD "<tree xmlns=\"urn:trees\" id=\"t\" x=\"1\" y=\"9\" height=\"9\"/>" TAIL, CONTENT,
    "a.lwcountry:2:1: <tree> is not known inside <country>" },
  { "bad-id", TREE ("id=\"9t\" x=\"99\" y=\"99\" height=\"9\""), CONTENT,
    "a.lwcountry:2:7: tree 9t has id=\"9t\"; an id of a letter and up to 31 more letters, digits, "
    "“-”, “_” or “.” "
    "is needed" },
  { "id-twice",
    HEAD "<tree id=\"t\" x=\"99\" y=\"99\" height=\"9\"/>\n<tree id=\"t\" x=\"99\" y=\"99\" "
         "height=\"9\"/>" TAIL,
    CONTENT, "a.lwcountry:3:7: the id “t” is used twice" },
  { "text", HEAD "Guten Tag" TAIL, CONTENT,
    "a.lwcountry:1:1: the country holds text, where none belongs" },
  { "no-river",
    HEAD "<ford id=\"f\" across=\"styx\" x=\"9\" y=\"9\" width=\"9\" depth=\"9\"/>" TAIL, CONTENT,
    "a.lwcountry:2:14: ford f lies across “styx”, and there is no such river" },
  { "not-a-river",
    HEAD "<tree id=\"t\" x=\"99\" y=\"99\" height=\"9\"/>"
         "<ford id=\"f\" across=\"t\" x=\"9\" y=\"9\" width=\"9\" depth=\"9\"/>" TAIL,
    CONTENT, "a.lwcountry:2:53: ford f lies across “t”, and there is no such river" },
  { "outside", TREE ("id=\"t\" x=\"12288\" y=\"99\" height=\"9\""), CONTENT,
    "a.lwcountry:2:1: tree t stands outside the field of 12288 by 12288, or over its edge" },
  { "outline-outside", HEAD "<pond id=\"p\"><outline>0,0 12289,0 50,50</outline></pond>" TAIL,
    CONTENT, "a.lwcountry:2:14: the point 12289,0 lies outside the field of 12288 by 12288" },
  { "outline-crosses", HEAD "<pond id=\"p\"><outline>0,0 100,100 100,0 0,100</outline></pond>" TAIL,
    CONTENT, "a.lwcountry:2:14: the outline crosses itself or holds no area" },
  { "outline-flat", HEAD "<pond id=\"p\"><outline>0,0 100,100 200,200</outline></pond>" TAIL,
    CONTENT, "a.lwcountry:2:14: the outline crosses itself or holds no area" },
  { "outline-short", HEAD "<pond id=\"p\"><outline>0,0 100,100</outline></pond>" TAIL, CONTENT,
    "a.lwcountry:2:14: the outline says “0,0 100,100”; a list of at least 3 points “x,y x,y” of "
    "whole numbers from "
    "-122880 to 245760 is needed" },
  { "outline-missing", HEAD "<pond id=\"p\"/>" TAIL, CONTENT,
    "a.lwcountry:2:1: pond p has no <outline>, and needs one" },
  { "outline-twice",
    HEAD "<pond id=\"p\"><outline>0,0 9,0 9,9</outline><outline>0,0 9,0 9,9</outline></pond>" TAIL,
    CONTENT, "a.lwcountry:2:44: there are too many <outline>; at most 1 are read" },
  { "line-stands-still", HEAD "<road id=\"r\" width=\"9\"><line>1,1 1,1</line></road>" TAIL,
    CONTENT, "a.lwcountry:2:24: the line has the point 1,1 twice running" },
  { "order", HEAD "<tree id=\"t\" x=\"99\" y=\"99\" height=\"9\"/><author>A</author>" TAIL, CONTENT,
    "a.lwcountry:2:40: <author> must come before <tree>" },
  { "same-edge",
    HEAD
    "<scenario title=\"T\" variety=\"finish\">"
    "<force side=\"red\" edge=\"north\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/>"
    "<force side=\"blue\" edge=\"north\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/></scenario>" TAIL,
    CONTENT,
    "a.lwcountry:2:1: both sides have the same back line; one needs south and the other north" },
  { "no-men",
    HEAD "<scenario title=\"T\" variety=\"finish\">"
         "<force side=\"red\" edge=\"north\" infantry=\"0\" cavalry=\"0\" guns=\"1\"/><force "
         "side=\"blue\" edge=\"south\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/></scenario>" TAIL,
    CONTENT, "a.lwcountry:2:38: the force has no men" },
  { "one-side",
    HEAD
    "<scenario title=\"T\" variety=\"finish\">"
    "<force side=\"red\" edge=\"north\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/></scenario>" TAIL,
    CONTENT, "a.lwcountry:2:1: the scenario has too few <force>; 2 are needed" },
  { "two-reds",
    HEAD
    "<scenario title=\"T\" variety=\"finish\">"
    "<force side=\"red\" edge=\"north\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/>"
    "<force side=\"red\" edge=\"south\" infantry=\"9\" cavalry=\"0\" guns=\"1\"/></scenario>" TAIL,
    CONTENT, "a.lwcountry:2:1: one force for red and one for blue are needed" },
  { "variety", HEAD "<scenario title=\"T\" variety=\"duel\">" FORCES "</scenario>" TAIL, CONTENT,
    "a.lwcountry:2:21: the scenario has variety=\"duel\"; one of finish, blow, defensive is "
    "needed" },
  { "no-such-rule",
    HEAD "<scenario title=\"T\" variety=\"blow\">" FORCES
         "\n<rule name=\"magic\" value=\"yes\"/></scenario>" TAIL,
    CONTENT, "a.lwcountry:3:7: there is no house rule “magic”" },
  { "no-such-choice",
    HEAD "<scenario title=\"T\" variety=\"blow\">" FORCES
         "\n<rule name=\"water\" value=\"wine\"/></scenario>" TAIL,
    CONTENT, "a.lwcountry:3:20: the house rule “water” has no choice “wine”" },
  { "rule-twice",
    HEAD "<scenario title=\"T\" variety=\"blow\">" FORCES
         "\n<rule name=\"water\" value=\"wadeable\"/>\n<rule name=\"water\" "
         "value=\"wadeable\"/></scenario>" TAIL,
    CONTENT, "a.lwcountry:4:7: the house rule “water” is given twice" },
  { "too-small",
    "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"A\" width=\"9\" "
    "depth=\"12288\"/>",
    CONTENT,
    "a.lwcountry:1:64: the country has width=\"9\"; a whole number from 9216 to 122880 is "
    "needed" },
  { "long-name",
    "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" "
    "name=\"12345678901234567890123456789012345678901234567"
    "8901234567890123456789012345678901\" width=\"12288\" depth=\"12288\"/>",
    CONTENT,
    "a.lwcountry:1:55: the country has name=\"1234567890123456789012345678901234567890…\"; a text "
    "of 1 to 80 "
    "characters without control characters is needed" },
  { "newer", "<country xmlns=\"urn:little-wars:country\" format=\"2.0\" x=\"\"/>",
    LW_STORE_ERROR_NEWER,
    "a.lwcountry: this was written by a newer Little Wars (file format 2.0; this one reads 1.x). "
    "It was not changed." },
  { "little-newer",
    "<country xmlns=\"urn:little-wars:country\" format=\"1.9\" name=\"A\" width=\"12288\" "
    "depth=\"12288\"><lake/>"
    "</country>",
    LW_STORE_ERROR_NEWER,
    "a.lwcountry:1:92: the file was written by a newer Little Wars, and was not changed: <lake> is "
    "not known inside "
    "<country>" },
  { "no-format", "<country xmlns=\"urn:little-wars:country\"/>", CONTENT,
    "a.lwcountry:1:1: the country has no format; “1.0” is needed" },
  { "odd-format", "<country xmlns=\"urn:little-wars:country\" format=\"one\"/>", CONTENT,
    "a.lwcountry:1:1: the country has format=\"one\"; “1.0” is needed" },
  { "battle", "<battle xmlns=\"urn:little-wars:battle\" format=\"1.0\"/>", LW_STORE_ERROR_KIND,
    "a.lwcountry: this is a battle; a Country is wanted" },
  { "campaign", "<campaign xmlns=\"urn:little-wars:campaign\" format=\"9.0\"/>",
    LW_STORE_ERROR_KIND, "a.lwcountry: this is a campaign; a Country is wanted" },
  { "svg", "<!-- a picture -->\n<svg/>", LW_STORE_ERROR_KIND,
    "a.lwcountry:2:1: this is not a file of Little Wars; its root is <svg>" },
  { "no-namespace", "<country format=\"1.0\"/>", LW_STORE_ERROR_KIND,
    "a.lwcountry:1:1: this is not a file of Little Wars; its root is <country>" },
};

static void
test_refusal (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  assert_refused (refusals[i].text, refusals[i].code, refusals[i].message);
}

static void
test_truncated (void)
{
  g_autofree char *text = read_shipped ("hooks-farm.lwcountry");
  gsize whole = strlen (g_strchomp (text));

  for (gsize size = 0; size < whole; size++)
    {
      g_autofree char *part = g_strndup (text, size);
      g_autoptr (GError) error = NULL;

      g_assert_null (lw_country_file_parse_strict_for_test ("cut", part, size, NULL, &error));
      g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
      g_assert_true (g_str_has_prefix (error->message, "cut:"));
    }
}

static void
test_flipped (void)
{
  g_autofree char *text = read_shipped ("hooks-farm.lwcountry");
  g_autoptr (GRand) rand = g_rand_new_with_seed (1913);
  gsize size = strlen (text);
  guint refused = 0;

  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *bad = g_memdup2 (text, size + 1);
      g_autoptr (GError) error = NULL;
      g_autoptr (LwCountry) country = NULL;

      bad[g_rand_int_range (rand, 0, size)] ^= 1 << g_rand_int_range (rand, 0, 8);
      country = lw_country_file_parse_strict_for_test ("flipped", bad, size, NULL, &error);
      g_assert_true ((country == NULL) == (error != NULL));
      refused += country == NULL;
    }
  g_assert_cmpint (refused, >, 200);
}

static void
test_half_blank (void)
{
  g_autofree char *text = read_shipped ("hooks-farm.lwcountry");
  gsize size = strlen (text);
  g_autoptr (GError) error = NULL;

  memset (text + size / 2, 0, size - size / 2);
  g_assert_null (lw_country_file_parse_strict_for_test ("blank", text, size, NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
  g_assert_nonnull (strstr (error->message, "zero byte"));
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lw_country_file_load ("/no/such/file.lwcountry", NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_READ);
  g_assert_cmpstr (error->message, ==, "/no/such/file.lwcountry: there is no such file");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/country-file/hooks-farm", test_hooks_farm);
  g_test_add_func ("/store/country-file/round-trip", test_round_trip);
  g_test_add_func ("/store/country-file/save", test_save);
  g_test_add_func ("/store/country-file/unwritable-names", test_unwritable_names);
  g_test_add_func ("/store/country-file/line-end-in-name", test_line_end_in_name);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/store/country-file/refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_refusal);
    }
  g_test_add_func ("/store/country-file/truncated", test_truncated);
  g_test_add_func ("/store/country-file/flipped", test_flipped);
  g_test_add_func ("/store/country-file/half-blank", test_half_blank);
  g_test_add_func ("/store/country-file/missing", test_missing);
  return g_test_run ();
}
