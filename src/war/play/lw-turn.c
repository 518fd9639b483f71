/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-turn.c: the turn of the moves: Go, the end, the settling, and whose move is next.
 *
 * A move that has ended is settled in this order: the men owed to trails, the melees, which are
 * known only then, the guns that change hands, the prisoners, the end of the battle; then the turn
 * passes.
 */
#include "lw-turn.h"

#include "guns/guns.h"
#include "lw-ending.h"
#include "lw-timekeeper.h"
#include "melee/melee.h"

/* Forgets what belonged to one move: strings, shots, crews (R28, R36, R37, Q40). */
static void
clear_move (LwBattle *battle)
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
  gint64 allowance = lw_timekeeper_allowance (battle, order->side);

  if (order->has_outcome && order->allowance != allowance)
    {
      lw_refuse_about (refusal, LW_REFUSED_OUTCOME, LW_NONE, LW_NONE, order->allowance, allowance);
      if (refusal != NULL)
        refusal->law = "R17";
      return FALSE;
    }

  order->allowance = allowance;
  battle->allowance = allowance;
  battle->clock = 0;
  battle->paused = FALSE;
  clear_move (battle);
  if (battle->move == 1)
    measure_from_line (battle, order->side);
  battle->phase = LW_PHASE_GUNS;
  lw_battle_tell (battle, order, LW_EVENT_GO)->value = allowance;

  return TRUE;
}

void
lw_turn_find_melees (LwBattle *battle)
{
  if (battle->phase != LW_PHASE_SETTLING || lw_trails_owed (battle, NULL))
    return;

  g_ptr_array_unref (battle->melees);
  battle->melees = lw_melee_find (battle);
}

gboolean
lw_turn_melee_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  LwRef gun = LW_NONE;

  /* Men owed to a trail may yet be taken back from the charge (R42). */
  if (order->melee >= battle->melees->len && lw_trails_owed (battle, &gun))
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_OWED, gun);

  return lw_melee_play (battle, order, refusal);
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
  lw_turn_find_melees (battle);
  lw_battle_tell (battle, order, LW_EVENT_MOVE_ENDED)->value = order->t;

  return TRUE;
}

static gboolean
check_settled (const LwBattle *battle, LwRefusal *refusal)
{
  LwRef gun = LW_NONE;

  if (lw_trails_owed (battle, &gun))
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_OWED, gun);
  for (guint i = 0; i < battle->melees->len; i++)
    if (!((const LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      return lw_refuse_about (refusal, LW_REFUSED_MELEE_OWED, LW_NONE, LW_NONE, i, 0);

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

/* The captures of a record are those of the laws; if not, the gun is named: was it captured by the
 * record, and by the laws? */
static gboolean
check_captures (const LwBattle *battle,
                const GArray *recorded,
                const GArray *captured,
                LwRefusal *refusal)
{
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (lw_refs_hold (recorded, gun) != lw_refs_hold (captured, gun))
      return lw_refuse_about (refusal, LW_REFUSED_OUTCOME, LW_NONE, gun,
                              lw_refs_hold (recorded, gun), lw_refs_hold (captured, gun));

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
  clear_move (battle);
  g_ptr_array_set_size (battle->melees, 0);
  if (battle->phase != LW_PHASE_OVER)
    pass_turn (battle, order);

  return TRUE;
}
