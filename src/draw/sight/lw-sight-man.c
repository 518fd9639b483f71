/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-man.c: toy soldiers upright before the eye, on their feet, on their backs and far off:
 * Red on round bases, Blue on bases with a white edge.
 *
 * In a rank most men differ by nothing but their place. A man on his feet or his horse, unless he
 * is large, is therefore stamped from the store: sizes go in steps of five per cent and turns in
 * sixteenths, and he stands on a whole pixel.
 */
#include "lw-sight-man.h"

#include <math.h>

#include "lw-sight-horse.h"
#include "lw-sight-ink.h"
#include "lw-sight-soldier.h"
#include "lw-sight-store.h"

/* Pixels to the inch under which a man is a few boxes of colour. */
#define FAR_OFF 5.0

/* Pixels per inch from which the trouser stripe is drawn. */
#define FINE 24.0

/* Steps of a stamp: of the size, each by so much larger; in a whole turn; of how oval a base is. */
#define STEP 1.05
#define TURNS 16
#define SQUASHES 12

/* Room about a man's feet on his stamp, in inches. */
#define BESIDE 1.4
#define ABOVE 3.4
#define BELOW 0.5

static const LwColour skin = { 0.93, 0.74, 0.58 };
static const LwColour boot = { 0.12, 0.10, 0.10 };
static const LwColour white = { 0.97, 0.96, 0.93 };

static void
draw_base (const LwSightEye *eye, LwSide side, double half, double squash)
{
  static const LwColour umber = { 0.2, 0.14, 0.06 };
  LwColour edge = lw_colour_shade (&lw_colour_base, -0.42);
  LwColour lawn = lw_colour_shade (&lw_colour_base, 0.1);
  double deep = half * CLAMP (squash, 0.05, 0.9), away = eye->sun_x < 0 ? 1 : -1;

  lw_sight_trace_oval (eye, 0.16 * away, 0.02, half * 1.25, deep * 1.1 + 0.04);
  lw_sight_fill (eye, &umber, 0.35);
  lw_sight_oval (eye, 0, 0, half, deep, &edge);
  lw_sight_box (eye, -half, -0.125, half * 2, 0.125, &edge);
  if (side == LW_BLUE)
    lw_sight_box (eye, -half, -0.09, half * 2, 0.055, &lw_colour_chalk);
  lw_sight_oval (eye, 0, -0.125, half, deep, &lw_colour_base);
  lw_sight_trace_oval (eye, -0.06 * away, -0.13, half * 0.8, deep * 0.75);
  lw_sight_fill (eye, &lawn, 0.8);
}

static void
draw_leg (const LwSightEye *eye, const LwMan *man, double x, double step, double inch)
{
  LwColour cloth = lw_sight_trousers (man->side);
  static const LwColour stripe[LW_N_SIDES] = { { 0.80, 0.16, 0.16 }, { 0.12, 0.16, 0.34 } };

  cairo_move_to (eye->cr, x - 0.085, -0.84);
  cairo_line_to (eye->cr, x - 0.075 + step, -0.2);
  cairo_line_to (eye->cr, x + 0.075 + step, -0.2);
  cairo_line_to (eye->cr, x + 0.085, -0.84);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &cloth, 0.2, -0.5, 0.03);
  if (inch < FINE)
    return;
  cairo_move_to (eye->cr, x + (x < 0 ? -0.055 : 0.055), -0.8);
  cairo_line_to (eye->cr, x + step + (x < 0 ? -0.05 : 0.05), -0.24);
  lw_sight_edge (eye, &stripe[man->side], 1, 0.03);
}

static void
draw_boot (const LwSightEye *eye, double x, double toe, double front)
{
  lw_sight_oval (eye, x + toe * 0.06, -0.14, 0.085 + 0.06 * fabs (toe), 0.05, &boot);
  if (front > 0.4)
    lw_sight_oval (eye, x, -0.105, 0.085, 0.055, &boot);
  lw_sight_box (eye, x - 0.08, -0.24, 0.16, 0.1, &boot);
}

static void
draw_foot (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  double aside = sin (turn), apart = 0.05 + 0.06 * fabs (cos (turn)), step = aside * 0.07;

  draw_leg (eye, man, -apart, -fabs (step), inch);
  draw_leg (eye, man, apart, fabs (step), inch);
  draw_boot (eye, -apart - fabs (step), aside, -cos (turn));
  draw_boot (eye, apart + fabs (step), aside, -cos (turn));
  cairo_translate (eye->cr, 0, -0.76);
  /* Two inches from the floor to the crown. */
  cairo_scale (eye->cr, 1, 0.93);
  lw_sight_soldier (eye, man, turn, inch);
}

/* Far off: base, legs, coat, head-dress. */
static void
draw_far (const LwSightEye *eye, const LwMan *man)
{
  LwColour trousers = lw_sight_trousers (man->side);

  lw_sight_box (eye, -0.375, -0.13, 0.75, 0.13, man->side == LW_BLUE ? &white : &lw_colour_base);
  lw_sight_box (eye, -0.17, -0.75, 0.34, 0.62, &trousers);
  lw_sight_box (eye, -0.27, -1.5, 0.54, 0.78, &lw_colour_side_floor[man->side]);
  lw_sight_box (eye, -0.12, -1.68, 0.24, 0.2, &skin);
  lw_sight_box (eye, -0.19, -2, 0.38, 0.36, man->side == LW_BLUE ? &white : &boot);
}

