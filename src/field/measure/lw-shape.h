/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shape.h: the outlines of men, guns and things on the floor, and the gaps between them (Q3).
 *
 * A shape is the set of points within `radius` of its skeleton: one point (a disc), a segment (a
 * capsule) or a filled polygon. Gaps are measured from nearest point to nearest point and decided
 * by whole numbers alone: squared distances, cross products after a bounding test.
 */
#pragma once

#include "lw-angle.h"

G_BEGIN_DECLS

typedef struct
{
  LwLength radius;         /* how far the outline stands off the skeleton, >= 0 */
  guint n_points;          /* 1 disc, 2 capsule, 3 or more a polygon */
  LwPoint corner[4];       /* the skeleton, when it has at most four points */
  const LwPoint *outline;  /* borrowed: the skeleton, when it has more */
  LwBox bounds;            /* of the whole shape, radius included */
} LwShape;

LwShape        lw_shape_disc     (LwPoint centre, LwLength radius);
LwShape        lw_shape_capsule  (LwPoint a, LwPoint b, LwLength radius);

/* A box of @width along @angle and @depth across it, about @centre. */
LwShape        lw_shape_box      (LwPoint centre, LwLength width, LwLength depth, LwAngle angle);

/* A polygon, either way round; @points must outlive the shape when there are more than four. */
LwShape        lw_shape_polygon  (const LwPoint *points, guint n_points);

const LwPoint *lw_shape_points   (const LwShape *shape);

/* Is the gap between the two at most @limit; is it less than @limit? Overlap is a gap below 0. */
gboolean       lw_shape_within   (const LwShape *a, const LwShape *b, LwLength limit);
gboolean       lw_shape_nearer   (const LwShape *a, const LwShape *b, LwLength limit);

/* The gap, rounded up to the unit, for words and drawings; 0 when they touch or overlap. */
LwLength       lw_shape_gap      (const LwShape *a, const LwShape *b);

gboolean       lw_shape_contains (const LwShape *shape, LwPoint point);

/* The same shape, of at most four corners, elsewhere: moved as @from has to be to come to @to. */
LwShape        lw_shape_moved    (LwShape shape, LwPoint from, LwPoint to);

/* All that a disc of @radius sweeps on its way from @from to @to. */
LwShape        lw_shape_swept    (LwPoint from, LwPoint to, LwLength radius);

/* Twice the area of the triangle abp: positive when @p lies to the left of the way from a to b. */
static inline gint64
lw_side_of (LwPoint a, LwPoint b, LwPoint p)
{
  return ((gint64) b.x - a.x) * ((gint64) p.y - a.y) - ((gint64) b.y - a.y) * ((gint64) p.x - a.x);
}

/* Do the segments ab and cd, ends included, cross or touch? */
gboolean       lw_segments_meet  (LwPoint a, LwPoint b, LwPoint c, LwPoint d);

/* Is the outline a simple polygon (no side crosses another), of some area? */
gboolean       lw_outline_simple (const LwPoint *points, guint n_points);

/* Is the point inside or on the border; and the centre of gravity, near enough to put a mark on. */
gboolean       lw_outline_holds  (const LwPoint *points, guint n_points, LwPoint point);
LwPoint        lw_outline_centre (const LwPoint *points, guint n_points);

G_END_DECLS
