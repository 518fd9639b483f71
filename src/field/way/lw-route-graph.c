/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-graph.c: corners of outlines grown by a body's width, and a heap of legs, the best
 * first.
 *
 * A body is a disc; a polygon of twelve sides drawn round it stands for it, so that the corners of
 * a grown outline are points.
 */
#include "lw-route-graph.h"

#define SIDES 12
#define STEP (LW_TURN / SIDES)

/* Cosine of half a step, Q30: the corners of a polygon stand farther out than its sides. */
#define HALF_STEP_COSINE G_GINT64_CONSTANT (1037154959)

/* The corners of the polygon about a disc of @radius, its middle at 0, 0. */
static void
draw_polygon (LwLength radius, LwPoint polygon[SIDES])
{
  LwLength out = (LwLength)((((gint64)radius << 30) + HALF_STEP_COSINE - 1) / HALF_STEP_COSINE);

  for (int i = 0; i < SIDES; i++)
    polygon[i] = lw_point_towards ((LwPoint){ 0, 0 }, i * STEP, out);
}

/* The corner of that number of the polygon about @centre; they go round and round. */
static LwPoint
side_corner (LwPoint centre, int number, const LwPoint polygon[SIDES])
{
  LwPoint corner = polygon[number % SIDES];

  return (LwPoint){ centre.x + corner.x, centre.y + corner.y };
}

static LwPoint
moved_by (LwPoint point, LwPoint from, LwPoint to)
{
  return (LwPoint){ point.x + to.x - from.x, point.y + to.y - from.y };
}

/*
 * The corner at @b of an outline that runs counter-clockwise a, b, c: those corners of the polygon
 * that lie outward of both sides. None where the outline turns inward.
 */
static void
grow_corner (LwPoint a, LwPoint b, LwPoint c, const LwPoint polygon[SIDES], GArray *corners)
{
  LwAngle outward = lw_angle_wrapped ((gint64)lw_direction (a, b) - LW_NORTH);
  LwAngle turn = lw_angle_wrapped ((gint64)lw_direction (b, c) - lw_direction (a, b));
  int first = (outward + STEP / 2 - 1) / STEP, last;

  if (turn > LW_TURN / 2)
    return;
  /* The side's own corner is the one nearest to its outward direction; of two as near, both, so
   * that the same corners come of an outline in a glass. */
  last = (outward + turn + STEP / 2) / STEP;
  for (int i = first; i <= last; i++)
    {
      LwCorner corner = { .at = side_corner (b, i, polygon) };

      corner.before =
          i == first ? moved_by (corner.at, b, a) : side_corner (b, i + SIDES - 1, polygon);
      corner.after = i == last ? moved_by (corner.at, b, c) : side_corner (b, i + 1, polygon);
      g_array_append_val (corners, corner);
    }
}

static void
grow_disc (LwPoint centre, const LwPoint polygon[SIDES], GArray *corners)
{
  for (int i = 0; i < SIDES; i++)
    {
      LwCorner corner = { side_corner (centre, i, polygon),
                          side_corner (centre, i + SIDES - 1, polygon),
                          side_corner (centre, i + 1, polygon), FALSE };

      g_array_append_val (corners, corner);
    }
}

static gboolean
runs_clockwise (const LwPoint *p, guint n_points)
{
  gint64 area = 0;

  for (guint i = 1; i + 1 < n_points; i++)
    area += lw_side_of (p[0], p[i], p[i + 1]);
  return area < 0;
}

void
lw_corners_collect (const LwShape *shape, LwLength half_width, GArray *corners)
{
  const LwPoint *p = lw_shape_points (shape);
  guint n = shape->n_points;
  LwPoint polygon[SIDES];

  draw_polygon (shape->radius + half_width + 1, polygon);
  if (n == 1)
    {
      grow_disc (p[0], polygon, corners);
      return;
    }
  gboolean clockwise = runs_clockwise (p, n);
  for (guint i = 0; i < n; i++)
    {
      LwPoint before = p[(i + n - 1) % n], after = p[(i + 1) % n];

      if (clockwise)
        grow_corner (after, p[i], before, polygon, corners);
      else
        grow_corner (before, p[i], after, polygon, corners);
    }
}

/* ---- Legs ---- */

/* Equal estimates are taken in one fixed order, so that a route is the same on every machine. */
static gboolean
goes_first (const LwLeg *a, const LwLeg *b)
{
  if (a->estimate != b->estimate)
    return a->estimate < b->estimate;
  if (a->length != b->length)
    return a->length > b->length;
  return a->to != b->to ? a->to < b->to : a->from < b->from;
}

void
lw_legs_push (GArray *heap, LwLeg leg)
{
  guint i = heap->len;

  g_array_append_val (heap, leg);
  for (; i > 0 && goes_first (&leg, &g_array_index (heap, LwLeg, (i - 1) / 2)); i = (i - 1) / 2)
    g_array_index (heap, LwLeg, i) = g_array_index (heap, LwLeg, (i - 1) / 2);
  g_array_index (heap, LwLeg, i) = leg;
}

LwLeg
lw_legs_pop (GArray *heap)
{
  LwLeg top = g_array_index (heap, LwLeg, 0);
  LwLeg last = g_array_index (heap, LwLeg, heap->len - 1);
  guint i = 0, n = heap->len - 1;

  g_array_set_size (heap, n);
  for (guint child = 1; child < n; child = 2 * i + 1)
    {
      if (child + 1 < n &&
          goes_first (&g_array_index (heap, LwLeg, child + 1), &g_array_index (heap, LwLeg, child)))
        child++;
      if (!goes_first (&g_array_index (heap, LwLeg, child), &last))
        break;
      g_array_index (heap, LwLeg, i) = g_array_index (heap, LwLeg, child);
      i = child;
    }
  if (n > 0)
    g_array_index (heap, LwLeg, i) = last;
  return top;
}
