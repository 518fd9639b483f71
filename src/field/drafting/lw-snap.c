/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-snap.c: the grid, lines in common with neighbours, and crossings on their rivers.
 *
 * East-west and north-south are decided apart. Every line that could be in common makes an offer;
 * of those within reach the nearest wins, and offers of the same line join into one guide. The grid
 * pulls only where no neighbour does.
 */
#include "lw-snap.h"

/* The best offer so far in one direction. */
typedef struct
{
  LwLength reach;
  LwLength shift;
  gboolean found;
  LwLength line;      /* that the two have in common */
  LwLength low, high; /* of the other thing, along the line */
} Pull;

static void
offer (Pull *pull, LwLength mine, LwLength other, LwLength low, LwLength high)
{
  LwLength shift = other - mine;

  if (ABS (shift) > pull->reach || (pull->found && ABS (shift) > ABS (pull->shift)))
    return;
  if (pull->found && shift == pull->shift && pull->line == other)
    {
      pull->low = MIN (pull->low, low);
      pull->high = MAX (pull->high, high);
      return;
    }
  *pull = (Pull){ pull->reach, shift, TRUE, other, low, high };
}

static LwLength
middle_of (LwLength low, LwLength high)
{
  return low + (high - low) / 2;
}

/* Edges to edges and middle to middle. */
static void
offer_span (
    Pull *pull, LwLength low, LwLength high, LwLength other_low, LwLength other_high, LwBox cross)
{
  LwLength a = cross.y1, b = cross.y2;

  offer (pull, low, other_low, a, b);
  offer (pull, high, other_high, a, b);
  offer (pull, middle_of (low, high), middle_of (other_low, other_high), a, b);
  if (low != high)
    {
      offer (pull, low, other_high, a, b);
      offer (pull, high, other_low, a, b);
    }
}

static LwBox
turned (LwBox box)
{
  return (LwBox){ box.y1, box.x1, box.y2, box.x2 };
}

static void
offer_box (Pull *x, Pull *y, LwBox box, LwBox other)
{
  offer_span (x, box.x1, box.x2, other.x1, other.x2, other);
  offer_span (y, box.y1, box.y2, other.y1, other.y2, turned (other));
}

static gboolean
is_held (const char *const *held, const char *id)
{
  return held != NULL && g_strv_contains (held, id);
}

static void
offer_corners (Pull *x, Pull *y, LwPoint point, const LwFeature *feature)
{
  for (guint i = 0; feature->points != NULL && i < feature->points->len; i++)
    {
      LwPoint corner = g_array_index (feature->points, LwPoint, i);

      offer (x, point.x, corner.x, corner.y, corner.y);
      offer (y, point.y, corner.y, corner.x, corner.x);
    }
}

static void
offer_things (const LwCountry *country,
              LwBox box,
              const char *const *held,
              gboolean corners,
              Pull *x,
              Pull *y)
{
  offer_box (x, y, box, lw_country_bounds (country));
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);

      if (is_held (held, feature->id) || feature->kind == LW_FEATURE_TREE)
        continue;
      if (corners)
        offer_corners (x, y, (LwPoint){ box.x1, box.y1 }, feature);
      if (!lw_feature_has_line (feature->kind))
        offer_box (x, y, box, lw_feature_bounds (feature));
    }
}

static LwLength
to_grid (LwLength at, LwLength grid)
{
  LwLength down = at - ((at % grid) + grid) % grid;

  return at - down <= grid / 2 ? down - at : down + grid - at;
}

static void
add_guide (LwSnap *snap, LwGuide guide)
{
  if (snap->n_guides < LW_SNAP_GUIDES)
    snap->guide[snap->n_guides++] = guide;
}

static LwSnap
settle (const Pull *x, const Pull *y, LwBox box, LwLength grid)
{
  LwSnap snap = { .on_x = x->found || grid > 0, .on_y = y->found || grid > 0 };
  LwBox laid;

  snap.shift.x = x->found ? x->shift : grid > 0 ? to_grid (box.x1, grid) : 0;
  snap.shift.y = y->found ? y->shift : grid > 0 ? to_grid (box.y1, grid) : 0;
  laid = (LwBox){ box.x1 + snap.shift.x, box.y1 + snap.shift.y, box.x2 + snap.shift.x,
                  box.y2 + snap.shift.y };
  if (x->found)
    add_guide (&snap, (LwGuide){ { x->line, MIN (x->low, laid.y1) },
                                 { x->line, MAX (x->high, laid.y2) } });
  if (y->found)
    add_guide (&snap, (LwGuide){ { MIN (y->low, laid.x1), y->line },
                                 { MAX (y->high, laid.x2), y->line } });
  return snap;
}

LwSnap
lw_snap_box (
    const LwCountry *country, LwBox box, const char *const *held, LwLength grid, LwLength reach)
{
  Pull x = { .reach = reach }, y = { .reach = reach };

  g_return_val_if_fail (country != NULL && grid >= 0, ((LwSnap){ .n_guides = 0 }));

  offer_things (country, box, held, FALSE, &x, &y);
  return settle (&x, &y, box, grid);
}

