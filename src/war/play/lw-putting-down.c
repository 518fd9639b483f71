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

LwLength
lw_putting_down_depth (const LwBattle *battle, LwSide side, LwLength move)
{
  const LwCountry *country = lw_battle_country (battle);

  if (battle->variety != LW_VARIETY_DEFENSIVE)
    return LW_FOOT;
  /* "A move from his back line" (R88, Q129). */
  if (side == battle->first)
    return move;
  /* "No man within one move of the middle line" (R87, Q128). */
  return MAX (0, country->depth / 2 - move - 1);
}

static LwLength
move_of (const LwBattle *battle, LwRef man)
{
  if (man != LW_NONE)
    return lw_arm_move (battle->men[man].arm);

  /* Horses may take a gun two feet (Q128). */
  return battle->rules.choice[LW_RULE_GUN_ZONE] == 1 ? LW_GUN_MOVE_INFANTRY : LW_GUN_MOVE_CAVALRY;
}

void
lw_putting_down_zone (const LwBattle *battle, LwSide side, LwRef man, GArray *corners)
{
  const LwCountry *country = lw_battle_country (battle);
  const GArray *zone = battle->scenario != NULL ? battle->scenario->side[side].zone : NULL;
  LwLength line = lw_country_line_y (country, battle->player[side].edge);
  LwLength depth = lw_putting_down_depth (battle, side, move_of (battle, man));
  LwLength low = MAX (line - depth, 0), high = MIN (line + depth, country->depth);
  LwPoint box[] = { { 0, low }, { country->width, low }, { country->width, high }, { 0, high } };

  if (zone != NULL)
    g_array_append_vals (corners, zone->data, zone->len);
  else
    g_array_append_vals (corners, box, G_N_ELEMENTS (box));
}

gboolean
lw_putting_down_allows (
    const LwBattle *battle, LwSide side, LwRef man, LwRef gun, LwPoint at, LwRefusal *refusal)
{
  const LwCountry *country = lw_battle_country (battle);
  LwLength from_line, depth = lw_putting_down_depth (battle, side, move_of (battle, man));
  const GArray *zone = battle->scenario != NULL ? battle->scenario->side[side].zone : NULL;

  if (!lw_box_holds (lw_country_bounds (country), at))
    return lw_refuse_about (refusal, LW_REFUSED_OFF_FIELD, man, gun, 0, 0);
  if (zone != NULL)
    return lw_outline_holds ((const LwPoint *)zone->data, zone->len, at) ||
           lw_refuse_about (refusal, LW_REFUSED_OUT_OF_ZONE, man, gun, 0, 0);

  from_line = ABS (at.y - lw_country_line_y (country, battle->player[side].edge));
  if (from_line <= depth)
    return TRUE;

  lw_refuse_about (refusal, LW_REFUSED_NOT_AT_LINE, man, gun, from_line, depth);
  /* In the Defensive Game the defender keeps a move from the middle, and the attacker sets out a
   * move from his line. */
  if (refusal != NULL && battle->variety == LW_VARIETY_DEFENSIVE)
    refusal->law = side == battle->first ? "R88" : "R87";
  return FALSE;
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

  return lw_putting_down_allows (battle, order->side, ref, LW_NONE,
                                 g_array_index (order->to, LwPoint, i), refusal);
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
  if (!lw_putting_down_allows (battle, order->side, LW_NONE, order->gun, at, refusal))
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
