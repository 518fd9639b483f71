/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-soak.c: twenty battles of two hundred orders, one after the other, in one program: each is
 * kept order by order, saved after each move and opened again. In the end there are as many files
 * open as after the first, and nothing lies about beside what was saved.
 *
 * `test-soak --battles 1000` plays more and prints what the program has come to take of memory.
 */
#include "store-story.h"

#include <sys/resource.h>

#define ORDERS 200

static gint battles = 20;
static char *home;

static guint
count_names (const char *path, const char *stem)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    n += g_str_has_prefix (name, stem);
  return n;
}

static guint
open_files (void)
{
  return count_names ("/proc/self/fd", "");
}

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  g_assert_no_error (problem);
}

static const LwSaveQueueAnswers answers = { kept_cb, kept_cb };

static void
save (LwSaveQueue *saving, const LwBattle *battle)
{
  g_autofree char *text = lw_battle_file_write (battle, NULL, NULL);

  lw_save_queue_save (saving, battle->record->len, text, LW_SAVE_GROWING);
}

/* From the first order to the last. */
static void
play_and_keep (const char *path)
{
  static const LwRecoveryNote note = { "soak", NULL, NULL };
  g_autoptr (LwBattle) battle = lw_battle_fresh (story);
  g_autoptr (LwBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  LwSaveQueue *saving =
      lw_save_queue_new (lw_recovery_open (LW_RECOVERY_BATTLE, path, "soak", NULL), &answers, NULL);

  lw_save_queue_set_file (saving, path, NULL);
  for (guint i = 0; i < story->record->len; i++)
    {
      lw_play_again (battle, g_ptr_array_index (story->record, i), NULL);
      lw_save_queue_battle (saving, battle, NULL, &note);
      if (battle->phase == LW_PHASE_WAITING || i + 1 == story->record->len)
        save (saving, battle);
    }
  lw_save_queue_drop (saving);
  again = lw_battle_file_load (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->record->len, ==, story->record->len);
}

static glong
most_kib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

static void
test_soak (void)
{
  g_autofree char *path = g_build_filename (home, "soak.lwbattle", NULL);
  g_autofree char *recovery =
      g_build_filename (g_get_user_state_dir (), "little-wars", "recovery", NULL);
  guint files = 0;
  glong early = 0;

  for (gint i = 0; i < battles; i++)
    {
      play_and_keep (path);
      if (i == 0)
        files = open_files ();
      if (i == battles / 20)
        early = most_kib ();
    }
  g_test_message ("%d battles of %u orders: %ld KiB more than after %d", battles,
                  story->record->len, most_kib () - early, battles / 20 + 1);
  g_assert_cmpuint (open_files (), ==, files);
  g_assert_cmpuint (count_names (recovery, ""), ==, 0);
  /* The file and its three older copies, no matter how often it was saved. */
  g_assert_cmpuint (count_names (home, "soak.lwbattle"), <=, 4);
}

/* Pauses in the middle of a move, until the record is that of a long evening. */
static void
lengthen_story (void)
{
  while (story->record->len < ORDERS)
    {
      g_autoptr (LwOrder) pause = lw_order_new (LW_ORDER_PAUSE, story->mover);
      gboolean played;

      pause->flag = !story->paused;
      pause->t = story->clock;
      played = lw_play (story, pause, NULL);
      g_assert_true (played);
    }
}

int
main (int argc, char **argv)
{
  int status;

  if (argc > 2 && strcmp (argv[1], "--battles") == 0)
    battles = atoi (argv[2]);
  home = new_home ();
  g_test_init (&argc, &argv, NULL);
  tell_story (40);
  lengthen_story ();
  g_test_add_func ("/store/soak", test_soak);
  status = g_test_run ();
  forget_story ();
  remove_tree (home);
  g_free (home);
  return status;
}
