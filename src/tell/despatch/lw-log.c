/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-log.c: the sentences of the log of a battle, each from what was gathered for it.
 */
#include "lw-log.h"

#include <glib/gi18n-lib.h>

#include "lw-despatch.h"

void
lw_log_add (LwLog *log, char *sentence)
{
  g_ptr_array_add (log->lines, lw_word_capital (sentence));
}

static char *
fallen (LwSide shooter, const LwMen dead[LW_N_SIDES])
{
  LwMen enemy = dead[LW_OTHER (shooter)];
  LwMen own = dead[shooter];
  g_autofree char *enemies = lw_word_men (enemy);
  g_autofree char *owns = lw_word_men (own);

  if (lw_men_total (own) == 0)
    return g_strdup_printf (ngettext ("%s goes down", "%s go down", lw_men_total (enemy)), enemies);
  if (lw_men_total (enemy) == 0)
    return g_strdup_printf (
        ngettext ("%s of its own side goes down", "%s of its own side go down", lw_men_total (own)),
        owns);

  /* Translators: enemies, then own men, who fell to one gun. */
  return g_strdup_printf (_ ("%s go down, and %s of its own side"), enemies, owns);
}

static void
write_fire (LwLog *log)
{
  g_autofree char *gun = lw_word_capital (lw_despatch_gun (log->battle, log->gun));
  g_autofree char *times = lw_word_times (log->shots);
  g_autofree char *place = log->has_at ? lw_word_place (log->battle, log->at) : NULL;
  g_autofree char *down = NULL;

  if (lw_men_total (log->dead[LW_RED]) + lw_men_total (log->dead[LW_BLUE]) == 0)
    {
      /* Translators: a gun, and how often: "Red's right gun fires thrice and hits nobody." */
      lw_log_add (log, g_strdup_printf (_ ("%s fires %s and hits nobody."), gun, times));
      return;
    }

  down = fallen (log->side, log->dead);
  if (place == NULL)
    /* Translators: "Red's right gun fires thrice: two horse and three foot go down." */
    lw_log_add (log, g_strdup_printf (_ ("%s fires %s: %s."), gun, times, down));
  else
    /* Translators: "Red's right gun fires thrice at the farm: two horse and three foot go down." */
    lw_log_add (log, g_strdup_printf (_ ("%s fires %s at %s: %s."), gun, times, place, down));
}

static void
write_march (LwLog *log)
{
  g_autofree char *place = log->has_at ? lw_word_place (log->battle, log->at) : NULL;
  g_autofree char *men = NULL;
  g_autofree char *prisoners = NULL;
  guint n = lw_men_total (log->charging);

  if (n > 0)
    {
      g_autofree char *chargers = lw_word_side_men (log->side, log->charging);

      if (place == NULL)
        lw_log_add (
            log, g_strdup_printf (ngettext ("%s charges home.", "%s charge home.", n), chargers));
      else
        /* Translators: "Nine Red horse charge home at the farm." */
        lw_log_add (
            log, g_strdup_printf (ngettext ("%s charges home at %s.", "%s charge home at %s.", n),
                                  chargers, place));
    }
  if (lw_men_total (log->men) == 0)
    return;

  men = lw_word_side_men (log->side, log->men);
  n = lw_men_total (log->men);
  if (log->prisoners == 0)
    {
      lw_log_add (log, g_strdup_printf (ngettext ("%s moves.", "%s move.", n), men));
      return;
    }

  prisoners = lw_word_number (log->prisoners);
  /* Translators: those who move, and the number of their prisoners in words. */
  lw_log_add (log, g_strdup_printf (ngettext ("%s move, with %s prisoner.",
                                              "%s move, with %s prisoners.", log->prisoners),
                                    men, prisoners));
}

