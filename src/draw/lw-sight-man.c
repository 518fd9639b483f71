/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-man.c: toy soldiers upright before the eye; red coats under bearskins on round bases,
 * blue coats under white helmets on bases with a white edge.
 */
#include "lw-sight-eye.h"

#include <math.h>

/* Under so many pixels to the inch a man is three strokes of colour. */
#define DETAIL 5.0

static const LwColour skin = { 0.93, 0.74, 0.58 };
static const LwColour boot = { 0.10, 0.09, 0.09 };
static const LwColour rifle = { 0.33, 0.20, 0.10 };

static void
box (const LwSightEye *eye, double x, double y, double wide, double high, const LwColour *colour)
{
  cairo_rectangle (eye->cr, x, y, wide, high);
  lw_sight_fill (eye, colour, 1);
}

static void
oval (const LwSightEye *eye, double x, double y, double rx, double ry, const LwColour *colour)
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
trousers_of (LwSide side, LwColour *colour)
{
  static const LwColour navy = { 0.13, 0.15, 0.24 };

  *colour = side == LW_RED ? navy : lw_colour_shade (&lw_colour_side_floor[LW_BLUE], -0.3);
}

static void
draw_head (const LwSightEye *eye, LwSide side, double y, gboolean front)
{
  static const LwColour bearskin = { 0.10, 0.08, 0.07 };
  static const LwColour helmet = { 0.97, 0.96, 0.93 };
  static const LwColour shade = { 0.70, 0.70, 0.69 };

  oval (eye, 0, y, 0.14, 0.16, &skin);
  if (side == LW_RED)
    {
      cairo_move_to (eye->cr, -0.19, y - 0.06);
      cairo_curve_to (eye->cr, -0.21, y - 0.48, 0.21, y - 0.48, 0.19, y - 0.06);
      cairo_close_path (eye->cr);
      lw_sight_fill (eye, &bearskin, 1);
      if (!front)
        oval (eye, 0, y - 0.02, 0.15, 0.12, &bearskin);
      return;
    }
  cairo_move_to (eye->cr, -0.21, y - 0.05);
  cairo_curve_to (eye->cr, -0.17, y - 0.36, 0.17, y - 0.36, 0.21, y - 0.05);
  cairo_close_path (eye->cr);
  lw_set_colour (eye->cr, &helmet, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &shade, 0.9, 0.03);
  box (eye, -0.025, y - 0.38, 0.05, 0.14, &shade);
}

/* White belts crossed in front, a pack behind, one belt from the side. */
static void
draw_belts (const LwSightEye *eye, double foot, double face)
{
  static const LwColour pack = { 0.36, 0.25, 0.15 };

  if (face < -0.4)
    {
      box (eye, -0.19, foot - 0.62, 0.38, 0.34, &pack);
      return;
    }
  cairo_move_to (eye->cr, -0.2, foot - 0.66);
  cairo_line_to (eye->cr, 0.17, foot - 0.12);
  if (face > 0.4)
    {
      cairo_move_to (eye->cr, 0.2, foot - 0.66);
      cairo_line_to (eye->cr, -0.17, foot - 0.12);
    }
  lw_sight_edge (eye, &lw_colour_chalk, 0.95, 0.07);
  box (eye, -0.24, foot - 0.12, 0.48, 0.07, &lw_colour_chalk);
}

static void
draw_rifle (const LwSightEye *eye, double y, double face)
{
  double hand = face >= 0 ? -0.3 : 0.3;

  cairo_move_to (eye->cr, hand, y + 0.1);
  cairo_line_to (eye->cr, hand * 1.12, y - 1.05);
  lw_sight_edge (eye, &rifle, 1, 0.08);
}

void
lw_sight_soldier (
    const LwSightEye *eye, const LwMan *man, double turn, double inch, gboolean mounted)
{
  const LwColour *coat = &lw_colour_side_floor[man->side];
  LwColour dark = lw_colour_shade (coat, -0.4);
  double face = -cos (turn), hip = mounted ? 0 : -0.72;

  /* The coat, with its arms; from the side a man is thinner. */
  double wide = 0.2 + 0.07 * fabs (face);
  cairo_move_to (eye->cr, -wide * 0.85, hip + 0.08);
  cairo_line_to (eye->cr, -wide, hip - 0.66);
  cairo_curve_to (eye->cr, -wide, hip - 0.78, wide, hip - 0.78, wide, hip - 0.66);
  cairo_line_to (eye->cr, wide * 0.85, hip + 0.08);
  cairo_close_path (eye->cr);
  lw_set_colour (eye->cr, coat, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &dark, 0.9, 0.05);
  if (inch > DETAIL * 1.6)
    {
      cairo_move_to (eye->cr, -wide - 0.03, hip - 0.6);
      cairo_line_to (eye->cr, -wide - 0.05, hip - 0.12);
      cairo_move_to (eye->cr, wide + 0.03, hip - 0.6);
      cairo_line_to (eye->cr, wide + 0.05, hip - 0.12);
      lw_sight_edge (eye, &dark, 1, 0.13);
      draw_belts (eye, hip + 0.05, face);
    }
  if (lw_man_armed (man))
    draw_rifle (eye, hip - 0.15, face);
  draw_head (eye, man->side, hip - 0.86, face > -0.2);
}

