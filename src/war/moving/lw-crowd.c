/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-crowd.c: where nobody insists on the sixteenth of an inch, but wants to be told (Q6).
 */
#include "lw-muster.h"
#include "state/state.h"

static gboolean
sets_down (LwOrderKind kind)
{
  return kind == LW_ORDER_PUT || kind == LW_ORDER_PUT_GUN || kind == LW_ORDER_MARCH ||
         kind == LW_ORDER_HAUL || kind == LW_ORDER_TURN || kind == LW_ORDER_TAIL;
}

static void
tell (LwBattle *battle, const LwOrder *order, const LwRefusal *near)
{
  LwEvent *event = lw_battle_tell (battle, order, LW_EVENT_TOO_NEAR);

  event->side = order->side;
  event->man = near->man;
  event->other = near->other;
  event->gun = near->gun;
}

void
lw_tell_crowded (LwBattle *battle, const LwOrder *order)
{
  gboolean gun = order->kind == LW_ORDER_PUT_GUN || order->kind == LW_ORDER_HAUL;
  g_autoptr (LwMuster) muster = NULL;
  LwRefusal near;

  if (!sets_down (order->kind) || (order->flag && order->kind != LW_ORDER_TURN))
    return;

  muster = lw_muster_new (battle);
  lw_muster_insist (muster);
  if (gun && !lw_muster_may_stand_gun (muster, order->gun, battle->guns[order->gun].at,
                                       battle->guns[order->gun].bearing, &near))
    tell (battle, order, &near);
  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      const LwMan *man = &battle->men[ref];

      if (lw_man_on_field (man) &&
          !lw_muster_may_stand (muster, ref, man->at, man->facing, &near) &&
          near.code == LW_REFUSED_NO_CLEARANCE)
        tell (battle, order, &near);
    }
}
