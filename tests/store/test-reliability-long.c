/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-reliability-long.c: faults that other programs were reported for, the last third: links,
 * long lists, long battles, backups, replays, clocks.
 */
#include "reliability-test.h"

#include "lw-backup.h"
#include "lw-library.h"
#include "lw-battle-checksum.h"
#include "lw-crash-list.h"

#include <fcntl.h>

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
  seal = lw_battle_checksum (battle);
  begun = g_get_monotonic_time ();
  lw_battle_file_save (battle, NULL, path, &error);
  g_assert_no_error (error);
  again = lw_battle_file_load (path, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("saved and read in %d ms", (int)((g_get_monotonic_time () - begun) / 1000));
  seal_again = lw_battle_checksum (again);
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
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, &error);
  g_autoptr (LwBattle) again = NULL;
  const GPtrArray *marks, *marks_again;

  g_assert_no_error (error);
  again = lw_battle_fresh (battle);
  for (guint i = 0; i < battle->record->len; i++)
    {
      gboolean played = lw_play_again (again, g_ptr_array_index (battle->record, i), NULL);

      g_assert_true (played);
    }
  marks = lw_battle_checksum_marks (battle);
  marks_again = lw_battle_checksum_marks (again);
  g_assert_cmpuint (marks_again->len, ==, marks->len);
  for (guint i = 0; i < marks->len; i++)
    g_assert_cmpstr (g_ptr_array_index (marks_again, i), ==, g_ptr_array_index (marks, i));
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
        g_autoptr (GPtrArray) left = lw_crash_list ();
        g_autofree char *journal = NULL;

        journal = g_build_filename (((LwCrashItem *)g_ptr_array_index (left, 0))->folder, "journal",
                                    NULL);
        utimensat (AT_FDCWD, journal, when, 0);
      }
      g_assert_cmpint (recover_story (NULL), ==, (gint)acknowledged);
      forget_left ();
    }
}

static const ReliabilityTest tests[] = {
  { "22/links", test_22 },       { "23/one-bad-in-a-hundred", test_23 },
  { "24/long-battle", test_24 }, { "29/backups-of-nothing", test_29 },
  { "30/replay", test_30 },      { "wrong-clocks", test_clocks },
};

int
main (int argc, char **argv)
{
  return run_reliability (argc, argv, tests, G_N_ELEMENTS (tests));
}
