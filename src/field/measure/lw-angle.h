/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-angle.h: directions in arc-seconds, counter-clockwise from east, with an integer sine.
 */
#pragma once

#include "lw-length.h"

G_BEGIN_DECLS

/* Arc-seconds. A direction is kept in 0 .. LW_TURN - 1; a difference may be negative. */
typedef gint32 LwAngle;

#define LW_DEGREE ((LwAngle) 3600)
#define LW_TURN ((LwAngle) 1296000)
#define LW_EAST ((LwAngle) 0)
#define LW_NORTH ((LwAngle) (90 * 3600))
#define LW_WEST ((LwAngle) (180 * 3600))
#define LW_SOUTH ((LwAngle) (270 * 3600))

/* Sine and cosine as Q30 whole numbers: 1.0 is 1 << 30; the error is under 2^-24. */
gint32  lw_sine            (LwAngle angle);
gint32  lw_cosine          (LwAngle angle);

/* Both at once: a step of length 1 in that direction, along x and along y. */
void    lw_angle_resolve   (LwAngle angle, gint64 *cosine, gint64 *sine);

/* @angle brought into 0 .. LW_TURN - 1. */
LwAngle lw_angle_wrapped   (gint64 angle);

/* The smaller way from @from to @to, in -LW_TURN/2 .. LW_TURN/2. */
LwAngle lw_angle_between   (LwAngle from, LwAngle to);

/* The direction from @from to @to, to the nearest arc-second; east when they are one point. */
LwAngle lw_direction       (LwPoint from, LwPoint to);

/* The point @distance from @from in the direction @angle, rounded to the unit. */
LwPoint lw_point_towards   (LwPoint from, LwAngle angle, LwLength distance);

/* @point, given relative to the origin, turned by @angle about it and set at @origin. */
LwPoint lw_point_placed    (LwPoint point, LwAngle angle, LwPoint origin);

/* The same of some points, which are set in place of those given. */
void    lw_points_place    (LwPoint *points, guint n_points, LwAngle angle, LwPoint origin);

/* "12° 30′": whole degrees and minutes, rounded to the minute. Returns: (transfer full) */
char   *lw_angle_format    (LwAngle angle);

G_END_DECLS
