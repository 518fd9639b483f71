/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-horse.c: toy horse upright before the eye, from the side and from either end.
 */
#include "lw-sight-eye.h"

#include <math.h>

static const LwColour hide = { 0.36, 0.22, 0.12 };
static const LwColour mane = { 0.17, 0.11, 0.07 };

static void
draw_stand (const LwSightEye *eye, LwSide side, double half)
{
  LwColour edge = lw_colour_shade (&lw_colour_base, -0.3);

  cairo_rectangle (eye->cr, -half, -0.15, half * 2, 0.15);
  lw_sight_fill (eye, &edge, 1);
  cairo_rectangle (eye->cr, -half, -0.19, half * 2, 0.07);
  lw_sight_fill (eye, &lw_colour_base, 1);
  if (side == LW_RED)
    return;
  cairo_rectangle (eye->cr, -half, -0.1, half * 2, 0.05);
  lw_sight_fill (eye, &lw_colour_chalk, 1);
}

static void
draw_leg (const LwSightEye *eye, double x, double y, double bend)
{
  cairo_move_to (eye->cr, x, y);
  cairo_line_to (eye->cr, x + bend, y + 0.35);
  cairo_line_to (eye->cr, x + bend * 0.6, -0.15);
}

/* Looking to the right. */
static void
draw_from_side (const LwSightEye *eye)
{
  LwColour dark = lw_colour_shade (&hide, -0.35);

  draw_leg (eye, -0.58, -0.85, -0.08);
  draw_leg (eye, 0.5, -0.85, 0.08);
  lw_sight_edge (eye, &dark, 1, 0.15);
  draw_leg (eye, -0.42, -0.85, -0.06);
  draw_leg (eye, 0.36, -0.85, 0.06);
  lw_sight_edge (eye, &hide, 1, 0.16);
  cairo_move_to (eye->cr, -0.72, -1.15);
  cairo_curve_to (eye->cr, -0.95, -1.0, -0.92, -0.7, -0.88, -0.5);
  lw_sight_edge (eye, &mane, 1, 0.13);
  cairo_move_to (eye->cr, -0.75, -1.05);
  cairo_curve_to (eye->cr, -0.75, -1.4, -0.2, -1.25, 0.3, -1.3);
  cairo_line_to (eye->cr, 0.62, -1.82);
  cairo_line_to (eye->cr, 0.72, -1.9);
  cairo_line_to (eye->cr, 1.02, -1.55);
  cairo_line_to (eye->cr, 0.96, -1.43);
  cairo_line_to (eye->cr, 0.74, -1.52);
  cairo_curve_to (eye->cr, 0.66, -1.2, 0.72, -1.0, 0.52, -0.78);
  cairo_curve_to (eye->cr, 0.2, -0.7, -0.3, -0.72, -0.6, -0.74);
  cairo_close_path (eye->cr);
  lw_set_colour (eye->cr, &hide, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &mane, 0.9, 0.04);
  cairo_move_to (eye->cr, 0.34, -1.34);
  cairo_line_to (eye->cr, 0.64, -1.84);
  lw_sight_edge (eye, &mane, 1, 0.11);
}

static void
draw_oval (const LwSightEye *eye, double x, double y, double rx, double ry, const LwColour *colour)
{
  cairo_save (eye->cr);
  cairo_translate (eye->cr, x, y);
  cairo_scale (eye->cr, rx, ry);
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (eye->cr);
  lw_sight_fill (eye, colour, 1);
}

static void
draw_from_end (const LwSightEye *eye, gboolean front)
{
  LwColour dark = lw_colour_shade (&hide, -0.3);

  draw_leg (eye, -0.17, -0.85, -0.02);
  draw_leg (eye, 0.17, -0.85, 0.02);
  lw_sight_edge (eye, &dark, 1, 0.15);
  draw_oval (eye, 0, -1.16, 0.32, 0.46, &hide);
  if (!front)
    {
      cairo_move_to (eye->cr, 0, -1.25);
      cairo_line_to (eye->cr, 0.02, -0.5);
      lw_sight_edge (eye, &mane, 1, 0.14);
    }
}

/* A head before its rider, when the horse comes on. */
static void
draw_face (const LwSightEye *eye)
{
  draw_oval (eye, 0, -1.5, 0.17, 0.36, &hide);
  draw_oval (eye, 0, -1.26, 0.11, 0.12, &mane);
  draw_oval (eye, -0.11, -1.84, 0.05, 0.1, &hide);
  draw_oval (eye, 0.11, -1.84, 0.05, 0.1, &hide);
}

static void
draw_rider (const LwSightEye *eye, const LwMan *man, double turn, double inch, double leg)
{
  static const LwColour trousers = { 0.12, 0.13, 0.2 };

  cairo_move_to (eye->cr, leg, -1.3);
  cairo_line_to (eye->cr, leg + 0.04, -0.75);
  lw_sight_edge (eye, &trousers, 1, 0.18);
  cairo_save (eye->cr);
  cairo_translate (eye->cr, 0, -1.62);
  lw_sight_soldier (eye, man, turn, inch, TRUE);
  cairo_restore (eye->cr);
}

void
lw_sight_horse (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  double sideways = fabs (sin (turn));
  gboolean front = cos (turn) < 0;

  if (sideways < 0.42)
    {
      draw_stand (eye, man->side, 0.375);
      draw_from_end (eye, front);
      draw_rider (eye, man, turn, inch, 0.26);
      if (front)
        draw_face (eye);
      return;
    }
  draw_stand (eye, man->side, MAX (sideways, 0.5));
  cairo_save (eye->cr);
  cairo_scale (eye->cr, (sin (turn) < 0 ? -1 : 1) * MAX (sideways, 0.6), 1);
  draw_from_side (eye);
  cairo_restore (eye->cr);
  draw_rider (eye, man, turn, inch, 0);
}
