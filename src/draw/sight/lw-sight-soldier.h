/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-soldier.h: a toy soldier from the hips up.
 */
#pragma once

#include "lw-sight-eye.h"

G_BEGIN_DECLS

/* About the origin, one unit an inch; @turn: how far he looks away from the eye, in radians; @inch:
 * pixels to the inch. */
void     lw_sight_soldier  (const LwSightEye *eye, const LwMan *man, double turn, double inch);
LwColour lw_sight_trousers (LwSide side);

G_END_DECLS
