/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shape.c: gaps between shapes, decided exactly, and questions about closed outlines.
 *
 * A skeleton is walked as its sides: a disc is one side of no length, a capsule one side, a polygon
 * as many as it has corners. Two skeletons are as near as their two nearest sides, or touch when
 * one lies inside the other. Distances are compared as squares and heights as products of 128 bits,
 * so that nothing is ever rounded.
 */
#include "lw-shape.h"

/* ---- Segments and outlines ---- */

static int
turn_sign (LwPoint a, LwPoint b, LwPoint c)
{
  gint64 side = lw_side_of (a, b, c);

  return (side > 0) - (side < 0);
}

/* Is @p, known to lie on the line through ab, between the two? */
static gboolean
lies_between (LwPoint a, LwPoint b, LwPoint p)
{
  return p.x >= MIN (a.x, b.x) && p.x <= MAX (a.x, b.x) && p.y >= MIN (a.y, b.y) &&
         p.y <= MAX (a.y, b.y);
}

gboolean
lw_segments_meet (LwPoint a, LwPoint b, LwPoint c, LwPoint d)
{
  int c_side = turn_sign (a, b, c), d_side = turn_sign (a, b, d);
  int a_side = turn_sign (c, d, a), b_side = turn_sign (c, d, b);

  if (c_side * d_side < 0 && a_side * b_side < 0)
    return TRUE;
  return (c_side == 0 && lies_between (a, b, c)) || (d_side == 0 && lies_between (a, b, d)) ||
         (a_side == 0 && lies_between (c, d, a)) || (b_side == 0 && lies_between (c, d, b));
}

static gboolean
same_point (LwPoint a, LwPoint b)
{
  return a.x == b.x && a.y == b.y;
}

/* Does the outline go straight back on itself at @b? */
static gboolean
folds_back (LwPoint a, LwPoint b, LwPoint c)
{
  gint64 along =
      ((gint64)b.x - a.x) * ((gint64)c.x - b.x) + ((gint64)b.y - a.y) * ((gint64)c.y - b.y);

  return lw_side_of (a, b, c) == 0 && along < 0;
}

static gboolean
has_area (const LwPoint *points, guint n_points)
{
  for (guint i = 2; i < n_points; i++)
    if (lw_side_of (points[0], points[1], points[i]) != 0)
      return TRUE;
  return FALSE;
}

gboolean
lw_outline_simple (const LwPoint *points, guint n_points)
{
  if (points == NULL || n_points < 3 || !has_area (points, n_points))
    return FALSE;

  for (guint i = 0; i < n_points; i++)
    {
      LwPoint a = points[i], b = points[(i + 1) % n_points];

      if (same_point (a, b) || folds_back (a, b, points[(i + 2) % n_points]))
        return FALSE;
      /* A side meets its two neighbours at their common corners, and no other side at all. */
      for (guint j = i + 2; j < n_points; j++)
        if ((j + 1) % n_points != i &&
            lw_segments_meet (a, b, points[j], points[(j + 1) % n_points]))
          return FALSE;
    }
  return TRUE;
}

gboolean
lw_outline_holds (const LwPoint *points, guint n_points, LwPoint point)
{
  gboolean inside = FALSE;

  for (guint i = 0; i < n_points; i++)
    {
      LwPoint a = points[i], b = points[i + 1 < n_points ? i + 1 : 0];
      int side = turn_sign (a, b, point);

      if (side == 0 && lies_between (a, b, point))
        return TRUE;
      /* A ray to the east: it counts a side whose ends lie on both sides of it, ahead of it. */
      if ((a.y > point.y) != (b.y > point.y) && (b.y > a.y) == (side > 0))
        inside = !inside;
    }
  return inside;
}

static LwPoint
middle_of_bounds (const LwPoint *points, guint n_points)
{
  LwBox box = lw_box_around (points, n_points, 0);

  return (LwPoint){ box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };
}

