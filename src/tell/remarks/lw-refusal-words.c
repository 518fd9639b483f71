/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-refusal-words.c: why an order was not carried out, as a sentence with its law.
 *
 * A refusal is a code with names and numbers. The names and lengths are put into words first; then
 * the code's own family says the sentence, and the law follows in brackets.
 */
#include "lw-refusal-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "despatch/despatch.h"
#include "names/names.h"

/* The refusal's names and numbers in words. */
typedef struct
{
  char *man;   /* "Red infantry 17"; "He" without one */
  char *other; /* the man in the way */
  char *gun;   /* "Red's left gun"; "The gun" */
  char *thing; /* "the farm" */
  char *have;  /* lengths */
  char *need;
} Words;

static void
find_words (const LwBattle *battle, const LwRefusal *refusal, Words *words)
{
  const LwCountry *country = lw_ground_country (battle->ground);
  const LwFeature *feature =
      refusal->thing != NULL ? lw_country_find (country, refusal->thing) : NULL;

  words->man =
      refusal->man != LW_NONE ? lw_despatch_man (battle, refusal->man) : g_strdup (_ ("This man"));
  words->other = refusal->other != LW_NONE ? lw_despatch_man (battle, refusal->other) : NULL;
  words->gun =
      refusal->gun != LW_NONE ? lw_despatch_gun (battle, refusal->gun) : g_strdup (_ ("This gun"));
  words->thing = feature != NULL ? lw_word_thing (country, feature) : NULL;
  words->have =
      lw_length_format ((LwLength)CLAMP (refusal->have, 0, 4 * LW_FIELD_MAX), LW_UNITS_FEET);
  words->need =
      lw_length_format ((LwLength)CLAMP (refusal->need, 0, 4 * LW_FIELD_MAX), LW_UNITS_FEET);
  /* Too much by less than an eighth of an inch is shown all the same. */
  if (refusal->have > refusal->need && g_str_equal (words->have, words->need))
    {
      char *more = g_strdup_printf (_ ("%s and a hair"), words->have);

      g_free (words->have);
      words->have = more;
    }
}

static void
clear_words (Words *words)
{
  g_free (words->man);
  g_free (words->other);
  g_free (words->gun);
  g_free (words->thing);
  g_free (words->have);
  g_free (words->need);
}

/* The part of the battle, the clock, the curtain. */
static char *
say_when (const LwRefusal *refusal)
{
  switch (refusal->code)
    {
    case LW_REFUSED_BATTLE_OVER:
      return g_strdup (_ ("The battle is over."));
    case LW_REFUSED_NOT_YOUR_MOVE:
      return g_strdup (_ ("It is the other player’s move."));
    case LW_REFUSED_BEFORE_GO:
      return g_strdup (_ ("The timekeeper has not said “Go” yet."));
    case LW_REFUSED_TIME_IS_UP:
      return g_strdup (_ ("The time of this move is up."));
    case LW_REFUSED_CLOCK:
      return g_strdup (_ ("The clock of the move has run past that time."));
    case LW_REFUSED_NOT_NOW:
      return g_strdup (_ ("This cannot be done in this part of the battle."));
    case LW_REFUSED_NOT_DOWN:
      if (refusal->have <= 0)
        return g_strdup (_ ("Not all men and guns have been put down yet."));
      return g_strdup_printf (
          ngettext ("%d man or gun is still in the box and must be put down first.",
                    "%d men and guns are still in the box and must be put down first.",
                    (gulong)refusal->have),
          (gint)refusal->have);
    case LW_REFUSED_CURTAIN_CLOSED:
      return g_strdup (_ ("The curtain is closed, and must be drawn back first."));
    case LW_REFUSED_NOTHING_TO_UNDO:
      return g_strdup (_ ("There is nothing to take back or to bring back."));
    case LW_REFUSED_BARRIER:
      return g_strdup (_ ("A shot, a melee or a hand-over cannot be taken back."));
    default:
      return NULL;
    }
}

