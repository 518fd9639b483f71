/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-claims.c: what a record may claim (R20, Q51, Q52).
 *
 * The outcome of a shot is read from a file and not worked out, so that old records keep what they
 * say. Whoever is to vouch for a record asks here besides.
 */
#include "lw-claims.h"

#include "flight/flight.h"
#include "guns/guns.h"

#include <string.h>

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
