/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * prisoner-test.h: the end of a move as prisoners see it.
 */
#pragma once

#include "skirmish.h"
#include "lw-prisoner.h"

static inline void
settle (LwBattle *battle)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, battle->mover);

  battle->phase = LW_PHASE_SETTLING;
  lw_prisoner_settle (battle, order);
}
