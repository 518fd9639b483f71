/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-crash.c: kill -9 at random moments and at every call, and an error at every call: what was
 * acknowledged is there, and a saved file is the old one or the new one.
 *
 * `test-crash --kills 10000` for more of the random moments; the suite has 2,000.
 */
#include "store-story.h"
#include "store-war.h"

#include <sys/mman.h>

/* Far more calls than one life of the story makes. */
#define MOST_CALLS 2000

static char *home;
static guint *acknowledged; /* shared with the children */
static gint kills = 2000;

static void
forget_files (void)
{
  GDir *dir = g_dir_open (home, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (home, name, NULL);

      remove_tree (path);
    }
  g_dir_close (dir);
}

/* Nothing that was acknowledged is lost; at most the one order under way has come through too. */
static void
assert_nothing_lost (void)
{
  g_autofree char *damage = NULL;
  gint n = recover_story (&damage);

  g_assert_cmpstr (damage, ==, NULL);
  g_assert_cmpint (n, !=, -2);
  g_assert_cmpint (MAX (n, 0), >=, (gint)*acknowledged);
  g_assert_cmpint (MAX (n, 0), <=, (gint)*acknowledged + 1);
  forget_left ();
}

static void
live (gpointer data)
{
  live_story (acknowledged);
}

/* ---- random moments ---- */

static void
kill_after (guint us)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      live_story (acknowledged);
      _exit (0);
    }
  g_usleep (us);
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
}

/* As quick as one life is at its best; a busy machine makes it longer. */
static guint
length_of_life (void)
{
  gint64 shortest = G_MAXINT32;

  for (guint i = 0; i < 20; i++)
    {
      gint64 begun = g_get_monotonic_time ();

      in_child (live, NULL);
      shortest = MIN (shortest, g_get_monotonic_time () - begun);
      assert_nothing_lost ();
    }
  return (guint)shortest;
}

static void
test_random_moments (void)
{
  guint whole_life = length_of_life ();
  guint killed = 0;

  for (gint i = 0; i < kills; i++)
    {
      *acknowledged = 0;
      kill_after ((guint)g_test_rand_int_range (0, (gint32)whole_life));
      killed += *acknowledged < story->record->len;
      assert_nothing_lost ();
    }
  g_test_message ("%u of %d lives ended early", killed, kills);
  g_assert_cmpuint (killed, >, (guint)kills / 4);
}

/* ---- at every call ---- */

static void
live_with_fault (gpointer data)
{
  const guint *fault = data;

  use_fault_calls ();
  plan_fault (fault[0], fault[0] == FAULT_HALF ? CALL_WRITE : CALL_ANY, fault[1], FALSE, 0);
  live_story (acknowledged);
}

/* Kills at the first call, the second, and so on until one life gets by unharmed. */
static void
kill_at_every_call (FaultKind kind)
{
  for (guint at = 1; at < MOST_CALLS; at++)
    {
      guint fault[2] = { kind, at };
      int status;

      *acknowledged = 0;
      status = in_child (live_with_fault, fault);
      assert_nothing_lost ();
      if (WIFEXITED (status))
        {
          g_test_message ("killed at each of %u calls", at - 1);
          g_assert_cmpuint (at, >, story->record->len);
          g_assert_cmpint (WEXITSTATUS (status), ==, 0);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_kill_at_calls (void)
{
  kill_at_every_call (FAULT_KILL);
}

static void
test_kill_at_half_writes (void)
{
  kill_at_every_call (FAULT_HALF);
}

/* ---- errors at every call ---- */

static const CallKind struck_calls[] = { CALL_WRITE, CALL_SYNC, CALL_RENAME,
                                         CALL_OPEN,  CALL_LINK, CALL_MKDIR };
static const int faults[] = { ENOSPC, EIO, EROFS, EDQUOT };

static void
live_with_error (CallKind call, int fault, guint at, FaultKind kind, gboolean on)
{
  use_fault_calls ();
  plan_fault (kind, call, at, on, fault);
  *acknowledged = 0;
  live_story (acknowledged);
  lw_calls_replace_for_test (NULL);
}

/* Once: all goes on, and in the end everything is kept. For good: what was kept stays. */
static void
try_errors (CallKind call, int fault, FaultKind kind, gboolean on)
{
  for (guint at = 1; at < MOST_CALLS; at++)
    {
      live_with_error (call, fault, at, kind, on);
      if (plan.struck == 0)
        {
          g_assert_cmpuint (*acknowledged, ==, story->record->len);
          assert_nothing_lost ();
          return;
        }
      if (!on && call != CALL_OPEN)
        g_assert_cmpuint (*acknowledged, ==, story->record->len);
      {
        g_autofree char *damage = NULL;
        gint n = recover_story (&damage);

        g_assert_cmpint (MAX (n, 0), >=, (gint)*acknowledged);
        g_assert_null (damage);
      }
      forget_left ();
    }
  g_assert_not_reached ();
}

static void
test_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (struck_calls); i++)
    for (guint j = 0; j < G_N_ELEMENTS (faults); j++)
      {
        try_errors (struck_calls[i], faults[j], FAULT_ERROR, FALSE);
        try_errors (struck_calls[i], faults[j], FAULT_ERROR, TRUE);
      }
  try_errors (CALL_WRITE, ENOSPC, FAULT_SHORT, FALSE);
}

/* ---- a file that is saved ---- */

typedef gboolean (*Save) (const char *path, guint version);

static char *
file_text (guint version)
{
  return g_strnfill (3000 + version, (char)('a' + version));
}

static gboolean
save_text (const char *path, guint version)
{
  g_autofree char *text = file_text (version);

  return lw_safe_save (path, text, NULL, LW_SAVE_GROWING, NULL);
}

/* Which version is it, 1 to 3; 0: not there. Anything else is a failure. */
static guint
version_of (const char *path)
{
  g_autofree char *data = NULL;
  gsize size;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return 0;
  data = lw_safe_read (path, &size, NULL);
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *text = file_text (i);

      if (g_strcmp0 (data, text) == 0)
        return i;
    }
  g_assert_not_reached ();
}

