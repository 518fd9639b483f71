/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-reliability-files.c: faults that other programs were reported for, the second half:
 * versions, numbers, letters, links, long battles, clocks.
 */
#include "reliability-test.h"

#include "lw-backup.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-format.h"
#include "lw-library.h"

#include <fcntl.h>
#include <locale.h>

/* ---- 17: saved again, it cannot be loaded ---- */

typedef char *(*Rewrite) (const char *path, char **hash, GError **error);

static char *
rewrite_battle (const char *path, char **hash, GError **error)
{
  LwReportWords *words = NULL;
  g_autoptr (LwBattle) battle = lw_battle_load (path, &words, error);
  g_autoptr (LwReportWords) owned = words;

  *hash = battle ? lw_battle_seal (battle) : NULL;
  return battle ? lw_battle_write (battle, words, error) : NULL;
}

static char *
rewrite_country (const char *path, char **hash, GError **error)
{
  LwScenario *scenario = NULL;
  g_autoptr (LwCountry) country = lw_country_load (path, &scenario, error);
  g_autoptr (LwScenario) owned = scenario;

  *hash = country ? lw_country_write (country, scenario, NULL) : NULL;
  return country ? lw_country_write (country, scenario, error) : NULL;
}

static char *
rewrite_campaign (const char *path, char **hash, GError **error)
{
  g_autoptr (LwCampaign) war = lw_campaign_load (path, error);

  *hash = war ? lw_campaign_write (war, NULL) : NULL;
  return war ? lw_campaign_write (war, error) : NULL;
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
  g_assert_null (lw_campaign_load (path, NULL));
  lw_format_replace_migrations (steps);
  data = lw_safe_read_marked (path, &size, &mark, &error);
  g_assert_cmpint (mark.age, ==, LW_FORMAT_OLDER);
  war = lw_campaign_parse (path, data, size, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (war->name, ==, "The old war");
  text = lw_campaign_write (war, NULL);
  lw_safe_save (path, text, &mark, LW_SAVE_GROWING, &error);
  g_assert_no_error (error);
  assert_text (kept, old);
  g_assert_cmpint (mark.age, ==, LW_FORMAT_OURS);
  lw_format_replace_migrations (NULL);
  g_clear_pointer (&war, lw_campaign_free);
  war = lw_campaign_load (path, &error);
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

      g_assert_null (lw_country_parse ("a.lwcountry", text, strlen (text), NULL, &error));
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
  g_assert_false (lw_campaign_save (war, path, &error));
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
      g_assert_false (lw_battle_save (battle, NULL, path, &error));
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
  text = lw_battle_write (story, NULL, NULL);
  g_assert_cmpstr (text, ==, battle_text);
  battle = lw_battle_parse ("x", battle_text, strlen (battle_text), NULL, NULL);
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

/* ---- 22: an atomic save replaces the link ---- */

static void
test_22 (void)
{
  g_autofree char *real = inside ("22-real");
  g_autofree char *first = inside ("22-first");
  g_autofree char *second = inside ("22-second");
  g_autofree char *dangling = inside ("22-dangling");
  g_autofree char *loop = inside ("22-loop");
  g_autofree char *later = inside ("22-later");
  g_autoptr (GError) error = NULL;

  assert_saved (real, "old");
  g_assert_cmpint (symlink ("22-real", first), ==, 0);
  g_assert_cmpint (symlink (first, second), ==, 0);
  g_assert_cmpint (symlink ("22-later", dangling), ==, 0);
  g_assert_cmpint (symlink ("22-loop", loop), ==, 0);
  assert_saved (second, "new");
  assert_text (real, "new");
  assert_saved (dangling, "there");
  assert_text (later, "there");
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (dangling, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (lw_safe_write (loop, "x", &error));
  assert_error_says (error, "a link that leads back to itself");
}

/* ---- 23: one bad file spoils the list ---- */

static void
test_23 (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autoptr (GPtrArray) items = NULL;
  guint bad = 0, own = 0;

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/b%u.lwbattle", folder, i);

      g_file_set_contents (path, battle_text, i == 40 ? 700 : -1, NULL);
    }
  items = lw_library_list (LW_FILE_BATTLE);
  for (guint i = 0; i < items->len; i++)
    {
      const LwLibraryItem *item = g_ptr_array_index (items, i);

      own += !item->shipped;
      if (item->bad)
        {
          bad++;
          g_assert_true (g_str_has_suffix (item->path, "/b40.lwbattle"));
          g_assert_cmpstr (item->name, ==, "b40.lwbattle");
        }
    }
  g_assert_cmpuint (own, ==, 100);
  g_assert_cmpuint (bad, ==, 1);
}

/* ---- 24: a long game, saved cut ---- */

static void
test_24 (void)
{
  g_autofree char *path = inside ("24.lwbattle");
  g_autoptr (LwBattle) battle = lw_battle_copy (story);
  g_autoptr (LwBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *seal = NULL;
  g_autofree char *seal_again = NULL;
  gint64 begun;

  while (battle->record->len < 20000)
    {
      g_autoptr (LwOrder) pause = lw_order_new (LW_ORDER_PAUSE, battle->mover);
      gboolean played;

      pause->t = battle->clock;
      pause->flag = !battle->paused;
      played = lw_play (battle, pause, NULL);
      g_assert_true (played);
    }
  seal = lw_battle_seal (battle);
  begun = g_get_monotonic_time ();
  lw_battle_save (battle, NULL, path, &error);
  g_assert_no_error (error);
  again = lw_battle_load (path, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("saved and read in %d ms", (int)((g_get_monotonic_time () - begun) / 1000));
  seal_again = lw_battle_seal (again);
  g_assert_cmpuint (again->record->len, ==, 20000);
  g_assert_cmpstr (seal_again, ==, seal);
}

/* ---- 29: an empty state saved over the file, and over its backup ---- */

static void
test_29 (void)
{
  g_autofree char *path = inside ("29.lwbattle");
  gboolean found = FALSE;

  assert_saved (path, battle_text);
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *nothing = g_strdup_printf ("nothing %u", i);

      assert_saved (path, nothing);
    }
  for (guint i = 1; i <= LW_N_BACKUPS; i++)
    {
      g_autofree char *backup = lw_backup_path (path, i);
      g_autofree char *text = NULL;
      gsize size;

      text = lw_safe_read (backup, &size, NULL);
      found |= g_strcmp0 (text, battle_text) == 0;
    }
  g_assert_true (found);
}

/* ---- 30: a replay that goes another way ---- */

static void
replay (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = lw_battle_load (path, NULL, &error);
  g_autoptr (LwBattle) again = NULL;

  g_assert_no_error (error);
  again = lw_battle_fresh (battle);
  for (guint i = 0; i < battle->record->len; i++)
    {
      gboolean played = lw_play_again (again, g_ptr_array_index (battle->record, i), NULL);

      g_assert_true (played);
    }
  g_assert_cmpuint (again->hashes->len, ==, battle->hashes->len);
  for (guint i = 0; i < battle->hashes->len; i++)
    g_assert_cmpstr (g_ptr_array_index (again->hashes, i), ==,
                     g_ptr_array_index (battle->hashes, i));
}

static void
test_30 (void)
{
  g_autofree char *shipped = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *farm = g_build_filename (shipped, "hooks-farm.lwbattle", NULL);
  g_autofree char *fixture =
      g_test_build_filename (G_TEST_DIST, "formats", "1.0", "battle.lwbattle", NULL);

  replay (farm);
  replay (fixture);
}

/* ---- clocks that are wrong ---- */

/* Nothing is thrown away, refused or put in order by the time of day. */
static void
test_clocks (void)
{
  static const gint64 times[] = { 0, 86400, 4102444800, 32503680000 };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *path = inside ("clock.lwbattle");
      struct timespec when[2] = { { times[i], 0 }, { times[i], 0 } };
      guint acknowledged = 0;

      assert_saved (path, "one");
      utimensat (AT_FDCWD, path, when, 0);
      assert_saved (path, "two");
      live_story (&acknowledged);
      {
        g_autoptr (GPtrArray) left = lw_leftover_list ();
        g_autofree char *journal = NULL;

        journal =
            g_build_filename (((LwLeftover *)g_ptr_array_index (left, 0))->folder, "journal", NULL);
        utimensat (AT_FDCWD, journal, when, 0);
      }
      g_assert_cmpint (recover_story (NULL), ==, (gint)acknowledged);
      forget_left ();
    }
}

static const ReliabilityTest tests[] = {
  { "17/saved-again", test_17 },
  { "17/older-file", test_17_older },
  { "18/not-a-number", test_18 },
  { "19/writer-checks", test_19 },
  { "20/control-characters", test_20 },
  { "21/comma-locales", test_21 },
  { "22/links", test_22 },
  { "23/one-bad-in-a-hundred", test_23 },
  { "24/long-battle", test_24 },
  { "29/backups-of-nothing", test_29 },
  { "30/replay", test_30 },
  { "wrong-clocks", test_clocks },
};

int
main (int argc, char **argv)
{
  return run_reliability (argc, argv, tests, G_N_ELEMENTS (tests));
}
