/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-horse.h: a toy horse and its rider.
 */
#pragma once

#include "lw-sight-eye.h"

G_BEGIN_DECLS

/* On its stand about the origin, one unit an inch; @turn: how far it looks away from the eye, in
 * radians; @inch: pixels to the inch. */
void lw_sight_horse (const LwSightEye *eye, const LwMan *man, double turn, double inch);

G_END_DECLS
