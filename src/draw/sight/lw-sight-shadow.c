/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-shadow.c: the shadows that houses, walls and boards cast over the bare floor, away from
 * the sun in the north-west.
 */
#include "lw-sight-eye.h"

/* An inch of height darkens so many inches of floor. */
#define LENGTH 0.6

static const LwColour umber = { 0.2, 0.13, 0.05 };

static LwSightPoint
fallen (const LwSightEye *eye, double x, double y, double high)
{
  return (LwSightPoint){ x - eye->sun_x * high * LENGTH, y - eye->sun_y * high * LENGTH, 0 };
}

/* All the same way round, so that no two of them cancel each other. */
static void
trace_round (const LwSightEye *eye, LwSightPoint *points, guint n)
{
  double area = 0;

  for (guint i = 0; i < n; i++)
    area += points[i].x * points[(i + 1) % n].y - points[(i + 1) % n].x * points[i].y;
  for (guint i = 0; area < 0 && i < n / 2; i++)
    {
      LwSightPoint point = points[i];

      points[i] = points[n - 1 - i];
      points[n - 1 - i] = point;
    }
  lw_sight_trace (eye, points, n);
}

/* The plan as its top throws it, and what lies between the two. */
static void
cast (const LwSightEye *eye, const LwSightItem *item)
{
  double high = item->z1 - item->z0;
  LwSightPoint thrown[LW_SIGHT_CORNERS];

  for (guint i = 0; i < item->n; i++)
    thrown[i] = fallen (eye, item->x[i], item->y[i], high);
  for (guint i = 0; i < item->n; i++)
    {
      guint j = (i + 1) % item->n;
      LwSightPoint between[] = {
        { item->x[i], item->y[i], 0 }, { item->x[j], item->y[j], 0 }, thrown[j], thrown[i]
      };
      trace_round (eye, between, 4);
    }
  trace_round (eye, thrown, item->n);
}

/* They are one shade: where two fall together it is no darker. */
void
lw_sight_shadows (const LwSightEye *eye, const GArray *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      const LwSightItem *item = &g_array_index (items, LwSightItem, i);
      gboolean casts = item->kind == LW_SIGHT_BLOCK || item->kind == LW_SIGHT_TOWER ||
                       item->kind == LW_SIGHT_SIDE;

      if (!casts || item->z0 > 0 || item->n < 2)
        continue;
      cast (eye, item);
    }
  lw_sight_fill (eye, &umber, 0.26);
}
