/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-events.c: the log of a battle: events into sentences, like ones drawn together.
 *
 * Events come in the order of the record. Each either goes on with the sentence that is being
 * gathered, or ends it and begins another: a sentence holds one kind, side and move, and of a melee
 * one order.
 */
#include "lw-despatch-events.h"

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

  for (guint i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *order;

      if (event->kind != LW_EVENT_MELEE)
        continue;

      order = lw_battle_order (battle, event->order);
      for (guint k = 0; order != NULL && k < order->who->len; k++)
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

  /* Men who go home are told of one by one. */
  if (order == NULL || order->flag)
    return;

  open_group (log, LW_LOG_MARCH, event, order->side, LW_NONE);
  for (guint i = 0; i < order->who->len; i++)
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
read_event (LwLog *log, const LwEvent *event)
{
  switch (event->kind)
    {
    case LW_EVENT_MARCHED:
      read_march (log, event);
      break;
    case LW_EVENT_SHOT:
      read_shot (log, event);
      break;
    case LW_EVENT_KILLED:
      read_killed (log, event);
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
        lw_log_read (log, event);
      break;
    default:
      lw_log_read (log, event);
      break;
    }
}

GPtrArray *
lw_despatch_events (const LwBattle *battle, guint from)
{
  g_autoptr (GHashTable) fighters = g_hash_table_new (NULL, NULL);
  LwLog log = { .battle = battle, .fighters = fighters, .gun = LW_NONE };

  g_return_val_if_fail (battle != NULL, NULL);

  log.lines = g_ptr_array_new_with_free_func (g_free);
  note_fighters (&log);
  for (guint i = 0; i < battle->events->len; i++)
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
