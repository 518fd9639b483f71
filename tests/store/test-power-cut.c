/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-power-cut.c: the power cut at every moment of a session of thirty orders, and of a save; and
 * programs that forget a sync, the folder's sync, or the rename, which must fail.
 */
#include "store-disk.h"
#include "store-story.h"

static char *home;
static char *folder;

/* One life, written down. The folder is made before: it is there from the first session on. */
static void
record_life (DiskMutant mutant)
{
  g_autoptr (LwBattle) battle = lw_battle_fresh (story);
  LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_BATTLE, story_file, "story", NULL);

  folder = g_strdup (lw_recovery_folder (recovery));
  disk_begin (mutant);
  for (guint i = 0; i < story->record->len; i++)
    {
      lw_play_again (battle, g_ptr_array_index (story->record, i), NULL);
      g_assert_true (keep_order (recovery, battle, i % STORY_CHECKPOINT_EVERY == 0));
      disk_acknowledge (i + 1);
    }
  lw_calls_replace_for_test (NULL);
  lw_recovery_free (recovery);
}

/* As recover_story(), but a wrong state is an answer. */
static gint
recover (void)
{
  g_autoptr (GPtrArray) left = lw_crash_list ();
  g_autoptr (LwRecovery) recovery = NULL;
  g_autoptr (LwRecovered) recovered = NULL;
  g_autofree char *seal = NULL;
  guint n;

  if (left->len == 0)
    return 0;
  recovery = lw_crash_item_resume (g_ptr_array_index (left, 0), NULL);
  recovered = recovery ? lw_recovered_new (recovery, NULL, NULL) : NULL;
  if (!recovered || recovered->damage)
    return -1;
  n = recovered->battle->record->len;
  seal = lw_battle_checksum (recovered->battle);
  return g_strcmp0 (seal, g_ptr_array_index (story_seals, n)) == 0 ? (gint)n : -1;
}

static gboolean
is_fine (guint acknowledged)
{
  return recover () >= (gint)acknowledged;
}

static guint
cut_everywhere (DiskMutant mutant, guint *n_states)
{
  guint bad;

  forget_left ();
  record_life (mutant);
  bad = disk_each_state (folder, is_fine, n_states);
  disk_end ();
  g_clear_pointer (&folder, g_free);
  forget_left ();
  g_test_message ("%u states, %u bad", *n_states, bad);
  return bad;
}

static void
test_honest (void)
{
  guint n_states;

  g_assert_cmpuint (cut_everywhere (DISK_HONEST, &n_states), ==, 0);
  g_assert_cmpuint (n_states, >, 500);
}

static void
test_mutant (gconstpointer mutant)
{
  guint n_states;

  g_assert_cmpuint (cut_everywhere (GPOINTER_TO_UINT (mutant), &n_states), >, 20);
}

/* ---- a save ---- */

static char *saved;

static gboolean
is_old_or_new (guint acknowledged)
{
  g_autofree char *text = NULL;
  gsize size;

  text = lw_safe_read (saved, &size, NULL);
  if (acknowledged == 0)
    return TRUE;
  if (acknowledged == 1)
    return g_strcmp0 (text, "the old one") == 0 || g_strcmp0 (text, "the new one") == 0;
  return g_strcmp0 (text, "the new one") == 0;
}

static void
test_save (void)
{
  g_autofree char *below = g_build_filename (home, "files", NULL);
  guint n_states;

  saved = g_build_filename (below, "a.lwcountry", NULL);
  g_mkdir (below, 0700);
  disk_begin (DISK_HONEST);
  g_assert_true (lw_safe_write (saved, "the old one", NULL));
  disk_acknowledge (1);
  g_assert_true (lw_safe_write (saved, "the new one", NULL));
  disk_acknowledge (2);
  lw_calls_replace_for_test (NULL);
  g_assert_cmpuint (disk_each_state (below, is_old_or_new, &n_states), ==, 0);
  g_assert_cmpuint (n_states, >, 50);
  disk_end ();
  g_free (saved);
}

int
main (int argc, char **argv)
{
  int status;

  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);
  home = new_home ();
  g_test_init (&argc, &argv, NULL);
  tell_story_of (tiny_battle (), 30);
  story_file = g_build_filename (home, "story.lwbattle", NULL);
  g_test_add_func ("/store/power-cut/session", test_honest);
  g_test_add_func ("/store/power-cut/save", test_save);
  g_test_add_data_func ("/store/power-cut/mutant/no-sync", GUINT_TO_POINTER (DISK_NO_SYNC),
                        test_mutant);
  g_test_add_data_func ("/store/power-cut/mutant/no-folder-sync",
                        GUINT_TO_POINTER (DISK_NO_FOLDER_SYNC), test_mutant);
  g_test_add_data_func ("/store/power-cut/mutant/no-rename", GUINT_TO_POINTER (DISK_NO_RENAME),
                        test_mutant);
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  return status;
}
