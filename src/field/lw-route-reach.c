/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-reach.c: what a body can reach with the rest of its string, for shading.
 */
#include "lw-route.h"

#define RAYS 120

/* The farthest unobstructed point in one direction, by halving. */
static LwPoint
cast_ray (const LwGround *ground, LwBody body, LwPoint from, LwLength half_width, LwLength limit, LwAngle angle)
{
  LwLength clear = 0, stopped = limit + 1;

  if (lw_ground_stops (ground, body, from, lw_point_towards (from, angle, limit), half_width) == NULL)
    return lw_point_towards (from, angle, limit);
  while (stopped - clear > 8)
    {
      LwLength middle = (clear + stopped) / 2;

      if (lw_ground_stops (ground, body, from, lw_point_towards (from, angle, middle), half_width) == NULL)
        clear = middle;
      else
        stopped = middle;
    }
  return lw_point_towards (from, angle, clear);
}

static void
free_outline_cb (gpointer outline)
{
  g_array_unref (outline);
}

GPtrArray *
lw_route_reach (const LwGround *ground, LwBody body, LwPoint from, LwLength half_width, LwLength limit)
{
  GPtrArray *outlines = g_ptr_array_new_with_free_func (free_outline_cb);
  GArray *outline = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  for (int i = 0; i < RAYS; i++)
    {
      LwPoint end = cast_ray (ground, body, from, half_width, limit, i * (LW_TURN / RAYS));

      g_array_append_val (outline, end);
    }
  g_ptr_array_add (outlines, outline);
  return outlines;
}
