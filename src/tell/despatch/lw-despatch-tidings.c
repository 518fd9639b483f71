/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-tidings.c: events of the log that are a sentence each by themselves.
 */
#include "lw-despatch.h"

#include <glib/gi18n-lib.h>

#include "lw-log.h"

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
    lw_log_add (log, g_strdup_printf (_ ("%s is moved %s."), gun, way));
  else
    /* Translators: a gun, a length, a thing of the Country. */
    lw_log_add (log, g_strdup_printf (_ ("%s is moved %s, to %s."), gun, way, place));
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
      lw_log_add (log, g_strdup_printf (_ ("Two men stand at the trail of %s."), gun));
      break;
    case LW_EVENT_GUN_DISPUTED:
      /* Translators: %s is a gun. */
      lw_log_add (log,
                  g_strdup_printf (red ? _ ("Red disputes %s.") : _ ("Blue disputes %s."), gun));
      break;
    case LW_EVENT_GUN_CAPTURED:
      /* Translators: %s is a gun. */
      lw_log_add (log, g_strdup_printf (
                           red ? _ ("Red has captured %s.") : _ ("Blue has captured %s."), gun));
      break;
    default:
      lw_log_add (log, g_strdup_printf (_ ("%s is taken home over the back line."), gun));
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
      lw_log_add (log, g_strdup_printf (event->side == LW_RED ? _ ("“Go.” Red’s %s move.")
                                                              : _ ("“Go.” Blue’s %s move."),
                                        ordinal));
      return;
    }

  minutes = event->value % 60000 == 0
                ? g_strdup_printf (ngettext ("%u minute", "%u minutes", whole), whole)
                : g_strdup_printf (_ ("%u min %u s"), whole, (guint)(event->value / 1000 % 60));
  /* Translators: the timekeeper begins a move; its ordinal, and the time for it. */
  lw_log_add (log, g_strdup_printf (event->side == LW_RED ? _ ("“Go.” Red’s %s move: %s.")
                                                          : _ ("“Go.” Blue’s %s move: %s."),
                                    ordinal, minutes));
}

static void
read_ended (LwLog *log, const LwEvent *event)
{
  lw_log_flush (log);
  if (event->count == 0)
    lw_log_add (log, g_strdup (_ ("The battle is over, and drawn.")));
  else if (event->side == LW_RED)
    lw_log_add (log, g_strdup (_ ("The battle is over, and Red has won it.")));
  else
    lw_log_add (log, g_strdup (_ ("The battle is over, and Blue has won it.")));
}

static void
read_blow (LwLog *log, const LwEvent *event)
{
  g_autofree char *moves = lw_word_number ((guint)event->count);
  gboolean red = event->side == LW_RED;
  gulong n = (gulong)event->count;

  lw_log_flush (log);
  if (event->kind == LW_EVENT_CAPITULATED)
    lw_log_add (log, g_strdup (red ? _ ("What is left of Red capitulates.")
                                   : _ ("What is left of Blue capitulates.")));
  else if (n == LW_RETREAT_MOVES)
    lw_log_add (log, g_strdup_printf (red ? _ ("Red has three men on Blue’s back line: Blue must "
                                               "retreat over it in %s moves.")
                                          : _ ("Blue has three men on Red’s back line: Red must "
                                               "retreat over it in %s moves."),
                                      moves));
  else if (red)
    lw_log_add (log, g_strdup_printf (ngettext ("Blue has %s move left to retreat in.",
                                                "Blue has %s moves left to retreat in.", n),
                                      moves));
  else
    lw_log_add (log, g_strdup_printf (ngettext ("Red has %s move left to retreat in.",
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
    lw_log_add (log, g_strdup (red ? _ ("Red hoists the white flag over the whole army.")
                                   : _ ("Blue hoists the white flag over the whole army.")));
  else if (red)
    lw_log_add (log,
                g_strdup_printf (ngettext ("%s Red shows the white flag.",
                                           "%s Reds show the white flag.", (gulong)event->count),
                                 number));
  else
    lw_log_add (log,
                g_strdup_printf (ngettext ("%s Blue shows the white flag.",
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
      lw_log_add (log, g_strdup (red ? _ ("Red is ready.") : _ ("Blue is ready.")));
      break;
    case LW_EVENT_CURTAIN:
      lw_log_add (log, g_strdup (event->count != 0 ? _ ("The curtain is drawn back.")
                                                   : _ ("The curtain is closed.")));
      break;
    default:
      if (log->allowance >= 0 && event->value >= log->allowance)
        lw_log_add (log, g_strdup (red ? _ ("“Time.” Red’s move is over.")
                                       : _ ("“Time.” Blue’s move is over.")));
      else
        lw_log_add (log, g_strdup (red ? _ ("Red’s move is over.") : _ ("Blue’s move is over.")));
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
  lw_log_add (log, g_strdup_printf (_ ("%s stands nearer than 1/16 in to %s."), who, whom));
}

static void
read_gun_hit (LwLog *log, const LwEvent *event)
{
  g_autofree char *gun = lw_despatch_gun (log->battle, event->gun);

  lw_log_flush (log);
  if (event->count == 0)
    lw_log_add (log, g_strdup_printf (_ ("%s is hit and destroyed."), gun));
  else
    lw_log_add (log, g_strdup_printf (_ ("%s is hit, and out of action for two moves."), gun));
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
    lw_log_add (log, g_strdup (word_coin (log->battle, event->side, event->count)));
  else
    lw_log_add (log, g_strdup_printf (event->side == LW_RED
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
