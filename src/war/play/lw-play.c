/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-play.c: the only mutator: which verb does an order, what is recorded of it, and how it is
 * taken back and given again.
 *
 * An order is tidied and checked as it enters (lw-entry.h); its verb then checks the whole of it
 * against the laws before it changes anything, so that a refusal leaves the battle as it was. Undo
 * goes back to the state at the last barrier (a shot, a melee, a hand-over) and carries out anew
 * what still stands; what lies behind the barrier is out of reach.
 */
#include "lw-play.h"

#include "guns/guns.h"
#include "lw-ending.h"
#include "lw-entry.h"
#include "lw-putting-down.h"
#include "lw-timekeeper.h"
#include "lw-turn.h"
#include "melee/melee.h"
#include "moving/moving.h"

static gboolean play_verb (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

static guint
number_at (const GArray *numbers, guint i)
{
  return g_array_index (numbers, guint, i);
}

/* ---- the base that undo goes back to ---- */

/* What came before cannot be taken back. */
static void
set_barrier (LwBattle *battle)
{
  battle->based = FALSE;
  battle->base_standing = battle->standing->len;
  battle->base_events = battle->events->len;
}

/* The state now is what undo goes back to. */
static void
set_base (LwBattle *battle)
{
  set_barrier (battle);
  if (battle->base == NULL)
    battle->base = lw_battle_snapshot (battle);
  else
    lw_battle_restore (battle->base, battle);
  battle->based = TRUE;
}

/* What one player does behind the curtain is out of the other's reach from now on. */
static void
raise_base (LwBattle *battle, LwBattle *before)
{
  lw_battle_free (battle->base);
  battle->base = before;
  battle->based = TRUE;
  battle->base_standing = battle->standing->len;
  battle->base_events = battle->events->len;
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
      gboolean played = play_verb (battle, order, NULL);

      g_assert (played);
    }
  keep_time (battle, clock, allowance, agreed, paused);
}

/* ---- the verbs ---- */

