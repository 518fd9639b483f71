/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-sequel.c: the last part of the story: what came of the fight it turned on, and the end.
 *
 * It tells what the course left out (guns, men set free, who went home), how the battle ended, and
 * what it cost; the numbers are those of the statistics and the account.
 */
#include "lw-story-sequel.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "lw-story-course.h"
#include "lw-story-scraps.h"

#define LEAST_BEST 3 /* men that a gun must have felled to be spoken of */

static guint
count_events (const LwStory *story, LwEventKind kind, LwSide side, gboolean of_men)
{
  guint n = 0;

  for (guint i = 0; i < story->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (story->battle->events, LwEvent, i);

      if (event->kind == kind && event->side == side && of_men == (event->man != LW_NONE))
        n++;
    }

  return n;
}

/* Guns that the course of the story did not follow. */
static void
say_other_guns (LwStory *story)
{
  guint n = lw_story_untold_guns (story);
  g_autofree char *times = lw_word_times (n);

  if (n > 0)
    /* Translators: "once", "four times". */
    lw_story_say (story,
                  g_strdup_printf (_ ("Guns changed hands %s more before it was over."), times));
}

static void
say_freed (LwStory *story)
{
  const guint n[LW_N_SIDES] = { count_events (story, LW_EVENT_FREED, LW_RED, TRUE),
                                count_events (story, LW_EVENT_FREED, LW_BLUE, TRUE) };
  g_autofree char *men = lw_story_both (n);

  if (men != NULL)
    /* Translators: men: "two Reds and one Blue". */
    lw_story_say (story, g_strdup_printf (ngettext ("%s who had been taken was set free again.",
                                                    "%s who had been taken were set free again.",
                                                    n[LW_RED] + n[LW_BLUE]),
                                          men));
}

static void
say_retreat (LwStory *story, LwSide side)
{
  const LwAccount *account = &story->account;
  const LwSideAccount *own = &account->side[side];
  LwMen men = { { own->retired[LW_INFANTRY], own->retired[LW_CAVALRY] } };
  g_autofree char *home = lw_story_arms (side, men, TRUE);
  g_autofree char *few = lw_story_arms (side, men, FALSE);

  if (lw_men_total (men) == 0)
    return;
  if (account->won && account->winner != side && story->battle->ending == LW_ENDING_DRIVEN)
    /* Translators: "four horse and seven foot": all that is left of the army. */
    lw_story_say (story,
                  g_strdup_printf (side == LW_RED ? _ ("Of the Red army only %s came home.")
                                                  : _ ("Of the Blue army only %s came home."),
                                   few));
  else
    /* Translators: "four Red horse and seven foot". */
    lw_story_say (story, g_strdup_printf (_ ("%s went home over the back line."), home));
}

/* The men who gave themselves up with their army, and its guns. */
static void
say_laid_down (LwStory *story, const LwLoss *flag, LwSide side)
{
  guint n = lw_story_flag_guns (story);
  g_autofree char *men = lw_story_men (side, flag->taken[side]);
  g_autofree char *number = lw_word_number (n);
  g_autofree char *guns = NULL;

  /* Translators: guns, their number in words. */
  guns = g_strdup_printf (ngettext ("%s gun", "%s guns", n), number);
  if (flag->taken[side] > 0 && n > 0)
    /* Translators: men: "eleven Reds"; "two guns". */
    lw_story_say (story,
                  g_strdup_printf (_ ("%1$s laid down arms, and %2$s went with them."), men, guns));
  else if (flag->taken[side] > 0)
    /* Translators: men: "eleven Reds". */
    lw_story_say (story, g_strdup_printf (_ ("%s laid down arms."), men));
  else if (n > 0)
    /* Translators: guns. */
    lw_story_say (story, g_strdup_printf (ngettext ("%s was left to the victor.",
                                                    "%s were left to the victor.", n),
                                          guns));
}

/* The last of the losses, when it is the white flag over a whole army. */
static void
say_white_flag (LwStory *story)
{
  const LwLoss *flag = lw_story_last_flag (story);
  const LwOrder *order = flag != NULL ? lw_battle_order (story->battle, flag->order) : NULL;
  LwSide side = order != NULL ? order->side : LW_OTHER (story->account.winner);
  LwSide winner = story->account.winner;
  const char *general = lw_story_general (story, winner);

  if (side == winner)
    /* He has struck the Blow, and that stands (Q124). Translators: a side, a general. */
    lw_story_say (story, g_strdup_printf (_ ("Then %1$s hoisted the white flag; but the blow was "
                                             "struck, and the day was %2$s’s."),
                                          lw_side_name (side), general));
  else
    /* Translators: a side, then the general who won. */
    lw_story_say (story, g_strdup_printf (_ ("Then %1$s hoisted the white flag, and %2$s had the "
                                             "victory."),
                                          lw_side_name (side), general));
  if (order != NULL)
    say_laid_down (story, flag, side);
}

