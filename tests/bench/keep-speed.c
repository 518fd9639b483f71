/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * keep-speed.c: from an order given to the order on the disk, in milliseconds of the wall: a battle
 * of two hundred orders, kept as a session keeps it.
 *
 *   keep-speed [FOLDER]: on the disk that FOLDER is on; the working folder when none is named
 */
#include "store-story.h"

#include <stdlib.h>

#define BATTLES 10
#define GOAL_MS 20.0

static int
compare (const void *a, const void *b)
{
  double one = *(const double *)a, other = *(const double *)b;

  return (one > other) - (one < other);
}

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  g_assert_no_error (problem);
  *(guint *)data = n;
}

static const LwSaveQueueAnswers answers = { kept_cb, NULL };

static double
keep_one (LwSaveQueue *saving, LwBattle *battle, const LwOrder *order, const guint *kept)
{
  const LwRecoveryNote note = { "keep-speed", NULL, NULL };
  gint64 begun = g_get_monotonic_time ();
  double took;

  lw_play_again (battle, order, NULL);
  lw_save_queue_battle (saving, battle, NULL, &note);
  while (*kept < battle->record->len)
    g_main_context_iteration (NULL, TRUE);
  took = (double)(g_get_monotonic_time () - begun) / 1000;
  lw_save_queue_wait (saving, 60000);
  return took;
}

/* The short battle from its beginning to its end. */
static void
keep_battle (GArray *ms)
{
  g_autoptr (LwBattle) battle = lw_battle_fresh (story);
  guint kept = 0;
  LwSaveQueue *saving =
      lw_save_queue_new (lw_recovery_open (LW_RECOVERY_BATTLE, NULL, "x", NULL), &answers, &kept);

  for (guint i = 0; i < story->record->len; i++)
    {
      double took = keep_one (saving, battle, g_ptr_array_index (story->record, i), &kept);

      g_array_append_val (ms, took);
    }
  lw_save_queue_drop (saving);
}

int
main (int argc, char **argv)
{
  g_autofree char *home = NULL;
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (double));
  const double *ms;
  guint n;

  g_setenv ("TMPDIR", argc > 1 ? argv[1] : ".", TRUE);
  home = new_home ();
  tell_story (G_MAXUINT);
  for (guint i = 0; i < BATTLES; i++)
    keep_battle (all);
  g_array_sort (all, compare);
  ms = (const double *)(void *)all->data;
  n = all->len;
  g_print ("%u orders: median %.2f ms, p95 %.2f ms, p99 %.2f ms, most %.2f ms; goal p95 %.0f ms\n",
           n, ms[n / 2], ms[n * 95 / 100], ms[n * 99 / 100], ms[n - 1], GOAL_MS);
  forget_story ();
  remove_tree (home);
  return ms[n * 95 / 100] <= GOAL_MS ? EXIT_SUCCESS : EXIT_FAILURE;
}
