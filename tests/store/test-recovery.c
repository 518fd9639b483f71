/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-recovery.c: what is kept of unfinished work, who holds it, and how it is taken up again.
 */
#include "store-story.h"

#include "lw-lock.h"
#include "lw-crash-list.h"
#include "lw-recovered.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>

static char *home;

static LwRecovery *
open_story (void)
{
  g_autoptr (GError) error = NULL;
  LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_BATTLE, story_file, "story", &error);

  g_assert_no_error (error);
  return recovery;
}

static void
test_clean_end (void)
{
  g_autofree char *folder = NULL;
  LwRecovery *recovery = open_story ();
  g_autoptr (LwBattle) battle = lw_battle_copy (story);
  g_autoptr (GPtrArray) left = NULL;

  folder = g_strdup (lw_recovery_folder (recovery));
  g_assert_true (keep_order (recovery, battle, TRUE));
  g_assert_true (lw_recovery_has_left (recovery));
  lw_recovery_drop (recovery);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  left = lw_crash_list ();
  g_assert_cmpuint (left->len, ==, 0);
  /* One that was only opened leaves nothing either. */
  lw_recovery_free (open_story ());
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

static void
test_left (void)
{
  guint acknowledged = 0;
  g_autoptr (GPtrArray) left = NULL;
  const LwCrashItem *leftover;

  live_story (&acknowledged);
  g_assert_cmpuint (acknowledged, ==, story->record->len);
  left = lw_crash_list ();
  g_assert_cmpuint (left->len, ==, 1);
  leftover = g_ptr_array_index (left, 0);
  g_assert_cmpint (leftover->kind, ==, LW_RECOVERY_BATTLE);
  g_assert_cmpstr (leftover->name, ==, story->title);
  g_assert_cmpstr (leftover->detail, ==, "Red to move");
  g_assert_cmpstr (leftover->path, ==, story_file);
  g_assert_cmpint (leftover->time, >, 0);
  g_assert_cmpint (recover_story (NULL), ==, (gint)story->record->len);
  g_assert_true (lw_crash_item_discard (leftover, NULL));
  g_assert_cmpint (recover_story (NULL), ==, -1);
}

/* Work that someone holds is not offered, and a second opener is told who that is. */
static void
test_held (void)
{
  LwRecovery *recovery = open_story ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autofree char *process = g_strdup_printf ("(process %d on %s)", getpid (), g_get_host_name ());

  g_assert_true (keep_order (recovery, story, TRUE));
  left = lw_crash_list ();
  g_assert_cmpuint (left->len, ==, 0);
  g_assert_null (lw_recovery_open (LW_RECOVERY_BATTLE, story_file, "Hook's Farm", &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_LOCKED);
  g_assert_true (g_str_has_prefix (error->message, "“Hook's Farm” is open in another window"));
  g_assert_nonnull (strstr (error->message, process));
  lw_recovery_free (recovery);
  g_ptr_array_unref (left);
  left = lw_crash_list ();
  g_assert_cmpuint (left->len, ==, 1);
  lw_crash_item_discard (g_ptr_array_index (left, 0), NULL);
}

/* A link, a detour and the file itself are one. */
static void
test_same_file (void)
{
  g_autofree char *file = g_build_filename (home, "same.lwbattle", NULL);
  g_autofree char *detour = g_build_filename (home, ".", "same.lwbattle", NULL);
  g_autofree char *alias = g_build_filename (home, "alias.lwbattle", NULL);
  g_autoptr (LwRecovery) recovery = NULL;

  g_file_set_contents (file, "x", 1, NULL);
  g_assert_cmpint (symlink ("same.lwbattle", alias), ==, 0);
  recovery = lw_recovery_open (LW_RECOVERY_BATTLE, file, "x", NULL);
  g_assert_null (lw_recovery_open (LW_RECOVERY_BATTLE, detour, "x", NULL));
  g_assert_null (lw_recovery_open (LW_RECOVERY_BATTLE, alias, "x", NULL));
}

static void
test_draft (void)
{
  const LwRecoveryNote note = { "Low \"Meadow\"\n", NULL, NULL };
  LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_COUNTRY, NULL, "x", NULL);
  g_autoptr (LwRecovery) again = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  lw_recovery_draft (recovery, &note, "first", &error);
  g_assert_no_error (error);
  lw_recovery_draft (recovery, &note, "a\nb\t\"c\"", &error);
  g_assert_no_error (error);
  lw_recovery_free (recovery);
  left = lw_crash_list ();
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpint (((LwCrashItem *)g_ptr_array_index (left, 0))->kind, ==, LW_RECOVERY_COUNTRY);
  g_assert_cmpstr (((LwCrashItem *)g_ptr_array_index (left, 0))->name, ==, note.name);
  again = lw_crash_item_resume (g_ptr_array_index (left, 0), &error);
  g_assert_no_error (error);
  text = lw_recovery_text (again, &error);
  g_assert_cmpstr (text, ==, "a\nb\t\"c\"");
  lw_recovery_drop (g_steal_pointer (&again));
}

static void
test_clock (void)
{
  LwRecovery *recovery = open_story ();
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (LwRecovered) recovered = NULL;

  keep_order (recovery, story, TRUE);
  lw_recovery_clock (recovery, story->record->len - 1, 5000);
  lw_recovery_clock (recovery, story->record->len, 12345);
  lw_recovery_free (recovery);
  left = lw_crash_list ();
  recovery = lw_crash_item_resume (g_ptr_array_index (left, 0), NULL);
  recovered = lw_recovered_new (recovery, NULL, NULL);
  g_assert_cmpint (recovered->clock, ==, 12345);
  lw_recovered_free (recovered);
  /* Of another state than the one that was kept it is worth nothing. */
  lw_recovery_clock (recovery, story->record->len + 2, 99999);
  recovered = lw_recovered_new (recovery, NULL, NULL);
  g_assert_cmpint (recovered->clock, ==, -1);
  lw_recovery_drop (recovery);
}

/* ---- damage ---- */

static char *
only_folder (const char *name)
{
  g_autoptr (GPtrArray) left = lw_crash_list ();

  g_assert_cmpuint (left->len, ==, 1);
  return g_build_filename (((LwCrashItem *)g_ptr_array_index (left, 0))->folder, name, NULL);
}

static void
damage_middle (const char *file)
{
  g_autofree char *data = NULL;
  gsize size;

  data = lw_safe_read (file, &size, NULL);
  strchr (data, '\n')[40] ^= 1;
  g_file_set_contents (file, data, (gssize)size, NULL);
}

/* A journal that is bad in the middle is announced and kept. */
static void
test_damaged_journal (void)
{
  g_autofree char *journal = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *damage = NULL;
  guint acknowledged = 0;
  gint n;

  live_story (&acknowledged);
  journal = only_folder ("journal");
  damage_middle (journal);
  n = recover_story (&damage);
  g_assert_cmpint (n, >=, 0);
  g_assert_cmpint (n, <, (gint)acknowledged);
  g_assert_nonnull (damage);
  g_assert_nonnull (strstr (damage, "The journal is damaged"));
  kept = g_strconcat (journal, ".damaged-1", NULL);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  forget_left ();
}

/* A bad whole copy: the one before it is taken, and that is said. */
static void
test_damaged_copy (void)
{
  g_autofree char *copy = NULL;
  g_autofree char *damage = NULL;
  guint acknowledged = 0;

  live_story (&acknowledged);
  copy = only_folder ("checkpoint.lwbattle");
  g_file_set_contents (copy, "", 0, NULL);
  g_assert_cmpint (recover_story (&damage), >, 0);
  g_assert_nonnull (damage);
  forget_left ();
}

/* All that bears names is gone: the work is offered all the same. */
static void
test_nameless (void)
{
  g_autofree char *about = NULL;
  g_autoptr (GPtrArray) left = NULL;
  guint acknowledged = 0;

  live_story (&acknowledged);
  about = only_folder ("about");
  g_file_set_contents (about, "rubbish\0\xff", 9, NULL);
  left = lw_crash_list ();
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpstr (((LwCrashItem *)g_ptr_array_index (left, 0))->name, ==, "A battle");
  forget_left ();
}

/* ---- locks ---- */

static void
hold_and_die (gpointer path)
{
  if (!lw_lock_take (path, "x", NULL))
    _exit (3);
  kill (getpid (), SIGKILL);
}

static void
test_lock (void)
{
  g_autofree char *file = g_build_filename (home, "war.lwcampaign", NULL);
  g_autofree char *path = lw_lock_beside (file);
  g_autoptr (GError) error = NULL;
  LwLock *lock;

  g_assert_true (g_str_has_suffix (path, "/.war.lwcampaign.lock"));
  /* Freed at once by kill -9. */
  g_assert_true (WIFSIGNALED (in_child (hold_and_die, path)));
  lock = lw_lock_take (path, "War", &error);
  g_assert_no_error (error);
  g_assert_null (lw_lock_warning (lock));
  g_assert_true (lw_lock_is_held (path));
  g_assert_null (lw_lock_take (path, "War", &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_LOCKED);
  lw_lock_release (lock);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (lw_lock_is_held (path));
}

static int no_lock = ENOLCK;

static int
refuse_lock (int file, int operation)
{
  errno = no_lock;
  return -1;
}

/* Where there are no locks one goes on, and it is said. */
static void
test_no_lock (void)
{
  g_autofree char *path = g_build_filename (home, "no.lock", NULL);
  LwStoreCalls calls = lw_system_calls;
  LwLock *lock;

  calls.flock = refuse_lock;
  lw_calls_replace_for_test (&calls);
  lock = lw_lock_take (path, "War", NULL);
  g_assert_nonnull (strstr (lw_lock_warning (lock), "a disk of another machine"));
  lw_lock_release (lock);
  no_lock = EOPNOTSUPP;
  lock = lw_lock_take (path, "War", NULL);
  g_assert_nonnull (strstr (lw_lock_warning (lock), "a disk of another machine"));
  lw_lock_release (lock);
  lw_calls_replace_for_test (NULL);
  g_unlink (path);
}

static int refusal;

static int
refuse_open (const char *path, int flags, mode_t mode)
{
  errno = refusal;
  return -1;
}

/* What is said of a lock that cannot be opened, with @fault. */
static void
assert_refused_lock (const char *path, int fault, const char *words)
{
  LwStoreCalls calls = lw_system_calls;
  g_autoptr (GError) error = NULL;
  LwLock *lock;

  calls.open = refuse_open;
  refusal = fault;
  lw_calls_replace_for_test (&calls);
  lock = lw_lock_take (path, "War", &error);
  lw_calls_replace_for_test (NULL);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (lw_lock_warning (lock), words));
  lw_lock_release (lock);
}

/* Another user's lock, a full disk, a folder that cannot be written, a disk of another machine:
 * each has its own words. */
static void
test_lock_causes (void)
{
  g_autofree char *path = g_build_filename (home, ".war.lock", NULL);

  assert_refused_lock (path, ENOSPC, "The disk is full");
  assert_refused_lock (path, EROFS, "Its folder cannot be written");
  assert_refused_lock (path, EACCES, "Its folder cannot be written");
  assert_refused_lock (path, ENOLCK, "a disk of another machine");
  assert_refused_lock (path, EMFILE, "There is no lock (");
  g_assert_true (g_file_set_contents (path, "1 attic then\n", -1, NULL));
  assert_refused_lock (path, EACCES, "“.war.lock” belongs to another user");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_unlink (path);
}

/* What stands in its place is neither followed nor removed. */
static void
test_lock_obstacles (void)
{
  g_autofree char *path = g_build_filename (home, ".war.lock", NULL);
  g_autofree char *target = g_build_filename (home, "victim", NULL);
  LwLock *lock;
  char *doubt;

  g_assert_null (lw_lock_doubt (path));
  g_assert_cmpint (symlink (target, path), ==, 0);
  lock = lw_lock_take (path, "War", NULL);
  g_assert_true (g_str_has_prefix (lw_lock_warning (lock), "A link, “.war.lock”"));
  doubt = lw_lock_doubt (path);
  g_assert_cmpstr (doubt, ==, lw_lock_warning (lock));
  g_free (doubt);
  lw_lock_release (lock);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (target, G_FILE_TEST_EXISTS));
  g_unlink (path);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (i == 0 ? mkfifo (path, 0600) : g_mkdir (path, 0700), ==, 0);
      lock = lw_lock_take (path, "War", NULL);
      g_assert_true (g_str_has_prefix (lw_lock_warning (lock), "“.war.lock”, which is no file"));
      lw_lock_release (lock);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
      g_remove (path);
    }
}

