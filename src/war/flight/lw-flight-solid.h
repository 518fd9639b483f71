/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-solid.h: boxes and cylinders, and where an upright shot on a short way touches them.
 */
#pragma once

#include "lw-flight-world.h"

G_BEGIN_DECLS

/* Upright solids, of 1/256 in. */
LwSolid  lw_flight_solid_round (LwSurface surface, LwRef man, LwPoint at, LwLength radius,
                                LwLength foot, LwLength top);
LwSolid  lw_flight_solid_box   (LwSurface surface, LwRef man, LwPoint at, LwLength width,
                                LwLength depth, LwAngle angle, LwLength foot, LwLength top);

/* Where a solid of that number can be touched. */
LwCellEntry lw_flight_solid_entry (const LwSolid *solid, gint32 number);

/* Whether this solid is struck; only when earlier than @hit, which must be initialised. */
gboolean lw_flight_solid_hit           (const LwSolid *solid, const gint64 p[3], const gint64 d[3],
                                 LwHit *hit);

G_END_DECLS
