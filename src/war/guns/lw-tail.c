/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-tail.c: two men are set at the trail of a gun that has fired (R41, R42, Q29, Q44).
 */
#include "lw-trail.h"

#include "moving/moving.h"

static gboolean
check_man (const LwBattle *battle,
           const LwOrder *order,
           LwRef man,
           LwPoint at,
           LwLength *used,
           LwRefusal *refusal)
{
  gboolean taken_back = battle->phase == LW_PHASE_SETTLING;
  LwPoint places[LW_TRAIL_MEN];
  guint n = lw_battle_trail_places (battle, order->gun, places);

  if (!lw_man_may_serve (battle, order->side, man, refusal))
    return FALSE;
  if (!(n > 0 && lw_point_is (at, places[0])) && !(n > 1 && lw_point_is (at, places[1])))
    return lw_refuse_man (refusal, LW_REFUSED_TRAIL_PLACE, man, order->gun);
  if (lw_trail_elsewhere (battle, man, order->gun))
    return lw_refuse_man (refusal, LW_REFUSED_ALREADY_WITH_GUN, man, order->gun);
  if (battle->men[man].locked && !taken_back)
    return lw_refuse_man (refusal, LW_REFUSED_LOCKED, man, order->gun);

  *used = 0;
  /* Who is there already stays there. */
  return lw_point_is (battle->men[man].at, at) ||
         lw_trail_reach (battle, order->gun, man, at, taken_back, used, refusal);
}

static gboolean
check_tail (const LwBattle *battle, const LwOrder *order, GArray *used, LwRefusal *refusal)
{
  guint n = order->who->len;

  if (order->gun < 0 || (guint)order->gun >= battle->n_guns)
    return lw_refuse (refusal, LW_REFUSED_NO_SUCH);
  if (battle->guns[order->gun].owner != order->side)
    return lw_refuse_gun (refusal, LW_REFUSED_NOT_OWN, order->gun, 0, 0);
  /* Once the move is over nobody comes who is not owed: a melee is judged but once (Q29, Q77). */
  if (battle->guns[order->gun].shots == 0 ||
      (battle->phase == LW_PHASE_SETTLING && lw_battle_trail_owed (battle, order->gun) == 0))
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_NOT_OWED, order->gun, 0, 0);
  if (n == 0 || n > LW_TRAIL_MEN || order->to->len != n)
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_PLACE, order->gun, n, LW_TRAIL_MEN);
  if (n == 2 &&
      (g_array_index (order->who, LwRef, 0) == g_array_index (order->who, LwRef, 1) ||
       lw_point_is (g_array_index (order->to, LwPoint, 0), g_array_index (order->to, LwPoint, 1))))
    return lw_refuse_gun (refusal, LW_REFUSED_TRAIL_PLACE, order->gun, 1, LW_TRAIL_MEN);

  for (guint i = 0; i < n; i++)
    {
      LwLength length;

      if (!check_man (battle, order, g_array_index (order->who, LwRef, i),
                      g_array_index (order->to, LwPoint, i), &length, refusal))
        return FALSE;
      g_array_append_val (used, length);
    }

  return TRUE;
}

/* Sets one man at the trail, out of contact if need be (R42). */
static void
set_at_trail (LwBattle *battle, const LwOrder *order, LwRef man, LwPoint at, LwLength used)
{
  LwMan *him = lw_battle_man_rw (battle, man);

  /* Who is there already stays as he stands. */
  if (!lw_point_is (him->at, at))
    {
      him->walked = battle->phase == LW_PHASE_SETTLING ? used : him->walked + used;
      him->facing = battle->guns[order->gun].bearing;
    }
  him->at = at;
  him->trail_of = order->gun;
  him->locked = FALSE;
  him->prone = FALSE;
}

gboolean
lw_tail_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (GArray) used = g_array_new (FALSE, FALSE, sizeof (LwLength));
  g_autoptr (GArray) nudges = g_array_new (FALSE, FALSE, sizeof (LwNudge));
  LwEvent *event;

  if (!check_tail (battle, order, used, refusal))
    return FALSE;
  if (!lw_gun_make_room (battle, order->gun, battle->guns[order->gun].bearing, order->who,
                         order->to, nudges, refusal))
    return FALSE;

  for (guint i = 0; i < order->who->len; i++)
    set_at_trail (battle, order, g_array_index (order->who, LwRef, i),
                  g_array_index (order->to, LwPoint, i), g_array_index (used, LwLength, i));
  lw_nudges_apply (battle, nudges);
  /* Men have been moved: no gun any more (R27, Q44). */
  if (battle->phase == LW_PHASE_GUNS)
    battle->phase = LW_PHASE_MEN;

  event = lw_battle_tell (battle, order, LW_EVENT_TRAIL);
  event->side = order->side;
  event->gun = order->gun;
  event->man = g_array_index (order->who, LwRef, 0);
  event->count = order->who->len;
  return TRUE;
}

LwOrder *
lw_tail_plan (const LwBattle *battle, LwRef gun)
{
  g_autoptr (LwOrder) order = NULL;
  LwPoint missing[LW_TRAIL_MEN];
  LwRef men[LW_TRAIL_MEN] = { LW_NONE, LW_NONE };
  guint n;

  g_return_val_if_fail (battle != NULL, NULL);

  if (gun < 0 || (guint)gun >= battle->n_guns || battle->guns[gun].shots == 0)
    return NULL;

  n = lw_trail_missing (battle, gun, missing);
  if (n == 0 ||
      lw_trail_assign (battle, gun, missing, n, battle->phase == LW_PHASE_SETTLING, men) == 0)
    return NULL;

  order = lw_order_new (LW_ORDER_TAIL, battle->guns[gun].owner);
  order->gun = gun;
  for (guint i = 0; i < n; i++)
    if (men[i] != LW_NONE)
      {
        lw_order_add_man (order, men[i]);
        lw_order_add_place (order, missing[i]);
      }

  return g_steal_pointer (&order);
}
