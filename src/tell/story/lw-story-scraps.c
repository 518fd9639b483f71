/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-scraps.c: melees that the story does not turn on, white flags, and guns that changed
 * hands.
 *
 * Each is one sentence. Guns that one order wins for one side are told together; the white flag
 * over a whole army ends the battle and is told with its end.
 */
#include "lw-story-scraps.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"

typedef struct
{
  char *own;
  char *enemy;
  char *fell;     /* of each side: "three" */
  char *captives; /* "three Reds" */
} Scrap;

static void
clear_scrap (Scrap *scrap)
{
  g_free (scrap->own);
  g_free (scrap->enemy);
  g_free (scrap->fell);
  g_free (scrap->captives);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scrap, clear_scrap)

static LwSide
inferior_of (const LwLoss *loss)
{
  return loss->fought[LW_RED] <= loss->fought[LW_BLUE] ? LW_RED : LW_BLUE;
}

/* All the weaker side gave up, or nobody did. */
static char *
say_bloodless (const Scrap *scrap, const char *move)
{
  /* Translators: a move, men of one side, men of the other, the prisoners. */
  return g_strdup_printf (_ ("In the %1$s %2$s closed about %3$s, and %4$s yielded without a "
                             "blow."),
                          move, scrap->own, scrap->enemy, scrap->captives);
}

/* Equal numbers: nobody is left (R58). */
static char *
say_equal (LwStory *story, const Scrap *scrap, const char *move)
{
  switch (lw_story_choose (story, LW_STORY_EQUAL, 3))
    {
    case 0:
      /* Translators: "six Blues", "six Reds", "fourth move". */
      return g_strdup_printf (_ ("In the %3$s %1$s met %2$s man for man, and not one came away."),
                              scrap->own, scrap->enemy, move);
    case 1:
      return g_strdup_printf (_ ("%1$s fought it out with %2$s in the %3$s to the last man of "
                                 "both."),
                              scrap->own, scrap->enemy, move);
    default:
      return g_strdup_printf (_ ("There was a scrap in the %3$s, %1$s against %2$s, and it left "
                                 "nobody standing."),
                              scrap->own, scrap->enemy, move);
    }
}

static char *
say_deadly (LwStory *story, const Scrap *scrap, const char *move)
{
  switch (lw_story_choose (story, LW_STORY_SCRAP, 3))
    {
    case 0:
      /* Translators: "nine Blues", "six Reds", "fourth move", the dead of each side in words. */
      return g_strdup_printf (_ ("%1$s set upon %2$s in the %3$s, and %4$s fell on each side."),
                              scrap->own, scrap->enemy, move, scrap->fell);
    case 1:
      return g_strdup_printf (_ ("In the %3$s %1$s came to blows with %2$s, and each side lost "
                                 "%4$s."),
                              scrap->own, scrap->enemy, move, scrap->fell);
    default:
      return g_strdup_printf (_ ("There was a scrap in the %3$s, %1$s against %2$s, and it cost "
                                 "each side %4$s."),
                              scrap->own, scrap->enemy, move, scrap->fell);
    }
}

static char *
say_taken (LwStory *story, const Scrap *scrap, const char *move, guint captives)
{
  switch (lw_story_choose (story, LW_STORY_SCRAP, 3))
    {
    case 0:
      /* Translators: "nine Blues", "six Reds", "fourth move", the dead of each side in words, the
       * prisoners: "three Reds". */
      return g_strdup_printf (ngettext ("%1$s set upon %2$s in the %3$s: %4$s fell on each side, "
                                        "and %5$s was taken.",
                                        "%1$s set upon %2$s in the %3$s: %4$s fell on each side, "
                                        "and %5$s were taken.",
                                        captives),
                              scrap->own, scrap->enemy, move, scrap->fell, scrap->captives);
    case 1:
      return g_strdup_printf (_ ("In the %3$s %1$s came to blows with %2$s; each side lost %4$s, "
                                 "and %5$s yielded."),
                              scrap->own, scrap->enemy, move, scrap->fell, scrap->captives);
    default:
      return g_strdup_printf (ngettext ("There was a scrap in the %3$s, %1$s against %2$s; it cost "
                                        "each side %4$s, and %5$s was led away.",
                                        "There was a scrap in the %3$s, %1$s against %2$s; it cost "
                                        "each side %4$s, and %5$s were led away.",
                                        captives),
                              scrap->own, scrap->enemy, move, scrap->fell, scrap->captives);
    }
}

/* "six Reds at the church". */
static char *
describe_enemy (const LwStory *story, const LwLoss *loss)
{
  LwSide enemy = LW_OTHER (loss->mover);
  g_autofree char *men = lw_story_men (enemy, loss->fought[enemy]);
  g_autofree char *place = lw_word_place (story->battle, loss->at);

  if (place == NULL)
    return g_steal_pointer (&men);

  /* Translators: men, a thing of the Country: "six Reds", "the church". */
  return g_strdup_printf (_ ("%1$s at %2$s"), men, place);
}

