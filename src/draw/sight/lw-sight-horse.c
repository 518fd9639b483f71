/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-horse.c: a toy horse upright before the eye, from the side and from either end, and its
 * rider.
 *
 * One unit is an inch, the origin is on the floor under the horse, and y goes down. It has two
 * drawings, one from the side and one from an end, of which the nearer to its turn is taken.
 */
#include "lw-sight-horse.h"

#include <math.h>

#include "lw-sight-ink.h"
#include "lw-sight-soldier.h"

/* The sine of the turn under which it is seen from an end. */
#define SIDEWAYS 0.42

/* Pixels to the inch from which bridle and hooves are drawn. */
#define DETAIL 10.0

static const LwColour hide = { 0.42, 0.25, 0.13 };
static const LwColour mane = { 0.16, 0.10, 0.07 };
static const LwColour hoof = { 0.13, 0.10, 0.08 };
static const LwColour tack = { 0.16, 0.11, 0.08 };
static const LwColour boot = { 0.10, 0.09, 0.09 };

static void
draw_stand (const LwSightEye *eye, LwSide side, double half)
{
  static const LwColour umber = { 0.2, 0.14, 0.06 };
  LwColour edge = lw_colour_shade (&lw_colour_base, -0.35);

  lw_sight_trace_oval (eye, eye->sun_x < 0 ? 0.2 : -0.2, 0.01, half * 1.12, 0.13);
  lw_sight_fill (eye, &umber, 0.35);
  lw_sight_box (eye, -half, -0.15, half * 2, 0.15, &edge);
  lw_sight_box (eye, -half, -0.19, half * 2, 0.08, &lw_colour_base);
  if (side == LW_BLUE)
    lw_sight_box (eye, -half, -0.1, half * 2, 0.055, &lw_colour_chalk);
}

/* A leg narrows from the body to the hoof, with a knee. */
static void
draw_leg (
    const LwSightEye *eye, double x, double bend, double thick, const LwColour *colour, double inch)
{
  double knee = x + bend, foot = x + bend * 0.4;

  cairo_move_to (eye->cr, x - thick, -0.95);
  cairo_line_to (eye->cr, knee - thick * 0.55, -0.52);
  cairo_line_to (eye->cr, foot - thick * 0.5, -0.17);
  cairo_line_to (eye->cr, foot + thick * 0.6, -0.17);
  cairo_line_to (eye->cr, knee + thick * 0.55, -0.52);
  cairo_line_to (eye->cr, x + thick, -0.95);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, colour, 0.12, -0.5, 0.03);
  if (inch >= DETAIL)
    lw_sight_box (eye, foot - thick * 0.6, -0.26, thick * 1.3, 0.1, &hoof);
}

static void
trace_body (cairo_t *cr)
{
  cairo_move_to (cr, -0.80, -1.02);
  cairo_curve_to (cr, -0.84, -1.36, -0.5, -1.42, -0.2, -1.3);
  cairo_curve_to (cr, 0.0, -1.24, 0.2, -1.26, 0.34, -1.38);
  cairo_curve_to (cr, 0.46, -1.5, 0.52, -1.74, 0.66, -1.9);
  cairo_line_to (cr, 0.70, -2.0);
  cairo_line_to (cr, 0.78, -1.9);
  cairo_curve_to (cr, 0.9, -1.8, 1.02, -1.66, 1.07, -1.55);
  cairo_curve_to (cr, 1.08, -1.45, 0.98, -1.42, 0.93, -1.46);
  cairo_curve_to (cr, 0.86, -1.54, 0.8, -1.55, 0.76, -1.54);
  cairo_curve_to (cr, 0.72, -1.34, 0.74, -1.02, 0.54, -0.82);
  cairo_curve_to (cr, 0.24, -0.70, -0.24, -0.70, -0.46, -0.78);
  cairo_curve_to (cr, -0.62, -0.80, -0.76, -0.86, -0.80, -1.02);
  cairo_close_path (cr);
}

static void
draw_mane (const LwSightEye *eye)
{
  cairo_move_to (eye->cr, 0.22, -1.32);
  cairo_curve_to (eye->cr, 0.34, -1.5, 0.42, -1.84, 0.66, -1.95);
  cairo_curve_to (eye->cr, 0.62, -1.8, 0.5, -1.6, 0.42, -1.36);
  cairo_close_path (eye->cr);
  lw_sight_fill (eye, &mane, 1);
  cairo_move_to (eye->cr, -0.76, -1.22);
  cairo_curve_to (eye->cr, -1.02, -1.16, -0.98, -0.72, -1.0, -0.42);
  cairo_curve_to (eye->cr, -0.86, -0.62, -0.84, -0.86, -0.74, -1.0);
  cairo_close_path (eye->cr);
  lw_sight_fill (eye, &mane, 1);
}

static void
draw_bridle (const LwSightEye *eye)
{
  cairo_move_to (eye->cr, 0.9, -1.78);
  cairo_line_to (eye->cr, 0.82, -1.54);
  cairo_move_to (eye->cr, 1.0, -1.66);
  cairo_line_to (eye->cr, 0.94, -1.46);
  cairo_move_to (eye->cr, 0.96, -1.5);
  cairo_curve_to (eye->cr, 0.7, -1.3, 0.4, -1.4, 0.14, -1.62);
  lw_sight_edge (eye, &tack, 1, 0.035);
  lw_sight_oval (eye, 0.82, -1.74, 0.03, 0.03, &tack);
}

