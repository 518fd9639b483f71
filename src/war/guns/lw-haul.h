/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-haul.h: a gun is moved by its crew (R36, R43-R45, Q8, Q36, Q46-Q49).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

gboolean lw_haul_play       (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* An armed enemy on the axle's way stops a gun as he stops a man (Q16): who, or LW_NONE. */
LwRef    lw_haul_stopped_by (const LwBattle *battle, LwSide side, const GArray *way);

G_END_DECLS
