/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-story.c: a battle told in about four paragraphs, in a war correspondent's manner.
 *
 * Every number in it is the record's, and only the words are chosen, by chance that is seeded from
 * the battle: the same battle is told in the same words. It turns on the greatest melee or the
 * heaviest fire: what came before, that, and what came of it are a paragraph each, after one on the
 * armies.
 */
#include "lw-story.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "lw-story-armies.h"
#include "lw-story-course.h"
#include "lw-story-fire.h"
#include "lw-story-scraps.h"
#include "lw-story-sequel.h"

#define LEAST_FIRE 4 /* fewer dead of the fire of one move are no turning point */

/* ---- the advance, and what came before the crisis ---- */

/* The advance: the longest run of a gun before the first shot. */
static const LwEvent *
find_longest_run (const LwBattle *battle, guint *runs)
{
  const LwEvent *best = NULL;

  *runs = 0;
  for (guint i = 0; i < battle->events->len; i++)
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

static void
say_opening (LwStory *story)
{
  if (story->statistics->shots[LW_RED] + story->statistics->shots[LW_BLUE] > 0)
    say_advance (story);
  else
    lw_story_first_fire (story);
  lw_story_course (story, FALSE);
}

/* ---- the fight it turned on ---- */

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
  for (guint i = 0; i < story->battle->events->len; i++)
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
  return story->told != NULL && story->told->cause == LW_LOSS_FIRE &&
         story->told_move == loss->move && story->told->move == loss->move &&
         story->told->mover == loss->mover;
}

static void
say_charge (LwStory *story, const LwLoss *loss, const char *where)
{
  LwSide mover = loss->mover;
  g_autofree char *own = lw_story_men (mover, loss->fought[mover]);
  g_autofree char *enemy = lw_story_men (LW_OTHER (mover), loss->fought[LW_OTHER (mover)]);
  guint way = lw_story_choose (story, LW_STORY_CHARGE, 2);

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
    {
      g_autofree char *move = lw_story_move (story, loss->move);

      /* Translators: "third move", "eighteen Reds", "one-and-twenty Blues", "at Hook's Farm". */
      lw_story_say (
          story,
          g_strdup_printf (way == 0 ? _ ("Then, in the %s, %s charged home against %s %s.")
                                    : _ ("The crisis came in the %s, when %s closed with %s %s."),
                           move, own, enemy, where));
    }
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

/* Friends at hand, but too few: @have "two friends", @need a number in words. */
static char *
say_alone (LwStory *story, LwSide less, const char *have, const char *need, guint n)
{
  if (lw_story_choose (story, LW_STORY_ISOLATED, 2) == 0)
    /* Translators: a side, then "two friends", and a number in words: friends needed. */
    return g_strdup_printf (ngettext ("%1$s was cut off from help, with %2$s within a move where "
                                      "%3$s was needed.",
                                      "%1$s was cut off from help, with %2$s within a move where "
                                      "%3$s were needed.",
                                      n),
                            lw_side_name (less), have, need);
  return g_strdup_printf (
      ngettext ("%1$s had %2$s near enough to be counted where %3$s was wanted, "
                "and so fought alone.",
                "%1$s had %2$s near enough to be counted where %3$s were wanted, "
                "and so fought alone.",
                n),
      lw_side_name (less), have, need);
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

  have = lw_story_friends ((guint)order->support);
  if (loss->isolated && order->support == 0)
    /* Translators: a side. */
    lw_story_say (story, g_strdup_printf (_ ("%s was cut off from help, without a friend within a "
                                             "move."),
                                          lw_side_name (less)));
  else if (loss->isolated)
    lw_story_say (story, say_alone (story, less, have, need, (n + 1) / 2));
  else
    /* Translators: a side, then "two friends", and a number in words: friends needed. */
    lw_story_say (
        story, g_strdup_printf (ngettext ("%1$s was the weaker but not alone, with %2$s within a "
                                          "move, where %3$s would have been enough.",
                                          "%1$s was the weaker but not alone, with %2$s within a "
                                          "move, where %3$s would have been enough.",
                                          (n + 1) / 2),
                                lw_side_name (less), have, need));
}

static void
say_cost (LwStory *story, const LwLoss *loss)
{
  LwSide less = loss->fought[LW_RED] <= loss->fought[LW_BLUE] ? LW_RED : LW_BLUE;
  guint dead = lw_story_dead (loss, less);
  guint taken = loss->taken[less];
  g_autofree char *fell = lw_word_number (dead);
  g_autofree char *captives = lw_story_men (less, taken);
  guint stood = loss->fought[LW_OTHER (less)] - dead;
  g_autofree char *left = lw_story_men (LW_OTHER (less), stood);

  if (taken == 0 && loss->fought[LW_RED] == loss->fought[LW_BLUE])
    return;
  if (taken == 0)
    /* Translators: the dead of each side in words, then those who are left. */
    lw_story_say (story, g_strdup_printf (ngettext ("%s dropped on either hand, and %s kept his "
                                                    "feet.",
                                                    "%s dropped on either hand, and %s kept their "
                                                    "feet.",
                                                    stood),
                                          fell, left));
  else if (dead == 0)
    /* Translators: the prisoners: "three Reds". */
    lw_story_say (story, g_strdup_printf (ngettext ("There was no fighting to speak of: %s yielded "
                                                    "without a blow.",
                                                    "There was no fighting to speak of: %s yielded "
                                                    "without a blow.",
                                                    taken),
                                          captives));
  else
    /* Translators: the dead of each side, the prisoners, those who are left. */
    lw_story_say (story, g_strdup_printf (_ ("%s dropped on either hand, %s yielded, and %s stood "
                                             "over them."),
                                          fell, captives, left));
}

static void
say_choice (LwStory *story, const LwLoss *loss)
{
  if (loss->fought[LW_RED] == loss->fought[LW_BLUE] || lw_story_dead (loss, loss->mover) == 0)
    return;

  /* Translators: a general. */
  lw_story_say (story,
                g_strdup_printf (lw_story_choose (story, LW_STORY_CHOICE, 2) == 0
                                     ? _ ("The choosing of the fallen was %s’s, who had moved.")
                                     : _ ("It was for %s, as the mover, to say who fell and who "
                                          "did not."),
                                 lw_story_general (story, loss->mover)));
}

static void
say_crisis (LwStory *story)
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
      story->told = loss;
      break;
    case LW_LOSS_FIRE:
      lw_story_fire (story, loss);
      lw_story_say (
          story, g_strdup (story->statistics->melees > 0
                               ? _ ("No heavier fire fell that day.")
                               : _ ("No heavier fire fell that day, and the armies never came to "
                                    "hand-strokes.")));
      break;
    default:
      lw_story_scrap (story, loss);
      break;
    }
}

