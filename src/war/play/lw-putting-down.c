/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-down.c: the toss, the armies put down along their lines, the curtain (R8-R15, R86-R88,
 * Q21-Q24, Q128, Q129).
 */
#include "lw-putting-down.h"

#include "moving/moving.h"

static LwRef
ref_at (const GArray *refs, guint i)
{
  return g_array_index (refs, LwRef, i);
}

static gboolean
anything_put_down (const LwBattle *battle)
{
  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].state != LW_MAN_IN_BOX)
      return TRUE;
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].placed)
      return TRUE;

  return battle->ready[LW_RED] || battle->ready[LW_BLUE];
}

gint
lw_toss_rank (const LwOrder *order)
{
  static const char *const about[] = { "chances", "country", "edge", "first" };

  for (gint i = 0; i < (gint)G_N_ELEMENTS (about); i++)
    if (g_strcmp0 (order->text, about[i]) == 0)
      return i;

  return -1;
}

static gboolean
is_pair_of_dice (const guint dice[2])
{
  return dice[0] >= 1 && dice[0] <= 6 && dice[1] >= 1 && dice[1] <= 6;
}

/* What was thrown or tossed, for the log. */
static void
tell_toss (LwBattle *battle, const LwOrder *order)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_TOSSED);

  event->count = lw_toss_rank (order);
  event->value = order->dice[0] * 10 + order->dice[1];
}

gboolean
lw_toss_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  gboolean defensive = battle->variety == LW_VARIETY_DEFENSIVE;

  gboolean thrown = g_strcmp0 (order->text, "chances") == 0;

  if (lw_toss_rank (order) < 0 || (thrown && !is_pair_of_dice (order->dice)))
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  /* Country, sides and first move are settled before a man is put down (R1, R2, R8). */
  if (anything_put_down (battle))
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  tell_toss (battle, order);
  if (g_strcmp0 (order->text, "first") != 0)
    return TRUE;

  /* "The winner of the toss is First Player" (R9); in the Defensive Game he defends (R86). */
  battle->first = defensive ? LW_OTHER (order->side) : order->side;
  battle->mover = order->side;

  return TRUE;
}

/* How far from its line may be put down what goes @move and has @front of a base before its middle.
 */
static LwLength
get_depth (const LwBattle *battle, LwSide side, LwLength move, LwLength front)
{
  if (battle->variety != LW_VARIETY_DEFENSIVE)
    return LW_FOOT;
  /* "A move from his back line" (R88, Q129). */
  if (side == battle->first)
    return move;
  /* "No man within one move of the middle line" (R87, Q128). */
  return MAX (0, lw_battle_country (battle)->depth / 2 - move - 1 - front);
}

LwLength
lw_putting_down_depth (const LwBattle *battle, LwSide side, LwArm arm)
{
  LwShape base = lw_man_shape_at (arm, (LwPoint){ 0, 0 }, LW_NORTH);

  return get_depth (battle, side, lw_arm_move (arm), battle->laws < 3 ? 0 : base.bounds.y2);
}

/* Horses may take a gun two feet (Q128). */
static LwLength
get_gun_depth (const LwBattle *battle, LwSide side)
{
  gboolean by_foot = battle->rules.choice[LW_RULE_GUN_ZONE] == 1;

  return get_depth (battle, side, by_foot ? LW_GUN_MOVE_INFANTRY : LW_GUN_MOVE_CAVALRY, 0);
}

void
lw_putting_down_zone (const LwBattle *battle, LwSide side, LwRef man, GArray *corners)
{
  const LwCountry *country = lw_battle_country (battle);
  const GArray *zone = battle->scenario != NULL ? battle->scenario->side[side].zone : NULL;
  LwLength line = lw_country_line_y (country, battle->player[side].edge);
  LwLength depth = man == LW_NONE ? get_gun_depth (battle, side)
                                  : lw_putting_down_depth (battle, side, battle->men[man].arm);
  LwLength low = MAX (line - depth, 0), high = MIN (line + depth, country->depth);
  LwPoint box[] = { { 0, low }, { country->width, low }, { country->width, high }, { 0, high } };

  if (zone != NULL)
    g_array_append_vals (corners, zone->data, zone->len);
  else
    g_array_append_vals (corners, box, G_N_ELEMENTS (box));
}

/* Sets the law by which a place is too far from its line, or too near to the middle: in the
 * Defensive Game the defender's, or the attacker's. */
static gboolean
name_law (const LwBattle *battle, LwSide side, LwRefusal *refusal)
{
  if (refusal != NULL && battle->variety == LW_VARIETY_DEFENSIVE)
    refusal->law = side == battle->first ? "R88" : "R87";

  return FALSE;
}

