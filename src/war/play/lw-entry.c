/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-entry.c: an order as it enters a battle: what its kind may say, its number, its time, and
 * whether it is its side's turn to give it.
 *
 * A battle is its orders, and a file keeps of each what its kind is about. Whatever else stood in
 * it would be gone when the battle is read again, and the state would not be what was played.
 */
#include "lw-entry.h"

#include <string.h>

#include "lw-ending.h"
#include "lw-putting-down.h"
#include "flight/flight.h"
#include "guns/guns.h"

/* No flight of a newer hand than this was ever worked out (see LW_FLIGHT_MODEL). */
#define NEWEST_MODEL 999

/* The fields of an order, beyond its number, side, time and how it is told. */
typedef enum
{
  GUN = 1 << 0,
  WHO = 1 << 1,
  PATH = 1 << 2,
  TO = 1 << 3,
  BEARING = 1 << 4,
  LAYING = 1 << 5, /* elevation, hurry, seed, model, by */
  MELEE = 1 << 6,
  FLAG = 1 << 7,
  UPTO = 1 << 8,
  TEXT = 1 << 9,
  ALLOWANCE = 1 << 10,
  SHOTS = 1 << 11,
  DEAD = 1 << 12,
  TAKEN = 1 << 13,
  CAPTURED = 1 << 14,
  REST = 1 << 15,
  FACTS = 1 << 16, /* support, isolated */
  DICE = 1 << 17,
} Field;

#define IN(phase) (1u << LW_PHASE_##phase)
#define IN_MOVE (IN (GUNS) | IN (MEN))
#define UNLESS_OVER (IN (PUTTING_DOWN) | IN (WAITING) | IN_MOVE | IN (SETTLING))

typedef enum
{
  BY_ANYONE,
  BY_MOVER,
  BY_OWNER /* while putting down: the side itself; in a move: the mover */
} ByWhom;

static const struct
{
  guint fields;
  const char *law; /* that gives it its place in a battle */
  guint phases;
  ByWhom by;
  gboolean on_clock; /* must come in its time (R20) */
} kinds[LW_N_ORDER_KINDS] = {
  [LW_ORDER_TOSS] = { TEXT | DICE, "R8", IN (PUTTING_DOWN), BY_ANYONE, FALSE },
  [LW_ORDER_PUT] = { WHO | TO | BEARING, "R14", IN (PUTTING_DOWN), BY_OWNER, FALSE },
  [LW_ORDER_PUT_GUN] = { GUN | TO | BEARING, "R14", IN (PUTTING_DOWN), BY_OWNER, FALSE },
  [LW_ORDER_READY] = { 0, "R10", IN (PUTTING_DOWN), BY_OWNER, FALSE },
  [LW_ORDER_CURTAIN] = { FLAG, "R11", IN (PUTTING_DOWN), BY_ANYONE, FALSE },
  [LW_ORDER_GO] = { ALLOWANCE, "R19", IN (WAITING), BY_MOVER, FALSE },
  [LW_ORDER_HAUL] = { GUN | PATH | BEARING | WHO | TO | FLAG, "R27", IN (GUNS), BY_MOVER, TRUE },
  [LW_ORDER_LIE] = { WHO | FLAG | GUN | BEARING, "R39", IN (GUNS), BY_MOVER, TRUE },
  [LW_ORDER_FIRE] = { GUN | BEARING | LAYING | SHOTS | DEAD | REST, "R27", IN (GUNS), BY_MOVER,
                      TRUE },
  [LW_ORDER_MARCH] = { WHO | TO | PATH | BEARING | FLAG, "R28", IN_MOVE, BY_MOVER, TRUE },
  [LW_ORDER_TURN] = { WHO | BEARING, "Q23", IN (PUTTING_DOWN) | IN_MOVE, BY_OWNER, TRUE },
  [LW_ORDER_END] = { 0, "Q31", IN_MOVE, BY_MOVER, FALSE },
  [LW_ORDER_TAIL] = { GUN | WHO | TO, "R41", IN_MOVE | IN (SETTLING), BY_MOVER, TRUE },
  [LW_ORDER_MELEE] = { MELEE | WHO | DEAD | TAKEN | FACTS, "R56", IN (SETTLING), BY_MOVER, FALSE },
  [LW_ORDER_SETTLE] = { CAPTURED, "Q106", IN (SETTLING), BY_MOVER, FALSE },
  [LW_ORDER_SURRENDER] = { WHO | FLAG, "Q100", IN (WAITING) | IN_MOVE | IN (SETTLING), BY_ANYONE,
                           FALSE },
  [LW_ORDER_AGREE] = { TEXT, "Q121", UNLESS_OVER, BY_ANYONE, FALSE },
  [LW_ORDER_PAUSE] = { FLAG, "Q34", UNLESS_OVER, BY_ANYONE, FALSE },
  [LW_ORDER_ADD_TIME] = { 0, "R18", IN_MOVE | IN (WAITING), BY_ANYONE, FALSE },
  [LW_ORDER_UNDO] = { UPTO, "Q17", UNLESS_OVER, BY_ANYONE, FALSE },
  [LW_ORDER_REDO] = { UPTO, "Q17", UNLESS_OVER, BY_ANYONE, FALSE },
};

