/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-sequel.c: the last part of the story: what came of the fight it turned on, and the end.
 */
#include <glib/gi18n-lib.h>

#include "lw-story.h"

static void
say_later_melee (LwStory *story, const LwLoss *loss, const LwLoss *told)
{
  gboolean same = told != NULL && told->move == loss->move;
  LwSide less = loss->fought[LW_RED] <= loss->fought[LW_BLUE] ? LW_RED : LW_BLUE;
  g_autofree char *own = lw_story_men (loss->mover, loss->fought[loss->mover]);
  g_autofree char *enemy =
      lw_story_men (LW_OTHER (loss->mover), loss->fought[LW_OTHER (loss->mover)]);
  /* Translators: stands for "third move": it has just been told of. */
  g_autofree char *move = same ? g_strdup (_ ("same move")) : lw_story_move (loss->move);
  g_autofree char *fell = lw_word_number (lw_story_dead (loss, less));
  g_autofree char *captives = lw_story_men (less, loss->taken[less]);

  if (loss->taken[less] == 0)
    /* Translators: "nine Blues", "six Reds", "fourth move", the dead of each side in words. */
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s set upon %s in the %s, and %s fell on each side.",
                                             "%s set upon %s in the %s, and %s fell on each side.",
                                             lw_story_dead (loss, less)),
                                   own, enemy, move, fell));
  else
    /* Translators: the same, and the prisoners: "three Reds". */
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s set upon %s in the %s: %s fell on each side, and "
                                             "%s was taken.",
                                             "%s set upon %s in the %s: %s fell on each side, and "
                                             "%s were taken.",
                                             loss->taken[less]),
                                   own, enemy, move, fell, captives));
}

/* Is this melee one of the two greatest besides that of the crisis? */
static gboolean
is_worth_telling (const LwStory *story, guint which)
{
  GPtrArray *losses = story->statistics->losses;
  const LwLoss *melee = g_ptr_array_index (losses, which);
  guint men = melee->fought[LW_RED] + melee->fought[LW_BLUE];
  guint greater = 0;
  guint i;

  for (i = 0; i < losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);
      guint fought = loss->fought[LW_RED] + loss->fought[LW_BLUE];

      if (i != story->main && i != which && (fought > men || (fought == men && i < which)))
        greater++;
    }

  return greater < 2;
}

/* @told: what the sentence before is about, or NULL. */
static void
say_other_melees (LwStory *story, const LwLoss *told)
{
  GPtrArray *losses = story->statistics->losses;
  guint dead[LW_N_SIDES] = { 0 };
  guint rest = 0;
  guint i, side;

  for (i = 0; i < losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);

      if (i == story->main || loss->cause != LW_LOSS_MELEE)
        continue;
      if (is_worth_telling (story, i))
        {
          say_later_melee (story, loss, told);
          told = loss;
          continue;
        }

      rest++;
      for (side = 0; side < LW_N_SIDES; side++)
        dead[side] += lw_story_dead (loss, side);
    }

  if (rest > 0 && dead[LW_RED] + dead[LW_BLUE] > 0)
    {
      g_autofree char *scraps = lw_word_number (rest);
      g_autofree char *reds = lw_story_men (LW_RED, dead[LW_RED]);
      g_autofree char *blues = lw_story_men (LW_BLUE, dead[LW_BLUE]);

      /* Translators: a number of melees in words, "three Reds", "three Blues". */
      lw_story_say (story,
                    g_strdup_printf (ngettext ("In %s lesser scrap besides %s and %s fell.",
                                               "In %s lesser scraps besides %s and %s fell.", rest),
                                     scraps, reds, blues));
    }
}

/* Fire answered by fire in the same move: the dearest such pair after loss @from. Returns: the
 * first of the two, or NULL. */
static const LwLoss *
find_exchange (const LwStory *story, guint from, const LwLoss **answer)
{
  GPtrArray *losses = story->statistics->losses;
  const LwLoss *best = NULL;
  const LwLoss *last = NULL;
  guint most = 0;
  guint i;

  for (i = from; i < losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);
      guint cost;

      if (loss->cause != LW_LOSS_FIRE)
        continue;
      cost = last != NULL
                 ? lw_story_dead (last, loss->mover) + lw_story_dead (loss, LW_OTHER (loss->mover))
                 : 0;
      if (last != NULL && last->move == loss->move && last->mover != loss->mover && cost > most &&
          lw_story_dead (last, loss->mover) > 0 && lw_story_dead (loss, LW_OTHER (loss->mover)) > 0)
        {
          most = cost;
          best = last;
          *answer = loss;
        }
      last = loss;
    }

  return best;
}

static void
say_exchange (LwStory *story, const LwLoss *first, const LwLoss *answer)
{
  LwSide mover = first->mover;
  guint fell = lw_story_dead (first, LW_OTHER (mover));
  guint back = lw_story_dead (answer, mover);
  g_autofree char *move = lw_story_move (first->move);
  g_autofree char *felled = lw_word_number (fell);
  g_autofree char *paid = lw_word_number (back);
  const char *own = lw_side_name (mover);
  const char *enemy = lw_side_name (LW_OTHER (mover));

  if (back >= fell)
    /* Translators: "fourth move", a side, the other, men in words, the other again, men in words.
     */
    lw_story_say (
        story, g_strdup_printf (ngettext ("In the %s the fire of %s cost %s %s man, and %s paid it "
                                          "back with %s.",
                                          "In the %s the fire of %s cost %s %s men, and %s paid it "
                                          "back with %s.",
                                          fell),
                                move, own, enemy, felled, enemy, paid));
  else
    lw_story_say (
        story, g_strdup_printf (ngettext ("In the %s the fire of %s cost %s %s man, and %s could "
                                          "answer with no more than %s.",
                                          "In the %s the fire of %s cost %s %s men, and %s could "
                                          "answer with no more than %s.",
                                          fell),
                                move, own, enemy, felled, enemy, paid));
}

