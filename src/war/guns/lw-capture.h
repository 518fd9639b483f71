/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-capture.h: guns change hands (R72-R74, Q104-Q109).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* At the end of a move, after melees: gives guns that are captured to the mover, marks disputed
 * ones (R72-R74, Q104-Q109); fills order->captured. */
void lw_capture_settle (LwBattle *battle, LwOrder *order);

/* A gun has swung round from @was to where it points: whoever had passed it is beyond it still. */
void     lw_capture_swung  (LwBattle *battle, LwRef gun, LwAngle was);
/* A gun that has been moved, or has changed hands, forgets who had passed its axle (Q105). */
void lw_capture_forget (LwBattle *battle, LwRef gun);

G_END_DECLS
