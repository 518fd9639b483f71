/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-reliability-files.c: faults that other programs were reported for, the second third:
 * versions, numbers, letters, languages.
 */
#include "reliability-test.h"

#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-format.h"

#include <locale.h>

/* ---- 17: saved again, it cannot be loaded ---- */

typedef char *(*Rewrite) (const char *path, char **hash, GError **error);

static char *
rewrite_battle (const char *path, char **hash, GError **error)
{
  LwReportWords *words = NULL;
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, &words, error);
  g_autoptr (LwReportWords) owned = words;

  *hash = battle ? lw_battle_checksum (battle) : NULL;
  return battle ? lw_battle_file_write (battle, words, error) : NULL;
}

static char *
rewrite_country (const char *path, char **hash, GError **error)
{
  LwScenario *scenario = NULL;
  g_autoptr (LwCountry) country = lw_country_file_load (path, &scenario, error);
  g_autoptr (LwScenario) owned = scenario;

  *hash = country ? lw_country_file_write (country, scenario, NULL) : NULL;
  return country ? lw_country_file_write (country, scenario, error) : NULL;
}

static char *
rewrite_campaign (const char *path, char **hash, GError **error)
{
  g_autoptr (LwCampaign) war = lw_campaign_file_load (path, error);

  *hash = war ? lw_campaign_file_write (war, NULL) : NULL;
  return war ? lw_campaign_file_write (war, error) : NULL;
}