/* By how many bits coordinates must shrink for n products of three of them to fit 63 bits. */
static guint
find_shift (const LwPoint *points, guint n_points)
{
  LwBox box = lw_box_around (points, n_points, 0);
  guint bits = g_bit_storage ((gulong)MAX (box.x2 - box.x1, box.y2 - box.y1));
  guint room = 60 - g_bit_storage (n_points);

  return 3 * bits > room ? (3 * bits - room + 2) / 3 : 0;
}

LwPoint
lw_outline_centre (const LwPoint *points, guint n_points)
{
  gint64 area = 0, sum_x = 0, sum_y = 0;
  guint shift;
  LwPoint o;

  g_return_val_if_fail (points != NULL && n_points > 0, ((LwPoint){ 0, 0 }));

  o = points[0];
  shift = find_shift (points, n_points);
  for (guint i = 1; i + 1 < n_points; i++)
    {
      gint64 ax = (points[i].x - o.x) / (1 << shift), ay = (points[i].y - o.y) / (1 << shift);
      gint64 bx = (points[i + 1].x - o.x) / (1 << shift),
             by = (points[i + 1].y - o.y) / (1 << shift);
      gint64 cross = ax * by - ay * bx;

      area += cross;
      sum_x += cross * (ax + bx);
      sum_y += cross * (ay + by);
    }
  if (area == 0)
    return middle_of_bounds (points, n_points);
  return (LwPoint){ o.x + (LwLength)(sum_x / (3 * area) * (1 << shift)),
                    o.y + (LwLength)(sum_y / (3 * area) * (1 << shift)) };
}

/* ---- Shapes ---- */

/* How far is near: at most `far`, or less than that when `strict`. */
typedef struct
{
  gint64 far;
  gboolean strict;
} Reach;

static void
set_bounds (LwShape *shape)
{
  shape->bounds = lw_box_around (lw_shape_points (shape), shape->n_points, shape->radius);
}

LwShape
lw_shape_disc (LwPoint centre, LwLength radius)
{
  LwShape shape = { .radius = radius, .n_points = 1, .corner = { centre } };

  set_bounds (&shape);
  return shape;
}

LwShape
lw_shape_capsule (LwPoint a, LwPoint b, LwLength radius)
{
  LwShape shape = { .radius = radius, .n_points = 2, .corner = { a, b } };

  if (a.x == b.x && a.y == b.y)
    return lw_shape_disc (a, radius);
  set_bounds (&shape);
  return shape;
}

LwShape
lw_shape_box (LwPoint centre, LwLength width, LwLength depth, LwAngle angle)
{
  LwLength right = width / 2, left = right - width, up = depth / 2, down = up - depth;
  LwPoint corners[4] = { { left, down }, { right, down }, { right, up }, { left, up } };

  lw_points_place (corners, 4, angle, centre);
  return lw_shape_polygon (corners, 4);
}

LwShape
lw_shape_polygon (const LwPoint *points, guint n_points)
{
  LwShape shape = { .n_points = n_points };

  g_return_val_if_fail (points != NULL && n_points > 0, shape);

  if (n_points > G_N_ELEMENTS (shape.corner))
    shape.outline = points;
  else
    for (guint i = 0; i < n_points; i++)
      shape.corner[i] = points[i];
  set_bounds (&shape);
  return shape;
}

LwShape
lw_shape_swept (LwPoint from, LwPoint to, LwLength radius)
{
  return lw_shape_capsule (from, to, radius);
}

LwShape
lw_shape_moved (LwShape shape, LwPoint from, LwPoint to)
{
  LwLength x = to.x - from.x, y = to.y - from.y;

  for (guint i = 0; i < MIN (shape.n_points, G_N_ELEMENTS (shape.corner)); i++)
    shape.corner[i] = (LwPoint){ shape.corner[i].x + x, shape.corner[i].y + y };
  shape.bounds =
      (LwBox){ shape.bounds.x1 + x, shape.bounds.y1 + y, shape.bounds.x2 + x, shape.bounds.y2 + y };
  return shape;
}

const LwPoint *
lw_shape_points (const LwShape *shape)
{
  return shape->n_points > G_N_ELEMENTS (shape->corner) ? shape->outline : shape->corner;
}

