/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-bout.c: a whole battle, fought out between two who are asked for their orders.
 */
#include "lw-bout.h"

#include "play/play.h"

/* Whose order is next: while putting down, his who is not ready. */
static LwSide
next_side (const LwBattle *battle)
{
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used && battle->ready[LW_RED] &&
      !battle->ready[LW_BLUE])
    return LW_BLUE;
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    return LW_RED;

  return battle->mover;
}

LwBoutEnd
lw_bout_play (LwBattle *battle,
              const LwBouter bouters[LW_N_SIDES],
              guint most,
              LwSide *side,
              LwRefusal *refusal)
{
  g_return_val_if_fail (battle != NULL && bouters != NULL, LW_BOUT_STUCK);

  while (battle->phase != LW_PHASE_OVER && battle->move <= most)
    {
      LwSide next = next_side (battle);
      g_autoptr (LwOrder) order = bouters[next].ask (bouters[next].data, battle, next);

      if (side != NULL)
        *side = next;
      if (order == NULL)
        return LW_BOUT_STUCK;
      if (!lw_play (battle, order, refusal))
        return LW_BOUT_REFUSED;
    }

  return battle->phase == LW_PHASE_OVER ? LW_BOUT_OVER : LW_BOUT_UNDECIDED;
}
