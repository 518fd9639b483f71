/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-men.c: foot and horse from above, standing, prone and fallen, in full uniform.
 *
 * Painted from below: shadow and stand, horse, weapon, arms, coat, head-dress. Light falls from the
 * north-west whichever way a man looks. Under LW_DETAIL_INCH tokens take the place of all this.
 */
#include "lw-draw-men.h"

#include <math.h>

/* Pixels to the inch from which packs, arms and belts are drawn. */
#define FINE 13.0

static const LwColour bay = { 0.36, 0.21, 0.11 };
static const LwColour bay_dark = { 0.19, 0.10, 0.05 };
static const LwColour bay_light = { 0.50, 0.31, 0.17 };
static const LwColour rifle = { 0.17, 0.11, 0.07 };
static const LwColour steel = { 0.82, 0.84, 0.86 };
static const LwColour bearskin = { 0.09, 0.07, 0.07 };
static const LwColour white = { 1, 1, 1 };
static const LwColour flesh = { 0.87, 0.68, 0.53 };
static const LwColour hair = { 0.28, 0.18, 0.10 };
static const LwColour umber = { 0.13, 0.08, 0.03 };
static const LwColour khaki = { 0.55, 0.47, 0.33 };

static void
line (const LwEasel *easel, double x1, double y1, double x2, double y2)
{
  cairo_move_to (easel->cr, x1, y1);
  cairo_line_to (easel->cr, x2, y2);
}

/* Shadow, stand and rim; Blue's rim is lined with white. From afar the whole stand is in the side's
 * colour; near by it is green, as the toy maker painted it. */
static void
paint_base (const LwEasel *easel, LwSide side, double half, double radius)
{
  static const LwColour lining = { 0.88, 0.93, 1.0 };
  const LwColour *coat = &lw_colour_side_floor[side];
  gboolean near_by = easel->inch >= FINE;
  LwColour rim = lw_colour_shade (coat, side == LW_RED ? -0.30 : 0.16);
  double dx, dy, white_edge = 0;

  lw_easel_shift (easel, 0.13, 0.13, &dx, &dy);
  cairo_save (easel->cr);
  cairo_translate (easel->cr, dx, dy);
  lw_easel_base (easel, side, half, radius, 0.03);
  cairo_restore (easel->cr);
  lw_easel_fill (easel, &umber, 0.36);

  if (side == LW_BLUE)
    {
      white_edge = MAX (0.055, easel->hair * 0.5);
      lw_easel_base (easel, side, half, radius, 0.03);
      lw_easel_fill (easel, &lining, 1);
    }
  lw_easel_base (easel, side, half, radius, 0.03 - white_edge);
  lw_easel_fill (easel, near_by && side == LW_BLUE ? coat : &rim, 1);
  lw_easel_base (easel, side, half, radius, 0.03 - white_edge - MAX (0.075, easel->hair * 0.8));
  lw_easel_fill (easel, near_by ? &lw_colour_base : coat, 1);
}

static gboolean
armed (const LwManLook *look)
{
  return look->state != LW_MAN_CAPTIVE && look->state != LW_MAN_RELEASED;
}

