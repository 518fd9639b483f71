/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-easel.c: what toy soldiers are painted on: strokes, ovals and bases in inches.
 */
#include "lw-easel.h"

#include <math.h>

void
lw_easel_raise (LwEasel *easel, cairo_t *cr, LwAngle facing, double inch)
{
  easel->cr = cr;
  easel->inch = inch;
  easel->hair = 1 / inch;
  easel->turn = -facing * G_PI / (LW_TURN / 2);
  cairo_save (cr);
  cairo_scale (cr, inch, inch);
  cairo_rotate (cr, easel->turn);
  /* A quarter of a pixel is not seen on a toy, and the curves cost half as much. */
  cairo_set_tolerance (cr, 0.25);
  cairo_new_path (cr);
}

void
lw_easel_strike (LwEasel *easel)
{
  cairo_restore (easel->cr);
}

void
lw_easel_shift (const LwEasel *easel, double x, double y, double *along, double *across)
{
  *along = x * cos (easel->turn) + y * sin (easel->turn);
  *across = -x * sin (easel->turn) + y * cos (easel->turn);
}

void
lw_easel_width (const LwEasel *easel, double inches, double pixels)
{
  cairo_set_line_width (easel->cr, MAX (inches, pixels * easel->hair));
}

void
lw_easel_fill (const LwEasel *easel, const LwColour *colour, double alpha)
{
  lw_set_colour (easel->cr, colour, alpha);
  cairo_fill (easel->cr);
}

void
lw_easel_stroke (const LwEasel *easel, const LwColour *colour, double alpha)
{
  lw_set_colour (easel->cr, colour, alpha);
  cairo_stroke (easel->cr);
}

void
lw_easel_oval (const LwEasel *easel, double x, double y, double rx, double ry)
{
  cairo_t *cr = easel->cr;
  /* The handles with which four curves come nearest to a circle. */
  double kx = rx * 0.5523, ky = ry * 0.5523;

  cairo_move_to (cr, x + rx, y);
  cairo_curve_to (cr, x + rx, y + ky, x + kx, y + ry, x, y + ry);
  cairo_curve_to (cr, x - kx, y + ry, x - rx, y + ky, x - rx, y);
  cairo_curve_to (cr, x - rx, y - ky, x - kx, y - ry, x, y - ry);
  cairo_curve_to (cr, x + kx, y - ry, x + rx, y - ky, x + rx, y);
  cairo_close_path (cr);
}

void
lw_easel_base (const LwEasel *easel, LwSide side, double half, double radius, double grow)
{
  cairo_t *cr = easel->cr;
  double r = radius + grow;

  cairo_new_sub_path (cr);
  if (side == LW_RED)
    {
      cairo_arc (cr, half, 0, r, -G_PI / 2, G_PI / 2);
      cairo_arc (cr, -half, 0, r, G_PI / 2, 1.5 * G_PI);
    }
  else
    {
      double front = half + radius * 0.8 + grow;
      cairo_move_to (cr, front, -r * 0.92);
      cairo_line_to (cr, front, r * 0.92);
      cairo_line_to (cr, -half, r);
      cairo_arc (cr, -half, 0, r, G_PI / 2, 1.5 * G_PI);
    }
  cairo_close_path (cr);
}
