/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play-test.h: a battle put down and begun.
 */
#pragma once

#include "war-test.h"

static inline LwBattle *
ready_battle (void)
{
  LwBattle *battle = open_battle (12, 8, 1);

  put_all_down (battle);

  return battle;
}

static inline LwBattle *
battle_in_move (void)
{
  LwBattle *battle = ready_battle ();

  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));

  return battle;
}

static inline LwOrder *
step_forward (const LwBattle *battle, const char *id, gint inches)
{
  LwRef man = man_of (battle, id);
  LwPoint to = battle->men[man].at;

  to.y += battle->mover == LW_RED ? -LW_INCHES (inches) : LW_INCHES (inches);

  return march_order (battle, man, to);
}
