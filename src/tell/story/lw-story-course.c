/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-course.c: the course of the battle before and after what it turned on.
 *
 * What cost most is told by itself, in the order it happened; the rest of each kind is summed up at
 * the end of its paragraph.
 */
#include "lw-story-course.h"

#include <glib/gi18n-lib.h>

#include "lw-story-fire.h"
#include "lw-story-scraps.h"

#define SINGLES_BEFORE 5 /* losses told by themselves before the crisis */
#define SINGLES_AFTER 7
#define CAPTURES 3 /* captures told by themselves in the whole story */

/* Losses that are not told by themselves, summed up. */
typedef struct
{
  guint felled[LW_N_SIDES]; /* by fire */
  guint scraps;
  guint dead[LW_N_SIDES];  /* in those scraps */
  guint taken[LW_N_SIDES]; /* in those scraps */
  guint yielded[LW_N_SIDES];
} Rest;

static guint
cost_of (const LwLoss *loss)
{
  guint cost = 0;

  for (guint side = 0; side < LW_N_SIDES; side++)
    cost += lw_story_dead (loss, side) + loss->taken[side];

  return cost;
}

/* The losses of this part of the story: from *@first up to, not with, *@end. */
static void
find_part (const LwStory *story, gboolean after, guint *first, guint *end)
{
  guint all = story->statistics->losses->len;
  guint main = MIN (story->main, all);

  *first = after ? MIN (main + 1, all) : 0;
  *end = after ? all : main;
}

/* Is it among the dearest of its part? */
static gboolean
is_single (const LwStory *story, guint which, guint first, guint end, guint most)
{
  GPtrArray *losses = story->statistics->losses;
  guint cost = cost_of (g_ptr_array_index (losses, which));
  guint dearer = 0;

  for (guint i = first; i < end; i++)
    {
      guint other = cost_of (g_ptr_array_index (losses, i));

      dearer += other > cost || (other == cost && i < which) ? 1 : 0;
    }

  return dearer < most;
}

static void
add_rest (Rest *rest, const LwLoss *loss)
{
  rest->scraps += loss->cause == LW_LOSS_MELEE ? 1 : 0;
  for (guint side = 0; side < LW_N_SIDES; side++)
    switch (loss->cause)
      {
      case LW_LOSS_FIRE:
        rest->felled[side] += lw_story_dead (loss, side);
        break;
      case LW_LOSS_MELEE:
        rest->dead[side] += lw_story_dead (loss, side);
        rest->taken[side] += loss->taken[side];
        break;
      default:
        rest->yielded[side] += loss->taken[side];
        break;
      }
}

static void
say_rest_of_fire (LwStory *story, const Rest *rest)
{
  g_autofree char *men = lw_story_both (rest->felled);

  if (men == NULL)
    return;
  if (lw_story_choose (story, LW_STORY_REST, 2) == 0)
    /* Translators: men: "three Reds and one Blue". */
    lw_story_say (story, g_strdup_printf (_ ("Lesser fire about that time took %s."), men));
  else
    lw_story_say (story,
                  g_strdup_printf (_ ("All the other shots of those moves came to %s."), men));
}

static void
say_rest_of_scraps (LwStory *story, const Rest *rest)
{
  g_autofree char *number = lw_word_number (rest->scraps);
  g_autofree char *dead = lw_story_both (rest->dead);
  g_autofree char *taken = lw_story_both (rest->taken);

  if (dead != NULL && taken != NULL)
    /* Translators: a number of melees in words, the dead, the prisoners. */
    lw_story_say (story, g_strdup_printf (ngettext ("In %1$s other scrap %2$s fell, and %3$s "
                                                    "yielded.",
                                                    "In %1$s other scraps %2$s fell, and %3$s "
                                                    "yielded.",
                                                    rest->scraps),
                                          number, dead, taken));
  else if (dead != NULL)
    lw_story_say (story,
                  g_strdup_printf (ngettext ("In %1$s other scrap %2$s fell.",
                                             "In %1$s other scraps %2$s fell.", rest->scraps),
                                   number, dead));
  else if (taken != NULL)
    lw_story_say (story,
                  g_strdup_printf (ngettext ("In %1$s other scrap %2$s yielded.",
                                             "In %1$s other scraps %2$s yielded.", rest->scraps),
                                   number, taken));
}

static void
say_rest (LwStory *story, const Rest *rest)
{
  g_autofree char *yielded = lw_story_both (rest->yielded);
  guint n = rest->yielded[LW_RED] + rest->yielded[LW_BLUE];

  say_rest_of_fire (story, rest);
  say_rest_of_scraps (story, rest);
  if (yielded != NULL)
    /* Translators: men: "three Reds and one Blue". */
    lw_story_say (story, g_strdup_printf (ngettext ("%s besides was taken without a fight.",
                                                    "%s besides were taken without a fight.", n),
                                          yielded));
}

