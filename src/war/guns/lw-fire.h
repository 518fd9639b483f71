/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fire.h: a gun is fired, and men lie down under fire (R36-R40, R48-R51, Q35-Q58).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

gboolean lw_fire_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_lie_play  (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* Appends to @men (LwRef) whoever of the gun's side is in the way of a shot so laid, and may lie
 * down for it (R39): armed men whose bases come within an inch of the line ahead of the axle. */
void     lw_men_before_gun (const LwBattle *battle, LwRef gun, LwAngle bearing, GArray *men);

G_END_DECLS