/* Each man has a place of his own. */
static char *
say_places (const LwRefusal *refusal)
{
  g_autofree char *men =
      g_strdup_printf (ngettext ("%d man", "%d men", (gulong)refusal->need), (gint)refusal->need);
  g_autofree char *places = g_strdup_printf (
      ngettext ("%d place", "%d places", (gulong)refusal->have), (gint)refusal->have);

  return g_strdup_printf (_ ("The order names %s and %s for them."), men, places);
}

/* Why he who would lead a prisoner off cannot (R64). */
static char *
say_unled (const LwRefusal *refusal, const Words *words)
{
  if (refusal->need == LW_ESCORTED_MOST)
    return g_strdup_printf (_ ("%s would be the eighth prisoner of %s, who leads no more than "
                               "seven."),
                            words->man, words->other);

  return g_strdup_printf (_ ("%s is a prisoner, and %s from %s, who would lead him: no more than "
                             "six inches are allowed."),
                          words->man, words->have, words->other);
}

/* Whose man he is and what he is allowed to do. */
static char *
say_whose (const LwRefusal *refusal, const Words *words)
{
  gboolean gun = refusal->gun != LW_NONE && refusal->man == LW_NONE;

  switch (refusal->code)
    {
    case LW_REFUSED_NO_SUCH:
      if (refusal->man != LW_NONE)
        return g_strdup_printf (_ ("%s is named twice, or not where he should be."), words->man);
      if (refusal->need > 0)
        return say_places (refusal);
      return g_strdup (_ ("The order names nobody, or somebody who is not in this battle."));
    case LW_REFUSED_NOT_OWN:
      return g_strdup_printf (_ ("%s belongs to the other side."), gun ? words->gun : words->man);
    case LW_REFUSED_NOT_ON_FIELD:
      return g_strdup_printf (_ ("%s is not on the field."), gun ? words->gun : words->man);
    case LW_REFUSED_CAPTIVE:
      return g_strdup_printf (_ ("%s is a prisoner, and only his captor moves him."), words->man);
    case LW_REFUSED_JUST_FREED:
      return g_strdup_printf (
          _ ("%s has only just been set free, and stands until his side’s next move."), words->man);
    case LW_REFUSED_UNARMED:
      return g_strdup_printf (_ ("%s is unarmed until he has been at his own back line."),
                              words->man);
    case LW_REFUSED_ESCORT:
      if (refusal->other != LW_NONE)
        return say_unled (refusal, words);
      return g_strdup_printf (
          _ ("%s is a prisoner: he goes with an escort, and ends within six inches of one "
             "who guards no more than seven."),
          words->man);
    default:
      return NULL;
    }
}

static char *
say_clearance (const LwRefusal *refusal, const Words *words)
{
  gboolean gun = refusal->man == LW_NONE && refusal->gun != LW_NONE;
  const char *who = gun ? words->gun : words->man, *near = words->other;

  if (near == NULL)
    near = words->thing;
  if (near == NULL && refusal->gun != LW_NONE)
    near = gun ? _ ("another gun") : words->gun;
  if (near == NULL)
    return g_strdup_printf (_ ("%s would not stand clear by a sixteenth of an inch."), who);

  /* Translators: two men, or a man or gun and a gun or a thing of the Country: "the farm". */
  return g_strdup_printf (_ ("%s would stand nearer than a sixteenth of an inch to %s."), who,
                          near);
}

static char *
say_in_the_way (const LwRefusal *refusal, const Words *words)
{
  const char *who = refusal->man == LW_NONE && refusal->gun != LW_NONE ? words->gun : words->man;

  if (words->thing == NULL)
    return g_strdup_printf (_ ("%s finds no way there."), who);

  /* Translators: first a man or gun, then a thing of the Country: "the farm". */
  return g_strdup_printf (_ ("%s finds %s in the way."), who, words->thing);
}

