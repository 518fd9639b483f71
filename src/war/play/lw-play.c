/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-play.c: the only mutator: whose order it is, whether it is in place, and which verb does it.
 */
#include "lw-play.h"
#include "lw-entry.h"
#include "state/state.h"

#define IN(phase) (1u << LW_PHASE_##phase)
#define IN_MOVE (IN (GUNS) | IN (MEN))
#define UNLESS_OVER (IN (PUTTING_DOWN) | IN (WAITING) | IN_MOVE | IN (SETTLING))

typedef enum
{
  BY_ANYONE,
  BY_MOVER,
  BY_OWNER /* while putting down: the side itself; in a move: the mover */
} ByWhom;

typedef gboolean (*Verb) (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

static const struct
{
  Verb verb;
  guint phases;
  ByWhom by;
  gboolean on_clock; /* must come in its time (R20) */
} table[LW_N_ORDER_KINDS] = {
  [LW_ORDER_TOSS] = { lw_toss_play, IN (PUTTING_DOWN), BY_ANYONE, FALSE },
  [LW_ORDER_PUT] = { lw_put_play, IN (PUTTING_DOWN), BY_OWNER, FALSE },
  [LW_ORDER_PUT_GUN] = { lw_put_gun_play, IN (PUTTING_DOWN), BY_OWNER, FALSE },
  [LW_ORDER_READY] = { lw_ready_play, IN (PUTTING_DOWN), BY_OWNER, FALSE },
  [LW_ORDER_CURTAIN] = { lw_curtain_play, IN (PUTTING_DOWN), BY_ANYONE, FALSE },
  [LW_ORDER_GO] = { lw_go_play, IN (WAITING), BY_MOVER, FALSE },
  [LW_ORDER_HAUL] = { lw_haul_play, IN (GUNS), BY_MOVER, TRUE },
  [LW_ORDER_LIE] = { lw_lie_play, IN (GUNS), BY_MOVER, TRUE },
  [LW_ORDER_FIRE] = { lw_fire_play, IN (GUNS), BY_MOVER, TRUE },
  [LW_ORDER_MARCH] = { lw_march_play, IN_MOVE, BY_MOVER, TRUE },
  [LW_ORDER_TURN] = { lw_turn_play, IN (PUTTING_DOWN) | IN_MOVE, BY_OWNER, TRUE },
  [LW_ORDER_END] = { lw_end_play, IN_MOVE, BY_MOVER, FALSE },
  [LW_ORDER_TAIL] = { lw_tail_play, IN_MOVE | IN (SETTLING), BY_MOVER, TRUE },
  [LW_ORDER_MELEE] = { lw_melee_play, IN (SETTLING), BY_MOVER, FALSE },
  [LW_ORDER_SETTLE] = { lw_settle_play, IN (SETTLING), BY_MOVER, FALSE },
  [LW_ORDER_SURRENDER] = { lw_surrender_play, IN (WAITING) | IN_MOVE | IN (SETTLING), BY_ANYONE,
                           FALSE },
  [LW_ORDER_AGREE] = { lw_agree_play, UNLESS_OVER, BY_ANYONE, FALSE },
  [LW_ORDER_PAUSE] = { lw_pause_play, UNLESS_OVER, BY_ANYONE, FALSE },
  [LW_ORDER_ADD_TIME] = { lw_add_time_play, IN_MOVE | IN (WAITING), BY_ANYONE, FALSE },
  [LW_ORDER_UNDO] = { lw_undo_play, UNLESS_OVER, BY_ANYONE, FALSE },
  [LW_ORDER_REDO] = { lw_redo_play, UNLESS_OVER, BY_ANYONE, FALSE },
};

static gboolean
is_of_guns (LwOrderKind kind)
{
  return kind == LW_ORDER_HAUL || kind == LW_ORDER_LIE || kind == LW_ORDER_FIRE;
}

/* An order out of place: says why as well as it can be said. */
static gboolean
check_phase (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  guint phases = table[order->kind].phases;

  if (battle->phase == LW_PHASE_OVER)
    return lw_refuse_over (battle, refusal);
  if ((phases & (1u << battle->phase)) != 0)
    return TRUE;
  if (battle->phase == LW_PHASE_MEN && is_of_guns (order->kind))
    return lw_refuse (refusal, LW_REFUSED_GUNS_FIRST);
  if (battle->phase == LW_PHASE_WAITING && (phases & IN_MOVE) != 0)
    return lw_refuse (refusal, LW_REFUSED_BEFORE_GO);

  return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
}

static gboolean
check_side (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  ByWhom by = table[order->kind].by;
  gboolean both_put_down = battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used;

  g_return_val_if_fail (order->side < LW_N_SIDES, FALSE);

  if (by == BY_OWNER && !both_put_down)
    by = BY_MOVER;
  /* The white flag may not interrupt the other player's timed move (Q100). */
  if (order->kind == LW_ORDER_SURRENDER && lw_battle_moving (battle))
    by = BY_MOVER;
  if (by == BY_MOVER && order->side != battle->mover)
    return lw_refuse (refusal, LW_REFUSED_NOT_YOUR_MOVE);

  return TRUE;
}

/* In time, and not while the clock stands (R20, Q34). */
static gboolean
check_clock (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  if (!lw_battle_moving (battle) || !table[order->kind].on_clock)
    return TRUE;
  if (battle->paused)
    return lw_refuse_by (refusal, LW_REFUSED_NOT_NOW, "Q34");
  if (battle->allowance < 0 || order->t <= battle->allowance)
    return TRUE;

  lw_refuse (refusal, LW_REFUSED_TIME_IS_UP);
  if (refusal != NULL)
    {
      refusal->have = order->t;
      refusal->need = battle->allowance;
    }
  return FALSE;
}

/* The toss for the first move comes only after Country and sides are settled (R8, Q133). */
static gboolean
check_toss (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  for (guint i = 0; order->kind == LW_ORDER_TOSS && i < battle->standing->len; i++)
    {
      const LwOrder *before = lw_battle_order (battle, g_array_index (battle->standing, guint, i));

      if (before->kind == LW_ORDER_TOSS && lw_toss_rank (before) > lw_toss_rank (order) &&
          lw_toss_rank (order) >= 0)
        return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
    }

  return TRUE;
}

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

static gboolean
is_within (LwPoint at, LwLength most)
{
  return at.x >= -most && at.x <= most && at.y >= -most && at.y <= most;
}

static gboolean
are_measurable (const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    if (!is_within (g_array_index (points, LwPoint, i), LW_POINT_MAX))
      return FALSE;

  return TRUE;
}

/* What lies so far off the field that it cannot even be measured is looked at by no verb (Q19). */
static gboolean
check_points (const LwOrder *order, LwRefusal *refusal)
{
  if (are_measurable (order->to) && are_measurable (order->path) &&
      is_within (order->rest, LW_FARTHEST))
    return TRUE;

  return lw_refuse (refusal, LW_REFUSED_OFF_FIELD);
}

static gboolean
is_in_place (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  return check_phase (battle, order, refusal) && check_side (battle, order, refusal) &&
         check_points (order, refusal);
}

static gboolean
check_and_do (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_return_val_if_fail (order->kind < LW_N_ORDER_KINDS, FALSE);

  return is_in_place (battle, order, refusal) && table[order->kind].verb (battle, order, refusal);
}

/* One verb and what follows from it whatever the verb. */
gboolean
lw_play_verb (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (!check_and_do (battle, order, refusal))
    return FALSE;

  if (battle->rules.choice[LW_RULE_CLEARANCE] == 2)
    lw_tell_crowded (battle, order);
  /* With the last trail manned, the melees of the move can be judged (Q29, Q78). */
  if (order->kind == LW_ORDER_TAIL)
    lw_battle_find_melees (battle);

  return TRUE;
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
    lw_record_barrier (battle);
}

/* May it be entered at all, whatever its verb then says? */
static gboolean
check_entry (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  return lw_entry_check (battle, order, refusal) && check_clock (battle, order, refusal) &&
         check_toss (battle, order, refusal);
}

/* No refusal without its law: at the least, that which gives such orders their place. */
static gboolean
name_law (const LwOrder *order, LwRefusal *refusal)
{
  if (refusal != NULL && *lw_refusal_law (refusal) == '\0')
    refusal->law = lw_entry_law (order->kind);

  return FALSE;
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

static gboolean
enter (LwBattle *battle, LwOrder *own, LwRefusal *refusal)
{
  g_autoptr (LwBattle) before = NULL;
  gboolean moving = lw_battle_moving (battle);

  if (!check_entry (battle, own, refusal))
    return FALSE;

  own->n = battle->record->len + 1;
  if (may_be_undone (own->kind) && is_hand_over (battle, own))
    before = lw_battle_snapshot (battle);
  if (!lw_play_verb (battle, own, refusal))
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
    lw_record_base (battle);
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
  if (!check_entry (battle, own, refusal))
    return name_law (own, refusal);

  own->n = battle->record->len + 1;
  if (own->kind == LW_ORDER_MARCH)
    return (is_in_place (battle, own, refusal) && lw_march_check (battle, own, refusal)) ||
           name_law (own, refusal);

  trial = lw_battle_snapshot (battle);

  return lw_play_verb (trial, own, refusal) || name_law (own, refusal);
}