/* ---- the saving ---- */

typedef struct
{
  guint kept;
  guint saved;
  guint problems;
  char *problem;
} Heard;

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  Heard *heard = data;

  if (!problem)
    {
      heard->kept = n;
      return;
    }
  heard->problems++;
  g_free (heard->problem);
  heard->problem = g_strdup (problem->message);
}

static void
saved_cb (gpointer data, guint n, const GError *problem)
{
  Heard *heard = data;

  g_assert_no_error (problem);
  heard->saved = n;
}

static const LwSaveQueueAnswers answers = { kept_cb, saved_cb };

static void
play_with (LwSaveQueue *saving, LwBattle *battle, guint from, guint to)
{
  const LwRecoveryNote note = { "story", NULL, NULL };

  for (guint i = from; i < to; i++)
    {
      lw_play_again (battle, g_ptr_array_index (story->record, i), NULL);
      lw_save_queue_battle (saving, battle, NULL, &note);
    }
}

static void
test_keeper (void)
{
  g_autoptr (LwBattle) battle = lw_battle_fresh (story);
  LwSaveQueue *saving;
  g_autofree char *file = g_build_filename (home, "kept.lwbattle", NULL);
  g_autofree char *text = lw_battle_file_write (story, NULL, NULL);
  Heard heard = { 0 };

  saving = lw_save_queue_new (open_story (), &answers, &heard);
  play_with (saving, battle, 0, story->record->len);
  lw_save_queue_set_file (saving, file, NULL);
  lw_save_queue_save (saving, 1, text, LW_SAVE_PLAIN);
  lw_save_queue_save (saving, 2, text, LW_SAVE_PLAIN);
  g_assert_true (lw_save_queue_wait (saving, 60000));
  g_assert_cmpuint (heard.kept, ==, story->record->len);
  g_assert_cmpuint (heard.saved, ==, 2);
  g_assert_cmpuint (heard.problems, ==, 0);
  lw_save_queue_free (saving);
  g_assert_cmpint (recover_story (NULL), ==, (gint)story->record->len);
  forget_left ();
}

