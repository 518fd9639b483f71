/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-event.c: how the verbs tell what happened.
 */
#include "lw-verbs.h"

LwEvent *
lw_battle_tell (LwBattle *battle, const LwOrder *order, LwEventKind kind)
{
  LwEvent event = {
    .kind = kind,
    .order = order->n,
    .move = battle->move,
    .side = order->side,
    .man = LW_NONE,
    .gun = LW_NONE,
    .other = LW_NONE,
  };

  g_array_append_val (battle->events, event);

  return &g_array_index (battle->events, LwEvent, battle->events->len - 1);
}
