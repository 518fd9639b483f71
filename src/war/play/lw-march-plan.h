/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-plan.h: marches as a player draws them before he orders them.
 */
#pragma once

#include "moving/moving.h"

G_BEGIN_DECLS

/*
 * lw_march_plan: the order that brings @men (LwRef) as near to @goal as their strings let them, the
 * body re-formed about it: each by the shortest way, stopping at its string's end, moved aside to
 * the nearest clear place. Returns: (transfer full) a MARCH order that the laws allow; men who
 * cannot move at all are left out of it. NULL when that is everyone. A @goal beyond the men's own
 * back line means that they retire (see lw_retire_plan()), if any of them can.
 */
LwOrder *lw_march_plan (const LwBattle *battle, const GArray *men, LwFormation formation,
                        LwPoint goal, LwAngle facing);

/*
 * lw_retire_plan: the order that takes @men over their own back line, and out of the battle, by the
 * shortest way (Q20); whoever cannot reach it in this move is left out. Returns: (transfer full) or
 * NULL when nobody can.
 */
LwOrder *lw_retire_plan (const LwBattle *battle, const GArray *men);

G_END_DECLS