static gboolean
play_undo (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
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

static gboolean
play_redo (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  gint64 clock = battle->clock;
  gboolean any = FALSE;

  while (battle->undone->len > 0)
    {
      guint n = number_at (battle->undone, battle->undone->len - 1);
      gboolean played;

      if (n > order->upto)
        break;
      played = play_verb (battle, g_ptr_array_index (battle->record, n - 1), NULL);
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

/* Who has served a gun that fired does not go home, and leave its trail bare (R42). */
static gboolean
leaves_trails_kept (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwBattle) after = NULL;
  g_autoptr (LwOrder) trial = NULL;

  if (!order->flag || !lw_trails_owed (battle, NULL))
    return TRUE;
  after = lw_battle_snapshot (battle);
  trial = lw_order_copy (order);
  if (!lw_march_play (after, trial, refusal))
    return FALSE;
  if (lw_trails_kept (battle, after, refusal))
    return TRUE;
  if (refusal != NULL)
    refusal->man = g_array_index (order->who, LwRef, order->who->len - 1);

  return FALSE;
}

static gboolean
play_march (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  return leaves_trails_kept (battle, order, refusal) && lw_march_play (battle, order, refusal);
}

typedef gboolean (*Verb) (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

static const Verb verbs[LW_N_ORDER_KINDS] = {
  [LW_ORDER_TOSS] = lw_toss_play,
  [LW_ORDER_PUT] = lw_put_play,
  [LW_ORDER_PUT_GUN] = lw_put_gun_play,
  [LW_ORDER_READY] = lw_ready_play,
  [LW_ORDER_CURTAIN] = lw_put_curtain_play,
  [LW_ORDER_GO] = lw_go_play,
  [LW_ORDER_HAUL] = lw_haul_play,
  [LW_ORDER_LIE] = lw_lie_play,
  [LW_ORDER_FIRE] = lw_fire_play,
  [LW_ORDER_MARCH] = play_march,
  [LW_ORDER_TURN] = lw_march_turn_play,
  [LW_ORDER_END] = lw_end_play,
  [LW_ORDER_TAIL] = lw_trail_play,
  [LW_ORDER_MELEE] = lw_turn_melee_play,
  [LW_ORDER_SETTLE] = lw_settle_play,
  [LW_ORDER_SURRENDER] = lw_surrender_play,
  [LW_ORDER_AGREE] = lw_agree_play,
  [LW_ORDER_PAUSE] = lw_pause_play,
  [LW_ORDER_ADD_TIME] = lw_add_time_play,
  [LW_ORDER_UNDO] = play_undo,
  [LW_ORDER_REDO] = play_redo,
};

/* One verb and what follows from it whatever the verb. */
static gboolean
play_verb (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (!lw_entry_is_in_place (battle, order, refusal) || !verbs[order->kind](battle, order, refusal))
    return FALSE;

  if (battle->rules.choice[LW_RULE_CLEARANCE] == 2)
    lw_tell_crowded (battle, order);
  /* With the last trail manned, the melees of the move can be judged (Q29, Q78). */
  if (order->kind == LW_ORDER_TAIL)
    lw_turn_find_melees (battle);

  return TRUE;
}

/* ---- played and recorded ---- */

/* While both put down behind the curtain, none may take back what the other did. */
static gboolean
is_hand_over (const LwBattle *battle, const LwOrder *order)
{
  const LwOrder *last;

  if (battle->phase != LW_PHASE_PUTTING_DOWN || battle->standing->len <= battle->base_standing)
    return FALSE;

  last =
      lw_battle_order (battle, g_array_index (battle->standing, guint, battle->standing->len - 1));

  return last->side != order->side;
}

static gboolean
may_be_undone (LwOrderKind kind)
{
  switch (kind)
    {
    case LW_ORDER_UNDO:
    case LW_ORDER_REDO:
    case LW_ORDER_PAUSE:
    case LW_ORDER_ADD_TIME:
      return FALSE;
    default:
      return TRUE;
    }
}

static void
enter_record (LwBattle *battle, LwOrder *order, gboolean in_time)
{
  order->has_outcome = TRUE;
  g_ptr_array_add (battle->record, order);
  if (!may_be_undone (order->kind))
    return;

  /* At "Time" the clock stands still, whatever comes after it (R20). */
  if (in_time)
    battle->clock = battle->allowance < 0 ? order->t : MIN (order->t, battle->allowance);
  g_array_append_val (battle->standing, order->n);
  g_array_set_size (battle->undone, 0);
  if (lw_order_is_barrier (order->kind))
    set_barrier (battle);
}

/* No refusal without its law: at the least, that which gives such orders their place. */
static gboolean
name_law (const LwOrder *order, LwRefusal *refusal)
{
  if (refusal != NULL && *lw_refusal_law (refusal) == '\0')
    refusal->law = lw_entry_law (order->kind);

  return FALSE;
}

static gboolean
enter (LwBattle *battle, LwOrder *own, LwRefusal *refusal)
{
  g_autoptr (LwBattle) before = NULL;
  gboolean moving = lw_battle_moving (battle);

  if (!lw_entry_check (battle, own, refusal))
    return FALSE;

  own->n = battle->record->len + 1;
  if (may_be_undone (own->kind) && is_hand_over (battle, own))
    before = lw_battle_snapshot (battle);
  if (!play_verb (battle, own, refusal))
    return FALSE;

  if (before != NULL)
    raise_base (battle, g_steal_pointer (&before));
  enter_record (battle, own, moving);

  return TRUE;
}

gboolean
lw_play (LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  LwOrder *own;

  g_return_val_if_fail (battle != NULL && order != NULL, FALSE);
  g_return_val_if_fail (order->kind < LW_N_ORDER_KINDS && order->side < LW_N_SIDES, FALSE);

  /* Where the next order is a barrier as well, as shot follows shot, nobody goes back to before. */
  if (!battle->based && !lw_order_is_barrier (order->kind))
    set_base (battle);
  own = lw_order_copy (order);
  lw_entry_tidy (battle, own);
  if (enter (battle, own, refusal))
    return TRUE;

  name_law (own, refusal);
  lw_order_free (own);
  return FALSE;
}

gboolean
lw_play_again (LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwOrder) again = NULL;

  g_return_val_if_fail (battle != NULL && order != NULL, FALSE);

  again = lw_order_copy (order);
  again->n = 0;

  return lw_play (battle, again, refusal);
}

gboolean
lw_play_check (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwBattle) trial = NULL;
  g_autoptr (LwOrder) own = NULL;

  g_return_val_if_fail (battle != NULL && order != NULL, FALSE);
  g_return_val_if_fail (order->kind < LW_N_ORDER_KINDS && order->side < LW_N_SIDES, FALSE);

  own = lw_order_copy (order);
  own->n = 0;
  if (order->kind == LW_ORDER_UNDO || order->kind == LW_ORDER_REDO)
    {
      trial = lw_battle_copy (battle);
      return lw_play (trial, own, refusal);
    }

  lw_entry_tidy (battle, own);
  if (!lw_entry_check (battle, own, refusal))
    return name_law (own, refusal);

  own->n = battle->record->len + 1;
  if (own->kind == LW_ORDER_MARCH)
    return (lw_entry_is_in_place (battle, own, refusal) && lw_march_check (battle, own, refusal) &&
            leaves_trails_kept (battle, own, refusal)) ||
           name_law (own, refusal);

  trial = lw_battle_snapshot (battle);

  return play_verb (trial, own, refusal) || name_law (own, refusal);
}

static void
drop_man (LwOrder *order, LwRef man)
{
  guint i;

  for (i = 0; i < order->who->len; i++)
    if (g_array_index (order->who, LwRef, i) == man)
      break;
  if (i == order->who->len)
    i--;
  g_array_remove_index (lw_order_list (order, &order->who), i);
  g_array_remove_index (lw_order_list (order, &order->to), i);
}

LwOrder *
lw_play_lawful_part (const LwBattle *battle, LwOrder *order)
{
  LwRefusal refusal;

  while (order->who->len > 0)
    {
      if (lw_play_check (battle, order, &refusal))
        return order;
      /* Not a matter of one man: it is no time for such an order at all. */
      if (refusal.man == LW_NONE)
        break;
      drop_man (order, refusal.man);
    }
  lw_order_free (order);

  return NULL;
}

/* ---- taken back and given again ---- */

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
