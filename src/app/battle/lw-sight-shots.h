/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-shots.h: the shots of a gun in this move, in the few words a layer needs.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_sight_shots: the orders by which @gun has fired in the move under way, oldest first.
 * Returns: (transfer container) (element-type LwOrder)
 */
GPtrArray *lw_sight_shots       (const LwBattle *battle, LwRef gun);

/*
 * lw_sight_shots_fell: where it came to rest, for one who laid at @named: "7 in short, 2 in left of
 * him"; with nobody named, how far off. Returns: (transfer full)
 */
char      *lw_sight_shots_fell   (const LwBattle *battle, const LwOrder *shot, LwRef named);

/* "touched, 1 dead", "2 knocked over", "nobody struck". Returns: (transfer full) */
char      *lw_sight_shots_result (const LwOrder *shot);

G_END_DECLS
