/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-ink.c: paths before the eye, cut off where they come too near, and what fills them.
 */
#include "lw-sight-eye.h"

#include <math.h>

static LwSightPoint
cut (LwSightPoint a, LwSightPoint b)
{
  double part = (LW_SIGHT_NEAR - a.y) / (b.y - a.y);

  return (LwSightPoint){ a.x + (b.x - a.x) * part, LW_SIGHT_NEAR, a.z + (b.z - a.z) * part };
}

static void
line_to (const LwSightEye *eye, LwSightPoint p)
{
  cairo_line_to (eye->cr, lw_sight_x (eye, p), lw_sight_y (eye, p));
}

void
lw_sight_trace (const LwSightEye *eye, const LwSightPoint *points, guint n)
{
  cairo_new_sub_path (eye->cr);
  for (guint i = 0; i < n; i++)
    {
      LwSightPoint a = points[i], b = points[(i + 1) % n];

      if (a.y >= LW_SIGHT_NEAR)
        line_to (eye, a);
      if ((a.y >= LW_SIGHT_NEAR) != (b.y >= LW_SIGHT_NEAR))
        line_to (eye, cut (a, b));
    }
  if (cairo_has_current_point (eye->cr))
    cairo_close_path (eye->cr);
}

void
lw_sight_line (const LwSightEye *eye, LwSightPoint a, LwSightPoint b)
{
  if (a.y < LW_SIGHT_NEAR && b.y < LW_SIGHT_NEAR)
    return;
  if (a.y < LW_SIGHT_NEAR)
    a = cut (a, b);
  if (b.y < LW_SIGHT_NEAR)
    b = cut (b, a);
  cairo_move_to (eye->cr, lw_sight_x (eye, a), lw_sight_y (eye, a));
  line_to (eye, b);
}

void
lw_sight_fill (const LwSightEye *eye, const LwColour *colour, double alpha)
{
  lw_set_colour (eye->cr, colour, alpha);
  cairo_fill (eye->cr);
}

void
lw_sight_edge (const LwSightEye *eye, const LwColour *colour, double alpha, double width)
{
  cairo_set_line_width (eye->cr, width);
  lw_set_colour (eye->cr, colour, alpha);
  cairo_stroke (eye->cr);
}

double
lw_sight_sun (const LwSightEye *eye, double x, double y)
{
  double length = hypot (x, y);

  return length == 0 ? 0 : (x * eye->sun_x + y * eye->sun_y) / length;
}

void
lw_sight_box (
    const LwSightEye *eye, double x, double y, double wide, double high, const LwColour *colour)
{
  cairo_rectangle (eye->cr, x, y, wide, high);
  lw_sight_fill (eye, colour, 1);
}

void
lw_sight_oval (const LwSightEye *eye,
               double x,
               double y,
               double rx,
               double ry,
               const LwColour *colour,
               double alpha)
{
  cairo_save (eye->cr);
  cairo_translate (eye->cr, x, y);
  cairo_scale (eye->cr, rx, ry);
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (eye->cr);
  lw_sight_fill (eye, colour, alpha);
}

void
lw_sight_paint (
    const LwSightEye *eye, const LwColour *colour, double light, double rim, double width)
{
  LwColour edge = lw_colour_shade (colour, rim);
  LwColour lit = lw_colour_shade (colour, light), dark = lw_colour_shade (colour, -light);
  double x0, y0, x1, y1;
  cairo_pattern_t *round;

  cairo_path_extents (eye->cr, &x0, &y0, &x1, &y1);
  round = cairo_pattern_create_linear (x0, 0, x1, 0);
  cairo_pattern_add_color_stop_rgb (round, eye->sun_x < 0 ? 0.05 : 0.95, lit.r, lit.g, lit.b);
  cairo_pattern_add_color_stop_rgb (round, 0.5, colour->r, colour->g, colour->b);
  cairo_pattern_add_color_stop_rgb (round, eye->sun_x < 0 ? 1 : 0, dark.r, dark.g, dark.b);
  cairo_set_source (eye->cr, round);
  cairo_fill_preserve (eye->cr);
  cairo_pattern_destroy (round);
  lw_sight_edge (eye, &edge, 0.9, width);
}