static void
say_melee (LwStory *story, const LwLoss *loss)
{
  LwSide less = inferior_of (loss);
  guint dead = lw_story_dead (loss, less), captives = loss->taken[less];
  g_autofree char *move = lw_story_move (story, loss->move);
  g_auto (Scrap)
      scrap = { lw_story_men (loss->mover, loss->fought[loss->mover]), describe_enemy (story, loss),
                lw_word_number (dead), lw_story_men (less, captives) };

  if (dead == 0)
    lw_story_say (story, say_bloodless (&scrap, move));
  else if (loss->fought[LW_RED] == loss->fought[LW_BLUE] && captives == 0)
    lw_story_say (story, say_equal (story, &scrap, move));
  else if (captives == 0)
    lw_story_say (story, say_deadly (story, &scrap, move));
  else
    lw_story_say (story, say_taken (story, &scrap, move, captives));
}

/* An isolated body, which alone may do so (Q100). */
static char *
say_flag (LwStory *story, const char *men, const char *move)
{
  switch (lw_story_choose (story, LW_STORY_FLAG, 3))
    {
    case 0:
      /* Translators: men ("eleven Reds"), "fourth move". */
      return g_strdup_printf (_ ("In the %2$s the white flag went up over %1$s."), men, move);
    case 1:
      return g_strdup_printf (_ ("%1$s, cut off from help, hoisted the white flag in the %2$s."),
                              men, move);
    default:
      return g_strdup_printf (_ ("The %2$s saw the surrender of %1$s."), men, move);
    }
}

/* Who gave himself up, was left behind, or was taken again: of one side or, rarely, both. */
static void
say_yielded (LwStory *story, const LwLoss *loss)
{
  g_autofree char *men = lw_story_both (loss->taken);
  g_autofree char *move = NULL;
  guint n = loss->taken[LW_RED] + loss->taken[LW_BLUE];

  if (men == NULL)
    return;
  move = lw_story_move (story, loss->move);
  if (loss->cause == LW_LOSS_SURRENDER)
    lw_story_say (story, say_flag (story, men, move));
  else if (loss->cause == LW_LOSS_CAPITULATED)
    lw_story_say (story, g_strdup_printf (ngettext ("The time for retreat ran out in the %1$s, and "
                                                    "%2$s was left to be taken.",
                                                    "The time for retreat ran out in the %1$s, and "
                                                    "%2$s were left to be taken.",
                                                    n),
                                          move, men));
  else
    lw_story_say (story, g_strdup_printf (ngettext ("%2$s, only just set free, was taken again in "
                                                    "the %1$s.",
                                                    "%2$s, only just set free, were taken again in "
                                                    "the %1$s.",
                                                    n),
                                          move, men));
}

void
lw_story_scrap (LwStory *story, const LwLoss *loss)
{
  if (loss->cause == LW_LOSS_MELEE)
    say_melee (story, loss);
  else
    say_yielded (story, loss);
  story->told = loss;
}

const LwLoss *
lw_story_last_flag (const LwStory *story)
{
  GPtrArray *losses = story->statistics->losses;
  const LwLoss *last = losses->len > 0 ? g_ptr_array_index (losses, losses->len - 1) : NULL;

  if (story->battle->ending != LW_ENDING_SURRENDER || last == NULL ||
      last->cause != LW_LOSS_SURRENDER)
    return NULL;

  return last;
}

/* Of the captures of one order: how many, and whether all were of the enemy's army. */
static guint
count_captures (const LwStory *story, guint first, gboolean *enemy)
{
  GArray *events = story->battle->events;
  const LwEvent *event = &g_array_index (events, LwEvent, first);
  guint n = 0;

  *enemy = TRUE;
  for (guint i = first; i < events->len; i++)
    {
      const LwEvent *other = &g_array_index (events, LwEvent, i);

      if (other->kind != LW_EVENT_GUN_CAPTURED || other->order != event->order ||
          other->side != event->side)
        continue;
      n++;
      *enemy = *enemy && story->battle->guns[other->gun].army != event->side;
    }

  return n;
}

static char *
say_one_gun (LwStory *story, const LwEvent *event, gboolean enemy)
{
  g_autofree char *gun = lw_despatch_gun (story->battle, event->gun);
  g_autofree char *move = lw_story_move (story, event->move);

  if (!enemy)
    /* Translators: a gun that comes back to its own army, "fourth move". */
    return g_strdup_printf (_ ("%1$s was won back in the %2$s."), gun, move);
  if (lw_story_choose (story, LW_STORY_CAPTURE, 2) == 0)
    /* Translators: a gun, the side that has it now, a move. */
    return g_strdup_printf (_ ("%1$s passed into the hands of %2$s in the %3$s."), gun,
                            lw_side_name (event->side), move);
  return g_strdup_printf (_ ("In the %3$s %2$s took possession of %1$s."), gun,
                          lw_side_name (event->side), move);
}

guint
lw_story_capture (LwStory *story, guint first)
{
  const LwEvent *event = &g_array_index (story->battle->events, LwEvent, first);
  gboolean enemy;
  guint n = count_captures (story, first, &enemy);
  g_autofree char *number = lw_word_number (n);
  g_autofree char *move = NULL;

  if (n == 1)
    {
      lw_story_say (story, say_one_gun (story, event, enemy));
      return n;
    }
  move = lw_story_move (story, event->move);
  if (enemy)
    /* Translators: a move, a number of guns in words, a side. */
    lw_story_say (story, g_strdup_printf (_ ("In the %1$s %2$s guns fell into the hands of %3$s."),
                                          move, number, lw_side_name (event->side)));
  else
    lw_story_say (story, g_strdup_printf (_ ("In the %1$s %2$s guns came to %3$s, its own among "
                                             "them."),
                                          move, number, lw_side_name (event->side)));
  return n;
}