static LwLength
get_from_line (const LwBattle *battle, LwSide side, LwPoint at)
{
  return ABS (at.y - lw_country_line_y (lw_battle_country (battle), battle->player[side].edge));
}

/* A foot or a move from his line is measured like a move, at his middle (Q1). On a field too
 * shallow for a move from the middle line he may stand on his own. */
static gboolean
is_near_enough (const LwBattle *battle, const LwMan *man)
{
  LwLength from_line = get_from_line (battle, man->side, man->at);

  if (battle->variety == LW_VARIETY_DEFENSIVE && man->side != battle->first)
    return !lw_man_within_middle (battle, man, man->side, lw_arm_move (man->arm)) || from_line == 0;

  return from_line <= lw_putting_down_depth (battle, man->side, man->arm);
}

gboolean
lw_man_putting_down_allowed (
    const LwBattle *battle, LwRef ref, LwPoint at, LwAngle facing, LwRefusal *refusal)
{
  LwMan man = battle->men[ref];
  const GArray *zone = battle->scenario != NULL ? battle->scenario->side[man.side].zone : NULL;

  man.at = at;
  man.facing = facing;
  if (!lw_box_holds (lw_country_bounds (lw_battle_country (battle)), at))
    return lw_refuse_man (refusal, LW_REFUSED_OFF_FIELD, ref);
  if (zone != NULL)
    return lw_man_touches_zone (battle, &man, zone) ||
           lw_refuse_man (refusal, LW_REFUSED_OUT_OF_ZONE, ref);

  if (is_near_enough (battle, &man))
    return TRUE;

  lw_refuse_about (refusal, LW_REFUSED_NOT_AT_LINE, ref, LW_NONE,
                   get_from_line (battle, man.side, at),
                   lw_putting_down_depth (battle, man.side, man.arm));
  return name_law (battle, man.side, refusal);
}

gboolean
lw_gun_putting_down_allowed (
    const LwBattle *battle, LwSide side, LwRef gun, LwPoint at, LwRefusal *refusal)
{
  const LwCountry *country = lw_battle_country (battle);
  const GArray *zone = battle->scenario != NULL ? battle->scenario->side[side].zone : NULL;
  LwLength depth = get_gun_depth (battle, side), from_line = get_from_line (battle, side, at);

  if (!lw_box_holds (lw_country_bounds (country), at))
    return lw_refuse_gun (refusal, LW_REFUSED_OFF_FIELD, gun);
  if (zone != NULL)
    return lw_outline_holds ((const LwPoint *)zone->data, zone->len, at) ||
           lw_refuse_gun (refusal, LW_REFUSED_OUT_OF_ZONE, gun);

  if (from_line <= depth)
    return TRUE;

  lw_refuse_about (refusal, LW_REFUSED_NOT_AT_LINE, LW_NONE, gun, from_line, depth);
  return name_law (battle, side, refusal);
}

static gboolean
check_put_man (const LwBattle *battle, const LwOrder *order, guint i, LwRefusal *refusal)
{
  LwRef ref = ref_at (order->who, i);
  const LwMan *man = lw_battle_man (battle, ref);

  if (man == NULL)
    return lw_refuse_man (refusal, LW_REFUSED_NO_SUCH, ref);
  if (man->side != order->side)
    return lw_refuse_man (refusal, LW_REFUSED_NOT_OWN, ref);

  return lw_man_putting_down_allowed (battle, ref, g_array_index (order->to, LwPoint, i),
                                      order->bearing, refusal);
}

static gboolean
check_put (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwMuster) muster = NULL;
  g_autofree gboolean *named = g_new0 (gboolean, battle->n_men + 1);

  if (order->who->len == 0 || order->who->len != order->to->len)
    return lw_refuse_about (refusal, LW_REFUSED_NO_SUCH, LW_NONE, LW_NONE, order->to->len,
                            order->who->len);
  for (guint i = 0; i < order->who->len; i++)
    {
      if (!check_put_man (battle, order, i, refusal))
        return FALSE;
      if (named[ref_at (order->who, i)])
        return lw_refuse_man (refusal, LW_REFUSED_NO_SUCH, ref_at (order->who, i));
      named[ref_at (order->who, i)] = TRUE;
    }

  muster = lw_muster_new_in (battle,
                             lw_box_around ((const LwPoint *)order->to->data, order->to->len, 0));
  for (guint i = 0; i < order->who->len; i++)
    lw_muster_place (muster, ref_at (order->who, i), g_array_index (order->to, LwPoint, i),
                     order->bearing);
  for (guint i = 0; i < order->who->len; i++)
    if (!lw_muster_may_stand (muster, ref_at (order->who, i), g_array_index (order->to, LwPoint, i),
                              order->bearing, refusal))
      return FALSE;

  return TRUE;
}