/* In the middle of its turn it may be under any of these numbers. */
static gboolean
has_backup (const char *path)
{
  gboolean has = FALSE;

  for (guint i = 0; i <= 2; i++)
    {
      g_autofree char *backup = g_strdup_printf ("%s.%u", path, i);

      has |= version_of (backup) >= 1;
    }
  return has;
}

static void
save_with_fault (gpointer data)
{
  const guint *fault = data;
  g_autofree char *path = g_build_filename (home, "a.lwbattle", NULL);

  use_fault_calls ();
  plan_fault (fault[0], CALL_ANY, fault[1], FALSE, (int)fault[2]);
  save_text (path, 3);
  if (plan.struck == 0)
    _exit (7);
}

static void
save_at_every_call (FaultKind kind, int error)
{
  g_autofree char *path = g_build_filename (home, "a.lwbattle", NULL);

  for (guint at = 1; at < MOST_CALLS; at++)
    {
      guint fault[3] = { kind, at, (guint)error };
      int status;

      g_assert_true (save_text (path, 1));
      g_assert_true (save_text (path, 2));
      status = in_child (save_with_fault, fault);
      g_assert_cmpuint (version_of (path), >=, 2);
      g_assert_true (has_backup (path));
      /* Whatever happened, the next save is as any. */
      g_assert_true (save_text (path, 3));
      g_assert_cmpuint (version_of (path), ==, 3);
      forget_files ();
      if (WIFEXITED (status) && WEXITSTATUS (status) == 7)
        {
          g_assert_cmpuint (at, >, kind == FAULT_HALF || kind == FAULT_SHORT ? 1 : 6);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
test_save_killed (void)
{
  save_at_every_call (FAULT_KILL, 0);
  save_at_every_call (FAULT_HALF, 0);
}

static void
test_save_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    save_at_every_call (FAULT_ERROR, faults[i]);
  save_at_every_call (FAULT_SHORT, ENOSPC);
  save_at_every_call (FAULT_SHORT, 0);
}

/* ---- a ledger that is appended to ---- */

static char *
war_path (void)
{
  return g_build_filename (home, "war.lwcampaign", NULL);
}

static void
save_war (guint n)
{
  g_autoptr (LwCampaign) war = war_of (n);
  g_autofree char *path = war_path ();

  lw_campaign_file_save (war, path, NULL);
}

static void
append_with_fault (gpointer data)
{
  const guint *fault = data;

  use_fault_calls ();
  plan_fault (fault[0], CALL_ANY, fault[1], FALSE, (int)fault[2]);
  save_war (4);
  if (plan.struck == 0)
    _exit (7);
}

static void
append_at_every_call (FaultKind kind, int error_number)
{
  g_autofree char *path = war_path ();
  int status = 0;

  for (guint at = 1; !WIFEXITED (status) || WEXITSTATUS (status) != 7; at++)
    {
      guint fault[3] = { kind, at, (guint)error_number };
      g_autoptr (LwCampaign) war = NULL;
      g_autoptr (GError) error = NULL;

      save_war (3);
      status = in_child (append_with_fault, fault);
      war = lw_campaign_file_load (path, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (war->battles->len, >=, 3);
      g_assert_cmpuint (war->battles->len, <=, 4);
      forget_files ();
    }
}

static void
test_ledger (void)
{
  append_at_every_call (FAULT_KILL, 0);
  append_at_every_call (FAULT_HALF, 0);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    append_at_every_call (FAULT_ERROR, faults[i]);
  append_at_every_call (FAULT_SHORT, ENOSPC);
  append_at_every_call (FAULT_SHORT, 0);
}

int
main (int argc, char **argv)
{
  int status;

  if (argc > 2 && strcmp (argv[1], "--kills") == 0)
    kills = atoi (argv[2]);
  /* In memory where there is such a disk: here it is the number of deaths that counts. */
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);
  home = new_home ();
  acknowledged = mmap (NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_test_init (&argc, &argv, NULL);
  tell_story_of (tiny_battle (), 30);
  g_test_add_func ("/store/crash/random-moments", test_random_moments);
  g_test_add_func ("/store/crash/every-call", test_kill_at_calls);
  g_test_add_func ("/store/crash/every-half-write", test_kill_at_half_writes);
  g_test_add_func ("/store/crash/every-error", test_errors);
  g_test_add_func ("/store/crash/save-killed", test_save_killed);
  g_test_add_func ("/store/crash/save-errors", test_save_errors);
  g_test_add_func ("/store/crash/ledger", test_ledger);
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  return status;
}
