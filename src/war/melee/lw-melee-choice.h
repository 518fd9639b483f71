/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-choice.h: who dies and who is taken in a melee, as the mover chooses (R58-R61).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Carries the mover's choice out, if it is what the numbers of the melee demand. */
gboolean lw_melee_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* How many would serve @gun when the dead and the taken of @order are gone (R35, Q7)? */
guint    lw_melee_crew (const LwBattle *battle, const LwOrder *order, LwRef gun);

G_END_DECLS