LwSnap
lw_snap_point (
    const LwCountry *country, LwPoint point, const char *const *held, LwLength grid, LwLength reach)
{
  Pull x = { .reach = reach }, y = { .reach = reach };
  LwBox box = { point.x, point.y, point.x, point.y };

  g_return_val_if_fail (country != NULL && grid >= 0, ((LwSnap){ .n_guides = 0 }));

  offer_things (country, box, held, TRUE, &x, &y);
  return settle (&x, &y, box, grid);
}

/* ---- Lines and rivers ---- */

/* The point of the leg ab nearest to @p, to the unit or two. */
static LwPoint
nearest_on_leg (LwPoint a, LwPoint b, LwPoint p)
{
  gint64 dx = (gint64)b.x - a.x, dy = (gint64)b.y - a.y;
  gint64 squared = dx * dx + dy * dy;
  gint64 along = ((gint64)p.x - a.x) * dx + ((gint64)p.y - a.y) * dy;

  if (squared == 0 || along <= 0)
    return a;
  if (along >= squared)
    return b;
  while (squared > G_GINT64_CONSTANT (1) << 40)
    {
      squared /= 2;
      along /= 2;
    }
  return (LwPoint){ a.x + (LwLength)(dx * along / squared),
                    a.y + (LwLength)(dy * along / squared) };
}

gboolean
lw_snap_to_line (const LwFeature *feature, LwPoint near, LwPoint *at, guint *index)
{
  gint64 best = G_MAXINT64;
  guint n = feature->points != NULL ? feature->points->len : 0;
  guint n_legs = n < 2 ? 0 : lw_feature_has_outline (feature->kind) ? n : n - 1;

  for (guint i = 0; i < n_legs; i++)
    {
      LwPoint on = nearest_on_leg (g_array_index (feature->points, LwPoint, i),
                                   g_array_index (feature->points, LwPoint, (i + 1) % n), near);
      gint64 squared = lw_distance_squared (on, near);

      if (squared < best)
        {
          best = squared;
          *at = on;
          *index = i;
        }
    }
  return n_legs > 0;
}

const LwFeature *
lw_snap_river (const LwCountry *country, LwPoint at, const char *across, LwLength reach)
{
  const LwFeature *found = NULL;
  LwLength best = 0;

  g_return_val_if_fail (country != NULL, NULL);

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *river = lw_country_feature (country, i);
      LwPoint on;
      guint leg;
      LwLength gap;

      if (river->kind != LW_FEATURE_RIVER || (across != NULL && !g_str_equal (across, river->id)) ||
          !lw_snap_to_line (river, at, &on, &leg))
        continue;
      gap = lw_distance (on, at) - river->width / 2;
      if (gap <= reach && (found == NULL || gap < best))
        {
          found = river;
          best = gap;
        }
    }
  return found;
}

/* The direction of the stream at a point of it: at a corner, between those of its two legs. */
static LwAngle
course_at (const LwFeature *river, LwPoint at, guint leg)
{
  const LwPoint *p = &g_array_index (river->points, LwPoint, 0);
  LwAngle course = lw_direction (p[leg], p[leg + 1]);
  LwAngle other = course;

  if (leg > 0 && lw_distance_squared (at, p[leg]) == 0)
    other = lw_direction (p[leg - 1], p[leg]);
  else if (leg + 2 < river->points->len && lw_distance_squared (at, p[leg + 1]) == 0)
    other = lw_direction (p[leg + 1], p[leg + 2]);
  return lw_angle_wrapped ((gint64)course + lw_angle_between (course, other) / 2);
}

void
lw_snap_crossing (const LwFeature *river, LwPoint near, LwLength landing, LwFeature *crossing)
{
  LwPoint at;
  guint leg;

  g_return_if_fail (river != NULL && river->kind == LW_FEATURE_RIVER && crossing != NULL);

  if (!lw_snap_to_line (river, near, &at, &leg))
    return;
  crossing->at = at;
  crossing->angle = course_at (river, at, leg);
  /* Of the two ways to lie there, the upright one. */
  if (crossing->angle > LW_TURN / 4 && crossing->angle <= LW_TURN / 4 * 3)
    crossing->angle = lw_angle_wrapped ((gint64)crossing->angle + LW_TURN / 2);
  crossing->depth = river->width + 2 * landing;
  if (crossing->width == 0)
    crossing->width = LW_INCHES (4);
  if (g_strcmp0 (crossing->across, river->id) != 0)
    {
      g_free (crossing->across);
      crossing->across = g_strdup (river->id);
    }
}

LwAngle
lw_snap_angle (LwAngle angle, LwAngle step)
{
  g_return_val_if_fail (step > 0, angle);

  return lw_angle_wrapped (((gint64)lw_angle_wrapped (angle) + step / 2) / step * step);
}