/* ---- a clock that runs ---- */

/* What a busy machine may be late, milliseconds. */
#define LATE_MS 400

/* A program whose clock runs from @from on, after one order; it says when that was. */
static void
run_clock (int answer, gint64 from)
{
  LwRecovery *recovery = open_story ();
  LwSaveQueue *saving;
  gint64 told;

  keep_order (recovery, story, TRUE);
  saving = lw_save_queue_new (recovery, &answers, NULL);
  told = g_get_monotonic_time ();
  lw_save_queue_clock (saving, story->record->len, from, TRUE);
  if (write (answer, &told, sizeof told) == sizeof told)
    pause ();
  _exit (1);
}

/* The clock as the next start finds it. */
static gint64
clock_found (void)
{
  g_autoptr (GPtrArray) left = lw_crash_list ();
  LwRecovery *recovery = lw_crash_item_resume (g_ptr_array_index (left, 0), NULL);
  g_autoptr (LwRecovered) recovered = lw_recovered_new (recovery, NULL, NULL);
  gint64 found = recovered->clock;

  lw_recovery_drop (recovery);
  return found;
}

/* Killed at any moment: no more than a second of the clock's running is gone, nothing is added. */
static void
test_clock_killed (void)
{
  static const struct
  {
    gint64 from, after;
  } moments[] = { { 42050, 900 }, { 42950, 1000 }, { 42300, 1650 } };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      gint64 told, lasted, found;
      int answer[2], status;
      pid_t child;

      g_assert_cmpint (pipe (answer), ==, 0);
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        run_clock (answer[1], moments[i].from);
      g_assert_cmpint (read (answer[0], &told, sizeof told), ==, sizeof told);
      g_usleep (moments[i].after * 1000);
      kill (child, SIGKILL);
      lasted = moments[i].from + (g_get_monotonic_time () - told) / 1000;
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      close (answer[0]);
      close (answer[1]);
      found = clock_found ();
      g_assert_cmpint (found, <=, lasted);
      g_assert_cmpint (found, >=, lasted - 1000 - LATE_MS);
    }
}

