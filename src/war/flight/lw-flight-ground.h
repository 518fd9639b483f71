/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-ground.h: the Country as shots meet it, made once for a ground and kept with it.
 */
#pragma once

#include "lw-flight-world.h"

G_BEGIN_DECLS

/* The Country's part, of which a ground keeps one. */
const LwFlightGround *lw_flight_ground (const LwGround *ground);

/* Height of the highest board under a point, in 1/256 in. */
LwLength lw_flight_ground_height (const LwFlightGround *ground, LwPoint at);

G_END_DECLS
