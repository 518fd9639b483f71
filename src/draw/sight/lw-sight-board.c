/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-board.c: boards as they lie before the eye: their tops with a grain, their edges in
 * layers.
 */
#include "lw-sight-eye.h"

#include <math.h>

static const LwColour umber = { 0.20, 0.11, 0.05 };

/* Grain along the floor's east, in streaks that come and go. */
static void
draw_grain (const LwSightEye *eye, const LwSightItem *item)
{
  LwBox box = lw_feature_bounds (item->feature);
  guint seed = lw_texture_seed (eye->texture, item->feature->id);
  LwLength apart = item->middle_y < 60 ? LW_INCH / 2 : LW_INCH;

  for (LwLength y = box.y1; y < box.y2; y += apart)
    for (LwLength x = box.x1; x < box.x2; x += 4 * LW_INCH)
      {
        double from = lw_texture_at (seed, x, y), jog = lw_texture_at (seed + 1, x, y);
        LwPoint a = { x + (LwLength)(from * 3 * LW_INCH), y + (LwLength)(jog * apart) };
        LwPoint b = { a.x + (LwLength)((0.6 + 2.8 * jog) * LW_INCH), a.y };

        lw_sight_line (eye, lw_sight_point (eye, a, item->z1), lw_sight_point (eye, b, item->z1));
      }
  lw_sight_edge (eye, &umber, 0.14, 1);
}

static void
draw_top (const LwSightEye *eye, const LwSightItem *item)
{
  const LwSightPoint *points = (const LwSightPoint *)(const void *)item->outline->data;
  LwColour wood = lw_colour_shade (&lw_colour_board, 0.1 + 0.05 * MIN (item->z1, 4));

  lw_sight_trace (eye, points, item->outline->len);
  lw_set_colour (eye->cr, &wood, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &umber, 0.5, 1);
  cairo_save (eye->cr);
  lw_sight_trace (eye, points, item->outline->len);
  cairo_clip (eye->cr);
  draw_grain (eye, item);
  cairo_restore (eye->cr);
}

/* Boards are an inch thick: a line between each two, and short streaks of grain along them. */
static void
draw_layers (const LwSightEye *eye, const LwSightItem *item, LwSightPoint a, LwSightPoint b)
{
  double length = hypot (b.x - a.x, b.y - a.y), inch = lw_sight_inch (eye, a, b);
  guint seed = lw_texture_seed (eye->texture, item->feature->id);

  if (inch < 5)
    return;
  for (double z = item->z0 + 1; z < item->z1 - 0.1; z += 1)
    {
      a.z = b.z = z;
      lw_sight_line (eye, a, b);
    }
  lw_sight_edge (eye, &umber, 0.45, CLAMP (inch * 0.04, 0.8, 2));
  for (gint row = 0; row < (item->z1 - item->z0) * 5; row++)
    for (gint k = 0; k < length / 2 && inch > 9; k++)
      {
        double from = (k + lw_texture_at (seed, row, k)) * 2 / length;
        double to = MIN (from + (0.4 + lw_texture_at (seed + 1, row, k)) / length, 1);

        a.z = b.z = item->z0 + (row + 0.2 + 0.6 * lw_texture_at (seed + 2, row, k)) / 5;
        if (from < to)
          lw_sight_line (eye, lw_sight_between (a, b, from), lw_sight_between (a, b, to));
      }
  lw_sight_edge (eye, &umber, 0.2, CLAMP (inch * 0.025, 0.8, 1.6));
}

static void
draw_side (const LwSightEye *eye, const LwSightItem *item)
{
  LwSightPoint a = { item->x[0], item->y[0], item->z0 };
  LwSightPoint b = { item->x[1], item->y[1], item->z0 };
  LwSightPoint face[] = { a, b, b, a };
  double nx = b.y - a.y, ny = a.x - b.x;
  LwColour wood = lw_colour_shade (&lw_colour_board, -0.22);
  LwColour glow = lw_colour_shade (&lw_colour_board, 0.35);

  if (nx * -a.x + ny * -a.y < 0)
    {
      nx = -nx;
      ny = -ny;
    }
  wood = lw_sight_lit (eye, &wood, nx, ny);
  face[2].z = face[3].z = item->z1;
  lw_sight_face (eye, face, 4, &wood);
  draw_layers (eye, item, a, b);
  cairo_new_path (eye->cr);
  lw_sight_line (eye, face[3], face[2]);
  lw_sight_edge (eye, &glow, 0.8, 1);
}

void
lw_sight_board (const LwSightEye *eye, const LwSightItem *item)
{
  if (item->kind == LW_SIGHT_TOP)
    draw_top (eye, item);
  else
    draw_side (eye, item);
}
