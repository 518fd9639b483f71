/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-outline.c: questions about segments and closed outlines, answered by whole numbers.
 */
#include "lw-shape.h"

static int
turn_sign (LwPoint a, LwPoint b, LwPoint c)
{
  gint64 cross = lw_side_of (a, b, c);

  return (cross > 0) - (cross < 0);
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