static void
save_again (const char *fixture, Rewrite rewrite)
{
  g_autofree char *path = inside ("17");
  g_autofree char *backup = inside ("17.1");
  g_autofree char *old = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *hash_again = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  old = lw_safe_read (fixture, &size, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_unlink (backup);
  assert_saved (path, old);
  text = rewrite (path, &hash, &error);
  g_assert_no_error (error);
  assert_saved (path, text);
  again = rewrite (path, &hash_again, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpstr (hash_again, ==, hash);
  assert_text (backup, old);
}

/* A fixture of every format that was ever written. */
static void
test_17 (void)
{
  g_autofree char *root = g_test_build_filename (G_TEST_DIST, "formats", NULL);
  g_autoptr (GDir) versions = g_dir_open (root, 0, NULL);
  const char *version;
  guint n = 0;

  while ((version = g_dir_read_name (versions)))
    {
      g_autofree char *battle = g_build_filename (root, version, "battle.lwbattle", NULL);
      g_autofree char *country = g_build_filename (root, version, "country.lwcountry", NULL);
      g_autofree char *war = g_build_filename (root, version, "war.lwcampaign", NULL);

      save_again (battle, rewrite_battle);
      save_again (country, rewrite_country);
      save_again (war, rewrite_campaign);
      n++;
    }
  g_assert_cmpuint (n, >=, 1);
}

static char *
from_long_ago (const char *data, gsize size, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (data, "format=\"0.3\" called=", -1);

  return g_strjoinv ("format=\"1.0\" name=", parts);
}

/* An older format is read by way of the steps, and kept as it was when it is first saved. */
static void
test_17_older (void)
{
  static const LwMigration steps[] = { { LW_FILE_CAMPAIGN, 0, from_long_ago }, { 0, 0, NULL } };
  static const char *const old =
      "<campaign xmlns=\"urn:little-wars:campaign\" format=\"0.3\" "
      "called=\"The old war\" target=\"600\" method=\"margin\">\n"
      "<player side=\"red\" name=\"R\"/><player side=\"blue\" name=\"B\"/></campaign>\n";
  g_autofree char *path = inside ("17.lwcampaign");
  g_autofree char *kept = inside ("17.lwcampaign.v0.bak");
  g_autofree char *data = NULL;
  g_autofree char *text = NULL;
  g_autoptr (LwCampaign) war = NULL;
  g_autoptr (GError) error = NULL;
  LwFileMark mark = { 0 };
  gsize size;

  g_file_set_contents (path, old, -1, NULL);
  g_assert_null (lw_campaign_file_load (path, NULL));
  lw_format_replace_migrations_for_test (steps);
  data = lw_safe_read_marked (path, &size, &mark, &error);
  g_assert_cmpint (mark.age, ==, LW_FORMAT_OLDER);
  war = lw_campaign_read (path, data, size, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (war->name, ==, "The old war");
  text = lw_campaign_file_write (war, NULL);
  lw_safe_save (path, text, &mark, LW_SAVE_GROWING, &error);
  g_assert_no_error (error);
  assert_text (kept, old);
  g_assert_cmpint (mark.age, ==, LW_FORMAT_OURS);
  lw_format_replace_migrations_for_test (NULL);
  g_clear_pointer (&war, lw_campaign_free);
  war = lw_campaign_file_load (path, &error);
  g_assert_no_error (error);
}

/* ---- 18, 19, 20: numbers that are none, and letters that no file can hold ---- */

static void
test_18 (void)
{
  static const char *const numbers[] = { "nan",  "inf", "-inf", "1e999", "0x10",        "1,5",
                                         "12.5", "",    " 1",   "1 ",    "99999999999", "١٢" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"x\" width=\"30720\" "
          "depth=\"24576\">\n  <tree id=\"t1\" x=\"%s\" y=\"9\" height=\"900\"/>\n</country>\n",
          numbers[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lw_country_file_parse ("a.lwcountry", text, strlen (text), NULL, &error));
      assert_error_says (error, "a.lwcountry:2:17: tree t1 has x=\"");
      assert_error_says (error, "a whole number from ");
    }
}

/* What no loader takes the writer does not write: the old file stays. */
static void
test_19 (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("x", 1 << 30, LW_LEDGER_MARGIN);
  g_autofree char *path = inside ("19.lwcampaign");
  g_autoptr (GError) error = NULL;

  assert_saved (path, "old");
  g_assert_false (lw_campaign_file_save (war, path, &error));
  g_assert_nonnull (error);
  assert_text (path, "old");
}

static void
test_20 (void)
{
  static const char *const names[] = { "A\x01", "\x1b[0m",      "\xef\xbf\xbe",
                                       "\xff",  "\xed\xa0\x80", "A\x7f" };
  g_autofree char *path = inside ("20.lwbattle");

  assert_saved (path, "old");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (LwBattle) battle = lw_battle_copy (story);
      g_autoptr (GError) error = NULL;

      g_free (battle->player[LW_RED].name);
      battle->player[LW_RED].name = g_strdup (names[i]);
      g_assert_false (lw_battle_file_save (battle, NULL, path, &error));
      g_assert_nonnull (error);
      assert_text (path, "old");
    }
}

/* ---- 21: a comma for a point ---- */

static char *
build_locale (const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "locales", NULL);
  g_autofree char *target = g_strdup_printf ("%s/%s.UTF-8", folder, name);
  const char *const arguments[] = { "localedef", "-i", name, "-f", "UTF-8", target, NULL };
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0755);
  if (!g_file_test (target, G_FILE_TEST_EXISTS))
    g_spawn_sync (NULL, (char **)arguments, NULL,
                  G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                  NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_setenv ("LOCPATH", folder, TRUE);
  return g_strdup_printf ("%s.UTF-8", name);
}

static void
write_in_locale (gpointer name)
{
  g_autofree char *locale = build_locale (name);
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;
  g_autoptr (LwBattle) battle = NULL;

  if (!setlocale (LC_ALL, locale))
    _exit (2);
  number = g_strdup_printf ("%.1f", 12.5);
  if (g_str_has_prefix (locale, "de"))
    g_assert_cmpstr (number, ==, "12,5");
  text = lw_battle_file_write (story, NULL, NULL);
  g_assert_cmpstr (text, ==, battle_text);
  battle = lw_battle_file_parse ("x", battle_text, strlen (battle_text), NULL, NULL);
  g_assert_nonnull (battle);
  {
    guint acknowledged = 0;

    live_story (&acknowledged);
    g_assert_cmpint (recover_story (NULL), ==, (gint)story->record->len);
    forget_left ();
  }
}

static void
test_21 (void)
{
  g_assert_cmpint (in_child (write_in_locale, (gpointer) "de_DE"), ==, 0);
  g_assert_cmpint (in_child (write_in_locale, (gpointer) "fa_IR"), ==, 0);
}

static const ReliabilityTest tests[] = {
  { "17/saved-again", test_17 },        { "17/older-file", test_17_older },
  { "18/not-a-number", test_18 },       { "19/writer-checks", test_19 },
  { "20/control-characters", test_20 }, { "21/comma-locales", test_21 },
};

int
main (int argc, char **argv)
{
  return run_reliability (argc, argv, tests, G_N_ELEMENTS (tests));
}
