/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * file-speed.c: files in milliseconds of the processor: battles opened and saved, a long ledger,
 * and what is meant to do harm. A line for each with its goal; of a build that is optimized.
 */
#include "hostile-files.h"
#include "store-story.h"
#include "store-war.h"

#include "lw-country-file.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#define TIMES 5

static gboolean slow;

static double
now_ms (void)
{
  return (double)clock () * 1000 / CLOCKS_PER_SEC;
}

static void
report (const char *what, double ms, double goal_ms)
{
  g_print ("%-48s %8.1f ms, goal %5.0f ms%s\n", what, ms, goal_ms,
           ms <= goal_ms ? "" : "   TOO SLOW");
  slow |= ms > goal_ms;
}

typedef void (*Act) (void);

/* The best of some times: what else the machine does is not meant. */
static double
best_of (Act act)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < TIMES; i++)
    {
      double begun = now_ms ();

      act ();
      best = MIN (best, now_ms () - begun);
    }
  return best;
}

static char *path;
static LwBattle *battle;
static LwCampaign *war;

static void
save_battle (void)
{
  gboolean saved = lw_battle_file_save (battle, NULL, path, NULL);

  g_assert_true (saved);
}

static void
open_battle_file (void)
{
  g_autoptr (LwBattle) again = lw_battle_file_load (path, NULL, NULL);

  g_assert_nonnull (again);
}

static LwFileMark mark;

/* As an open ledger takes one battle more: is the file as it was, the battle added, the war written
 * and put in the place of the old one. */
static void
append_battle (void)
{
  gsize size;
  g_autofree char *before = lw_safe_read_marked (path, &size, &mark, NULL);
  g_autofree char *text = NULL;
  gboolean saved;

  g_ptr_array_add (war->battles, row_alike (war->battles->len));
  text = lw_campaign_file_write (war, NULL);
  saved = lw_safe_save (path, text, &mark, LW_SAVE_GROWING, NULL);
  g_assert_true (saved);
}

static void
open_war (void)
{
  g_autoptr (LwCampaign) again = lw_campaign_file_load (path, NULL);

  g_assert_nonnull (again);
}

/* Moves to and fro in the battle until its record is so long. */
static void
lengthen (guint orders)
{
  while (battle->record->len < orders)
    {
      g_autoptr (LwOrder) pause = lw_order_new (LW_ORDER_PAUSE, battle->mover);
      gboolean played;

      pause->flag = !battle->paused;
      pause->t = battle->clock;
      played = lw_play (battle, pause, NULL);
      g_assert_true (played);
    }
}

static void
measure_battles (void)
{
  battle = lw_battle_copy (story);
  lengthen (200);
  report ("a battle of 200 orders saved", best_of (save_battle), 50);
  report ("a battle of 200 orders opened", best_of (open_battle_file), 50);
  lengthen (10000);
  save_battle ();
  report ("a battle of 10,000 orders opened", best_of (open_battle_file), 1000);
  g_clear_pointer (&battle, lw_battle_free);
}

static void
measure_ledger (void)
{
  g_autoptr (LwCampaign) new_war = war_of (10000);
  gboolean saved = lw_campaign_file_save (new_war, path, NULL);

  g_assert_true (saved);
  report ("a ledger of 10,000 battles opened", best_of (open_war), 200);
  war = lw_campaign_file_load (path, NULL);
  report ("a ledger of 10,000 battles saved with one more", best_of (append_battle), 50);
  g_clear_pointer (&war, lw_campaign_free);
}

static void
measure_hostile (void)
{
  double worst = 0;
  const char *worst_name = "";
  g_autofree char *what = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (hostile_files); i++)
    {
      gsize size;
      g_autofree char *text = hostile_text (&hostile_files[i], &size);
      double begun = now_ms (), took;

      g_assert_null (lw_country_file_parse ("file", text, size, NULL, NULL));
      took = now_ms () - begun;
      if (took > worst)
        worst_name = hostile_files[i].name;
      worst = MAX (worst, took);
    }
  what = g_strdup_printf ("the slowest of %u hostile files, %s",
                          (guint)G_N_ELEMENTS (hostile_files), worst_name);
  report (what, worst, 100);
}

int
main (int argc, char **argv)
{
  g_autofree char *home = NULL;

#ifndef __OPTIMIZE__
  g_print ("without optimizing, so the goals are not meant\n");
#endif
  g_setenv ("TMPDIR", argc > 1 ? argv[1] : ".", TRUE);
  home = new_home ();
  path = g_build_filename (home, "file-speed", NULL);
  tell_story (40);
  measure_battles ();
  measure_ledger ();
  measure_hostile ();
  forget_story ();
  remove_tree (home);
  g_free (path);
  return slow ? EXIT_FAILURE : EXIT_SUCCESS;
}