/* Head-dress: Red's is a black bearskin, Blue's a white helmet; the disarmed are bare-headed. */
static void
paint_head (const LwEasel *easel, const LwManLook *look, double x, double size)
{
  gboolean red = look->side == LW_RED;

  if (!armed (look))
    {
      lw_easel_oval (easel, x, 0, size * 0.9, size * 0.9);
      lw_easel_fill (easel, &flesh, 1);
      lw_easel_oval (easel, x - size * 0.24, 0, size * 0.62, size * 0.74);
      lw_easel_fill (easel, &hair, 1);
      return;
    }
  lw_easel_oval (easel, x, 0, size * 1.1, size);
  lw_easel_fill (easel, red ? &bearskin : &white, 1);
  if (easel->inch < FINE)
    return;
  LwColour mark = red ? (LwColour){ 0.36, 0.32, 0.33 } : (LwColour){ 0.62, 0.66, 0.74 };
  double dx, dy;
  lw_easel_shift (easel, -size * 0.3, -size * 0.3, &dx, &dy);
  lw_easel_oval (easel, x + dx, dy, size * 0.3, size * 0.3);
  lw_easel_fill (easel, red ? &mark : &white, red ? 0.9 : 1);
  lw_easel_oval (easel, x, 0, size * 1.1, size);
  lw_easel_width (easel, 0.04, 0.5);
  lw_easel_stroke (easel, &mark, 0.9);
  if (!red)
    {
      lw_easel_oval (easel, x, 0, size * 0.24, size * 0.24);
      lw_easel_fill (easel, &lw_colour_side_floor[LW_BLUE], 0.85);
    }
}

/* Shoulders with the sun on their north-western side. */
static void
paint_coat (const LwEasel *easel, const LwManLook *look, double x, double deep, double broad)
{
  const LwColour *coat = &lw_colour_side_floor[look->side];
  LwColour dark = lw_colour_shade (coat, -0.38);
  LwColour light = lw_colour_shade (coat, look->side == LW_RED ? 0.12 : 0.2);
  double dx, dy;

  lw_easel_oval (easel, x, 0, deep, broad);
  lw_easel_fill (easel, &dark, 1);
  if (easel->inch < FINE)
    return;
  lw_easel_shift (easel, -0.025, -0.025, &dx, &dy);
  lw_easel_oval (easel, x + dx, dy, deep * 0.86, broad * 0.9);
  lw_easel_fill (easel, coat, 1);
  lw_easel_shift (easel, -0.06, -0.06, &dx, &dy);
  lw_easel_oval (easel, x + dx, dy, deep * 0.5, broad * 0.55);
  lw_easel_fill (easel, &light, 0.6);
  /* Cross-belts. */
  line (easel, x + deep * 0.6, -broad * 0.6, x - deep * 0.7, broad * 0.5);
  line (easel, x + deep * 0.6, broad * 0.6, x - deep * 0.7, -broad * 0.5);
  lw_easel_width (easel, 0.04, 0.5);
  lw_easel_stroke (easel, &white, 0.75);
}

static void
paint_arms (const LwEasel *easel, const LwManLook *look, double x, double broad, double reach)
{
  LwColour sleeve = lw_colour_shade (&lw_colour_side_floor[look->side], -0.2);

  line (easel, x, broad * 0.86, x + reach * 0.55, broad * 0.72);
  line (easel, x, -broad * 0.86, x + reach, broad * 0.42);
  cairo_set_line_cap (easel->cr, CAIRO_LINE_CAP_ROUND);
  lw_easel_width (easel, 0.12, 0.8);
  lw_easel_stroke (easel, &sleeve, 1);
}

static void
paint_foot (const LwEasel *easel, const LwManLook *look)
{
  paint_base (easel, look->side, 0, 0.375);
  if (easel->inch >= FINE)
    {
      /* Pack, and boots that peep out in front. */
      cairo_rectangle (easel->cr, -0.27, -0.14, 0.16, 0.28);
      lw_easel_fill (easel, &khaki, 1);
      lw_easel_oval (easel, 0.13, 0.09, 0.09, 0.055);
      lw_easel_oval (easel, 0.13, -0.09, 0.09, 0.055);
      lw_easel_fill (easel, &umber, 1);
    }
  if (armed (look))
    {
      cairo_set_line_cap (easel->cr, CAIRO_LINE_CAP_BUTT);
      line (easel, -0.1, 0.19, 0.60, 0.15);
      lw_easel_width (easel, 0.075, 0.95);
      lw_easel_stroke (easel, &rifle, 1);
      if (easel->inch >= FINE)
        {
          line (easel, 0.58, 0.15, 0.80, 0.138);
          lw_easel_width (easel, 0.035, 0.7);
          lw_easel_stroke (easel, &steel, 1);
        }
    }
  if (easel->inch >= FINE)
    paint_arms (easel, look, -0.02, 0.27, armed (look) ? 0.26 : 0.02);
  paint_coat (easel, look, -0.04, 0.155, 0.275);
  paint_head (easel, look, 0, easel->inch < FINE ? 0.165 : 0.14);
}

