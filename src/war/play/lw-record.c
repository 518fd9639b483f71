/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-record.c: taking orders back and giving them again: from the state at the last barrier, the
 * orders that still stand are carried out anew.
 */
#include "lw-play.h"
#include "state/state.h"

static guint
number_at (const GArray *numbers, guint i)
{
  return g_array_index (numbers, guint, i);
}

void
lw_record_barrier (LwBattle *battle)
{
  battle->based = FALSE;
  battle->base_standing = battle->standing->len;
  battle->base_events = battle->events->len;
}

void
lw_record_base (LwBattle *battle)
{
  lw_record_barrier (battle);
  if (battle->base == NULL)
    battle->base = lw_battle_snapshot (battle);
  else
    lw_battle_restore (battle->base, battle);
  battle->based = TRUE;
}

/* Time that has run does not come back, and what was agreed about it stays. */
static void
keep_time (LwBattle *battle, gint64 clock, gint64 allowance, gint64 agreed, gboolean paused)
{
  battle->clock = clock;
  battle->allowance = allowance;
  battle->agreed = agreed;
  battle->paused = paused;
}

static void
play_standing (LwBattle *battle)
{
  gint64 clock = battle->clock, allowance = battle->allowance, agreed = battle->agreed;
  gboolean paused = battle->paused;

  lw_battle_restore (battle, battle->base);
  g_array_set_size (battle->events, battle->base_events);
  for (guint i = battle->base_standing; i < battle->standing->len; i++)
    {
      LwOrder *order = g_ptr_array_index (battle->record, number_at (battle->standing, i) - 1);
      gboolean played = lw_play_verb (battle, order, NULL);

      g_assert (played);
    }
  keep_time (battle, clock, allowance, agreed, paused);
}

gboolean
lw_undo_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  guint from = battle->standing->len;
  LwEvent *event;

  while (from > 0 && number_at (battle->standing, from - 1) > order->upto)
    from--;
  if (from == battle->standing->len)
    return lw_refuse (refusal, LW_REFUSED_NOTHING_TO_UNDO);
  if (from < battle->base_standing)
    return lw_refuse (refusal, LW_REFUSED_BARRIER);

  for (guint i = battle->standing->len; i > from; i--)
    g_array_append_val (battle->undone, g_array_index (battle->standing, guint, i - 1));
  g_array_set_size (battle->standing, from);
  play_standing (battle);

  event = lw_battle_tell (battle, order, LW_EVENT_UNDONE);
  event->value = number_at (battle->undone, battle->undone->len - 1);

  return TRUE;
}

gboolean
lw_redo_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  gint64 clock = battle->clock;
  gboolean any = FALSE;

  while (battle->undone->len > 0)
    {
      guint n = number_at (battle->undone, battle->undone->len - 1);
      gboolean played;

      if (n > order->upto)
        break;
      played = lw_play_verb (battle, g_ptr_array_index (battle->record, n - 1), NULL);
      g_assert (played);
      g_array_append_val (battle->standing, n);
      g_array_set_size (battle->undone, battle->undone->len - 1);
      any = TRUE;
    }
  if (!any)
    return lw_refuse (refusal, LW_REFUSED_NOTHING_TO_UNDO);

  battle->clock = clock;
  lw_battle_tell (battle, order, LW_EVENT_REDONE)->value = order->upto;

  return TRUE;
}

guint
lw_play_can_undo (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, 0);

  if (battle->phase == LW_PHASE_OVER || battle->standing->len <= battle->base_standing)
    return 0;

  return number_at (battle->standing, battle->standing->len - 1);
}

guint
lw_play_can_redo (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, 0);

  if (battle->phase == LW_PHASE_OVER || battle->undone->len == 0)
    return 0;

  return number_at (battle->undone, battle->undone->len - 1);
}

/* Why nothing can be taken back: there is nothing, or it lies behind a barrier. */
static gboolean
refuse_undo (const LwBattle *battle, LwRefusal *refusal)
{
  if (battle->phase == LW_PHASE_OVER)
    return lw_refuse_over (battle, refusal);

  return lw_refuse (refusal,
                    battle->standing->len > 0 ? LW_REFUSED_BARRIER : LW_REFUSED_NOTHING_TO_UNDO);
}

static gboolean
play_upto (LwBattle *battle, LwOrderKind kind, guint upto, LwRefusal *refusal)
{
  g_autoptr (LwOrder) order = lw_order_new (kind, battle->mover);

  order->upto = upto;
  order->t = battle->clock;

  return lw_play (battle, order, refusal);
}

gboolean
lw_play_undo (LwBattle *battle, LwRefusal *refusal)
{
  guint n;

  g_return_val_if_fail (battle != NULL, FALSE);

  n = lw_play_can_undo (battle);
  if (n == 0)
    return refuse_undo (battle, refusal);

  return play_upto (battle, LW_ORDER_UNDO, n - 1, refusal);
}

gboolean
lw_play_restart (LwBattle *battle, LwRefusal *refusal)
{
  g_return_val_if_fail (battle != NULL, FALSE);

  if (lw_play_can_undo (battle) == 0)
    return refuse_undo (battle, refusal);

  return play_upto (battle, LW_ORDER_UNDO, number_at (battle->standing, battle->base_standing) - 1,
                    refusal);
}

gboolean
lw_play_redo (LwBattle *battle, LwRefusal *refusal)
{
  guint n;

  g_return_val_if_fail (battle != NULL, FALSE);

  n = lw_play_can_redo (battle);
  if (n == 0)
    return lw_refuse (refusal, LW_REFUSED_NOTHING_TO_UNDO);

  return play_upto (battle, LW_ORDER_REDO, n, refusal);
}
