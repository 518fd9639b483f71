/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ending.h: when a battle is over, and who has won it.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Is the battle over, at the end of a move? Sets phase, ending, winner and tells (R75, R77,
 * R79-R85, Q112, Q117-Q127). */
void     lw_ending_settle   (LwBattle *battle, LwOrder *order);

gboolean lw_surrender_play  (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_agree_play      (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* What a battle that is over refuses, by the law that ended it. Returns: FALSE. */
gboolean lw_refuse_over     (const LwBattle *battle, LwRefusal *refusal);

/*
 * lw_attack_strength: Defensive Game: what the attacker has left, armed on the field, or with
 * @arrived_only of those who have stood on the defender's back line: half-points, or men by the
 * house rule (R85, Q126, Q127). A gun counts with four of these men within six inches. It is
 * compared with the original, four times.
 */
gint     lw_attack_strength (const LwBattle *battle, gboolean arrived_only);
gint     lw_attack_original (const LwBattle *battle);

G_END_DECLS
