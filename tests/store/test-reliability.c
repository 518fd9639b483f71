/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-reliability.c: faults that other programs were reported for, each with its own number:
 * what happened there must not happen here. The first third: disks, locks, rights. Those of the
 * window are in test-app-recovery.c and test-app-trouble.c.
 */
#define _GNU_SOURCE /* unshare() */

#include "reliability-test.h"
#include "store-disk.h"

#include "lw-backup.h"
#include "lw-lock.h"
#include "lw-crash-list.h"

#include <sched.h>
#include <sys/mount.h>

/* ---- 1: an empty file and an empty autosave after a freeze ---- */

static void
kill_in_save (gpointer data)
{
  g_autofree char *path = inside ("01.lwbattle");

  use_fault_calls ();
  plan_fault (FAULT_KILL, CALL_ANY, GPOINTER_TO_UINT (data), FALSE, 0);
  lw_safe_write (path, "new", NULL);
}

static void
test_01 (void)
{
  g_autofree char *path = inside ("01.lwbattle");

  for (guint at = 1; at < 20; at++)
    {
      g_autofree char *text = NULL;
      gsize size;

      assert_saved (path, "old");
      in_child (kill_in_save, GUINT_TO_POINTER (at));
      text = lw_safe_read (path, &size, NULL);
      g_assert_true (g_strcmp0 (text, "old") == 0 || g_strcmp0 (text, "new") == 0);
    }
}

/* ---- 2: an autosave cut off by a power cut ---- */

static gint n_recovered;

static gboolean
comes_back (guint acknowledged)
{
  n_recovered = recover_story (NULL);
  return MAX (n_recovered, 0) >= (gint)acknowledged;
}

static void
test_02 (void)
{
  LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_BATTLE, NULL, "x", NULL);
  g_autofree char *folder = g_strdup (lw_recovery_folder (recovery));
  guint n_states;

  disk_begin (DISK_HONEST);
  keep_order (recovery, story, TRUE);
  disk_acknowledge (story->record->len);
  lw_calls_replace_for_test (NULL);
  lw_recovery_free (recovery);
  g_assert_cmpuint (disk_each_state (folder, comes_back, &n_states), ==, 0);
  disk_end ();
  forget_left ();
}

/* ---- 3, 4: a file cut in a tag, a file of zeros, an empty backup ---- */

static void
test_03 (void)
{
  gsize size = strlen (battle_text);

  for (gsize cut = 0; cut < size - 1; cut += 7)
    {
      g_autofree char *part = g_strndup (battle_text, cut);
      g_autoptr (GError) error = NULL;

      g_assert_null (lw_battle_file_parse ("a.lwbattle", part, cut, NULL, &error));
      assert_error_says (error, "a.lwbattle:");
    }
}

/* Bad, and so is the copy before it: the one before that is taken up. */
static void
test_04 (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *damage = NULL;
  guint acknowledged = 0;
  char zeros[3000] = "";

  live_story (&acknowledged);
  {
    g_autoptr (GPtrArray) left = lw_crash_list ();
    g_autofree char *checkpoint = NULL;
    g_autofree char *first = NULL;

    folder = g_strdup (((LwCrashItem *)g_ptr_array_index (left, 0))->folder);
    checkpoint = g_build_filename (folder, "checkpoint.lwbattle", NULL);
    first = lw_backup_path (checkpoint, 1);
    memcpy (zeros, battle_text, 1500);
    g_file_set_contents (checkpoint, zeros, sizeof zeros, NULL);
    g_file_set_contents (first, "", 0, NULL);
  }
  g_assert_cmpint (recover_story (&damage), >=, 1);
  g_assert_nonnull (damage);
  forget_left ();
}

/* ---- 5, 7, 8, 9: no room ---- */

/* A disk of sixteen kilobytes, where this user may make one; else a table that says as much. */
static gboolean
mount_small (const char *folder)
{
  g_mkdir (folder, 0700);
  return unshare (CLONE_NEWNS) == 0 && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
         mount ("tmpfs", folder, "tmpfs", 0, "size=16k") == 0;
}

static void
fill_small_disk (gpointer data)
{
  g_autofree char *folder = inside ("05");
  g_autofree char *path = g_build_filename (folder, "a.lwbattle", NULL);
  g_autofree char *large = g_strnfill (40000, 'x');
  g_autoptr (GError) error = NULL;

  if (!mount_small (folder))
    {
      use_fault_calls ();
      plan_fault (FAULT_SHORT, CALL_WRITE, 3, TRUE, ENOSPC);
    }
  assert_saved (path, "old");
  assert_saved (path, "older");
  g_assert_false (lw_safe_write (path, large, &error));
  g_assert_cmpstr (error->message, ==,
                   "The disk is full, so “a.lwbattle” was not saved. Free some space, or save "
                   "elsewhere.");
  assert_text (path, "older");
}

