/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-reason-words.c: a General says why he did what he did.
 *
 * He speaks to the other player. A number stands behind its noun where three of them meet, so that
 * no language has to bend three nouns in one sentence.
 */
#include "lw-reason-words.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "names/names.h"

/* ---- guns ---- */

/* A shot is worth hundredths of a point; players count in halves. */
static char *
say_fire (const LwBattle *battle, const LwReason *reason)
{
  g_autofree char *man = lw_despatch_man (battle, reason->man);
  gint half_points = (reason->worth + 25) / 50;
  g_autofree char *points = lw_points_format (half_points);

  if (half_points == 0)
    return g_strdup_printf (_ ("I aimed at %s: it promised less than half a point, and I saw "
                               "nothing better for this gun (R37)."),
                            man);
  return g_strdup_printf (_ ("I aimed at %s: I reckoned that such a shot is worth about %s points "
                             "(R37)."),
                          man, points);
}

static char *
say_haul (const LwReason *reason, const char *gun)
{
  return g_strdup_printf (
      ngettext ("%2$s stood where it had nothing worth firing at. From where it goes it will see "
                "%1$u of your men; a gun that moves does not fire (R36).",
                "%2$s stood where it had nothing worth firing at. From where it goes it will see "
                "%1$u of your men; a gun that moves does not fire (R36).",
                reason->count),
      reason->count, gun);
}

static char *
say_gun (const LwBattle *battle, const LwReason *reason)
{
  g_autofree char *gun = lw_despatch_gun (battle, reason->gun);

  switch (reason->code)
    {
    case LW_REASON_LIE:
      return g_strdup_printf (
          ngettext ("%1$u of my men was in the way of %2$s: he lies down and the shot passes over "
                    "him (R39).",
                    "%1$u of my men were in the way of %2$s: they lie down and the shot passes "
                    "over them (R39).",
                    reason->count),
          reason->count, gun);
    case LW_REASON_FIRE:
      return say_fire (battle, reason);
    case LW_REASON_HAUL:
      return say_haul (reason, gun);
    case LW_REASON_TRAIL:
      return g_strdup_printf (_ ("%s has fired, and two men must stand at its trail at the end of "
                                 "the move (R41)."),
                              gun);
    case LW_REASON_TAKE_GUN:
      return g_strdup_printf (_ ("Nobody guards %s: four of mine beyond its axle, and none of "
                                 "yours within six inches, and it is mine (R72)."),
                              gun);
    case LW_REASON_GUARD:
      return g_strdup_printf (_ ("%s is out of action without four men within six inches of it "
                                 "(R35)."),
                              gun);
    default:
      return NULL;
    }
}

/* ---- charges ---- */

static char *
say_charge (const LwReason *reason)
{
  const LwClash *clash = &reason->clash;
  g_autofree char *points = lw_points_format ((MAX (clash->worth, 0) + 25) / 50);

  /* Translators: numbers of men; the last is a sum of points. */
  if (clash->isolated)
    return g_strdup_printf (
        _ ("%1$u of mine against %2$u of yours. Who is weaker has %6$u to help him and is isolated "
           "(R52). It costs me %3$u, and you %4$u dead and %5$u taken (R59): about %7$s points to "
           "me."),
        clash->own, clash->enemies, clash->own_lost, clash->enemies_dead, clash->enemies_taken,
        clash->support, points);

  return g_strdup_printf (
      _ ("%1$u of mine against %2$u of yours. Who is weaker has %6$u to help him, and man falls "
         "for "
         "man (R57). It costs me %3$u, and you %4$u dead and %5$u taken: about %7$s points to me."),
      clash->own, clash->enemies, clash->own_lost, clash->enemies_dead, clash->enemies_taken,
      clash->support, points);
}

/* ---- marches ---- */

static const char *
get_stance (LwStance stance)
{
  static const char *const words[LW_N_STANCES] = {
    [LW_STANCE_STEADY] = N_ ("On, as far as it seemed worth it."),
    [LW_STANCE_BOLD] = N_ ("On, whatever it costs."),
    [LW_STANCE_WARY] = N_ ("Out of sight and out of reach before all else."),
    [LW_STANCE_HOLD] = N_ ("They were to hold where they are."),
    [LW_STANCE_BACK] = N_ ("Back towards my own line."),
    [LW_STANCE_GUN] = N_ ("To the nearest of my guns."),
    [LW_STANCE_LEFT] = N_ ("On, round the left."),
    [LW_STANCE_RIGHT] = N_ ("On, round the right."),
  };

  return _ (words[stance < LW_N_STANCES ? stance : LW_STANCE_STEADY]);
}

static char *
say_stance (const LwReason *reason)
{
  const LwGoal *standing = &reason->standing;

  /* Translators: how they go ("On, whatever it costs."), and then three numbers. */
  return g_strdup_printf (_ ("%s Your guns that see them there: %u. Of your men who may come to "
                             "them: %u. Of mine who may help: %u (R52)."),
                          get_stance (reason->stance), standing->seen, standing->threat,
                          standing->support);
}

static char *
say_march (const LwReason *reason)
{
  switch (reason->code)
    {
    case LW_REASON_RUN:
      return g_strdup_printf (_ ("Three men together on your back line strike the Blow: %u of mine "
                                 "run for it (R79)."),
                              reason->count);
    case LW_REASON_ESCORT:
      return g_strdup_printf (_ ("One man leads up to seven prisoners, and at my line they are "
                                 "beyond rescue: led off here: %u (R64, R69)."),
                              reason->count);
    case LW_REASON_REARM:
      return g_strdup (_ ("Who was set free has no arms until he has been to his own back line "
                          "(R67)."));
    case LW_REASON_RETREAT:
      return g_strdup_printf (_ ("What is not over my back line in time is lost: going home: %u "
                                 "(R80)."),
                              reason->count);
    case LW_REASON_CHARGE:
      return say_charge (reason);
    default:
      return say_stance (reason);
    }
}

char *
lw_reason_words (const LwBattle *battle, const LwReason *reason)
{
  g_return_val_if_fail (battle != NULL && reason != NULL, NULL);

  switch (reason->code)
    {
    case LW_REASON_NONE:
      return g_strdup (_ ("The laws ask for it here."));
    case LW_REASON_POST:
      return g_strdup (_ ("By the plan that I drew for this battle."));
    case LW_REASON_TIME:
      return g_strdup (_ ("The clock left no time for more (R17)."));
    case LW_REASON_DONE:
      return g_strdup (_ ("Nothing more seemed worth doing."));
    case LW_REASON_HOPELESS:
      return g_strdup_printf (_ ("%u of mine against %u of yours: it is hopeless."), reason->count,
                              reason->against);
    case LW_REASON_LIE:
    case LW_REASON_FIRE:
    case LW_REASON_HAUL:
    case LW_REASON_TRAIL:
    case LW_REASON_TAKE_GUN:
    case LW_REASON_GUARD:
      return say_gun (battle, reason);
    default:
      return say_march (reason);
    }
}
