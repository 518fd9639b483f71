/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-field-reports.c: what players and makers of neighbouring programs ran into, under the
 * numbers of their reports: those that concern files.
 */
#include "store-story.h"
#include "store-war.h"

#include "lw-country-file.h"

static char *home;
static char *battle_text;
static char *country_text;

static void
assert_refused_country (const char *text, const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lw_country_file_parse ("a.lwcountry", text, strlen (text), NULL, &error));
  if (!strstr (error->message, words))
    g_assert_cmpstr (error->message, ==, words);
}

/* A battle is no Country, whatever its name, and no byte of it is changed. */
static void
test_t10 (void)
{
  g_autofree char *path = g_build_filename (home, "a.lwcountry", NULL);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_file_set_contents (path, battle_text, -1, NULL);
  g_assert_null (lw_country_file_load (path, NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_KIND);
  g_assert_nonnull (strstr (error->message, "this is a battle; a Country is wanted"));
  after = lw_safe_read (path, &size, NULL);
  g_assert_cmpstr (after, ==, battle_text);
  g_clear_error (&error);
  g_file_set_contents (path, country_text, -1, NULL);
  g_assert_null (lw_battle_file_load (path, NULL, &error));
  g_assert_nonnull (strstr (error->message, "this is a Country; a battle is wanted"));
}

static char *
country_with (const char *things)
{
  return g_strdup_printf ("<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"x\" "
                          "width=\"30720\" depth=\"24576\">\n%s</country>\n",
                          things);
}

/* A comma edited in by hand: refused by its line, and never 0 or 325. */
static void
test_t11 (void)
{
  g_autofree char *text = country_with ("<tree id=\"t\" x=\"32,5\" y=\"900\" height=\"900\"/>\n");

  assert_refused_country (text, "a.lwcountry:2:14: tree t has x=\"32,5\"; a whole number");
}

static void
test_t12 (void)
{
  static const char *const things[][2] = {
    { "<tree id=\"t\" x=\"nan\" y=\"900\" height=\"900\"/>\n", ":2:14: tree t has x=\"nan\"" },
    { "<tree id=\"t\" x=\"900\" y=\"900\" height=\"900\"/>\n"
      "<tree id=\"t\" x=\"9000\" y=\"900\" height=\"900\"/>\n",
      "a.lwcountry:3:" },
    { "<house id=\"h\" x=\"9000\" y=\"9000\" width=\"-5\" depth=\"1280\" "
      "height=\"1152\" angle=\"0\"/>\n",
      "has width=\"-5\"" },
    { "<house id=\"h\" x=\"9000\" y=\"9000\" width=\"2000000000\" depth=\"1280\" "
      "height=\"1152\" angle=\"0\"/>\n",
      "has width=\"2000000000\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autofree char *text = country_with (things[i][0]);

      assert_refused_country (text, things[i][1]);
    }
}

/* Names that break other programs' files come back as they were given. */
static void
test_t14 (void)
{
  g_autofree char *eighty = g_strnfill (80, 'n');
  const char *const names[] = {
    "O'Brien & \"Sons\" <1>", "Суворов", "]]>", "&amp;", "a\u2028b", eighty
  };
  g_autofree char *path = g_build_filename (home, "t14.lwbattle", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (LwBattle) battle = lw_battle_copy (story);
      g_autoptr (LwBattle) again = NULL;
      g_autoptr (GError) error = NULL;

      g_free (battle->player[LW_RED].name);
      battle->player[LW_RED].name = g_strdup (names[i]);
      lw_battle_file_save (battle, NULL, path, &error);
      g_assert_no_error (error);
      again = lw_battle_file_load (path, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (again->player[LW_RED].name, ==, names[i]);
    }
}

/* A ledger whose last third is gone, and a save that dies half-way. */
static void
test_t15 (void)
{
  g_autoptr (LwCampaign) war = war_of (5);
  g_autofree char *text = lw_campaign_file_write (war, NULL);
  g_autofree char *path = g_build_filename (home, "t15.lwcampaign", NULL);
  g_autofree char *after = NULL;
  gsize size;

  for (gsize cut = 0; cut + 1 < strlen (text); cut += 10)
    {
      g_autofree char *part = g_strndup (text, cut);
      g_autoptr (GError) error = NULL;

      g_assert_null (lw_campaign_read ("war", part, cut, &error));
      g_assert_true (g_str_has_prefix (error->message, "war:"));
    }
  g_assert_true (lw_safe_write (path, text, NULL));
  use_fault_calls ();
  plan_fault (FAULT_SHORT, CALL_WRITE, 1, TRUE, ENOSPC);
  g_assert_false (lw_safe_write (path, "another", NULL));
  lw_calls_replace_for_test (NULL);
  after = lw_safe_read (path, &size, NULL);
  g_assert_cmpstr (after, ==, text);
}

int
main (int argc, char **argv)
{
  int status;

  home = new_home ();
  g_test_init (&argc, &argv, NULL);
  tell_story (40);
  battle_text = lw_battle_file_write (story, NULL, NULL);
  country_text = lw_country_file_write (lw_battle_country (story), NULL, NULL);
  g_test_add_func ("/reports/T10/another-kind", test_t10);
  g_test_add_func ("/reports/T11/comma", test_t11);
  g_test_add_func ("/reports/T12/nan-twice-negative-huge", test_t12);
  g_test_add_func ("/reports/T14/names", test_t14);
  g_test_add_func ("/reports/T15/ledger-cut", test_t15);
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  g_free (battle_text);
  g_free (country_text);
  return status;
}