static void
draw_fallen_base (const LwSightEye *eye, LwSide side)
{
  LwColour edge = lw_colour_shade (&lw_colour_base, -0.42);

  lw_sight_oval (eye, -0.93, -0.36, 0.12, 0.37, &edge);
  lw_sight_oval (eye, -1.0, -0.36, 0.1, 0.36, side == LW_BLUE ? &lw_colour_chalk : &edge);
  lw_sight_oval (eye, -1.02, -0.36, 0.09, 0.33, &lw_colour_base);
}

/* Dead or prone: along the floor; a horse with its rider. */
static void
draw_lying (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  static const LwColour umber = { 0.2, 0.14, 0.06 };
  double way = sin (turn) < 0 ? -1 : 1, length = MAX (fabs (sin (turn)), 0.4);
  gboolean dead = man->state == LW_MAN_DEAD;

  lw_sight_trace_oval (eye, 0, 0.02, dead ? 1.15 : length, 0.16);
  lw_sight_fill (eye, &umber, 0.3);
  if (inch < FAR_OFF)
    {
      lw_sight_box (eye, -0.9 * length, -0.36, 1.3 * length, 0.34,
                    &lw_colour_side_floor[man->side]);
      lw_sight_box (eye, 0.45 * length * way, -0.36, 0.4, 0.34,
                    man->side == LW_BLUE ? &white : &boot);
      return;
    }
  cairo_scale (eye->cr, way * (dead ? 1 : length), 1);
  if (man->arm == LW_CAVALRY)
    {
      /* On its side, seen along the floor. */
      cairo_scale (eye->cr, 1, 0.3);
      lw_sight_horse (eye, man, G_PI / 2, inch);
      return;
    }
  if (dead)
    draw_fallen_base (eye, man->side);
  /* On his back: the same man, turned a quarter. */
  cairo_translate (eye->cr, dead ? -0.95 : -1, -0.3);
  cairo_rotate (eye->cr, G_PI / 2);
  draw_foot (eye, man, dead ? G_PI : 0, inch);
}

/* How far he looks away from the eye: 0 ahead as the eye does, half a turn towards it. */
static double
turn_of (const LwSightEye *eye, const LwMan *man)
{
  double x, y;

  lw_sight_turn (eye, man->facing, &x, &y);
  return atan2 (x, y);
}

/* On his feet or his horse, about the origin, one unit an inch; @squash: how oval his base is seen.
 */
static void
draw_standing (const LwSightEye *eye, const LwMan *man, double turn, double inch, double squash)
{
  if (man->arm == LW_CAVALRY)
    lw_sight_horse (eye, man, turn, inch);
  else if (inch < FAR_OFF)
    draw_far (eye, man);
  else
    {
      draw_base (eye, man->side, 0.375, squash);
      draw_foot (eye, man, turn, inch);
    }
}

/* What a man looks like: his side, his arm, whether he is armed, and on which hand the sun stands.
 */
static guint
look_of (const LwSightEye *eye, const LwMan *man)
{
  return (eye->sun_x < 0) * 8 + man->side * 4 + man->arm * 2 + lw_man_armed (man);
}

/* The same from the store; FALSE when he is too large for it. */
static gboolean
stamp_standing (const LwSightEye *eye, const LwMan *man, LwSightPoint at, double turn)
{
  double inch = eye->scale / at.y, squash = (eye->z - at.z) / at.y;
  LwSightStamp stamp = { FALSE, (gint)floor (log (inch) / log (STEP) + 0.5),
                         (gint)floor (turn / (2 * G_PI) * TURNS + TURNS + 0.5) % TURNS,
                         (gint)floor (CLAMP (squash, 0, 1) * SQUASHES + 0.5), look_of (eye, man) };

  if (inch > LW_SIGHT_STAMPED)
    return FALSE;
  inch = pow (STEP, stamp.size);
  double left = ceil (BESIDE * inch), top = ceil (ABOVE * inch);
  cairo_surface_t *paper = lw_sight_store_find (eye, &stamp);
  if (paper == NULL)
    {
      LwSightEye copy = *eye;

      paper = lw_sight_store_paper (&copy, &stamp, 2 * BESIDE * inch, (ABOVE + BELOW) * inch);
      cairo_translate (copy.cr, left, top);
      cairo_scale (copy.cr, inch, inch);
      draw_standing (&copy, man, stamp.turn * 2 * G_PI / TURNS, inch,
                     stamp.squash / (double)SQUASHES);
      lw_sight_store_end (&copy);
    }
  lw_sight_store_stamp (eye, paper, at, left, top);
  return TRUE;
}

void
lw_sight_man (const LwSightEye *eye, const LwSightItem *item)
{
  const LwMan *man = &eye->battle->men[item->ref];
  LwSightPoint at = lw_sight_point (eye, man->at, item->z0);
  gboolean lies = man->state == LW_MAN_DEAD || man->prone;
  double inch = eye->scale / at.y, turn = turn_of (eye, man);

  if (!lies && stamp_standing (eye, man, at, turn))
    return;
  cairo_save (eye->cr);
  cairo_translate (eye->cr, lw_sight_x (eye, at), lw_sight_y (eye, at));
  cairo_scale (eye->cr, inch, inch);
  if (lies)
    draw_lying (eye, man, turn, inch);
  else
    draw_standing (eye, man, turn, inch, (eye->z - at.z) / at.y);
  cairo_restore (eye->cr);
}