/* A full disk: said at once; when there is room again, all is kept with the next order. */
static void
test_keeper_full (void)
{
  g_autoptr (LwBattle) battle = lw_battle_fresh (story);
  LwSaveQueue *saving;
  guint half = story->record->len / 2;
  Heard heard = { 0 };

  use_fault_calls ();
  saving = lw_save_queue_new (open_story (), &answers, &heard);
  play_with (saving, battle, 0, half);
  g_assert_true (lw_save_queue_wait (saving, 60000));
  plan_fault (FAULT_ERROR, CALL_WRITE, 1, TRUE, ENOSPC);
  play_with (saving, battle, half, half + 3);
  g_assert_true (lw_save_queue_wait (saving, 60000));
  g_assert_cmpuint (heard.kept, ==, half);
  g_assert_cmpuint (heard.problems, >, 0);
  g_assert_nonnull (strstr (heard.problem, "The disk is full, so what you do now is not"));
  plan_fault (FAULT_NONE, CALL_ANY, 0, FALSE, 0);
  play_with (saving, battle, half + 3, story->record->len);
  g_assert_true (lw_save_queue_wait (saving, 60000));
  g_assert_cmpuint (heard.kept, ==, story->record->len);
  lw_save_queue_free (saving);
  lw_calls_replace_for_test (NULL);
  g_assert_cmpint (recover_story (NULL), ==, (gint)story->record->len);
  forget_left ();
  g_free (heard.problem);
}