static guint
count_sides (const LwShape *shape)
{
  return shape->n_points < 3 ? 1 : shape->n_points;
}

static LwPoint
side_end (const LwShape *shape, const LwPoint *points, guint side)
{
  return points[side + 1 < shape->n_points ? side + 1 : 0];
}

/* The 128-bit product of two 64-bit numbers. */
static void
multiply_wide (guint64 a, guint64 b, guint64 product[2])
{
  guint64 low = (a & G_MAXUINT32) * (b & G_MAXUINT32);
  guint64 mid = (a >> 32) * (b & G_MAXUINT32) + (low >> 32);
  guint64 mid2 = (a & G_MAXUINT32) * (b >> 32) + (mid & G_MAXUINT32);

  product[0] = (a >> 32) * (b >> 32) + (mid >> 32) + (mid2 >> 32);
  product[1] = (mid2 << 32) | (low & G_MAXUINT32);
}

static gboolean
squares_within (gint64 squared, Reach reach)
{
  gint64 most = reach.far * reach.far;

  return reach.strict ? squared < most : squared <= most;
}

/* Is |cross| / length within reach, where length squared is @squared? */
static gboolean
height_within (gint64 cross, gint64 squared, Reach reach)
{
  guint64 left[2], right[2];

  multiply_wide ((guint64)ABS (cross), (guint64)ABS (cross), left);
  multiply_wide ((guint64)(reach.far * reach.far), (guint64)squared, right);
  if (left[0] != right[0])
    return left[0] < right[0];
  return reach.strict ? left[1] < right[1] : left[1] <= right[1];
}

static gboolean
point_within (LwPoint p, LwPoint a, LwPoint b, Reach reach)
{
  gint64 dx = (gint64)b.x - a.x, dy = (gint64)b.y - a.y;
  gint64 px = (gint64)p.x - a.x, py = (gint64)p.y - a.y;
  gint64 squared = dx * dx + dy * dy;
  gint64 along = px * dx + py * dy;

  if (along <= 0)
    return squares_within (px * px + py * py, reach);
  if (along >= squared)
    return squares_within (lw_distance_squared (p, b), reach);
  return height_within (dx * py - dy * px, squared, reach);
}

static gboolean
sides_apart (LwPoint a, LwPoint b, LwPoint c, LwPoint d, gint64 far)
{
  return MAX (a.x, b.x) + far < MIN (c.x, d.x) || MAX (c.x, d.x) + far < MIN (a.x, b.x) ||
         MAX (a.y, b.y) + far < MIN (c.y, d.y) || MAX (c.y, d.y) + far < MIN (a.y, b.y);
}

static gboolean
sides_within (LwPoint a, LwPoint b, LwPoint c, LwPoint d, Reach reach)
{
  if (sides_apart (a, b, c, d, reach.far))
    return FALSE;
  return point_within (a, c, d, reach) || point_within (b, c, d, reach) ||
         point_within (c, a, b, reach) || point_within (d, a, b, reach) ||
         (reach.far >= reach.strict && lw_segments_meet (a, b, c, d));
}

static gboolean
skeletons_within (const LwShape *a, const LwShape *b, Reach reach)
{
  /* Of a disc and what has one side, a disc as well, only the nearest points matter. */
  if (a->n_points == 1 && b->n_points <= 2)
    return point_within (a->corner[0], b->corner[0], b->corner[b->n_points - 1], reach);
  if (b->n_points == 1 && a->n_points == 2)
    return point_within (b->corner[0], a->corner[0], a->corner[1], reach);

  const LwPoint *p = lw_shape_points (a), *q = lw_shape_points (b);
  LwBox near = lw_box_grown (b->bounds, (LwLength)reach.far);

  for (guint i = 0; i < count_sides (a); i++)
    {
      LwPoint from = p[i], to = side_end (a, p, i);

      if (!lw_box_meets (near, lw_box_around ((LwPoint[]){ from, to }, 2, 0)))
        continue;
      for (guint j = 0; j < count_sides (b); j++)
        if (sides_within (from, to, q[j], side_end (b, q, j), reach))
          return TRUE;
    }
  return (a->n_points > 2 && lw_outline_holds (p, a->n_points, q[0])) ||
         (b->n_points > 2 && lw_outline_holds (q, b->n_points, p[0]));
}