/* Places and ways of men. */
static char *
say_where (const LwRefusal *refusal, const Words *words)
{
  gboolean gun = refusal->gun != LW_NONE && refusal->man == LW_NONE;
  const char *who = gun ? words->gun : words->man;

  switch (refusal->code)
    {
    case LW_REFUSED_OFF_FIELD:
      return g_strdup_printf (_ ("%s would leave the field."), who);
    case LW_REFUSED_NOT_AT_LINE:
      if (refusal->need <= 0)
        return g_strdup_printf (_ ("%s must be put down along the own back line."), who);
      return g_strdup_printf (
          _ ("%s would be put down %s from the own back line, and may be at most %s from it."), who,
          words->have, words->need);
    case LW_REFUSED_OUT_OF_ZONE:
      return g_strdup_printf (_ ("%s must be put down within the zone of this side."), who);
    case LW_REFUSED_TOO_FAR:
      return g_strdup_printf (_ ("%s would go %s, and has %s of string left."), who, words->have,
                              words->need);
    case LW_REFUSED_IN_THE_WAY:
      return say_in_the_way (refusal, words);
    case LW_REFUSED_NO_CLEARANCE:
      return say_clearance (refusal, words);
    case LW_REFUSED_ON_TOP:
      if (words->other != NULL)
        return g_strdup_printf (_ ("%s would stand on top of %s."), who, words->other);
      return g_strdup_printf (_ ("%s would stand on top of an enemy."), who);
    case LW_REFUSED_PASSES_ENEMY:
      if (words->other != NULL)
        return g_strdup_printf (_ ("%s cannot pass %s without stopping in contact with him."), who,
                                words->other);
      return g_strdup_printf (_ ("%s cannot pass an enemy without stopping in contact with him."),
                              who);
    case LW_REFUSED_LOCKED:
      return g_strdup_printf (
          _ ("%s is in contact with an enemy, and stays until the end of the move."), who);
    case LW_REFUSED_PATH_BROKEN:
      return g_strdup (
          _ ("The string does not begin where the move begins, or does not end where it goes."));
    default:
      return NULL;
    }
}

/* ---- guns ---- */

/* A gun is in action with four men. */
static char *
say_out_of_action (const LwRefusal *refusal, const Words *words)
{
  gint have = (gint)refusal->have;

  return g_strdup_printf (ngettext ("%s has %d man within six inches and needs %d.",
                                    "%s has %d men within six inches and needs %d.", (gulong)have),
                          words->gun, have, LW_GUN_CREW);
}

static char *
say_crew_too_small (const LwRefusal *refusal, const Words *words)
{
  gint have = (gint)refusal->have;

  return g_strdup_printf (ngettext ("%s goes with %d man and needs %d of those within six inches.",
                                    "%s goes with %d men and needs %d of those within six inches.",
                                    (gulong)have),
                          words->gun, have, LW_GUN_CREW);
}

static char *
say_moving_gun (const LwRefusal *refusal, const Words *words)
{
  switch (refusal->code)
    {
    case LW_REFUSED_GUNS_FIRST:
      return g_strdup (
          _ ("Guns first: men have been moved, and no gun may be moved or fired after that."));
    case LW_REFUSED_OUT_OF_ACTION:
      return say_out_of_action (refusal, words);
    case LW_REFUSED_DAMAGED:
      return g_strdup_printf (refusal->have != 0 ? _ ("%s is destroyed.")
                                                 : _ ("%s has been hit, and is out of action."),
                              words->gun);
    case LW_REFUSED_DISPUTED:
      return g_strdup_printf (
          _ ("%s is in dispute, and may be neither moved nor fired in this move."), words->gun);
    case LW_REFUSED_MOVED_AND_FIRED:
      return g_strdup_printf (_ ("%s may be moved or fired in a move, but not both."), words->gun);
    case LW_REFUSED_CREW_TOO_SMALL:
      return say_crew_too_small (refusal, words);
    case LW_REFUSED_CREW_NOT_NEAR:
      return g_strdup_printf (
          _ ("%s must be within six inches of the gun before it is moved and after."), words->man);
    case LW_REFUSED_GUN_TOO_FAR:
      return g_strdup_printf (_ ("%s would go %s, and these men can take it %s."), words->gun,
                              words->have, words->need);
    case LW_REFUSED_GUN_FACING:
      if (g_strcmp0 (refusal->law, "R15") == 0)
        return g_strdup_printf (_ ("%s is put down trail forward, with its muzzle to the rear."),
                                words->gun);
      return g_strdup_printf (
          _ ("%s must be set down trail forward, with its muzzle to where it came from."),
          words->gun);
    case LW_REFUSED_ALREADY_WITH_GUN:
      return g_strdup_printf (_ ("%s has gone with another gun in this move."), words->man);
    default:
      return NULL;
    }
}