/* All who fell to fire from loss @from on, but for the two that have been told. */
static void
say_later_fire (LwStory *story, guint from, const LwLoss *first, const LwLoss *answer)
{
  GPtrArray *losses = story->statistics->losses;
  guint felled[LW_N_SIDES] = { 0 };
  g_autofree char *reds = NULL;
  g_autofree char *blues = NULL;
  guint i;

  for (i = from; i < losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (losses, i);

      if (loss->cause == LW_LOSS_FIRE && loss != first && loss != answer)
        felled[LW_OTHER (loss->mover)] += lw_story_dead (loss, LW_OTHER (loss->mover));
    }
  if (felled[LW_RED] + felled[LW_BLUE] == 0)
    return;

  reds = lw_story_men (LW_RED, felled[LW_RED]);
  blues = lw_story_men (LW_BLUE, felled[LW_BLUE]);
  if (felled[LW_RED] == 0 || felled[LW_BLUE] == 0)
    /* Translators: "sixteen Reds": felled by fire after the great melee. */
    lw_story_say (story, g_strdup_printf (_ ("Before the end the guns had taken %s more."),
                                          felled[LW_RED] == 0 ? blues : reds));
  else
    /* Translators: "sixteen Reds", "eight Blues": felled by fire after the great melee. */
    lw_story_say (story, g_strdup_printf (_ ("Before the end the guns had taken %s and %s more."),
                                          reds, blues));
}

static guint
count_events (const LwStory *story, LwEventKind kind, LwSide side, gboolean of_men)
{
  guint n = 0;
  guint i;

  for (i = 0; i < story->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (story->battle->events, LwEvent, i);

      if (event->kind == kind && event->side == side && of_men == (event->man != LW_NONE))
        n++;
    }

  return n;
}

static void
say_captures (LwStory *story, LwSide side)
{
  guint n = count_events (story, LW_EVENT_GUN_CAPTURED, side, FALSE);
  g_autofree char *number = lw_word_number (n);

  if (n == 0)
    return;

  /* Translators: a number of guns in words, then a side. */
  lw_story_say (story, g_strdup_printf (ngettext ("%s gun fell into the hands of %s.",
                                                  "%s guns fell into the hands of %s.", n),
                                        number, lw_side_name (side)));
}

static void
say_freed (LwStory *story, LwSide side)
{
  guint n = count_events (story, LW_EVENT_FREED, side, TRUE);
  g_autofree char *men = lw_story_men (side, n);

  if (n == 0)
    return;

  lw_story_say (story, g_strdup_printf (ngettext ("%s who had been taken was set free again.",
                                                  "%s who had been taken were set free again.", n),
                                        men));
}

static void
say_retreat (LwStory *story, LwSide side)
{
  const LwAccount *account = &story->account;
  const LwSideAccount *own = &account->side[side];
  LwMen men = { { own->retired[LW_INFANTRY], own->retired[LW_CAVALRY] } };
  g_autofree char *home = lw_word_side_men (side, men);
  g_autofree char *few = lw_word_men (men);

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
                    g_strdup_printf (lw_story_choose (story, 2) == 0
                                         ? _ ("When %s had not a man left on the field, the day "
                                              "was %s’s.")
                                         : _ ("The last of %s was gone from the floor, and %s had "
                                              "the victory."),
                                     loser, general));
      break;
    case LW_ENDING_SURRENDER:
      lw_story_say (story,
                    g_strdup_printf (_ ("Then %s hoisted the white flag, and %s had the victory."),
                                     loser, general));
      break;
    case LW_ENDING_AGREED:
      if (story->account.won)
        lw_story_say (story,
                      g_strdup_printf (_ ("There %s conceded the day to %s."), loser, general));
      else
        lw_story_say (story, g_strdup (_ ("There both generals agreed to call it a draw.")));
      break;
    case LW_ENDING_EXHAUSTED:
      lw_story_say (story,
                    g_strdup (_ ("Neither army had men enough left to go on, and the hundred was "
                                 "divided.")));
      break;
    case LW_ENDING_BLOW:
      /* Translators: the general who won, then the side that lost. */
      lw_story_say (story, g_strdup_printf (_ ("%s had three men on the back line of %s, and there "
                                               "the blow was struck."),
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

void
lw_story_sequel (LwStory *story)
{
  GPtrArray *losses = story->statistics->losses;
  guint from = story->main < losses->len ? story->main + 1 : 0;
  const LwLoss *first;
  const LwLoss *answer = NULL;
  guint side;

  if (story->statistics->last_move == 0)
    return;

  first = find_exchange (story, from, &answer);
  if (first != NULL)
    say_exchange (story, first, answer);
  say_other_melees (story, first);
  say_later_fire (story, from, first, answer);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      say_captures (story, side);
      say_freed (story, side);
    }
  for (side = 0; side < LW_N_SIDES; side++)
    say_retreat (story, side);
  say_end (story);
  say_spoils (story);
}