/* Looking to the right. */
static void
draw_from_side (const LwSightEye *eye, LwSide side, double inch)
{
  LwColour dark = lw_colour_shade (&hide, -0.35);

  draw_leg (eye, -0.66, -0.07, 0.12, &dark, inch);
  draw_leg (eye, 0.56, 0.1, 0.11, &dark, inch);
  trace_body (eye->cr);
  lw_sight_paint (eye, &hide, 0.14, -0.55, 0.04);
  draw_leg (eye, -0.5, -0.06, 0.13, &hide, inch);
  draw_leg (eye, 0.38, 0.07, 0.12, &hide, inch);
  draw_mane (eye);
  if (inch < DETAIL)
    return;
  draw_bridle (eye);
  /* A saddle cloth of his side, with a white edge. */
  cairo_move_to (eye->cr, -0.4, -1.36);
  cairo_line_to (eye->cr, 0.22, -1.34);
  cairo_line_to (eye->cr, 0.14, -0.98);
  cairo_line_to (eye->cr, -0.48, -0.92);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &lw_colour_side_floor[side], 0.12, -0.3, 0.02);
  cairo_move_to (eye->cr, 0.12, -1.02);
  cairo_line_to (eye->cr, -0.45, -0.96);
  lw_sight_edge (eye, &lw_colour_chalk, 0.9, 0.045);
}

static void
draw_from_end (const LwSightEye *eye, gboolean front, double inch)
{
  LwColour dark = lw_colour_shade (&hide, -0.12);

  draw_leg (eye, -0.17, -0.02, 0.11, &dark, inch);
  draw_leg (eye, 0.17, 0.02, 0.11, &dark, inch);
  lw_sight_trace_oval (eye, 0, -1.12, 0.33, 0.42);
  lw_sight_paint (eye, &hide, 0.2, -0.5, 0.03);
  if (front)
    return;
  cairo_move_to (eye->cr, -0.06, -1.3);
  cairo_curve_to (eye->cr, -0.14, -0.9, -0.08, -0.6, 0, -0.42);
  cairo_curve_to (eye->cr, 0.08, -0.6, 0.14, -0.9, 0.06, -1.3);
  cairo_close_path (eye->cr);
  lw_sight_fill (eye, &mane, 1);
}

/* A head before its rider, when the horse comes on. */
static void
draw_face (const LwSightEye *eye)
{
  static const LwColour blaze = { 0.90, 0.86, 0.78 };

  for (gint hand = -1; hand <= 1; hand += 2)
    lw_sight_oval (eye, hand * 0.1, -1.92, 0.05, 0.11, &hide);
  cairo_move_to (eye->cr, -0.17, -1.82);
  cairo_curve_to (eye->cr, -0.18, -1.5, -0.1, -1.4, -0.11, -1.26);
  cairo_curve_to (eye->cr, -0.06, -1.18, 0.06, -1.18, 0.11, -1.26);
  cairo_curve_to (eye->cr, 0.1, -1.4, 0.18, -1.5, 0.17, -1.82);
  cairo_curve_to (eye->cr, 0.1, -1.92, -0.1, -1.92, -0.17, -1.82);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &hide, 0.2, -0.5, 0.03);
  lw_sight_oval (eye, 0, -1.6, 0.03, 0.16, &blaze);
  lw_sight_oval (eye, 0, -1.27, 0.09, 0.06, &mane);
  for (gint hand = -1; hand <= 1; hand += 2)
    lw_sight_oval (eye, hand * 0.11, -1.7, 0.025, 0.035, &tack);
}

/* Thigh and boot along the horse's flank. */
static void
draw_thigh (const LwSightEye *eye, LwSide side, double hip, double knee, double foot)
{
  LwColour cloth = lw_sight_trousers (side);

  cairo_set_line_join (eye->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (eye->cr, hip, -1.5);
  cairo_line_to (eye->cr, knee, -1.16);
  cairo_line_to (eye->cr, foot, -0.82);
  lw_sight_edge (eye, &cloth, 1, 0.2);
  cairo_move_to (eye->cr, knee + (foot - knee) * 0.4, -1.02);
  cairo_line_to (eye->cr, foot, -0.76);
  lw_sight_edge (eye, &boot, 1, 0.16);
  lw_sight_oval (eye, foot + (knee - hip) * 0.2, -0.72, 0.12, 0.06, &boot);
}

static void
seat_rider (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  cairo_save (eye->cr);
  cairo_translate (eye->cr, -0.06 * sin (turn), -1.55);
  lw_sight_soldier (eye, man, turn, inch);
  cairo_restore (eye->cr);
}

void
lw_sight_horse (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  double sideways = fabs (sin (turn)), way = sin (turn) < 0 ? -1 : 1;
  gboolean front = cos (turn) < 0;

  if (sideways < SIDEWAYS)
    {
      draw_stand (eye, man->side, 0.375);
      draw_from_end (eye, front, inch);
      for (gint hand = -1; hand <= 1; hand += 2)
        draw_thigh (eye, man->side, hand * 0.16, hand * 0.36, hand * 0.36);
      seat_rider (eye, man, turn, inch);
      if (front)
        draw_face (eye);
      return;
    }
  draw_stand (eye, man->side, MAX (sideways, 0.5));
  cairo_save (eye->cr);
  cairo_scale (eye->cr, way * MAX (sideways, 0.6), 1);
  draw_from_side (eye, man->side, inch);
  draw_thigh (eye, man->side, -0.12, 0.14, 0.02);
  cairo_restore (eye->cr);
  seat_rider (eye, man, turn, inch);
}
