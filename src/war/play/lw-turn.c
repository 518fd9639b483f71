/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-turn.c: the turn of the moves: Go, the end, the settling, and whose move is next.
 */
#include "melee/melee.h"
#include "lw-timekeeper.h"
#include "state/state.h"

void
lw_battle_clear_move (LwBattle *battle)
{
  const LwRef *handled;
  guint n = lw_men_handled (battle, &handled);

  for (guint i = 0; i < n; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, handled[i]);

      man->start = man->at;
      man->walked = 0;
      man->with_gun = man->trail_of = LW_NONE;
      man->prone = man->locked = FALSE;
    }
  for (guint i = 0; i < battle->n_guns; i++)
    {
      LwGun *gun = lw_battle_gun_rw (battle, (LwRef)i);

      gun->start = gun->at;
      gun->moved = FALSE;
      gun->shots = 0;
    }
  lw_whereabouts_new_move (battle->where);
}

/*
 * "A man placed behind or in front of it counts, for his first move, as touching the line at its
 * nearest point" (R13, Q21, Q22). Where a zone is given, or in the Defensive Game, men are put down
 * away from the line and set out from where they stand (R87, R88).
 */
static void
measure_from_line (LwBattle *battle, LwSide side)
{
  const LwCountry *country = lw_battle_country (battle);
  LwEdge edge = battle->player[side].edge;

  if (battle->variety == LW_VARIETY_DEFENSIVE ||
      (battle->scenario != NULL && battle->scenario->side[side].zone != NULL))
    return;

  for (guint i = 0; i < battle->n_men; i++)
    {
      LwMan *man;

      if (battle->men[i].side != side || !lw_man_on_field (&battle->men[i]))
        continue;
      man = lw_battle_man_rw (battle, (LwRef)i);
      man->start = lw_country_line_point (country, edge, man->at);
      man->walked = lw_distance (man->start, man->at);
    }
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == side && battle->guns[i].placed)
      lw_battle_gun_rw (battle, (LwRef)i)->start =
          lw_country_line_point (country, edge, battle->guns[i].at);
}

gboolean
lw_go_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  gint64 allowance = lw_battle_allowance (battle, order->side);

  if (order->has_outcome && order->allowance != allowance)
    {
      lw_refuse (refusal, LW_REFUSED_OUTCOME);
      if (refusal != NULL)
        {
          refusal->have = order->allowance;
          refusal->need = allowance;
        }
      return FALSE;
    }

  order->allowance = allowance;
  battle->allowance = allowance;
  battle->clock = 0;
  battle->paused = FALSE;
  lw_battle_clear_move (battle);
  if (battle->move == 1)
    measure_from_line (battle, order->side);
  battle->phase = LW_PHASE_GUNS;
  lw_battle_tell (battle, order, LW_EVENT_GO)->value = allowance;

  return TRUE;
}

void
lw_battle_find_melees (LwBattle *battle)
{
  if (battle->phase != LW_PHASE_SETTLING || lw_trails_owed (battle, NULL))
    return;

  g_ptr_array_unref (battle->melees);
  battle->melees = lw_melee_find (battle);
}

gboolean
lw_end_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  const LwRef *handled;
  guint n = lw_men_handled (battle, &handled);

  /* "They stand up at the end of the move" (Q40). */
  for (guint i = 0; i < n; i++)
    if (battle->men[handled[i]].prone)
      lw_battle_man_rw (battle, handled[i])->prone = FALSE;
  battle->phase = LW_PHASE_SETTLING;
  lw_battle_find_melees (battle);
  lw_battle_tell (battle, order, LW_EVENT_MOVE_ENDED)->value = order->t;

  return TRUE;
}