static void
test_05 (void)
{
  g_assert_cmpint (in_child (fill_small_disk, NULL), ==, 0);
}

static void
test_07 (void)
{
  g_autofree char *path = inside ("07.lwcampaign");

  assert_saved (path, "the whole of a war");
  use_fault_calls ();
  for (guint at = 1; at < 5; at++)
    for (guint kind = FAULT_ERROR; kind <= FAULT_SHORT; kind++)
      {
        plan_fault (kind, CALL_WRITE, at, FALSE, ENOSPC);
        if (!lw_safe_write (path, "what will not fit", NULL))
          assert_text (path, "the whole of a war");
        plan_fault (FAULT_NONE, CALL_ANY, 0, FALSE, 0);
        assert_saved (path, "the whole of a war");
      }
  lw_calls_replace_for_test (NULL);
}

/* A full disk is not called a lock of somebody else. */
static void
test_08 (void)
{
  g_autofree char *path = inside ("08.lock");
  g_autoptr (GError) error = NULL;
  LwLock *lock;

  use_fault_calls ();
  plan_fault (FAULT_ERROR, CALL_OPEN, 1, FALSE, ENOSPC);
  lock = lw_lock_take (path, "War", &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (lw_lock_warning (lock), "The disk is full"));
  lw_lock_release (lock);
  plan_fault (FAULT_ERROR, CALL_WRITE, 1, FALSE, ENOSPC);
  lock = lw_lock_take (path, "War", &error);
  g_assert_no_error (error);
  g_assert_null (lw_lock_warning (lock));
  lw_lock_release (lock);
  lw_calls_replace_for_test (NULL);
}

static char *said;

static void
heard_cb (gpointer data, guint n, const GError *problem)
{
  g_clear_pointer (&said, g_free);
  said = problem ? g_strdup (problem->message) : NULL;
}

/* The journal has no room: that is said at once, and saving elsewhere works. */
static void
test_09 (void)
{
  static const LwSaveQueueAnswers answers = { heard_cb, NULL };
  const LwRecoveryNote note = { "x", NULL, NULL };
  g_autofree char *path = inside ("09.lwbattle");
  LwSaveQueue *saving;

  use_fault_calls ();
  saving =
      lw_save_queue_new (lw_recovery_open (LW_RECOVERY_BATTLE, NULL, "x", NULL), &answers, NULL);
  plan_fault (FAULT_ERROR, CALL_WRITE, 1, TRUE, ENOSPC);
  lw_save_queue_battle (saving, story, NULL, &note);
  lw_save_queue_wait (saving, 60000);
  g_assert_nonnull (strstr (said, "is not being kept. You can go on"));
  lw_calls_replace_for_test (NULL);
  g_assert_true (lw_battle_file_save (story, NULL, path, NULL));
  lw_save_queue_drop (saving);
  g_clear_pointer (&said, g_free);
}

/* ---- 10: writes a new file, removes the old one, renames ---- */

static void
test_10 (void)
{
  g_autofree char *path = inside ("10.lwbattle");
  gboolean renamed = FALSE;

  assert_saved (path, "one");
  disk_begin (DISK_HONEST);
  g_assert_true (lw_safe_write (path, "two", NULL));
  for (guint i = 0; i < disk.calls->len; i++)
    {
      const DiskCall *call = g_ptr_array_index (disk.calls, i);

      renamed |= call->kind == DISK_RENAME && g_strcmp0 (call->other, "10.lwbattle") == 0;
      g_assert_false (call->kind == DISK_UNLINK && !renamed);
    }
  g_assert_true (renamed);
  disk_end ();
}

/* ---- 11, 12: no right to write ---- */

static void
write_as_nobody (gpointer data)
{
  g_autofree char *path = inside ("11/a.lwbattle");
  g_autofree char *other = inside ("11/b.lwbattle");
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0 && seteuid (65534) != 0)
    _exit (1);
  g_assert_false (lw_safe_write (path, "new", &error));
  assert_error_says (error, "You have no right to write in “");
  g_clear_error (&error);
  g_assert_false (lw_safe_write (other, "new", &error));
  assert_error_says (error, "/11”, so “b.lwbattle” was not saved. Save elsewhere.");
}

