/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-ink.h: paths before the eye, and what they are painted with.
 */
#pragma once

#include "lw-sight-eye.h"

G_BEGIN_DECLS

/* Paths, cut off where they come too near. */
void   lw_sight_trace   (const LwSightEye *eye, const LwSightPoint *points, guint n);
void   lw_sight_line    (const LwSightEye *eye, LwSightPoint a, LwSightPoint b);
void   lw_sight_fill    (const LwSightEye *eye, const LwColour *colour, double alpha);
void   lw_sight_edge    (const LwSightEye *eye, const LwColour *colour, double alpha,
                         double width);

/* In the units of the context, as figures are drawn: a plain box; an oval, as a path and filled;
 * and the path on hand as a round thing, @light brighter on the side of the sun than in the middle,
 * with a rim @rim darker. */
void   lw_sight_box     (const LwSightEye *eye, double x, double y, double wide, double high,
                         const LwColour *colour);
void   lw_sight_trace_oval (const LwSightEye *eye, double x, double y, double rx, double ry);
void   lw_sight_oval    (const LwSightEye *eye, double x, double y, double rx, double ry,
                         const LwColour *colour);
void   lw_sight_paint   (const LwSightEye *eye, const LwColour *colour, double light, double rim,
                         double width);

/* Upright faces. A point @part of the way between two; a colour in the sun that falls on a face
 * whose outward direction is (@x, @y); pixels to the inch of a face whose foot goes from @a to @b;
 * the face with a dark rim; and its bricks. */
LwSightPoint lw_sight_between (LwSightPoint a, LwSightPoint b, double part);
LwColour lw_sight_lit   (const LwSightEye *eye, const LwColour *colour, double x, double y);
double lw_sight_inch    (const LwSightEye *eye, LwSightPoint a, LwSightPoint b);
void   lw_sight_face    (const LwSightEye *eye, const LwSightPoint *face, guint n,
                         const LwColour *colour);
void   lw_sight_bricks  (const LwSightEye *eye, LwSightPoint a, LwSightPoint b, double z0,
                         double z1, const LwColour *mortar);

G_END_DECLS