gboolean
lw_put_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  LwEvent *event;

  if (battle->ready[order->side])
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  if (!check_put (battle, order, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, ref_at (order->who, i));

      man->state = LW_MAN_FIGHTING;
      man->at = man->start = g_array_index (order->to, LwPoint, i);
      man->facing = order->bearing;
    }
  event = lw_battle_tell (battle, order, LW_EVENT_PUT_DOWN);
  event->man = ref_at (order->who, 0);
  event->count = (gint)order->who->len;
  event->to = g_array_index (order->to, LwPoint, 0);

  return TRUE;
}

static gboolean
check_put_gun (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  const LwGun *gun = lw_battle_gun (battle, order->gun);
  g_autoptr (LwMuster) muster = NULL;
  LwAngle rear;
  LwPoint at;

  if (gun == NULL || order->to->len != 1)
    return lw_refuse_gun (refusal, LW_REFUSED_NO_SUCH, order->gun);
  if (gun->owner != order->side)
    return lw_refuse_gun (refusal, LW_REFUSED_NOT_OWN, order->gun);

  at = g_array_index (order->to, LwPoint, 0);
  if (!lw_gun_putting_down_allowed (battle, order->side, order->gun, at, refusal))
    return FALSE;
  /* Trail forward, muzzle to the rear (R15), as a moved gun is set down (R45). */
  rear = battle->player[order->side].edge == LW_EDGE_SOUTH ? LW_SOUTH : LW_NORTH;
  if (battle->rules.choice[LW_RULE_MOVED_GUN_FACING] == 0 &&
      ABS (lw_angle_between (rear, order->bearing)) > LW_TURN / 4)
    {
      lw_refuse_gun (refusal, LW_REFUSED_GUN_FACING, order->gun);
      if (refusal != NULL)
        refusal->law = "R15";
      return FALSE;
    }

  muster = lw_muster_new_in (battle, lw_box_around (&at, 1, LW_GUN_BARREL));

  return lw_muster_may_stand_gun (muster, order->gun, at, order->bearing, refusal);
}

gboolean
lw_put_gun_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  LwEvent *event;
  LwGun *gun;

  if (battle->ready[order->side])
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  if (!check_put_gun (battle, order, refusal))
    return FALSE;

  gun = lw_battle_gun_rw (battle, order->gun);
  gun->placed = TRUE;
  gun->at = gun->start = g_array_index (order->to, LwPoint, 0);
  gun->bearing = lw_angle_wrapped (order->bearing);
  event = lw_battle_tell (battle, order, LW_EVENT_PUT_DOWN);
  event->gun = order->gun;
  event->count = 1;
  event->to = gun->at;

  return TRUE;
}

static guint
count_in_box (const LwBattle *battle, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side && battle->men[i].state == LW_MAN_IN_BOX)
      n++;
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].army == side && !battle->guns[i].placed)
      n++;

  return n;
}

/* Putting down is over: First Player is to move, and it is each player's first move (R14). */
static void
begin_moves (LwBattle *battle)
{
  battle->phase = LW_PHASE_WAITING;
  battle->mover = battle->first;
  battle->move = 1;
}

gboolean
lw_ready_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  guint n = count_in_box (battle, order->side);

  if (battle->ready[order->side])
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
  if (n > 0)
    return lw_refuse_about (refusal, LW_REFUSED_NOT_DOWN, LW_NONE, LW_NONE, n, 0);

  battle->ready[order->side] = TRUE;
  lw_battle_tell (battle, order, LW_EVENT_READY);
  if (battle->curtain_used)
    return TRUE;
  /* Without a curtain one puts down all his men, then the other (R10). */
  if (battle->ready[LW_OTHER (order->side)])
    begin_moves (battle);
  else
    battle->mover = LW_OTHER (order->side);

  return TRUE;
}

gboolean
lw_put_curtain_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (order->flag)
    {
      if (!battle->curtain_used)
        return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
      for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
        if (!battle->ready[side])
          return lw_refuse_about (refusal, LW_REFUSED_NOT_DOWN, LW_NONE, LW_NONE,
                                  MAX (1, count_in_box (battle, side)), 0);
      battle->curtain_closed = FALSE;
      begin_moves (battle);
    }
  else
    {
      if (anything_put_down (battle) || battle->variety == LW_VARIETY_DEFENSIVE)
        return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
      battle->curtain_used = battle->curtain_closed = TRUE;
    }
  lw_battle_tell (battle, order, LW_EVENT_CURTAIN)->count = order->flag ? 1 : 0;

  return TRUE;
}
