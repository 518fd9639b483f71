/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story-fight.c: the second half of the story: the fight it turned on, and what came of it.
 */
#include <glib/gi18n-lib.h>

#include "lw-despatch.h"
#include "lw-story.h"

static char *
number_of_side (LwSide side, guint n)
{
  g_autofree char *number = lw_word_number (n);

  if (side == LW_RED)
    return g_strdup_printf (ngettext ("%s Red", "%s Reds", n), number);
  return g_strdup_printf (ngettext ("%s Blue", "%s Blues", n), number);
}

static guint
dead_of (const LwLoss *loss, LwSide side)
{
  return loss->dead[side][LW_INFANTRY] + loss->dead[side][LW_CAVALRY];
}

/* Was that order given when the move was over, with nothing but trails seen to since? */
static gboolean
came_after_end (const LwBattle *battle, guint n)
{
  while (--n > 0 && lw_battle_order (battle, n)->kind == LW_ORDER_TAIL)
    continue;

  return n > 0 && lw_battle_order (battle, n)->kind == LW_ORDER_END;
}

/* A gun of the mover that had its two men out of this charge when the move was over (R42). */
static LwRef
find_trail_paid (const LwStory *story, const LwLoss *loss)
{
  guint i;

  for (i = 0; i < story->battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (story->battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_TRAIL && event->move == loss->move &&
          event->order < loss->order && event->side == loss->mover &&
          came_after_end (story->battle, event->order))
        return event->gun;
    }

  return LW_NONE;
}

/* The fire that made way for a charge has just been told. */
static gboolean
follows_fire (const LwStory *story, const LwLoss *loss)
{
  return story->fire != NULL && story->fire->move == loss->move &&
         story->fire->mover == loss->mover;
}

static void
say_charge (LwStory *story, const LwLoss *loss, const char *where)
{
  LwSide mover = loss->mover;
  g_autofree char *own = number_of_side (mover, loss->fought[mover]);
  g_autofree char *enemy = number_of_side (LW_OTHER (mover), loss->fought[LW_OTHER (mover)]);
  g_autofree char *move = lw_story_move (loss->move);
  guint way = lw_story_choose (story, 2);

  if (follows_fire (story, loss))
    /* In the move of the fire just told. Translators: "eighteen Reds", "one-and-twenty Blues", "at
     * Hook's Farm". */
    lw_story_say (story,
                  g_strdup_printf (way == 0 ? _ ("Upon the heels of that fire %s charged home "
                                                 "against %s %s.")
                                            : _ ("Then the guns were silent, and %s closed with "
                                                 "%s %s."),
                                   own, enemy, where));
  else
    /* Translators: "third move", "eighteen Reds", "one-and-twenty Blues", "at Hook's Farm". */
    lw_story_say (story, g_strdup_printf (
                             way == 0 ? _ ("Then, in the %s, %s charged home against %s %s.")
                                      : _ ("The crisis came in the %s, when %s closed with %s %s."),
                             move, own, enemy, where));
}

static void
say_clash (LwStory *story, const LwLoss *loss)
{
  g_autofree char *place = lw_word_place (story->battle, loss->at);
  g_autofree char *where = NULL;
  LwRef gun = find_trail_paid (story, loss);

  /* Translators: %s is a thing of the Country: "at Hook's Farm". */
  where = place != NULL ? g_strdup_printf (_ ("at %s"), place) : g_strdup (_ ("in the open"));
  say_charge (story, loss, where);
  if (gun != LW_NONE)
    {
      g_autofree char *name = lw_despatch_gun (story->battle, gun);

      /* Translators: a gun. */
      lw_story_say (story,
                    g_strdup_printf (_ ("It might have been two more; but a gun that has fired "
                                        "wants two men at its trail, and %s had fired."),
                                     name));
    }
}

static void
say_support (LwStory *story, const LwLoss *loss)
{
  LwSide less = loss->fought[LW_RED] <= loss->fought[LW_BLUE] ? LW_RED : LW_BLUE;
  const LwOrder *order = lw_battle_order (story->battle, loss->order);
  guint n = loss->fought[less];
  g_autofree char *need = lw_word_number ((n + 1) / 2);
  g_autofree char *have = NULL;

  if (n == loss->fought[LW_OTHER (less)])
    {
      lw_story_say (story,
                    g_strdup (_ ("The numbers were equal to a man, and so was the reckoning: "
                                 "nobody on either side came out of it.")));
      return;
    }
  if (order == NULL)
    return;

  have = lw_word_number ((guint)order->support);
  if (loss->isolated && order->support == 0)
    /* Translators: a side. */
    lw_story_say (story, g_strdup_printf (_ ("%s was cut off from help, without a friend within a "
                                             "move."),
                                          lw_side_name (less)));
  else if (loss->isolated && lw_story_choose (story, 2) == 0)
    /* Translators: a side, then numbers in words: friends at hand, friends needed. */
    lw_story_say (story, g_strdup_printf (ngettext ("%s was cut off from help, with %s friend "
                                                    "within a move where %s were needed.",
                                                    "%s was cut off from help, with %s friends "
                                                    "within a move where %s were needed.",
                                                    (gulong)order->support),
                                          lw_side_name (less), have, need));
  else if (loss->isolated)
    lw_story_say (story, g_strdup_printf (ngettext ("%s had %s man near enough to be counted where "
                                                    "%s were wanted, and so fought alone.",
                                                    "%s had %s men near enough to be counted where "
                                                    "%s were wanted, and so fought alone.",
                                                    (gulong)order->support),
                                          lw_side_name (less), have, need));
  else
    /* Translators: a side, then numbers in words: friends at hand, friends needed. */
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s was the weaker but not alone: %s friend stood "
                                             "within a move, and %s would have been enough.",
                                             "%s was the weaker but not alone: %s friends stood "
                                             "within a move, and %s would have been enough.",
                                             (gulong)order->support),
                                   lw_side_name (less), have, need));
}