/* What a melee cost, in one sentence. */
static char *
melee_cost (const LwLog *log)
{
  LwSide taken = lw_men_total (log->taken[LW_RED]) > 0 ? LW_RED : LW_BLUE;
  guint n = lw_men_total (log->taken[taken]);
  guint dead = lw_men_total (log->dead[log->side]);
  g_autofree char *fell = lw_word_number (dead);
  g_autofree char *captives = lw_word_number (n);

  if (n == 0)
    return g_strdup_printf (ngettext ("%s falls on each side", "%s fall on each side", dead), fell);
  if (dead == 0 && taken == LW_RED)
    return g_strdup_printf (
        ngettext ("%s Red is taken, and nobody falls", "%s Reds are taken, and nobody falls", n),
        captives);
  if (dead == 0)
    return g_strdup_printf (
        ngettext ("%s Blue is taken, and nobody falls", "%s Blues are taken, and nobody falls", n),
        captives);
  if (taken == LW_RED)
    /* Translators: the dead of each side, then the prisoners, both in words. */
    return g_strdup_printf (ngettext ("%s fall on each side, and %s Red is taken",
                                      "%s fall on each side, and %s Reds are taken", n),
                            fell, captives);

  return g_strdup_printf (ngettext ("%s fall on each side, and %s Blue is taken",
                                    "%s fall on each side, and %s Blues are taken", n),
                          fell, captives);
}

static void
write_men (LwLog *log)
{
  g_autofree char *men = lw_word_side_men (log->side, log->men);
  guint n = lw_men_total (log->men);

  switch (log->group)
    {
    case LW_LOG_FREED:
      lw_log_add (log, g_strdup_printf (ngettext ("%s is free again, without arms.",
                                                  "%s are free again, without arms.", n),
                                        men));
      break;
    case LW_LOG_REARMED:
      lw_log_add (log, g_strdup_printf (ngettext ("%s takes up arms again at the back line.",
                                                  "%s take up arms again at the back line.", n),
                                        men));
      break;
    case LW_LOG_TAKEN:
      lw_log_add (log,
                  g_strdup_printf (ngettext ("%s is a prisoner.", "%s are prisoners.", n), men));
      break;
    case LW_LOG_LED_AWAY:
      lw_log_add (log, g_strdup_printf (ngettext ("%s is led off the field, a prisoner.",
                                                  "%s are led off the field, prisoners.", n),
                                        men));
      break;
    case LW_LOG_RETIRED:
      lw_log_add (log, g_strdup_printf (ngettext ("%s goes home over the back line.",
                                                  "%s go home over the back line.", n),
                                        men));
      break;
    default:
      break;
    }
}

static void
write_melee (LwLog *log)
{
  LwSide other = LW_OTHER (log->side);
  g_autofree char *place = lw_word_place (log->battle, log->at);
  g_autofree char *a = lw_word_number (log->fought[log->side]);
  g_autofree char *b = lw_word_number (log->fought[other]);
  g_autofree char *cost = lw_word_capital (melee_cost (log));
  g_autofree char *who = NULL;
  guint side;

  /* Translators: the number of the mover's men, then of the enemy's, in words. */
  if (log->side == LW_RED)
    who = g_strdup_printf (_ ("Melee, %s Red against %s Blue"), a, b);
  else
    who = g_strdup_printf (_ ("Melee, %s Blue against %s Red"), a, b);

  if (place == NULL)
    lw_log_add (log, g_strdup_printf ("%s. %s.", who, cost));
  else
    /* Translators: "Melee, nine Red against eleven Blue, at the farm. Seven fall on each side." */
    lw_log_add (log, g_strdup_printf (_ ("%s, at %s. %s."), who, place, cost));

  /* Prisoners whose captors fell in it. */
  for (side = 0; side < LW_N_SIDES; side++)
    {
      LwLog freed = *log;

      if (lw_men_total (log->freed[side]) == 0)
        continue;

      freed.group = LW_LOG_FREED;
      freed.side = side;
      freed.men = log->freed[side];
      write_men (&freed);
    }
}

void
lw_log_flush (LwLog *log)
{
  LwLogGroup group = log->group;

  switch (group)
    {
    case LW_LOG_NONE:
      break;
    case LW_LOG_FIRE:
      write_fire (log);
      break;
    case LW_LOG_MARCH:
      write_march (log);
      break;
    case LW_LOG_MELEE:
      write_melee (log);
      break;
    default:
      write_men (log);
      break;
    }

  *log = (LwLog){ .battle = log->battle,
                  .lines = log->lines,
                  .fighters = log->fighters,
                  .allowance = log->allowance,
                  .gun = LW_NONE };
}