/* ---- the whole ---- */

/* A name is capital within a sentence but for its article. Returns: (transfer full) */
static char *
call_general (const LwBattle *battle, LwSide side)
{
  const char *name = lw_player_name (battle, side);

  if (g_str_has_prefix (name, "The ") || g_str_has_prefix (name, "A "))
    return g_strdup_printf ("%c%s", g_ascii_tolower (*name), name + 1);
  return g_strdup (name);
}

/* How much of a story a loss makes: the men in a melee, or who fell to fire. */
static guint
weigh (const LwLoss *loss)
{
  guint dead = lw_story_dead (loss, LW_RED) + lw_story_dead (loss, LW_BLUE);

  if (loss->cause == LW_LOSS_FIRE)
    return dead >= LEAST_FIRE ? dead : 0;
  return loss->fought[LW_RED] + loss->fought[LW_BLUE];
}

/* What the story turns on: the greatest melee or the heaviest fire. */
static guint
find_main (const LwStatistics *statistics)
{
  guint best = G_MAXUINT;
  guint most = 0;

  for (guint i = 0; i < statistics->losses->len; i++)
    {
      guint weight = weigh (g_ptr_array_index (statistics->losses, i));

      if (weight <= most)
        continue;
      most = weight;
      best = i;
    }

  return best;
}

static guint64
seed_of_words (const LwBattle *battle)
{
  return battle->seed ^ (battle->id != NULL ? g_str_hash (battle->id) : 0);
}

GPtrArray *
lw_story_paragraphs (const LwBattle *battle)
{
  g_autoptr (LwStatistics) statistics = NULL;
  LwStory story = { .battle = battle };

  g_return_val_if_fail (battle != NULL, NULL);

  statistics = lw_statistics_new (battle);
  story.statistics = statistics;
  story.main = find_main (statistics);
  story.spoken = LW_NONE;
  story.paragraphs = g_ptr_array_new_with_free_func (g_free);
  story.text = g_string_new (NULL);
  for (guint side = 0; side < LW_N_SIDES; side++)
    story.general[side] = call_general (battle, side);
  lw_account (battle, &story.account);
  lw_chance_seed (&story.chance, seed_of_words (battle));
  for (guint turn = 0; turn < LW_N_STORY_TURNS; turn++)
    story.turns[turn] = -1;

  lw_story_armies (&story);
  lw_story_end (&story);
  say_opening (&story);
  lw_story_end (&story);
  say_crisis (&story);
  lw_story_end (&story);
  lw_story_course (&story, TRUE);
  lw_story_end (&story);
  lw_story_sequel (&story);
  lw_story_end (&story);
  g_string_free (story.text, TRUE);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (story.general[side]);

  return story.paragraphs;
}