static void
draw_base (const LwSightEye *eye, LwSide side, double half, double squash)
{
  LwColour edge = lw_colour_shade (&lw_colour_base, -0.4);
  double deep = half * CLAMP (squash, 0.05, 0.9);

  oval (eye, 0.06, 0.02, half * 1.15, deep + 0.05, &edge);
  oval (eye, 0, -0.02, half, deep + 0.02, &edge);
  box (eye, -half, -0.13, half * 2, 0.11, &edge);
  oval (eye, 0, -0.13, half, deep, &lw_colour_base);
  if (side == LW_BLUE)
    box (eye, -half, -0.09, half * 2, 0.05, &lw_colour_chalk);
}

static void
draw_foot (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  LwColour trousers;

  trousers_of (man->side, &trousers);
  box (eye, -0.16, -0.8, 0.14, 0.66, &trousers);
  box (eye, 0.02, -0.8, 0.14, 0.66, &trousers);
  box (eye, -0.18, -0.26, 0.17, 0.13, &boot);
  box (eye, 0.02, -0.26, 0.17, 0.13, &boot);
  cairo_translate (eye->cr, 0, -0.06);
  lw_sight_soldier (eye, man, turn, inch, FALSE);
}

/* Far off: base, legs, coat, head-dress. */
static void
draw_far (const LwSightEye *eye, const LwMan *man)
{
  static const LwColour white = { 0.97, 0.96, 0.93 };
  LwColour trousers;

  trousers_of (man->side, &trousers);
  box (eye, -0.375, -0.13, 0.75, 0.13, man->side == LW_BLUE ? &white : &lw_colour_base);
  box (eye, -0.17, -0.75, 0.34, 0.62, &trousers);
  box (eye, -0.25, -1.5, 0.5, 0.78, &lw_colour_side_floor[man->side]);
  box (eye, -0.12, -1.68, 0.24, 0.2, &skin);
  box (eye, -0.18, -2, 0.36, 0.36, man->side == LW_BLUE ? &white : &boot);
}

/* Dead or prone: along the floor. */
static void
draw_lying (const LwSightEye *eye, const LwMan *man, double turn)
{
  static const LwColour white = { 0.97, 0.96, 0.93 };
  LwColour trousers;
  double way = sin (turn) < 0 ? -1 : 1, length = MAX (fabs (sin (turn)), 0.4);

  trousers_of (man->side, &trousers);
  if (man->state == LW_MAN_DEAD)
    {
      length = 1;
      oval (eye, -0.95 * way, -0.3, 0.1, 0.34, &lw_colour_base);
    }
  cairo_scale (eye->cr, way * length, 1);
  box (eye, -0.9, -0.34, 0.75, 0.22, &trousers);
  box (eye, -0.25, -0.42, 0.8, 0.36, &lw_colour_side_floor[man->side]);
  oval (eye, 0.68, -0.3, 0.17, 0.15, &skin);
  oval (eye, 0.84, -0.3, 0.17, 0.2, man->side == LW_BLUE ? &white : &boot);
}

/* How far he looks away from the eye: 0 ahead as the eye does, half a turn towards it. */
static double
turn_of (const LwSightEye *eye, const LwMan *man)
{
  double x, y;

  lw_sight_turn (eye, man->facing, &x, &y);
  return atan2 (x, y);
}

void
lw_sight_stand (const LwSightEye *eye, const LwMan *man, double turn, double inch, double squash)
{
  if (man->arm == LW_CAVALRY)
    lw_sight_horse (eye, man, turn, inch);
  else if (inch < DETAIL)
    draw_far (eye, man);
  else
    {
      draw_base (eye, man->side, 0.375, squash);
      draw_foot (eye, man, turn, inch);
    }
}

void
lw_sight_man (const LwSightEye *eye, const LwSightItem *item)
{
  const LwMan *man = &eye->battle->men[item->ref];
  LwSightPoint at = lw_sight_point (eye, man->at, item->z0);
  gboolean lies = man->state == LW_MAN_DEAD || man->prone;
  double inch = eye->scale / at.y, turn = turn_of (eye, man);

  if (!lies && lw_sight_sprite (eye, man, at, turn))
    return;
  cairo_save (eye->cr);
  cairo_translate (eye->cr, lw_sight_x (eye, at), lw_sight_y (eye, at));
  cairo_scale (eye->cr, inch, inch);
  if (lies)
    draw_lying (eye, man, turn);
  else
    lw_sight_stand (eye, man, turn, inch, (eye->z - at.z) / at.y);
  cairo_restore (eye->cr);
}