static void
say_end (LwStory *story)
{
  LwSide winner = story->account.winner;
  const char *general = lw_story_general (story, winner);
  const char *loser = lw_side_name (LW_OTHER (winner));

  switch (story->battle->ending)
    {
    case LW_ENDING_DRIVEN:
      /* Translators: a side, then the general who won. */
      lw_story_say (story,
                    g_strdup_printf (lw_story_choose (story, LW_STORY_END, 2) == 0
                                         ? _ ("When %s had not a man left on the field, the day "
                                              "was %s’s.")
                                         : _ ("The last of %s was gone from the floor, and %s had "
                                              "the victory."),
                                     loser, general));
      break;
    case LW_ENDING_SURRENDER:
      say_white_flag (story);
      break;
    case LW_ENDING_AGREED:
      if (story->account.won)
        lw_story_say (story,
                      g_strdup_printf (_ ("Then %s conceded the day to %s."), loser, general));
      else
        lw_story_say (story, g_strdup (_ ("Then both generals agreed to call it a draw.")));
      break;
    case LW_ENDING_EXHAUSTED:
      lw_story_say (story,
                    g_strdup (_ ("Neither army had men enough left to go on, and the hundred was "
                                 "divided.")));
      break;
    case LW_ENDING_BLOW:
      /* Translators: the general who won, then the side that lost. */
      lw_story_say (story, g_strdup_printf (_ ("%s had set three men on the back line of %s, and "
                                               "that blow decided the day."),
                                            general, loser));
      break;
    case LW_ENDING_ARRIVED:
      /* Translators: the general who won, then the side that lost. */
      lw_story_say (story, g_strdup_printf (_ ("So %s stood in strength on the back line of %s."),
                                            general, loser));
      break;
    case LW_ENDING_REPULSED:
      /* Translators: the side that lost, then the general who won. */
      lw_story_say (story, g_strdup_printf (_ ("%s was too weak to attack any longer, and %s had "
                                               "held the line."),
                                            loser, general));
      break;
    case LW_ENDING_BOTH_GONE:
      lw_story_say (story, g_strdup (_ ("Not a man of either army was left upon the field.")));
      break;
    default:
      lw_story_say (story,
                    g_strdup (_ ("There the record breaks off, with the battle undecided.")));
      break;
    }
}

/* "Blue slept that night beside five guns and six prisoners." */
static void
say_spoils (LwStory *story)
{
  LwSide side = story->account.leader;
  const LwSideAccount *own = &story->account.side[side];
  g_autofree char *guns = lw_word_number (own->guns);
  g_autofree char *captives = lw_word_number (own->taken);
  g_autofree char *margin = lw_points_format (story->account.margin);
  g_autofree char *beside = NULL;

  if (!story->account.over)
    return;
  beside = g_strdup_printf (ngettext ("%s gun", "%s guns", own->guns), guns);
  if (story->account.won && own->taken > 0 && own->guns > 0)
    /* Translators: a side, "five guns", prisoners in words. */
    lw_story_say (
        story,
        g_strdup_printf (ngettext ("%s slept that night beside %s and %s prisoner.",
                                   "%s slept that night beside %s and %s prisoners.", own->taken),
                         lw_side_name (side), beside, captives));
  else if (story->account.won && own->guns > 0)
    lw_story_say (
        story, g_strdup_printf (_ ("%s slept that night beside %s."), lw_side_name (side), beside));
  if (story->account.margin == 0)
    lw_story_say (story, g_strdup (_ ("By the account it is all even.")));
  else
    /* Translators: a side, points ("170"). */
    lw_story_say (story, g_strdup_printf (_ ("By the account %s had the better of it by %s "
                                             "points."),
                                          lw_side_name (side), margin));
}

/* Who is with the enemy now; those set free again have cost nothing. */
static guint
count_captives (const LwStory *story, LwSide side)
{
  return lw_battle_count (story->battle, side, LW_INFANTRY, LW_MAN_CAPTIVE) +
         lw_battle_count (story->battle, side, LW_CAVALRY, LW_MAN_CAPTIVE);
}

