/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-refusal-guns.c: why a gun was not moved or fired, as a sentence.
 */
#include "lw-despatch-words.h"
#include "state/state.h"

#include <glib/gi18n-lib.h>

/* A gun is in action with four men. */
static char *
say_out_of_action (const LwRefusal *refusal, const LwRefusalWords *words)
{
  gint have = (gint)refusal->have;

  return g_strdup_printf (ngettext ("%s has %d man within six inches and needs %d.",
                                    "%s has %d men within six inches and needs %d.", (gulong)have),
                          words->gun, have, LW_GUN_CREW);
}

static char *
say_crew_too_small (const LwRefusal *refusal, const LwRefusalWords *words)
{
  gint have = (gint)refusal->have;

  return g_strdup_printf (ngettext ("%s goes with %d man and needs %d of those within six inches.",
                                    "%s goes with %d men and needs %d of those within six inches.",
                                    (gulong)have),
                          words->gun, have, LW_GUN_CREW);
}

static char *
say_moving_gun (const LwRefusal *refusal, const LwRefusalWords *words)
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
say_firing_gun (const LwRefusal *refusal, const LwRefusalWords *words)
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

char *
lw_despatch_gun_refusal (const LwRefusal *refusal, const LwRefusalWords *words)
{
  char *sentence = say_moving_gun (refusal, words);

  return sentence != NULL ? sentence : say_firing_gun (refusal, words);
}