/* A horse from above: tail, quarters, barrel, neck, head and ears. */
static void
paint_horse (const LwEasel *easel)
{
  cairo_t *cr = easel->cr;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, -0.6, 0);
  cairo_curve_to (cr, -0.74, 0.02, -0.82, 0.06, -0.93, 0.03);
  lw_easel_width (easel, 0.1, 1);
  lw_easel_stroke (easel, &bay_dark, 1);
  cairo_move_to (cr, -0.66, 0);
  cairo_curve_to (cr, -0.66, -0.24, -0.36, -0.25, -0.16, -0.2);
  cairo_curve_to (cr, 0.06, -0.17, 0.2, -0.24, 0.38, -0.16);
  cairo_curve_to (cr, 0.52, -0.11, 0.6, -0.1, 0.68, -0.1);
  cairo_curve_to (cr, 0.8, -0.1, 0.9, -0.09, 0.98, -0.05);
  cairo_line_to (cr, 0.98, 0.05);
  cairo_curve_to (cr, 0.9, 0.09, 0.8, 0.1, 0.68, 0.1);
  cairo_curve_to (cr, 0.6, 0.1, 0.52, 0.11, 0.38, 0.16);
  cairo_curve_to (cr, 0.2, 0.24, 0.06, 0.17, -0.16, 0.2);
  cairo_curve_to (cr, -0.36, 0.25, -0.66, 0.24, -0.66, 0);
  cairo_close_path (cr);
  lw_easel_fill (easel, &bay, 1);
  if (easel->inch < 10)
    return;
  double dx, dy;
  lw_easel_shift (easel, -0.05, -0.05, &dx, &dy);
  lw_easel_oval (easel, -0.38 + dx, dy, 0.2, 0.13);
  lw_easel_oval (easel, 0.24 + dx, dy, 0.13, 0.1);
  lw_easel_fill (easel, &bay_light, 0.75);
  line (easel, 0.3, 0, 0.7, 0);
  lw_easel_width (easel, 0.07, 0.8);
  lw_easel_stroke (easel, &bay_dark, 1);
  line (easel, 0.68, -0.08, 0.76, -0.1);
  line (easel, 0.68, 0.08, 0.76, 0.1);
  lw_easel_width (easel, 0.05, 0.7);
  lw_easel_stroke (easel, &bay_dark, 1);
  line (easel, 0.84, 0, 0.95, 0);
  lw_easel_width (easel, 0.045, 0.6);
  lw_easel_stroke (easel, &white, 0.8);
}

static void
paint_saddle (const LwEasel *easel, LwSide side)
{
  LwColour cloth = lw_colour_shade (&lw_colour_side_floor[side], -0.3);

  cairo_rectangle (easel->cr, -0.34, -0.24, 0.42, 0.48);
  lw_easel_fill (easel, &cloth, 1);
  if (easel->inch < FINE)
    return;
  cairo_rectangle (easel->cr, -0.32, -0.22, 0.38, 0.44);
  lw_easel_width (easel, 0.035, 0.6);
  lw_easel_stroke (easel, side == LW_RED ? &lw_colour_selection : &white, 0.85);
}

