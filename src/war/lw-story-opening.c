/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-opening.c: the second part of the story: the advance and the first fire.
 */
#include <glib/gi18n-lib.h>

#include "lw-despatch.h"
#include "lw-story.h"

/* The advance: the longest run of a gun before the first shot. */
static const LwEvent *
find_longest_run (const LwBattle *battle, guint *runs)
{
  const LwEvent *best = NULL;
  guint i;

  *runs = 0;
  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_SHOT)
        break;
      if (event->kind != LW_EVENT_GUN_MOVED)
        continue;

      (*runs)++;
      if (best == NULL ||
          lw_distance_squared (event->from, event->to) > lw_distance_squared (best->from, best->to))
        best = event;
    }

  return best;
}

/* "two feet", "fifteen inches": a length in words, to the nearest inch. */
static char *
describe_way (LwLength way)
{
  guint inches = (guint)((way + LW_INCH / 2) / LW_INCH);
  g_autofree char *number = lw_word_number (inches % 12 == 0 ? inches / 12 : inches);

  if (inches == 12)
    return g_strdup (_ ("a foot"));
  if (inches > 12 && inches % 12 == 0)
    return g_strdup_printf (_ ("%s feet"), number);
  return g_strdup_printf (ngettext ("%s inch", "%s inches", inches), number);
}

static void
say_advance (LwStory *story)
{
  guint runs;
  const LwEvent *run = find_longest_run (story->battle, &runs);
  g_autofree char *gun = NULL;
  g_autofree char *way = NULL;
  g_autofree char *place = NULL;
  g_autofree char *times = NULL;

  if (run == NULL)
    return;

  gun = lw_despatch_gun (story->battle, run->gun);
  way = describe_way (lw_distance (run->from, run->to));
  place = lw_word_place (story->battle, run->to);
  times = lw_word_times (runs);
  if (place != NULL && lw_distance (run->from, run->to) > LW_GUN_MOVE_INFANTRY)
    /* Only cavalry takes a gun so far. Translators: a gun, "two feet", a thing of the Country. */
    lw_story_say (
        story, g_strdup_printf (_ ("The horses were hardly warm when %s had been run %s, to %s."),
                                gun, way, place));
  else if (runs == 1)
    /* Translators: a gun, "two feet". */
    lw_story_say (story, g_strdup_printf (_ ("%s was run %s before anybody fired."), gun, way));
  else
    /* Translators: "four times", a gun, "two feet". */
    lw_story_say (story, g_strdup_printf (_ ("Before a shot was fired guns had changed their "
                                             "ground %s, and none had gone farther than %s: %s in "
                                             "a single move."),
                                          times, gun, way));
}

static const LwEvent *
find_first_shot (const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->events->len; i++)
    if (g_array_index (battle->events, LwEvent, i).kind == LW_EVENT_SHOT)
      return &g_array_index (battle->events, LwEvent, i);

  return NULL;
}

/* Other guns fired in the same move, or the story turns on it: the whole of it is told next. */
static gboolean
is_joined (const LwStory *story, const LwEvent *shot)
{
  const LwOrder *order = lw_battle_order (story->battle, shot->order);
  guint i;

  for (i = 0; order != NULL && i < story->statistics->losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (story->statistics->losses, i);

      if (loss->cause == LW_LOSS_FIRE && loss->move == shot->move && loss->mover == order->side)
        return loss->guns->len > 1 || i == story->main;
    }

  return FALSE;
}

/* The gun that went farthest has just been told of. */
static void
say_same_gun (LwStory *story, const LwGunMove *fire)
{
  g_autofree char *move = lw_story_move (fire->move);
  g_autofree char *times = lw_word_times (fire->shots);
  g_autofree char *felled = lw_word_number (fire->felled);

  if (fire->felled == 0)
    /* Translators: the gun just told of; "third move", "four times". */
    lw_story_say (story, g_strdup_printf (_ ("It opened the fire too, in the %s: it spoke %s, and "
                                             "hit nobody."),
                                          move, times));
  else
    /* Translators: the gun just told of; "four times", "third move", men felled in words. */
    lw_story_say (story, g_strdup_printf (
                             ngettext ("It was also the first to speak: it fired %2$s in the %1$s, "
                                       "and %3$s man was the worse for it.",
                                       "It was also the first to speak: it fired %2$s in the %1$s, "
                                       "and %3$s men were the worse for it.",
                                       fire->felled),
                             move, times, felled));
}

static void
say_first_shot (LwStory *story)
{
  const LwEvent *shot = find_first_shot (story->battle);
  const LwGunTally *tally;
  const LwGunMove *fire;
  const LwEvent *run;
  guint runs;
  g_autofree char *gun = NULL;
  g_autofree char *move = NULL;
  g_autofree char *times = NULL;
  g_autofree char *felled = NULL;

  if (shot == NULL)
    {
      if (story->account.over)
        lw_story_say (story, g_strdup (_ ("Not a gun was fired: what was settled was settled by "
                                          "marching, and hand to hand.")));
      return;
    }

  tally = g_ptr_array_index (story->statistics->guns, (guint)shot->gun);
  fire = &g_array_index (tally->moves, LwGunMove, 0);
  gun = lw_despatch_gun (story->battle, shot->gun);
  if (is_joined (story, shot))
    {
      /* Translators: a gun. */
      lw_story_say (story, g_strdup_printf (_ ("%s was the first to speak."), gun));
      return;
    }
  run = find_longest_run (story->battle, &runs);
  if (run != NULL && run->gun == shot->gun)
    {
      say_same_gun (story, fire);
      return;
    }
  move = lw_story_move (fire->move);
  times = lw_word_times (fire->shots);
  felled = lw_word_number (fire->felled);
  if (fire->felled == 0)
    /* Translators: a gun, "third move", "four times". */
    lw_story_say (story, g_strdup_printf (_ ("%s opened the fire in the %s: it spoke %s, and hit "
                                             "nobody."),
                                          gun, move, times));
  else
    /* Translators: a gun, "third move", "four times", men felled in words. */
    lw_story_say (
        story, g_strdup_printf (ngettext ("%1$s was the first to speak: it fired %3$s in the %2$s, "
                                          "and %4$s man was the worse for it.",
                                          "%1$s was the first to speak: it fired %3$s in the %2$s, "
                                          "and %4$s men were the worse for it.",
                                          fire->felled),
                                gun, move, times, felled));
}

void
lw_story_opening (LwStory *story)
{
  GPtrArray *losses = story->statistics->losses;
  const LwEvent *shot = find_first_shot (story->battle);
  guint said = 0;
  guint i;

  say_advance (story);
  say_first_shot (story);
  for (i = 0; i < MIN (story->main, losses->len) && said < 4; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);
      const LwOrder *order = shot != NULL ? lw_battle_order (story->battle, shot->order) : NULL;

      if (loss->cause != LW_LOSS_FIRE)
        continue;
      /* The first fire has been told, unless other guns joined in it. */
      if (order != NULL && loss->move == shot->move && loss->mover == order->side &&
          loss->guns->len < 2)
        {
          story->fire = loss;
          continue;
        }

      lw_story_fire (story, loss);
      said++;
    }
}