/* What went with the white flag over an army is told with it. */
static gboolean
is_capture (const LwStory *story, guint i)
{
  const LwEvent *event = &g_array_index (story->battle->events, LwEvent, i);
  const LwLoss *flag = lw_story_last_flag (story);

  return event->kind == LW_EVENT_GUN_CAPTURED && (flag == NULL || event->order != flag->order);
}

guint
lw_story_flag_guns (const LwStory *story)
{
  const LwLoss *flag = lw_story_last_flag (story);
  guint n = 0;

  for (guint i = 0; flag != NULL && i < story->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (story->battle->events, LwEvent, i);

      n += event->kind == LW_EVENT_GUN_CAPTURED && event->order == flag->order ? 1 : 0;
    }

  return n;
}

/* Captures of one order and side are told together, at the first of them. */
static gboolean
opens_capture (const LwStory *story, guint i)
{
  const LwBattle *battle = story->battle;
  const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

  if (!is_capture (story, i))
    return FALSE;
  for (guint k = 0; k < i; k++)
    {
      const LwEvent *other = &g_array_index (battle->events, LwEvent, k);

      if (is_capture (story, k) && other->order == event->order && other->side == event->side)
        return FALSE;
    }

  return TRUE;
}

/* Those of the orders *@from up to, not with, @upto, unless enough have been told. */
static void
say_captures (LwStory *story, guint *from, guint upto)
{
  const LwBattle *battle = story->battle;
  guint nth = 0;

  for (guint i = 0; i < battle->events->len; i++)
    {
      guint order = g_array_index (battle->events, LwEvent, i).order;

      if (!opens_capture (story, i))
        continue;
      if (nth++ < CAPTURES && order >= *from && order < upto)
        lw_story_capture (story, i);
    }
  *from = MAX (*from, upto);
}

guint
lw_story_untold_guns (const LwStory *story)
{
  const LwBattle *battle = story->battle;
  guint nth = 0, told = 0, all = 0;

  for (guint i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

      all += is_capture (story, i) ? 1 : 0;
      if (!opens_capture (story, i) || nth++ >= CAPTURES)
        continue;
      for (guint k = i; k < battle->events->len; k++)
        {
          const LwEvent *other = &g_array_index (battle->events, LwEvent, k);

          told +=
              is_capture (story, k) && other->order == event->order && other->side == event->side
                  ? 1
                  : 0;
        }
    }

  return all - told;
}

static guint
first_shot_order (const LwBattle *battle)
{
  for (guint i = 0; i < battle->events->len; i++)
    if (g_array_index (battle->events, LwEvent, i).kind == LW_EVENT_SHOT)
      return g_array_index (battle->events, LwEvent, i).order;

  return G_MAXUINT;
}

/* The order of what the story turns on; without any, all is before it. */
static guint
main_order (const LwStory *story)
{
  GPtrArray *losses = story->statistics->losses;
  const LwLoss *main = story->main < losses->len ? g_ptr_array_index (losses, story->main) : NULL;

  return main == NULL ? G_MAXUINT : main->order;
}

static void
say_loss (LwStory *story, const LwLoss *loss)
{
  if (loss->cause == LW_LOSS_FIRE)
    lw_story_fire (story, loss);
  else
    lw_story_scrap (story, loss);
}

void
lw_story_course (LwStory *story, gboolean after)
{
  GPtrArray *losses = story->statistics->losses;
  Rest rest = { 0 };
  guint most = after ? SINGLES_AFTER : SINGLES_BEFORE;
  guint first, end;
  guint from = after ? main_order (story) : 0;
  guint shot = first_shot_order (story->battle);
  gboolean opened = shot == G_MAXUINT || (shot > main_order (story)) != after;

  find_part (story, after, &first, &end);
  for (guint i = first; i < end; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);

      say_captures (story, &from, loss->order);
      if (!opened && shot <= loss->order)
        {
          lw_story_first_fire (story);
          opened = TRUE;
        }
      if (lw_story_is_first (story, loss) || loss == lw_story_last_flag (story))
        continue;
      if (is_single (story, i, first, end, most))
        say_loss (story, loss);
      else
        add_rest (&rest, loss);
    }
  if (!opened)
    lw_story_first_fire (story);
  say_rest (story, &rest);
  say_captures (story, &from, after ? G_MAXUINT : main_order (story));
}