static void
test_11 (void)
{
  g_autofree char *folder = inside ("11");
  g_autofree char *path = inside ("11/a.lwbattle");

  g_mkdir (folder, 0755);
  assert_saved (path, "old");
  g_chmod (path, 0444);
  g_chmod (folder, 0555);
  g_chmod (home, 0755);
  g_assert_cmpint (in_child (write_as_nobody, NULL), ==, 0);
  g_chmod (folder, 0755);
  assert_text (path, "old");
}

/* Nowhere to keep anything: no crash, and it is said. */
static void
test_12 (void)
{
  const LwRecoveryNote note = { "x", NULL, NULL };
  g_autoptr (LwRecovery) recovery = NULL;
  g_autoptr (GError) error = NULL;

  use_fault_calls ();
  plan_fault (FAULT_ERROR, CALL_MKDIR | CALL_OPEN, 1, TRUE, EACCES);
  recovery = lw_recovery_open (LW_RECOVERY_COUNTRY, NULL, "x", &error);
  g_assert_no_error (error);
  g_assert_false (lw_recovery_draft (recovery, &note, "text", &error));
  assert_error_says (error, "The folder for recovery cannot be written");
  lw_calls_replace_for_test (NULL);
}

/* ---- 14: two programs on one file ---- */

static void
test_14 (void)
{
  g_autofree char *path = inside ("14.lwbattle");
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  LwFileMark one = { 0 }, two = { 0 };
  gsize size;

  assert_saved (path, "first");
  data = lw_safe_read_marked (path, &size, &one, NULL);
  two = one;
  g_assert_true (lw_safe_save (path, "second", &one, LW_SAVE_PLAIN, NULL));
  g_assert_false (lw_safe_save (path, "third", &two, LW_SAVE_PLAIN, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CHANGED);
  assert_text (path, "second");
  g_assert_true (lw_safe_save (path, "third", &two, LW_SAVE_OVERWRITE, NULL));
  assert_text (path, "third");
  /* One letter of it is another, and its length the same. */
  g_assert_true (g_file_set_contents (path, "thirD", -1, NULL));
  g_clear_error (&error);
  g_assert_false (lw_safe_save (path, "fourth", &two, LW_SAVE_PLAIN, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CHANGED);
  assert_text (path, "thirD");
}

/* ---- 16: a newer file opened by an older program ---- */

static char *
with_format (const char *text, const char *format)
{
  g_auto (GStrv) parts = g_strsplit (text, "format=\"1.0\"", -1);
  g_autofree char *now = g_strdup_printf ("format=\"%s\"", format);

  g_assert_nonnull (parts[1]);
  return g_strjoinv (now, parts);
}

static void
test_16 (void)
{
  g_autofree char *path = inside ("16.lwbattle");
  g_autofree char *major = with_format (battle_text, "2.0");
  g_autofree char *minor = with_format (battle_text, "1.99");
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = NULL;
  LwFileMark mark = { 0 };
  gsize size;

  g_file_set_contents (path, major, -1, NULL);
  g_assert_null (lw_battle_file_load (path, NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_NEWER);
  assert_error_says (error, "newer Little Wars (file format 2.0; this one reads 1.x). It was not");
  assert_text (path, major);
  g_file_set_contents (path, minor, -1, NULL);
  data = lw_safe_read_marked (path, &size, &mark, NULL);
  battle = lw_battle_file_parse (path, data, size, NULL, NULL);
  g_assert_nonnull (battle);
  g_assert_cmpint (mark.age, ==, LW_FORMAT_NEWER);
  g_clear_error (&error);
  g_assert_false (lw_safe_save (path, battle_text, &mark, LW_SAVE_OVERWRITE, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_NEWER);
  assert_text (path, minor);
}

static const ReliabilityTest tests[] = {
  { "1/empty-after-freeze", test_01 },
  { "2/cut-by-power", test_02 },
  { "3/cut-in-a-tag", test_03 },
  { "4/zeros-and-empty-backup", test_04 },
  { "5/full-disk", test_05 },
  { "7/emptied-on-full-disk", test_07 },
  { "8/full-disk-called-locked", test_08 },
  { "9/progress-lost-silently", test_09 },
  { "10/erased-before-rename", test_10 },
  { "11/no-right-to-write", test_11 },
  { "12/nowhere-to-keep", test_12 },
  { "14/two-programs", test_14 },
  { "16/newer-file", test_16 },
};

int
main (int argc, char **argv)
{
  return run_reliability (argc, argv, tests, G_N_ELEMENTS (tests));
}
