/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-soldier.c: a toy soldier from the hips up, as he is turned before the eye: red coats
 * under bearskins, blue coats under white helmets; foot with a rifle at the shoulder, horse with a
 * sabre.
 *
 * One unit is an inch, the origin is between his hips, and y goes down. What would be smaller than
 * a pixel is left out.
 */
#include "lw-sight-soldier.h"

#include <math.h>

#include "lw-sight-ink.h"

/* Pixels to the inch from which belts and arms are drawn; faces, buttons and cuffs. */
#define DETAIL 8.0
#define FINE 24.0

static const LwColour skin = { 0.93, 0.74, 0.58 };
static const LwColour bearskin = { 0.13, 0.11, 0.10 };
static const LwColour helmet = { 0.97, 0.96, 0.93 };
static const LwColour brass = { 0.86, 0.68, 0.25 };
static const LwColour steel = { 0.72, 0.74, 0.77 };
static const LwColour wood = { 0.36, 0.21, 0.10 };
static const LwColour leather = { 0.34, 0.24, 0.15 };
static const LwColour ink = { 0.12, 0.09, 0.08 };

/* Facings: collar and cuffs. */
static const LwColour facing[LW_N_SIDES] = { { 0.96, 0.84, 0.42 }, { 0.86, 0.28, 0.24 } };

typedef struct
{
  const LwMan *man;
  double inch;
  double face;  /* 1: he looks at the eye, -1: away from it */
  double aside; /* 1: he looks to the right */
} Turned;

LwColour
lw_sight_trousers (LwSide side)
{
  static const LwColour navy = { 0.15, 0.17, 0.28 };
  static const LwColour grey = { 0.45, 0.48, 0.55 };

  return side == LW_RED ? navy : grey;
}

static void
stroke (const LwSightEye *eye, double x0, double y0, double x1, double y1)
{
  cairo_move_to (eye->cr, x0, y0);
  cairo_line_to (eye->cr, x1, y1);
}

static void
draw_coat (const LwSightEye *eye, const Turned *it)
{
  double wide = 0.21 + 0.07 * fabs (it->face), belly = it->aside * 0.03;

  cairo_move_to (eye->cr, -wide * 1.02, 0.12);
  cairo_curve_to (eye->cr, -wide * 0.8, -0.15, -wide * 0.85 + belly, -0.3, -wide, -0.62);
  cairo_curve_to (eye->cr, -wide * 0.95, -0.76, wide * 0.95, -0.76, wide, -0.62);
  cairo_curve_to (eye->cr, wide * 0.85 + belly, -0.3, wide * 0.8, -0.15, wide * 1.02, 0.12);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &lw_colour_side_floor[it->man->side], 0.22, -0.5, 0.045);
}

/* From the side one arm hangs down the middle; from before and behind, one on each hand. */
static void
draw_arm (const LwSightEye *eye, const Turned *it, double x, double elbow, double hand)
{
  LwColour dark = lw_colour_shade (&lw_colour_side_floor[it->man->side], -0.55);
  LwColour sleeve = lw_colour_shade (&lw_colour_side_floor[it->man->side], -0.12);

  cairo_set_line_cap (eye->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < 2; i++)
    {
      cairo_move_to (eye->cr, x, -0.58);
      cairo_line_to (eye->cr, x + elbow, -0.3);
      cairo_line_to (eye->cr, x + elbow + hand, -0.06);
      lw_sight_edge (eye, i == 0 ? &dark : &sleeve, 1, i == 0 ? 0.17 : 0.12);
    }
  cairo_set_line_cap (eye->cr, CAIRO_LINE_CAP_BUTT);
  if (it->inch < FINE)
    return;
  lw_sight_oval (eye, x + elbow + hand, 0, 0.075, 0.075, &skin);
  stroke (eye, x + elbow + hand - 0.065, -0.1, x + elbow + hand + 0.065, -0.1);
  lw_sight_edge (eye, &facing[it->man->side], 1, 0.06);
}

/* White belts crossed in front, one from the side. */
static void
draw_belts (const LwSightEye *eye, const Turned *it)
{
  stroke (eye, -0.21, -0.64, 0.18, -0.06);
  if (it->face > 0.4)
    stroke (eye, 0.21, -0.64, -0.18, -0.06);
  lw_sight_edge (eye, &lw_colour_chalk, 0.97, 0.075);
  stroke (eye, -0.22, -0.03, 0.22, -0.03);
  lw_sight_edge (eye, &lw_colour_chalk, 0.97, 0.075);
  if (it->inch < FINE || it->face <= 0.4)
    return;
  lw_sight_box (eye, -0.05, -0.07, 0.1, 0.085, &brass);
  for (guint i = 0; i < 4; i++)
    lw_sight_oval (eye, 0, -0.56 + i * 0.13, 0.022, 0.022, &brass);
}