static gboolean
has_cost (const LwStory *story, LwSide side)
{
  return story->statistics->dead[side][LW_INFANTRY] + story->statistics->dead[side][LW_CAVALRY] +
             count_captives (story, side) >
         0;
}

/* "eighteen horse and eight-and-thirty foot dead, with six taken"; "not a man". */
static char *
describe_cost (const LwStory *story, LwSide side)
{
  const LwStatistics *statistics = story->statistics;
  LwMen men = { { statistics->dead[side][LW_INFANTRY], statistics->dead[side][LW_CAVALRY] } };
  guint n_taken = count_captives (story, side);
  g_autofree char *dead = lw_story_arms (side, men, FALSE);
  g_autofree char *taken = lw_word_number (n_taken);

  if (lw_men_total (men) == 0 && n_taken == 0)
    return g_strdup (_ ("not a man"));
  if (lw_men_total (men) == 0)
    /* Translators: prisoners, their number in words. */
    return g_strdup_printf (ngettext ("%s prisoner", "%s prisoners", n_taken), taken);
  if (n_taken == 0)
    /* Translators: men: "one horseman and two foot". */
    return g_strdup_printf (_ ("%s dead"), dead);

  /* Translators: men, and prisoners in words. */
  return g_strdup_printf (_ ("%1$s dead and %2$s taken"), dead, taken);
}

static void
say_cost (LwStory *story)
{
  g_autofree char *red = describe_cost (story, LW_RED);
  g_autofree char *blue = describe_cost (story, LW_BLUE);

  if (!has_cost (story, LW_RED) && !has_cost (story, LW_BLUE))
    {
      lw_story_say (story, g_strdup (_ ("The day had cost neither side a man.")));
      return;
    }
  /* Translators: what either side lost: "two horse and six foot dead and three taken". */
  lw_story_say (
      story, g_strdup_printf (_ ("The day had cost Red %1$s; Blue it had cost %2$s."), red, blue));
}

/* The gun that felled most, if it alone did and never hit its own side. */
static const LwGunTally *
find_best_gun (const LwStory *story)
{
  const LwGunTally *best = NULL;
  gboolean alone = FALSE;

  for (guint i = 0; i < story->statistics->guns->len; i++)
    {
      const LwGunTally *tally = g_ptr_array_index (story->statistics->guns, i);

      if (best != NULL && tally->felled <= best->felled)
        {
          alone = alone && tally->felled < best->felled;
          continue;
        }
      best = tally;
      alone = TRUE;
    }

  return best != NULL && alone && best->felled >= LEAST_BEST && best->felled_own == 0 ? best : NULL;
}

static void
say_best_gun (LwStory *story)
{
  const LwGunTally *best = find_best_gun (story);
  g_autofree char *gun = best != NULL ? lw_despatch_gun (story->battle, best->gun) : NULL;
  g_autofree char *felled = lw_word_number (best != NULL ? best->felled : 0);
  g_autofree char *rounds = lw_story_rounds (best != NULL ? best->shots : 0);

  if (best == NULL)
    return;
  if (lw_story_choose (story, LW_STORY_BEST_GUN, 2) == 0)
    /* Translators: a gun, men in words, "four rounds". */
    lw_story_say (story, g_strdup_printf (_ ("No gun had done more than %1$s, which had felled "
                                             "%2$s men with %3$s."),
                                          gun, felled, rounds));
  else
    lw_story_say (story, g_strdup_printf (_ ("The gun of the day was %1$s: %3$s, and %2$s men."),
                                          gun, felled, rounds));
}

/* How long it took. */
static void
say_length (LwStory *story)
{
  guint n = story->statistics->last_move;
  g_autofree char *number = lw_word_number (n);

  if (story->account.over)
    /* Translators: moves of either side, their number in words. */
    lw_story_say (
        story,
        g_strdup_printf (ngettext ("It had taken %s move.", "It had taken %s moves.", n), number));
}

void
lw_story_sequel (LwStory *story)
{
  if (story->statistics->last_move == 0)
    return;

  say_other_guns (story);
  say_freed (story);
  if (story->account.over && story->statistics->melees == 0 && story->main == G_MAXUINT &&
      story->statistics->shots[LW_RED] + story->statistics->shots[LW_BLUE] > 0)
    lw_story_say (story, g_strdup (_ ("The armies never came to hand-strokes.")));
  for (guint side = 0; side < LW_N_SIDES; side++)
    say_retreat (story, side);
  say_end (story);
  say_length (story);
  say_cost (story);
  say_best_gun (story);
  say_spoils (story);
}