const char *
lw_entry_law (LwOrderKind kind)
{
  g_return_val_if_fail (kind < LW_N_ORDER_KINDS, NULL);

  return kinds[kind].law;
}

/* ---- tidied ---- */

static void
clear_lists (LwOrder *order, guint fields)
{
  const struct
  {
    Field field;
    const GArray **list;
  } lists[] = {
    { WHO, &order->who },           { PATH, &order->path }, { TO, &order->to },
    { SHOTS, &order->shots },       { DEAD, &order->dead }, { TAKEN, &order->taken },
    { CAPTURED, &order->captured },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if ((fields & lists[i].field) == 0)
      lw_order_empty_list (lists[i].list);
}

static void
clear_laying (LwOrder *order)
{
  order->elevation = 0;
  order->hurry = 100;
  order->seed = 0;
  order->model = 0;
  order->by = LW_SHOT_BY_MODEL;
}

/* What is not written stands as lw_order_new() has it. */
static void
clear_fields (LwOrder *order, guint fields)
{
  clear_lists (order, fields);
  if ((fields & GUN) == 0)
    order->gun = LW_NONE;
  if ((fields & BEARING) == 0)
    order->bearing = 0;
  if ((fields & LAYING) == 0)
    clear_laying (order);
  if ((fields & MELEE) == 0)
    order->melee = 0;
  if ((fields & FLAG) == 0)
    order->flag = FALSE;
  if ((fields & UPTO) == 0)
    order->upto = 0;
  if ((fields & TEXT) == 0)
    g_clear_pointer (&order->text, g_free);
  if ((fields & ALLOWANCE) == 0)
    order->allowance = 0;
  if ((fields & REST) == 0)
    order->rest = (LwPoint){ 0, 0 };
  if ((fields & DICE) == 0)
    order->dice[0] = order->dice[1] = 0;
}

/* What came of a melee is written with its outcome alone (R52). */
static void
clear_facts (LwOrder *order)
{
  order->support = 0;
  order->isolated = FALSE;
  if (order->kind == LW_ORDER_MELEE)
    lw_order_empty_list (&order->who);
}

void
lw_entry_tidy (const LwBattle *battle, LwOrder *order)
{
  guint fields;

  g_return_if_fail (order->kind < LW_N_ORDER_KINDS);

  fields = kinds[order->kind].fields;
  clear_fields (order, fields);
  if ((fields & FACTS) == 0 || !order->has_outcome)
    clear_facts (order);
  /* The white flag over an army names nobody (Q102). */
  if (order->kind == LW_ORDER_SURRENDER && order->flag)
    lw_order_empty_list (&order->who);
  /* Who stands up does so for no gun, and without a gun nothing is laid (R39). */
  if (order->kind == LW_ORDER_LIE && !order->flag)
    order->gun = LW_NONE;
  if (order->kind == LW_ORDER_LIE && order->gun == LW_NONE)
    order->bearing = 0;
  if (order->bearing < -LW_TURN || order->bearing > LW_TURN)
    order->bearing = lw_angle_wrapped (order->bearing);
  if (order->model > NEWEST_MODEL)
    order->model = 0;
  if (order->upto > LW_MOST_ORDERS)
    order->upto = battle->record->len;
  order->flag = order->flag != FALSE;
  order->isolated = order->isolated != FALSE;
}

/* ---- checked ---- */

/* A record is played in its order, none left out; and no file holds more than so many. */
static gboolean
check_number (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  guint next = battle->record->len + 1;

  if (next > LW_MOST_ORDERS)
    return lw_refuse_about (refusal, LW_REFUSED_OUTCOME, LW_NONE, LW_NONE, next, LW_MOST_ORDERS);
  if (order->n != 0 && order->n != next)
    return lw_refuse_about (refusal, LW_REFUSED_OUTCOME, LW_NONE, LW_NONE, order->n, next);

  return TRUE;
}

static gboolean
check_time (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  gint64 least = lw_battle_moving (battle) ? battle->clock : 0;

  /* Minutes more are no time of the clock, and may be fewer (Q26). */
  if (order->kind == LW_ORDER_ADD_TIME)
    return (order->t >= -LW_MOST_MS && order->t <= LW_MOST_MS) ||
           lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  if (order->t < least)
    return lw_refuse_about (refusal, LW_REFUSED_CLOCK, LW_NONE, LW_NONE, order->t, least);
  if (order->t > LW_MOST_MS)
    return lw_refuse_about (refusal, LW_REFUSED_TIME_IS_UP, LW_NONE, LW_NONE, order->t, LW_MOST_MS);

  return TRUE;
}

/* In time, and not while the clock stands (R20, Q34). */
static gboolean
check_clock (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  if (!lw_battle_moving (battle) || !kinds[order->kind].on_clock)
    return TRUE;
  if (battle->paused)
    return lw_refuse_by (refusal, LW_REFUSED_NOT_NOW, "Q34");
  if (battle->allowance < 0 || order->t <= battle->allowance)
    return TRUE;

  return lw_refuse_about (refusal, LW_REFUSED_TIME_IS_UP, LW_NONE, LW_NONE, order->t,
                          battle->allowance);
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

gboolean
lw_entry_check (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  return check_number (battle, order, refusal) && check_time (battle, order, refusal) &&
         check_clock (battle, order, refusal) && check_toss (battle, order, refusal);
}

/* ---- in place ---- */

static gboolean
is_of_guns (LwOrderKind kind)
{
  return kind == LW_ORDER_HAUL || kind == LW_ORDER_LIE || kind == LW_ORDER_FIRE;
}

/* An order out of place: says why as well as it can be said. */
static gboolean
check_phase (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  guint phases = kinds[order->kind].phases;

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
  ByWhom by = kinds[order->kind].by;
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

gboolean
lw_entry_is_in_place (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  return check_phase (battle, order, refusal) && check_side (battle, order, refusal) &&
         check_points (order, refusal);
}

/* What a record may claim (R20, Q51, Q52).

The outcome of a shot is read from a file and not worked out, so that old records keep what they
say. Whoever is to vouch for a record asks here besides. */

static gboolean
is_same_list (const GArray *one, const GArray *two)
{
  if (one->len != two->len)
    return FALSE;

  for (guint i = 0; i < one->len; i++)
    {
      const LwShotEvent *a = &g_array_index (one, LwShotEvent, i);
      const LwShotEvent *b = &g_array_index (two, LwShotEvent, i);

      if (a->kind != b->kind || a->man != b->man)
        return FALSE;
    }

  return TRUE;
}

/* The same shot, let fly again from the same place. A laying that the laws refuse is left to them.
 */
static gboolean
check_flown (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwBattle) trial = lw_battle_snapshot (battle);
  g_autoptr (LwOrder) again = lw_order_copy (order);

  again->has_outcome = FALSE;
  again->rest = (LwPoint){ 0, 0 };
  lw_order_empty_list (&again->shots);
  lw_order_empty_list (&again->dead);
  if (!lw_fire_play (trial, again, NULL) ||
      (is_same_list (again->shots, order->shots) && again->rest.x == order->rest.x &&
       again->rest.y == order->rest.y && again->model == order->model))
    return TRUE;

  return lw_refuse_gun (refusal, LW_REFUSED_FLOWN, order->gun);
}

static gboolean
check_shot (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  if (order->by == LW_SHOT_BY_HAND && battle->rules.choice[LW_RULE_SHOTS] != 1)
    return lw_refuse_gun (refusal, LW_REFUSED_BY_HAND, order->gun);
  if (order->hurry < LW_HURRY_LEAST || order->hurry > LW_HURRY_MOST)
    return lw_refuse_about (refusal, LW_REFUSED_HURRY, LW_NONE, order->gun, order->hurry,
                            order->hurry < LW_HURRY_LEAST ? LW_HURRY_LEAST : LW_HURRY_MOST);
  if (order->by == LW_SHOT_BY_HAND || battle->phase != LW_PHASE_GUNS)
    return TRUE;

  return check_flown (battle, order, refusal);
}

gboolean
lw_claims_check (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_return_val_if_fail (battle != NULL && order != NULL, FALSE);

  if (order->kind == LW_ORDER_FIRE)
    return check_shot (battle, order, refusal);
  if (order->kind == LW_ORDER_END && lw_battle_moving (battle) && battle->allowance >= 0 &&
      order->t > battle->allowance)
    return lw_refuse_about (refusal, LW_REFUSED_TIME_IS_UP, LW_NONE, LW_NONE, order->t,
                            battle->allowance);

  return TRUE;
}

guint
lw_claims_by_hand (const LwBattle *battle)
{
  guint n = 0;

  g_return_val_if_fail (battle != NULL, 0);

  for (guint i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);

      n += order->kind == LW_ORDER_FIRE && order->by == LW_SHOT_BY_HAND;
    }

  return n;
}