static char *
say_firing_gun (const LwRefusal *refusal, const Words *words)
{
  switch (refusal->code)
    {
    case LW_REFUSED_TOO_EARLY:
      return g_strdup (_ ("No gun may be fired before the second move of the first player."));
    case LW_REFUSED_NO_SHOTS_LEFT:
      return g_strdup_printf (_ ("%s has fired its four shots in this move."), words->gun);
    case LW_REFUSED_SCREW:
      return g_strdup_printf (_ ("The screw of %s does not go so far."), words->gun);
    case LW_REFUSED_SWING:
      if (words->thing != NULL || words->other != NULL)
        return g_strdup_printf (_ ("%s cannot swing so far: %s is in the way."), words->gun,
                                words->thing != NULL ? words->thing : words->other);
      return g_strdup_printf (_ ("%s cannot swing so far: something is in the way."), words->gun);
    case LW_REFUSED_NOT_NEAR_TO_LIE:
      return g_strdup_printf (_ ("%s is not near a gun of his own side, and stands."), words->man);
    case LW_REFUSED_TRAIL_OWED:
      return g_strdup_printf (_ ("%s has fired, and two men must stand at the end of its trail."),
                              words->gun);
    case LW_REFUSED_TRAIL_PLACE:
      return g_strdup_printf (
          _ ("The two men must stand exactly at the end of the trail of %s, one on either side."),
          words->gun);
    case LW_REFUSED_TRAIL_NOT_OWED:
      return g_strdup_printf (_ ("%s owes no men at its trail."), words->gun);
    case LW_REFUSED_CANNOT_REACH:
      return g_strdup_printf (_ ("%s cannot reach the trail from where he began the move."),
                              words->man);
    default:
      return NULL;
    }
}

static char *
say_gun (const LwRefusal *refusal, const Words *words)
{
  char *sentence = say_moving_gun (refusal, words);

  return sentence != NULL ? sentence : say_firing_gun (refusal, words);
}

/* ---- melees, choices and the rest ---- */

static char *
say_melee_choice (const LwRefusal *refusal, const Words *words)
{
  if (refusal->man != LW_NONE)
    return g_strdup_printf (_ ("%s is not in this melee, or is named twice."), words->man);

  return g_strdup_printf (_ ("The choice names %d men of one side where the melee costs it %d."),
                          (gint)refusal->have, (gint)refusal->need);
}

static char *
say_melee_facts (const LwRefusal *refusal, const Words *words)
{
  if (refusal->man != LW_NONE)
    return g_strdup_printf (_ ("The record puts %s in a melee in which he is not."), words->man);

  return g_strdup_printf (_ ("The record of the melee says %d, and the laws give %d."),
                          (gint)refusal->have, (gint)refusal->need);
}

