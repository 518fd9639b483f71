/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-prisoner.h: how men are killed, taken, freed and armed again (R63-R70, Q81-Q97).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* A man dies: frees his prisoners when he was their last escort (R65, Q92), tells. @gun: by which
 * gun, or LW_NONE. */
void     lw_man_dies           (LwBattle *battle, const LwOrder *order, LwRef man, LwRef gun);
/* A man is taken: nearest captor within six inches with room becomes his escort (Q80, Q81). */
void     lw_man_taken          (LwBattle *battle, const LwOrder *order, LwRef man);
/* The dead and the taken of @order, a melee that is settled: when all of the move are, escorts are
 * lost and given for all of them together (Q78, Q86). */
void     lw_men_fell           (LwBattle *battle, const LwOrder *order);
/* A prisoner beyond liberation leaves the field (R69, Q97): for a march over the captor's line. */
void     lw_man_led_away       (LwBattle *battle, const LwOrder *order, LwRef man);

/* Prisoners on the field whose captors have not an armed man left there are free (R70). */
void     lw_prisoner_abandoned (LwBattle *battle, const LwOrder *order);
/* At the end of a move: rearming at the back line (R67, Q96), prisoners led away (R69, Q97),
 * escorts given anew, recapture (R70), unescorted freed if the house rule says so (Q81). */
void     lw_prisoner_settle    (LwBattle *battle, LwOrder *order);

G_END_DECLS