/* ---- Bare outlines that overlap by more than their edges ---- */

static gboolean
sides_cross (LwPoint a, LwPoint b, LwPoint c, LwPoint d)
{
  return turn_sign (a, b, c) * turn_sign (a, b, d) < 0 &&
         turn_sign (c, d, a) * turn_sign (c, d, b) < 0;
}

static gboolean
on_edge (const LwShape *shape, LwPoint point)
{
  const LwPoint *p = lw_shape_points (shape);

  for (guint i = 0; i < count_sides (shape); i++)
    if (point_within (point, p[i], side_end (shape, p, i), (Reach){ 0, FALSE }))
      return TRUE;
  return FALSE;
}

static gboolean
strictly_inside (const LwShape *shape, LwPoint point)
{
  return shape->n_points > 2 &&
         lw_outline_holds (lw_shape_points (shape), shape->n_points, point) &&
         !on_edge (shape, point);
}

/* Does a corner of @a, the middle of one of its sides or its own middle lie inside @b? */
static gboolean
reaches_into (const LwShape *a, const LwShape *b)
{
  const LwPoint *p = lw_shape_points (a);

  for (guint i = 0; i < count_sides (a); i++)
    {
      LwPoint end = side_end (a, p, i);
      LwPoint middle = { p[i].x + (end.x - p[i].x) / 2, p[i].y + (end.y - p[i].y) / 2 };

      if (strictly_inside (b, p[i]) || strictly_inside (b, end) || strictly_inside (b, middle))
        return TRUE;
    }
  if (a->n_points < 3)
    return FALSE;
  LwPoint centre = lw_outline_centre (p, a->n_points);
  return strictly_inside (a, centre) && strictly_inside (b, centre);
}

/*
 * Two shapes without a radius that touch have no distance between them either way; they overlap
 * when one's edge crosses the other's or reaches into it.
 */
static gboolean
insides_overlap (const LwShape *a, const LwShape *b)
{
  const LwPoint *p = lw_shape_points (a), *q = lw_shape_points (b);

  if (a->n_points < 3 && b->n_points < 3)
    return FALSE;
  for (guint i = 0; i < count_sides (a); i++)
    for (guint j = 0; j < count_sides (b); j++)
      if (sides_cross (p[i], side_end (a, p, i), q[j], side_end (b, q, j)))
        return TRUE;
  return reaches_into (a, b) || reaches_into (b, a);
}

gboolean
lw_shape_within (const LwShape *a, const LwShape *b, LwLength limit)
{
  gint64 far = (gint64)limit + a->radius + b->radius;

  if (far < 0 || !lw_box_meets (lw_box_grown (a->bounds, limit), b->bounds))
    return FALSE;
  return skeletons_within (a, b, (Reach){ far, FALSE });
}

gboolean
lw_shape_nearer (const LwShape *a, const LwShape *b, LwLength limit)
{
  gint64 far = (gint64)limit + a->radius + b->radius;

  if (far < 0 || !lw_box_meets (lw_box_grown (a->bounds, limit), b->bounds))
    return FALSE;
  if (far == 0)
    return insides_overlap (a, b);
  return skeletons_within (a, b, (Reach){ far, TRUE });
}

LwLength
lw_shape_gap (const LwShape *a, const LwShape *b)
{
  LwLength below = -1, most = lw_distance (lw_shape_points (a)[0], lw_shape_points (b)[0]);

  /* Always: gap > below, gap <= most. */
  while (most - below > 1)
    {
      LwLength middle = below + (most - below) / 2;

      if (lw_shape_within (a, b, middle))
        most = middle;
      else
        below = middle;
    }
  return most;
}

gboolean
lw_shape_contains (const LwShape *shape, LwPoint point)
{
  LwShape spot = lw_shape_disc (point, 0);

  return lw_shape_within (&spot, shape, 0);
}