/* Men fallen or not, guns captured or not, numbers: a record that the laws do not bear out. */
static char *
say_outcome (const LwRefusal *refusal, const Words *words)
{
  if (refusal->man != LW_NONE)
    return g_strdup_printf (_ ("The record has %s fall, and by its touches and falls he did not."),
                            words->man);
  if (words->other != NULL)
    return g_strdup_printf (_ ("By the touches and falls of the record %s fell, and it leaves him "
                               "out."),
                            words->other);
  if (refusal->gun == LW_NONE)
    return g_strdup_printf (_ ("The record says %d, and the laws give %d."), (gint)refusal->have,
                            (gint)refusal->need);
  if (refusal->have == refusal->need)
    return g_strdup (_ ("The record names the fallen in another order than they fell in."));
  if (refusal->have != 0)
    return g_strdup_printf (_ ("The record has %s captured, and by the laws it was not."),
                            words->gun);

  return g_strdup_printf (_ ("By the laws %s was captured, and the record leaves it out."),
                          words->gun);
}

static char *
say_hand_to_hand (const LwRefusal *refusal, const Words *words)
{
  gint have = (gint)refusal->have;
  gint need = (gint)refusal->need;

  switch (refusal->code)
    {
    case LW_REFUSED_MELEE_OWED:
      return g_strdup (_ ("There is a melee to settle first: nobody in contact may decline it."));
    case LW_REFUSED_NO_SUCH_MELEE:
      return g_strdup (_ ("There is no such melee, or it has been settled."));
    case LW_REFUSED_MELEE_CHOICE:
      return say_melee_choice (refusal, words);
    case LW_REFUSED_MELEE_FACTS:
      return say_melee_facts (refusal, words);
    case LW_REFUSED_NOT_ISOLATED:
      return g_strdup_printf (
          ngettext ("Only an isolated body may surrender: this one has %d man of its side "
                    "within a move, and %d are enough to support it.",
                    "Only an isolated body may surrender: this one has %d men of its side "
                    "within a move, and %d are enough to support it.",
                    (gulong)have),
          have, need);
    case LW_REFUSED_OUTCOME:
      return say_outcome (refusal, words);
    case LW_REFUSED_BY_HAND:
      return g_strdup (_ ("In this battle nobody reports shots by hand."));
    case LW_REFUSED_HURRY:
      return g_strdup_printf (_ ("The hurry of a shot is 100 to 400 per cent, and not %d."), have);
    case LW_REFUSED_FLOWN:
      return g_strdup (_ ("The shot, let fly again, comes out otherwise than the record has it."));
    default:
      return NULL;
    }
}

static char *
say (const LwRefusal *refusal, const Words *words)
{
  char *sentence = say_when (refusal);

  if (sentence == NULL)
    sentence = say_whose (refusal, words);
  if (sentence == NULL)
    sentence = say_where (refusal, words);
  if (sentence == NULL)
    sentence = say_gun (refusal, words);
  if (sentence == NULL)
    sentence = say_hand_to_hand (refusal, words);

  return sentence != NULL ? sentence : g_strdup (_ ("The order stands."));
}

/* "(R35)" goes inside the full stop. */
static char *
add_law (char *sentence, const char *law)
{
  gsize length = strlen (sentence);
  char *whole;

  if (law == NULL || *law == '\0' || length == 0 || sentence[length - 1] != '.')
    return sentence;

  sentence[length - 1] = '\0';
  /* Translators: a sentence without its full stop, and the number of the law: "... needs 4 (R35)."
   */
  whole = g_strdup_printf (_ ("%s (%s)."), sentence, law);
  g_free (sentence);

  return whole;
}

char *
lw_refusal_words (const LwBattle *battle, const LwRefusal *refusal)
{
  const char *law;
  Words words;
  char *sentence;

  g_return_val_if_fail (battle != NULL && refusal != NULL, NULL);

  law = lw_refusal_law (refusal);
  if (refusal->code == LW_REFUSED_TOO_FAR && refusal->man != LW_NONE &&
      battle->men[refusal->man].arm == LW_CAVALRY)
    law = "R30";

  find_words (battle, refusal, &words);
  sentence = lw_word_capital (add_law (say (refusal, &words), law));
  clear_words (&words);

  return sentence;
}
