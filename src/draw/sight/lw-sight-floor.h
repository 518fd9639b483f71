/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-floor.h: the nursery and its floor before the eye.
 */
#pragma once

#include "lw-sight-items.h"

G_BEGIN_DECLS

/* The room, the field, and all that lies flat on it. */
void lw_sight_floor   (const LwSightEye *eye);

/* The shadows that houses, walls and boards cast over the bare floor; where two fall together it is
 * no darker. (element-type LwSightItem) */
void lw_sight_shadows (const LwSightEye *eye, const GArray *items);

G_END_DECLS