/* From behind: a pack with its straps, and a rolled blanket on top. */
static void
draw_pack (const LwSightEye *eye, const Turned *it)
{
  static const LwColour blanket = { 0.62, 0.60, 0.56 };

  cairo_rectangle (eye->cr, -0.2, -0.56, 0.4, 0.36);
  lw_sight_paint (eye, &leather, 0.2, -0.5, 0.03);
  cairo_rectangle (eye->cr, -0.24, -0.64, 0.48, 0.13);
  lw_sight_paint (eye, &blanket, 0.2, -0.5, 0.03);
  stroke (eye, -0.22, -0.03, 0.22, -0.03);
  lw_sight_edge (eye, &lw_colour_chalk, 0.97, 0.075);
  if (it->inch < FINE)
    return;
  stroke (eye, -0.1, -0.64, -0.1, -0.2);
  stroke (eye, 0.1, -0.64, 0.1, -0.2);
  lw_sight_edge (eye, &ink, 0.7, 0.035);
}

/* Upright at the shoulder, a bayonet on it. */
static void
draw_rifle (const LwSightEye *eye, double x)
{
  double lean = x * 0.12;

  stroke (eye, x, 0.04, x + lean * 0.7, -0.72);
  lw_sight_edge (eye, &wood, 1, 0.1);
  stroke (eye, x + lean * 0.5, -0.5, x + lean * 0.9, -0.98);
  lw_sight_edge (eye, &ink, 1, 0.055);
  stroke (eye, x + lean * 0.9, -0.96, x + lean, -1.24);
  lw_sight_edge (eye, &steel, 1, 0.045);
}

static void
draw_sabre (const LwSightEye *eye, double x)
{
  cairo_move_to (eye->cr, x, -0.02);
  cairo_curve_to (eye->cr, x * 1.2, -0.4, x * 1.2, -0.7, x * 0.95, -1.02);
  lw_sight_edge (eye, &ink, 0.7, 0.085);
  cairo_move_to (eye->cr, x, -0.02);
  cairo_curve_to (eye->cr, x * 1.2, -0.4, x * 1.2, -0.7, x * 0.95, -1.0);
  lw_sight_edge (eye, &steel, 1, 0.055);
  lw_sight_oval (eye, x, 0, 0.07, 0.05, &brass);
}

/* Eyes and a moustache; from the side a nose and one of the eyes. */
static void
draw_features (const LwSightEye *eye, const Turned *it)
{
  static const LwColour hair = { 0.36, 0.22, 0.11 };
  static const LwColour cheek = { 0.88, 0.55, 0.44 };
  double look = it->aside * 0.07, y = -0.9;

  if (fabs (it->aside) > 0.35)
    lw_sight_oval (eye, it->aside * 0.145, y + 0.03, 0.035, 0.03, &skin);
  if (it->face < -0.2)
    return;
  if (fabs (it->aside) < 0.8)
    {
      lw_sight_trace_oval (eye, -0.085 + look, y + 0.035, 0.035, 0.025);
      lw_sight_fill (eye, &cheek, 0.6);
      lw_sight_trace_oval (eye, 0.085 + look, y + 0.035, 0.035, 0.025);
      lw_sight_fill (eye, &cheek, 0.6);
      lw_sight_oval (eye, look - 0.055, y - 0.02, 0.018, 0.022, &ink);
    }
  lw_sight_oval (eye, look + 0.055 * (it->aside < -0.8 ? -1 : 1), y - 0.02, 0.018, 0.022, &ink);
  stroke (eye, look - 0.06, y + 0.075, look + 0.06, y + 0.075);
  lw_sight_edge (eye, &hair, 1, 0.035);
}

static void
draw_bearskin (const LwSightEye *eye, const Turned *it)
{
  LwColour sheen = lw_colour_shade (&bearskin, 0.3);
  double y = -0.95, shine = eye->sun_x < 0 ? -0.08 : 0.08;

  cairo_move_to (eye->cr, -0.185, y + 0.02);
  cairo_curve_to (eye->cr, -0.24, y - 0.22, -0.17, y - 0.385, 0, y - 0.385);
  cairo_curve_to (eye->cr, 0.17, y - 0.385, 0.24, y - 0.22, 0.185, y + 0.02);
  cairo_curve_to (eye->cr, 0.08, y - 0.05, -0.08, y - 0.05, -0.185, y + 0.02);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &bearskin, 0.1, -0.6, 0.03);
  if (it->inch < DETAIL)
    return;
  lw_sight_trace_oval (eye, shine, y - 0.22, 0.05, 0.1);
  lw_sight_fill (eye, &sheen, 0.5);
  if (it->face < -0.2)
    {
      lw_sight_oval (eye, 0, y + 0.02, 0.16, 0.09, &bearskin);
      return;
    }
  if (it->inch < FINE)
    return;
  cairo_move_to (eye->cr, -0.135, y + 0.04);
  cairo_curve_to (eye->cr, -0.1, y + 0.2, 0.1, y + 0.2, 0.135, y + 0.04);
  lw_sight_edge (eye, &brass, 1, 0.028);
}

