/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-haul-plan.h: a move of a gun proposed to its player.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* The order that brings the gun as near to @goal as the laws let it; NULL when they leave no way.
 * (transfer full) */
LwOrder *lw_haul_plan (const LwBattle *battle, LwRef gun, LwPoint goal);

G_END_DECLS