static void
say_cost (LwStory *story, const LwLoss *loss)
{
  LwSide less = loss->fought[LW_RED] <= loss->fought[LW_BLUE] ? LW_RED : LW_BLUE;
  guint dead = dead_of (loss, less);
  guint taken = loss->taken[less];
  g_autofree char *fell = lw_word_number (dead);
  g_autofree char *captives = number_of_side (less, taken);
  g_autofree char *left = number_of_side (LW_OTHER (less), loss->fought[LW_OTHER (less)] - dead);

  if (taken == 0 && loss->fought[LW_RED] == loss->fought[LW_BLUE])
    return;
  if (taken == 0)
    /* Translators: the dead of each side in words, then those who are left. */
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s dropped on either hand, and %s were left on "
                                             "their feet.",
                                             "%s dropped on either hand, and %s were left on "
                                             "their feet.",
                                             dead),
                                   fell, left));
  else if (dead == 0)
    /* Translators: the prisoners: "three Reds". */
    lw_story_say (story,
                  g_strdup_printf (_ ("There was no fighting to speak of: %s gave up their arms "
                                      "without a blow."),
                                   captives));
  else
    /* Translators: the dead of each side, the prisoners, those who are left. */
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s dropped on either hand, %s gave up their arms, "
                                             "and %s stood over them.",
                                             "%s dropped on either hand, %s gave up their arms, "
                                             "and %s stood over them.",
                                             dead),
                                   fell, captives, left));
}

static void
say_choice (LwStory *story, const LwLoss *loss)
{
  if (loss->fought[LW_RED] == loss->fought[LW_BLUE] || dead_of (loss, loss->mover) == 0)
    return;

  /* Translators: a general. */
  lw_story_say (story,
                g_strdup_printf (lw_story_choose (story, 2) == 0
                                     ? _ ("The choosing of the fallen was %s’s, who had moved.")
                                     : _ ("It was for %s, as the mover, to say who fell and who "
                                          "did not."),
                                 lw_story_general (story, loss->mover)));
}

void
lw_story_crisis (LwStory *story)
{
  const LwLoss *loss;

  if (story->main >= story->statistics->losses->len)
    return;

  loss = g_ptr_array_index (story->statistics->losses, story->main);
  switch (loss->cause)
    {
    case LW_LOSS_MELEE:
      say_clash (story, loss);
      say_support (story, loss);
      say_cost (story, loss);
      say_choice (story, loss);
      break;
    case LW_LOSS_FIRE:
      lw_story_fire (story, loss);
      lw_story_say (story, g_strdup (_ ("It was the heaviest fire of the day, and the armies never "
                                        "came to hand-strokes.")));
      break;
    default:
      break;
    }
}

/* What followed. */

static void
say_later_melee (LwStory *story, const LwLoss *loss, const LwLoss *told)
{
  gboolean same = told != NULL && told->move == loss->move;
  LwSide less = loss->fought[LW_RED] <= loss->fought[LW_BLUE] ? LW_RED : LW_BLUE;
  g_autofree char *own = number_of_side (loss->mover, loss->fought[loss->mover]);
  g_autofree char *enemy =
      number_of_side (LW_OTHER (loss->mover), loss->fought[LW_OTHER (loss->mover)]);
  /* Translators: stands for "third move": it has just been told of. */
  g_autofree char *move = same ? g_strdup (_ ("same move")) : lw_story_move (loss->move);
  g_autofree char *fell = lw_word_number (dead_of (loss, less));
  g_autofree char *captives = number_of_side (less, loss->taken[less]);

  if (loss->taken[less] == 0)
    /* Translators: "nine Blues", "six Reds", "fourth move", the dead of each side in words. */
    lw_story_say (story,
                  g_strdup_printf (ngettext ("%s set upon %s in the %s, and %s fell on each side.",
                                             "%s set upon %s in the %s, and %s fell on each side.",
                                             dead_of (loss, less)),
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
        dead[side] += dead_of (loss, side);
    }

  if (rest > 0 && dead[LW_RED] + dead[LW_BLUE] > 0)
    {
      g_autofree char *scraps = lw_word_number (rest);
      g_autofree char *reds = number_of_side (LW_RED, dead[LW_RED]);
      g_autofree char *blues = number_of_side (LW_BLUE, dead[LW_BLUE]);

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
      cost =
          last != NULL ? dead_of (last, loss->mover) + dead_of (loss, LW_OTHER (loss->mover)) : 0;
      if (last != NULL && last->move == loss->move && last->mover != loss->mover && cost > most &&
          dead_of (last, loss->mover) > 0 && dead_of (loss, LW_OTHER (loss->mover)) > 0)
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
  guint fell = dead_of (first, LW_OTHER (mover));
  guint back = dead_of (answer, mover);
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
        felled[LW_OTHER (loss->mover)] += dead_of (loss, LW_OTHER (loss->mover));
    }
  if (felled[LW_RED] + felled[LW_BLUE] == 0)
    return;

  reds = number_of_side (LW_RED, felled[LW_RED]);
  blues = number_of_side (LW_BLUE, felled[LW_BLUE]);
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
  g_autofree char *men = number_of_side (side, n);

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
