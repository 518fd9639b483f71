/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-log.c: the sentences of the log of a battle.
 *
 * Most events say little by themselves: shots of one gun, men of one march, the dead of a melee are
 * gathered in an LwLog and become one sentence when another kind begins (lw_log_flush). The rest
 * are a sentence each (lw_log_read).
 */
#include "lw-log.h"

#include <glib/gi18n-lib.h>

#include "lw-despatch.h"

static void
add (LwLog *log, char *sentence)
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
      add (log, g_strdup_printf (_ ("%s fires %s and hits nobody."), gun, times));
      return;
    }

  down = fallen (log->side, log->dead);
  if (place == NULL)
    /* Translators: "Red's right gun fires thrice: two horse and three foot go down." */
    add (log, g_strdup_printf (_ ("%s fires %s: %s."), gun, times, down));
  else
    /* Translators: "Red's right gun fires thrice at the farm: two horse and three foot go down." */
    add (log, g_strdup_printf (_ ("%s fires %s at %s: %s."), gun, times, place, down));
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
        add (log, g_strdup_printf (ngettext ("%s charges home.", "%s charge home.", n), chargers));
      else
        /* Translators: "Nine Red horse charge home at the farm." */
        add (log, g_strdup_printf (ngettext ("%s charges home at %s.", "%s charge home at %s.", n),
                                   chargers, place));
    }
  if (lw_men_total (log->men) == 0)
    return;

  men = lw_word_side_men (log->side, log->men);
  n = lw_men_total (log->men);
  if (log->prisoners == 0)
    {
      add (log, g_strdup_printf (ngettext ("%s moves.", "%s move.", n), men));
      return;
    }

  prisoners = lw_word_number (log->prisoners);
  /* Translators: those who move, and the number of their prisoners in words. */
  add (log, g_strdup_printf (ngettext ("%s move, with %s prisoner.", "%s move, with %s prisoners.",
                                       log->prisoners),
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
      add (log, g_strdup_printf (ngettext ("%s is free again, without arms.",
                                           "%s are free again, without arms.", n),
                                 men));
      break;
    case LW_LOG_REARMED:
      add (log, g_strdup_printf (ngettext ("%s takes up arms again at the back line.",
                                           "%s take up arms again at the back line.", n),
                                 men));
      break;
    case LW_LOG_TAKEN:
      add (log, g_strdup_printf (ngettext ("%s is a prisoner.", "%s are prisoners.", n), men));
      break;
    case LW_LOG_LED_AWAY:
      add (log, g_strdup_printf (ngettext ("%s is led off the field, a prisoner.",
                                           "%s are led off the field, prisoners.", n),
                                 men));
      break;
    case LW_LOG_RETIRED:
      add (log, g_strdup_printf (ngettext ("%s goes home over the back line.",
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

  /* Translators: the number of the mover's men, then of the enemy's, in words. */
  if (log->side == LW_RED)
    who = g_strdup_printf (_ ("Melee, %s Red against %s Blue"), a, b);
  else
    who = g_strdup_printf (_ ("Melee, %s Blue against %s Red"), a, b);

  if (place == NULL)
    add (log, g_strdup_printf ("%s. %s.", who, cost));
  else
    /* Translators: "Melee, nine Red against eleven Blue, at the farm. Seven fall on each side." */
    add (log, g_strdup_printf (_ ("%s, at %s. %s."), who, place, cost));

  /* Prisoners whose captors fell in it. */
  for (guint side = 0; side < LW_N_SIDES; side++)
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

/* ---- events that are a sentence each ---- */

static void
read_gun_moved (LwLog *log, const LwEvent *event)
{
  g_autofree char *gun = NULL;
  g_autofree char *way = NULL;
  g_autofree char *place = NULL;

  lw_log_flush (log);
  gun = lw_despatch_gun (log->battle, event->gun);
  way = lw_length_format (lw_distance (event->from, event->to), LW_UNITS_FEET);
  place = lw_word_place (log->battle, event->to);
  if (place == NULL)
    /* Translators: a gun and a length: "Blue's right gun is taken 2 ft forward." */
    add (log, g_strdup_printf (_ ("%s is moved %s."), gun, way));
  else
    /* Translators: a gun, a length, a thing of the Country. */
    add (log, g_strdup_printf (_ ("%s is moved %s, to %s."), gun, way, place));
}

static void
read_gun (LwLog *log, const LwEvent *event)
{
  g_autofree char *gun = NULL;
  gboolean red = event->side == LW_RED;

  lw_log_flush (log);
  gun = lw_despatch_gun (log->battle, event->gun);
  switch (event->kind)
    {
    case LW_EVENT_TRAIL:
      add (log, g_strdup_printf (_ ("Two men stand at the trail of %s."), gun));
      break;
    case LW_EVENT_GUN_DISPUTED:
      /* Translators: %s is a gun. */
      add (log, g_strdup_printf (red ? _ ("Red disputes %s.") : _ ("Blue disputes %s."), gun));
      break;
    case LW_EVENT_GUN_CAPTURED:
      /* Translators: %s is a gun. */
      add (log,
           g_strdup_printf (red ? _ ("Red has captured %s.") : _ ("Blue has captured %s."), gun));
      break;
    default:
      add (log, g_strdup_printf (_ ("%s is taken home over the back line."), gun));
      break;
    }
}

static void
read_go (LwLog *log, const LwEvent *event)
{
  g_autofree char *ordinal = lw_word_ordinal (event->move);
  g_autofree char *minutes = NULL;
  guint whole = (guint)(event->value / 60000);

  lw_log_flush (log);
  if (event->value < 0)
    {
      add (log, g_strdup_printf (event->side == LW_RED ? _ ("“Go.” Red’s %s move.")
                                                       : _ ("“Go.” Blue’s %s move."),
                                 ordinal));
      return;
    }

  minutes = event->value % 60000 == 0
                ? g_strdup_printf (ngettext ("%u minute", "%u minutes", whole), whole)
                : g_strdup_printf (_ ("%u min %u s"), whole, (guint)(event->value / 1000 % 60));
  /* Translators: the timekeeper begins a move; its ordinal, and the time for it. */
  add (log, g_strdup_printf (event->side == LW_RED ? _ ("“Go.” Red’s %s move: %s.")
                                                   : _ ("“Go.” Blue’s %s move: %s."),
                             ordinal, minutes));
}

static void
read_ended (LwLog *log, const LwEvent *event)
{
  lw_log_flush (log);
  if (event->count == 0)
    add (log, g_strdup (_ ("The battle is over, and drawn.")));
  else if (event->side == LW_RED)
    add (log, g_strdup (_ ("The battle is over, and Red has won it.")));
  else
    add (log, g_strdup (_ ("The battle is over, and Blue has won it.")));
}

static void
read_blow (LwLog *log, const LwEvent *event)
{
  g_autofree char *moves = lw_word_number ((guint)event->count);
  gboolean red = event->side == LW_RED;
  gulong n = (gulong)event->count;

  lw_log_flush (log);
  if (event->kind == LW_EVENT_CAPITULATED)
    add (log, g_strdup (red ? _ ("What is left of Red capitulates.")
                            : _ ("What is left of Blue capitulates.")));
  else if (n == LW_RETREAT_MOVES)
    add (log, g_strdup_printf (red ? _ ("Red has three men on Blue’s back line: Blue must "
                                        "retreat over it in %s moves.")
                                   : _ ("Blue has three men on Red’s back line: Red must "
                                        "retreat over it in %s moves."),
                               moves));
  else if (red)
    add (log, g_strdup_printf (ngettext ("Blue has %s move left to retreat in.",
                                         "Blue has %s moves left to retreat in.", n),
                               moves));
  else
    add (log, g_strdup_printf (ngettext ("Red has %s move left to retreat in.",
                                         "Red has %s moves left to retreat in.", n),
                               moves));
}

static void
read_surrendered (LwLog *log, const LwEvent *event)
{
  const LwOrder *order = lw_battle_order (log->battle, event->order);
  g_autofree char *number = lw_word_number ((guint)event->count);
  gboolean red = event->side == LW_RED;

  lw_log_flush (log);
  if (order != NULL && order->flag)
    add (log, g_strdup (red ? _ ("Red hoists the white flag over the whole army.")
                            : _ ("Blue hoists the white flag over the whole army.")));
  else if (red)
    add (log, g_strdup_printf (ngettext ("%s Red shows the white flag.",
                                         "%s Reds show the white flag.", (gulong)event->count),
                               number));
  else
    add (log, g_strdup_printf (ngettext ("%s Blue shows the white flag.",
                                         "%s Blues show the white flag.", (gulong)event->count),
                               number));
}

static void
read_side (LwLog *log, const LwEvent *event)
{
  gboolean red = event->side == LW_RED;

  lw_log_flush (log);
  switch (event->kind)
    {
    case LW_EVENT_READY:
      add (log, g_strdup (red ? _ ("Red is ready.") : _ ("Blue is ready.")));
      break;
    case LW_EVENT_CURTAIN:
      add (log, g_strdup (event->count != 0 ? _ ("The curtain is drawn back.")
                                            : _ ("The curtain is closed.")));
      break;
    default:
      if (log->allowance >= 0 && event->value >= log->allowance)
        add (log, g_strdup (red ? _ ("“Time.” Red’s move is over.")
                                : _ ("“Time.” Blue’s move is over.")));
      else
        add (log, g_strdup (red ? _ ("Red’s move is over.") : _ ("Blue’s move is over.")));
      break;
    }
}

/* Where the house does not insist on the sixteenth of an inch (Q6). */
static void
read_too_near (LwLog *log, const LwEvent *event)
{
  g_autofree char *who = event->man != LW_NONE ? lw_despatch_man (log->battle, event->man)
                                               : lw_despatch_gun (log->battle, event->gun);
  g_autofree char *whom = event->other != LW_NONE ? lw_despatch_man (log->battle, event->other)
                          : event->man != LW_NONE && event->gun != LW_NONE
                              ? lw_despatch_gun (log->battle, event->gun)
                              : g_strdup (_ ("something of the Country"));

  lw_log_flush (log);
  /* Translators: a man or a gun; then a man, a gun, or something of the Country. */
  add (log, g_strdup_printf (_ ("%s stands nearer than 1/16 in to %s."), who, whom));
}

static void
read_gun_hit (LwLog *log, const LwEvent *event)
{
  g_autofree char *gun = lw_despatch_gun (log->battle, event->gun);

  lw_log_flush (log);
  if (event->count == 0)
    add (log, g_strdup_printf (_ ("%s is hit and destroyed."), gun));
  else
    add (log, g_strdup_printf (_ ("%s is hit, and out of action for two moves."), gun));
}

static const char *
word_coin (const LwBattle *battle, LwSide winner, gint about)
{
  gboolean red = winner == LW_RED;

  switch (about)
    {
    case 1:
      return red ? _ ("The coin: Red lays the Country.") : _ ("The coin: Blue lays the Country.");
    case 2:
      return red ? _ ("The coin: Red chooses his side.") : _ ("The coin: Blue chooses his side.");
    default:
      if (battle->variety == LW_VARIETY_DEFENSIVE)
        return red ? _ ("The coin: Red defends.") : _ ("The coin: Blue defends.");
      return red ? _ ("The coin: Red moves first.") : _ ("The coin: Blue moves first.");
    }
}

/* Coin and dice of the opening (R1, R8, R86, R90). */
static void
read_toss (LwLog *log, const LwEvent *event)
{
  gint one = (gint)event->value / 10, two = (gint)event->value % 10;

  lw_log_flush (log);
  if (event->count > 0)
    add (log, g_strdup (word_coin (log->battle, event->side, event->count)));
  else
    add (log, g_strdup_printf (event->side == LW_RED
                                   ? _ ("The dice: Red throws %d and %d for his twelve.")
                                   : _ ("The dice: Blue throws %d and %d for his twelve."),
                               one, two));
}

void
lw_log_read (LwLog *log, const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_TOSSED:
      read_toss (log, event);
      break;
    case LW_EVENT_READY:
    case LW_EVENT_CURTAIN:
    case LW_EVENT_MOVE_ENDED:
      read_side (log, event);
      break;
    case LW_EVENT_GO:
      read_go (log, event);
      break;
    case LW_EVENT_GUN_MOVED:
      read_gun_moved (log, event);
      break;
    case LW_EVENT_TRAIL:
    case LW_EVENT_GUN_DISPUTED:
    case LW_EVENT_GUN_CAPTURED:
    case LW_EVENT_RETIRED:
      read_gun (log, event);
      break;
    case LW_EVENT_SURRENDERED:
      read_surrendered (log, event);
      break;
    case LW_EVENT_ENDED:
      read_ended (log, event);
      break;
    case LW_EVENT_BLOW:
    case LW_EVENT_CAPITULATED:
      read_blow (log, event);
      break;
    case LW_EVENT_TOO_NEAR:
      read_too_near (log, event);
      break;
    case LW_EVENT_GUN_HIT:
      read_gun_hit (log, event);
      break;
    default:
      break;
    }
}