static void
paint_mounted (const LwEasel *easel, const LwManLook *look)
{
  paint_base (easel, look->side, 0.625, 0.375);
  paint_horse (easel);
  paint_saddle (easel, look->side);
  if (armed (look))
    {
      line (easel, 0, 0.27, 0.66, 0.3);
      lw_easel_width (easel, 0.05, 0.9);
      lw_easel_stroke (easel, &steel, 1);
    }
  if (easel->inch >= FINE)
    paint_arms (easel, look, -0.1, 0.27, 0.24);
  paint_coat (easel, look, -0.12, 0.165, 0.29);
  paint_head (easel, look, -0.08, easel->inch < FINE ? 0.17 : 0.145);
}

/* Rope about the disarmed: plain for captives, broken for those just freed. */
static void
paint_rope (const LwEasel *easel, const LwManLook *look)
{
  const double broken[] = { 0.22, 0.16 };
  double half = look->arm == LW_CAVALRY ? 0.625 : 0;

  lw_easel_base (easel, LW_RED, half, 0.375, 0.12);
  if (look->state == LW_MAN_RELEASED)
    cairo_set_dash (easel->cr, broken, 2, 0);
  lw_easel_width (easel, 0.1, 1.3);
  lw_easel_stroke (easel, &lw_colour_chalk, 0.95);
  cairo_set_dash (easel->cr, NULL, 0, 0);
}

void
lw_art_man (LwEasel *easel, const LwManLook *look)
{
  if (!armed (look))
    paint_rope (easel, look);
  if (look->arm == LW_CAVALRY)
    paint_mounted (easel, look);
  else
    paint_foot (easel, look);
}

/* The fallen are duller than the living, so that the eye goes to those who still count. */
static LwColour
coat_of (const LwManLook *look)
{
  const LwColour *coat = &lw_colour_side_floor[look->side];
  const LwColour *dust = &lw_colour_board;
  double faded = look->state != LW_MAN_DEAD ? 0 : look->side == LW_RED ? 0.38 : 0.2;
  LwColour colour = { coat->r + (dust->r - coat->r) * faded, coat->g + (dust->g - coat->g) * faded,
                      coat->b + (dust->b - coat->b) * faded };

  return colour;
}

/* A soldier at full length, head towards x: legs, coat, arms, head-dress rolled a little off. */
static void
paint_body (const LwEasel *easel, const LwManLook *look, double alpha)
{
  const LwColour coat = coat_of (look);
  LwColour trousers = lw_colour_shade (&coat, look->side == LW_RED ? -0.72 : -0.35);
  double dx, dy;

  cairo_set_line_cap (easel->cr, CAIRO_LINE_CAP_ROUND);
  lw_easel_shift (easel, 0.1, 0.1, &dx, &dy);
  line (easel, -0.62 + dx, dy, 0.42 + dx, dy);
  lw_easel_width (easel, 0.36, 1.4);
  lw_easel_stroke (easel, &umber, 0.3);
  line (easel, -0.66, -0.1, -0.1, -0.05);
  line (easel, -0.7, 0.12, -0.1, 0.05);
  lw_easel_width (easel, 0.13, 0.9);
  lw_easel_stroke (easel, &trousers, alpha);
  line (easel, 0.26, -0.12, 0.02, -0.34);
  line (easel, 0.26, 0.12, 0.48, 0.36);
  lw_easel_width (easel, 0.11, 0.8);
  lw_easel_stroke (easel, &coat, alpha);
  lw_easel_oval (easel, 0.1, 0, 0.28, 0.17);
  lw_easel_fill (easel, &coat, alpha);
  lw_easel_oval (easel, 0.5, 0, 0.13, 0.12);
  lw_easel_fill (easel, &flesh, alpha);
}

static void
paint_fallen_hat (const LwEasel *easel, LwSide side, double x, double y, double alpha)
{
  lw_easel_oval (easel, x, y, 0.15, 0.13);
  lw_easel_fill (easel, side == LW_RED ? &bearskin : &white, alpha);
  if (side == LW_BLUE)
    {
      lw_easel_oval (easel, x, y, 0.15, 0.13);
      lw_easel_width (easel, 0.035, 0.6);
      lw_easel_stroke (easel, &lw_colour_side_floor[side], alpha);
    }
}

