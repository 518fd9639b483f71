/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-opening.c: the second part of the story: the advance, and what came before the crisis.
 */
#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
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
  story->spoken = run->gun;
}

void
lw_story_opening (LwStory *story)
{
  if (story->statistics->shots[LW_RED] + story->statistics->shots[LW_BLUE] > 0)
    say_advance (story);
  else
    lw_story_first_fire (story);
  lw_story_course (story, FALSE);
}
