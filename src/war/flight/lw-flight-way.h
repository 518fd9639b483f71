/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-way.h: the first thing that a shot meets on a short straight way.
 */
#pragma once

#include "lw-flight-world.h"

G_BEGIN_DECLS

/* For proofs: from now on everything is tried at every step. */
void     lw_flight_world_be_plain (LwFlightWorld *world);

/* The first thing on the way from @p by @d (x, y, z; at most 0.6 in); FALSE when it is free. Things
 * before the floor, the lower number first, when two are struck at once. */
gboolean lw_flight_world_hit    (LwFlightWorld *world, const gint64 p[3], const gint64 d[3],
                                 LwHit *hit);

/* Of @steps alike, or each shorter than the last, that lead together from @p by at most @d: how
 * many at least meet nothing but level ground, whose height is set. */
guint    lw_flight_world_clear_steps (LwFlightWorld *world, const gint64 p[3], const gint64 d[3],
                                      guint steps);

G_END_DECLS