static gboolean
check_settled (const LwBattle *battle, LwRefusal *refusal)
{
  LwRef gun = LW_NONE;

  if (lw_trails_owed (battle, &gun))
    {
      lw_refuse (refusal, LW_REFUSED_TRAIL_OWED);
      if (refusal != NULL)
        refusal->gun = gun;
      return FALSE;
    }
  for (guint i = 0; i < battle->melees->len; i++)
    if (!((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      {
        lw_refuse (refusal, LW_REFUSED_MELEE_OWED);
        if (refusal != NULL)
          refusal->have = i;
        return FALSE;
      }

  return TRUE;
}

static void
pass_turn (LwBattle *battle, const LwOrder *order)
{
  battle->mover = LW_OTHER (battle->mover);
  if (battle->mover == battle->first)
    battle->move++;
  battle->phase = LW_PHASE_WAITING;
  battle->clock = 0;
  lw_battle_tell (battle, order, LW_EVENT_TURN_PASSED)->side = battle->mover;
}

static gboolean
has_ref (const GArray *refs, LwRef ref)
{
  for (guint i = 0; i < refs->len; i++)
    if (g_array_index (refs, LwRef, i) == ref)
      return TRUE;

  return FALSE;
}

/* The captures of a record are those of the laws; if not, the gun is named: was it captured by the
 * record, and by the laws? */
static gboolean
check_captures (const LwBattle *battle,
                const GArray *recorded,
                const GArray *captured,
                LwRefusal *refusal)
{
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (has_ref (recorded, gun) != has_ref (captured, gun))
      {
        lw_refuse (refusal, LW_REFUSED_OUTCOME);
        if (refusal != NULL)
          {
            refusal->gun = gun;
            refusal->have = has_ref (recorded, gun);
            refusal->need = has_ref (captured, gun);
          }
        return FALSE;
      }

  return recorded->len == captured->len || lw_refuse (refusal, LW_REFUSED_OUTCOME);
}

/* The laws' own outcome; and whether it is the recorded one. */
static gboolean
settle_captures (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) recorded = g_array_copy (lw_order_list (order, &order->captured));

  lw_order_empty_list (&order->captured);
  lw_capture_settle (battle, order);

  return !order->has_outcome || check_captures (battle, recorded, order->captured, refusal);
}

/* As it was before the captures, which change nothing else. */
static void
take_back_captures (LwBattle *battle, const LwGun *guns, const GArray *passed, guint n_events)
{
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    *lw_battle_gun_rw (battle, gun) = guns[gun];
  g_array_set_size (battle->passed, 0);
  g_array_append_vals (battle->passed, passed->data, passed->len);
  g_array_set_size (battle->events, n_events);
}

gboolean
lw_settle_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autofree LwGun *guns = NULL;
  g_autoptr (GArray) passed = NULL;
  guint n_events = battle->events->len;

  if (!check_settled (battle, refusal))
    return FALSE;

  guns = g_memdup2 (battle->guns, battle->n_guns * sizeof *guns);
  passed = g_array_copy (battle->passed);
  if (!settle_captures (battle, order, refusal))
    {
      take_back_captures (battle, guns, passed, n_events);
      return FALSE;
    }
  lw_prisoner_settle (battle, order);
  lw_ending_settle (battle, order);
  lw_battle_clear_move (battle);
  g_ptr_array_set_size (battle->melees, 0);
  if (battle->phase != LW_PHASE_OVER)
    pass_turn (battle, order);

  return TRUE;
}

gboolean
lw_pause_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (battle->paused == (order->flag != FALSE))
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);

  battle->paused = order->flag != FALSE;

  return TRUE;
}

/* Longer than a day no move lasts. */
#define AGREED_MOST (G_GINT64_CONSTANT (24) * 60 * 60 * 1000)

/* In the interval, by the house rule: so much longer, or shorter, are moves from now on (R18, Q26).
 */
static gboolean
agree_on_time (LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  gint64 now = lw_battle_allowance (battle, battle->mover), then;

  if (battle->rules.choice[LW_RULE_TIME_REDUCE] != 2 || now < 0 || order->t < -AGREED_MOST ||
      order->t > AGREED_MOST || ABS (battle->agreed + order->t) > AGREED_MOST)
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);

  battle->agreed += order->t;
  then = lw_battle_allowance (battle, battle->mover);
  if (then - now == order->t && order->t != 0)
    return TRUE;

  /* Nothing is left to be taken off. */
  battle->agreed -= order->t;
  return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
}

gboolean
lw_add_time_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (battle->phase == LW_PHASE_WAITING)
    return agree_on_time (battle, order, refusal);

  /* More than there are milliseconds would be less than none. */
  if (battle->allowance < 0 || order->t <= 0 || order->t > G_MAXINT64 - battle->allowance)
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);

  battle->allowance += order->t;

  return TRUE;
}