int
main (int argc, char **argv)
{
  int status;

  home = new_home ();
  g_test_init (&argc, &argv, NULL);
  tell_story (40);
  story_file = g_build_filename (home, "story.lwbattle", NULL);
  g_test_add_func ("/store/recovery/clean-end", test_clean_end);
  g_test_add_func ("/store/recovery/left", test_left);
  g_test_add_func ("/store/recovery/held", test_held);
  g_test_add_func ("/store/recovery/same-file", test_same_file);
  g_test_add_func ("/store/recovery/draft", test_draft);
  g_test_add_func ("/store/recovery/clock", test_clock);
  g_test_add_func ("/store/recovery/clock-killed", test_clock_killed);
  g_test_add_func ("/store/recovery/damaged-journal", test_damaged_journal);
  g_test_add_func ("/store/recovery/damaged-copy", test_damaged_copy);
  g_test_add_func ("/store/recovery/nameless", test_nameless);
  g_test_add_func ("/store/lock/held", test_lock);
  g_test_add_func ("/store/lock/none", test_no_lock);
  g_test_add_func ("/store/lock/causes", test_lock_causes);
  g_test_add_func ("/store/lock/obstacles", test_lock_obstacles);
  g_test_add_func ("/store/saving/keeps", test_keeper);
  g_test_add_func ("/store/saving/full-disk", test_keeper_full);
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  return status;
}
