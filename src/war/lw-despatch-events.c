/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-events.c: the log of a battle: events into sentences, like ones drawn together.
 */
#include "lw-despatch.h"

#include <glib/gi18n-lib.h>

#include "lw-log.h"

/* Goes on with the sentence when it is of the same kind, side and move; else begins another. */
static void
open_group (LwLog *log, LwLogGroup group, const LwEvent *event, LwSide side, LwRef gun)
{
  gboolean alone = group == LW_LOG_MELEE;

  if (!alone && log->group == group && log->side == side && log->move == event->move &&
      log->gun == gun)
    return;

  lw_log_flush (log);
  log->group = group;
  log->side = side;
  log->move = event->move;
  log->gun = gun;
  log->order = event->order;
}

static LwSide
side_of_order (const LwBattle *battle, const LwEvent *event)
{
  const LwOrder *order = lw_battle_order (battle, event->order);

  return order != NULL ? order->side : event->side;
}

static void
read_shot (LwLog *log, const LwEvent *event)
{
  open_group (log, LW_LOG_FIRE, event, side_of_order (log->battle, event), event->gun);
  log->shots++;
}

static void
read_killed (LwLog *log, const LwEvent *event)
{
  const LwMan *man = &log->battle->men[event->man];

  /* A shot may tell of its dead before it tells of itself. */
  if (event->gun != LW_NONE)
    open_group (log, LW_LOG_FIRE, event, side_of_order (log->battle, event), event->gun);
  if (!log->has_at && log->group == LW_LOG_FIRE)
    {
      log->at = man->at;
      log->has_at = TRUE;
    }
  log->dead[man->side].n[man->arm]++;
}

static void
read_taken (LwLog *log, const LwEvent *event)
{
  const LwMan *man = &log->battle->men[event->man];

  if (log->group != LW_LOG_MELEE || log->order != event->order)
    {
      open_group (log, LW_LOG_TAKEN, event, man->side, LW_NONE);
      log->men.n[man->arm]++;
      return;
    }

  log->taken[man->side].n[man->arm]++;
}

static void
read_melee (LwLog *log, const LwEvent *event)
{
  open_group (log, LW_LOG_MELEE, event, event->side, LW_NONE);
  log->fought[LW_RED] = (guint)event->count;
  log->fought[LW_BLUE] = (guint)event->value;
  log->at = event->to;
}

/* Men freed in a melee are told after it. */
static void
read_man (LwLog *log, const LwEvent *event, LwLogGroup group)
{
  const LwMan *man = &log->battle->men[event->man];

  if (group == LW_LOG_FREED && log->group == LW_LOG_MELEE && log->order == event->order)
    {
      log->freed[man->side].n[man->arm]++;
      return;
    }

  open_group (log, group, event, man->side, LW_NONE);
  log->men.n[man->arm]++;
}

/* One man at the end of one side's move. */
static gpointer
fighter_key (guint move, LwSide mover, LwRef man)
{
  return GUINT_TO_POINTER (move << 17 | (guint)mover << 16 | (guint)man);
}

/* Who fought hand to hand at the end of which move: to be asked of many men. */
static void
note_fighters (LwLog *log)
{
  const LwBattle *battle = log->battle;
  guint i, k;

  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *order;

      if (event->kind != LW_EVENT_MELEE)
        continue;

      order = lw_battle_order (battle, event->order);
      for (k = 0; order != NULL && k < order->who->len; k++)
        g_hash_table_add (log->fighters, fighter_key (event->move, event->side,
                                                      g_array_index (order->who, LwRef, k)));
    }
}

/* Did this man of a march end it hand to hand? He stands so still, or a melee has named him. */
static gboolean
has_charged (const LwLog *log, LwRef man, const LwEvent *event)
{
  const LwBattle *battle = log->battle;

  if (battle->men[man].locked && battle->move == event->move && battle->mover == event->side)
    return TRUE;

  return g_hash_table_contains (log->fighters, fighter_key (event->move, event->side, man));
}

static void
read_march (LwLog *log, const LwEvent *event)
{
  const LwOrder *order = lw_battle_order (log->battle, event->order);
  guint i;

  /* Men who go home are told of one by one. */
  if (order == NULL || order->flag)
    return;

  open_group (log, LW_LOG_MARCH, event, order->side, LW_NONE);
  for (i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      const LwMan *man = &log->battle->men[ref];

      if (man->side != order->side)
        {
          log->prisoners++;
          continue;
        }
      if (!has_charged (log, ref, event))
        {
          log->men.n[man->arm]++;
          continue;
        }

      log->charging.n[man->arm]++;
      if (!log->has_at && i < order->to->len)
        {
          log->at = g_array_index (order->to, LwPoint, i);
          log->has_at = TRUE;
        }
    }
}

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

static void
read_event (LwLog *log, const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_READY:
    case LW_EVENT_CURTAIN:
    case LW_EVENT_MOVE_ENDED:
      read_side (log, event);
      break;
    case LW_EVENT_GO:
      read_go (log, event);
      break;
    case LW_EVENT_MARCHED:
      read_march (log, event);
      break;
    case LW_EVENT_GUN_MOVED:
      read_gun_moved (log, event);
      break;
    case LW_EVENT_SHOT:
      read_shot (log, event);
      break;
    case LW_EVENT_KILLED:
      read_killed (log, event);
      break;
    case LW_EVENT_TRAIL:
    case LW_EVENT_GUN_DISPUTED:
    case LW_EVENT_GUN_CAPTURED:
      read_gun (log, event);
      break;
    case LW_EVENT_MELEE:
      read_melee (log, event);
      break;
    case LW_EVENT_TAKEN:
      read_taken (log, event);
      break;
    case LW_EVENT_FREED:
      read_man (log, event, LW_LOG_FREED);
      break;
    case LW_EVENT_REARMED:
      read_man (log, event, LW_LOG_REARMED);
      break;
    case LW_EVENT_LED_AWAY:
      read_man (log, event, LW_LOG_LED_AWAY);
      break;
    case LW_EVENT_RETIRED:
      if (event->man != LW_NONE)
        read_man (log, event, LW_LOG_RETIRED);
      else
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

GPtrArray *
lw_despatch_events (const LwBattle *battle, guint from)
{
  g_autoptr (GHashTable) fighters = g_hash_table_new (NULL, NULL);
  LwLog log = { .battle = battle, .fighters = fighters, .gun = LW_NONE };
  guint i;

  g_return_val_if_fail (battle != NULL, NULL);

  log.lines = g_ptr_array_new_with_free_func (g_free);
  note_fighters (&log);
  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      if (event->kind == LW_EVENT_GO)
        log.allowance = event->value;
      if (event->order >= from)
        read_event (&log, event);
    }
  lw_log_flush (&log);

  return log.lines;
}
