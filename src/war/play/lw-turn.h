/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-turn.h: the turn of the moves: Go, the end, the settling, and whose move is next.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

gboolean lw_go_play          (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_end_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* A melee, when it is known which there are (R42). */
gboolean lw_turn_melee_play  (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_settle_play      (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* While a move settles: finds the melees as soon as no trail is owed (R56, Q29). */
void     lw_turn_find_melees (LwBattle *battle);

G_END_DECLS