/* The horse on its side, legs stretched out. */
static void
paint_fallen_horse (const LwEasel *easel)
{
  double dx, dy;

  lw_easel_shift (easel, 0.1, 0.1, &dx, &dy);
  lw_easel_oval (easel, dx, dy, 0.78, 0.3);
  lw_easel_fill (easel, &umber, 0.28);
  cairo_set_line_cap (easel->cr, CAIRO_LINE_CAP_ROUND);
  line (easel, -0.4, 0.1, -0.5, 0.58);
  line (easel, -0.3, 0.12, -0.24, 0.6);
  line (easel, 0.3, 0.1, 0.24, 0.58);
  line (easel, 0.36, 0.1, 0.5, 0.54);
  line (easel, -0.6, 0, -0.85, 0.16);
  lw_easel_width (easel, 0.09, 0.8);
  lw_easel_stroke (easel, &bay_dark, 0.9);
  lw_easel_oval (easel, -0.06, 0, 0.58, 0.22);
  lw_easel_fill (easel, &bay, 0.95);
  line (easel, 0.4, -0.02, 0.72, -0.12);
  lw_easel_width (easel, 0.2, 1.2);
  lw_easel_stroke (easel, &bay, 0.95);
  line (easel, 0.72, -0.12, 0.94, 0);
  lw_easel_width (easel, 0.13, 1);
  lw_easel_stroke (easel, &bay, 0.95);
}

/* The stand tipped on edge: what is seen of it is a sliver in the side's colour. */
static void
paint_tipped_stand (const LwEasel *easel, LwSide side)
{
  lw_easel_oval (easel, -0.74, 0, 0.09, 0.32);
  lw_easel_fill (easel, &lw_colour_base, 0.95);
  lw_easel_oval (easel, -0.74, 0, 0.09, 0.32);
  lw_easel_width (easel, 0.05, 0.7);
  lw_easel_stroke (easel, &lw_colour_side_floor[side], 0.9);
}

void
lw_art_lying (LwEasel *easel, const LwManLook *look)
{
  cairo_t *cr = easel->cr;

  if (look->arm == LW_CAVALRY)
    {
      paint_fallen_horse (easel);
      cairo_save (cr);
      cairo_translate (cr, -0.1, -0.3);
      cairo_rotate (cr, look->state == LW_MAN_DEAD ? 0.5 : 0.1);
      paint_body (easel, look, look->state == LW_MAN_DEAD ? 0.92 : 1);
      if (look->state == LW_MAN_DEAD)
        paint_fallen_hat (easel, look->side, 0.74, -0.2, 0.75);
      else
        paint_fallen_hat (easel, look->side, 0.5, 0, 1);
      cairo_restore (cr);
      return;
    }
  if (look->state != LW_MAN_DEAD)
    {
      /* Prone for his gun: on his stand's edge, rifle and all, looking where he looked. */
      paint_tipped_stand (easel, look->side);
      paint_body (easel, look, 1);
      line (easel, 0.1, 0.24, 0.88, 0.2);
      lw_easel_width (easel, 0.07, 0.9);
      lw_easel_stroke (easel, &rifle, armed (look) ? 1 : 0);
      lw_easel_oval (easel, 0.5, 0, 0.16, 0.15);
      lw_easel_fill (easel, look->side == LW_RED ? &bearskin : &white, 1);
      return;
    }
  cairo_rotate (cr, G_PI * 0.86);
  paint_tipped_stand (easel, look->side);
  line (easel, -0.3, 0.36, 0.44, 0.42);
  lw_easel_width (easel, 0.065, 0.8);
  lw_easel_stroke (easel, &rifle, 0.9);
  paint_body (easel, look, 0.92);
  paint_fallen_hat (easel, look->side, 0.76, -0.16, 0.75);
}