static void
draw_helmet (const LwSightEye *eye, const Turned *it)
{
  static const LwColour shade = { 0.62, 0.62, 0.62 };
  double y = -0.97;

  cairo_move_to (eye->cr, -0.19, y);
  cairo_curve_to (eye->cr, -0.19, y - 0.34, 0.19, y - 0.34, 0.19, y);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &helmet, 0.16, -0.4, 0.03);
  cairo_move_to (eye->cr, -0.235 + MIN (it->aside, 0) * 0.07, y + 0.04);
  cairo_curve_to (eye->cr, -0.15, y - 0.07, 0.15, y - 0.07, 0.235 + MAX (it->aside, 0) * 0.07,
                  y + 0.04);
  cairo_curve_to (eye->cr, 0.1, y + 0.02, -0.1, y + 0.02, -0.235 + MIN (it->aside, 0) * 0.07,
                  y + 0.04);
  cairo_close_path (eye->cr);
  lw_sight_paint (eye, &helmet, 0.16, -0.4, 0.03);
  stroke (eye, 0, y - 0.25, 0, y - 0.365);
  lw_sight_edge (eye, it->inch < DETAIL ? &shade : &brass, 1, 0.05);
  if (it->inch < FINE)
    return;
  stroke (eye, -0.185, y - 0.055, 0.185, y - 0.055);
  lw_sight_edge (eye, &shade, 0.5, 0.03);
  if (it->face < 0.3)
    return;
  lw_sight_oval (eye, it->aside * 0.1, y - 0.13, 0.04, 0.05, &brass);
  stroke (eye, -0.13, y + 0.03, -0.08, y + 0.18);
  stroke (eye, 0.13, y + 0.03, 0.08, y + 0.18);
  lw_sight_edge (eye, &leather, 1, 0.025);
}

static void
draw_head (const LwSightEye *eye, const Turned *it)
{
  static const LwColour hair = { 0.30, 0.19, 0.10 };

  if (it->inch >= DETAIL)
    lw_sight_box (eye, -0.1, -0.79, 0.2, 0.1, &facing[it->man->side]);
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, 0, -0.9, 0.15, 0, 2 * G_PI);
  lw_sight_paint (eye, &skin, 0.14, -0.45, 0.02);
  if (it->face < -0.4)
    lw_sight_oval (eye, 0, -0.94, 0.145, 0.12, &hair);
  if (it->inch >= FINE)
    draw_features (eye, it);
  if (it->man->side == LW_RED)
    draw_bearskin (eye, it);
  else
    draw_helmet (eye, it);
}

static void
draw_weapon (const LwSightEye *eye, const Turned *it)
{
  /* In his right hand. */
  double hand = (it->face >= 0 ? -0.31 : 0.31) * MAX (fabs (it->face), 0.45);

  if (!lw_man_armed (it->man))
    return;
  if (it->man->arm == LW_CAVALRY)
    draw_sabre (eye, hand);
  else
    draw_rifle (eye, hand);
}

void
lw_sight_soldier (const LwSightEye *eye, const LwMan *man, double turn, double inch)
{
  Turned it = { man, inch, -cos (turn), sin (turn) };
  gboolean behind = it.face < -0.4;
  double wide = 0.25 + 0.06 * fabs (it.face);

  if (!behind)
    draw_weapon (eye, &it);
  draw_coat (eye, &it);
  if (inch > DETAIL)
    {
      if (behind && man->arm == LW_INFANTRY)
        draw_pack (eye, &it);
      else
        draw_belts (eye, &it);
      if (fabs (it.face) > 0.4)
        {
          draw_arm (eye, &it, -wide, -0.03, 0.01);
          draw_arm (eye, &it, wide, 0.03, -0.01);
        }
      else
        draw_arm (eye, &it, 0, -it.aside * 0.06, it.aside * 0.12);
    }
  if (behind)
    draw_weapon (eye, &it);
  draw_head (eye, &it);
}
