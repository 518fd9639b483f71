/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-gun.c: a naval 4.7 from above: wheels, carriage, barrel and trail.
 *
 * The axle is at the origin and the muzzle four inches ahead of it; light falls from the
 * north-west. A gun that has been hit has a wheel off, and a wreck its barrel askew as well.
 */
#include "lw-draw-gun.h"

#include <math.h>

static const LwColour umber = { 0.13, 0.08, 0.03 };
static const LwColour tyre = { 0.20, 0.13, 0.09 };
static const LwColour spoke = { 0.42, 0.29, 0.18 };
static const LwColour paint_green = { 0.34, 0.43, 0.24 };
static const LwColour white = { 1, 1, 1 };

static void
trace_trail (cairo_t *cr)
{
  cairo_move_to (cr, 0.25, -0.24);
  cairo_line_to (cr, 0.25, 0.24);
  cairo_line_to (cr, -2.75, 0.15);
  cairo_line_to (cr, -3.0, 0.22);
  cairo_line_to (cr, -3.0, -0.22);
  cairo_line_to (cr, -2.75, -0.15);
  cairo_close_path (cr);
}

static void
trace_barrel (cairo_t *cr)
{
  cairo_move_to (cr, -0.62, -0.2);
  cairo_line_to (cr, 0.9, -0.23);
  cairo_line_to (cr, 0.95, -0.17);
  cairo_line_to (cr, 3.72, -0.115);
  cairo_line_to (cr, 3.76, -0.17);
  cairo_line_to (cr, 4.0, -0.16);
  cairo_line_to (cr, 4.0, 0.16);
  cairo_line_to (cr, 3.76, 0.17);
  cairo_line_to (cr, 3.72, 0.115);
  cairo_line_to (cr, 0.95, 0.17);
  cairo_line_to (cr, 0.9, 0.23);
  cairo_line_to (cr, -0.62, 0.2);
  cairo_close_path (cr);
}

static void
paint_shadow (const LwEasel *easel)
{
  double dx, dy;

  lw_easel_shift (easel, 0.22, 0.22, &dx, &dy);
  cairo_save (easel->cr);
  cairo_translate (easel->cr, dx, dy);
  trace_trail (easel->cr);
  lw_easel_fill (easel, &umber, 0.3);
  trace_barrel (easel->cr);
  lw_easel_fill (easel, &umber, 0.3);
  cairo_rectangle (easel->cr, -0.72, -1.0, 1.44, 0.24);
  cairo_rectangle (easel->cr, -0.72, 0.76, 1.44, 0.24);
  cairo_rectangle (easel->cr, -0.1, -0.8, 0.2, 1.6);
  lw_easel_fill (easel, &umber, 0.34);
  cairo_restore (easel->cr);
}

static void
paint_wheel (const LwEasel *easel, double y)
{
  cairo_rectangle (easel->cr, -0.72, y - 0.12, 1.44, 0.24);
  lw_easel_fill (easel, &tyre, 1);
  if (easel->inch < 10)
    return;
  for (gint i = -2; i <= 2; i++)
    {
      cairo_move_to (easel->cr, i * 0.27, y - 0.1);
      cairo_rel_line_to (easel->cr, 0, 0.2);
    }
  lw_easel_width (easel, 0.05, 0.6);
  lw_easel_stroke (easel, &spoke, 0.9);
  lw_easel_oval (easel, 0, y, 0.12, 0.16);
  lw_easel_fill (easel, &spoke, 1);
}

/* A soft light along one flank of the barrel, the one that looks north-west. */
static void
paint_barrel (const LwEasel *easel)
{
  LwColour dark = lw_colour_shade (&lw_colour_iron, -0.45);
  LwColour light = lw_colour_shade (&lw_colour_iron, 0.5);
  double dx, dy;

  trace_barrel (easel->cr);
  lw_easel_fill (easel, &lw_colour_iron, 1);
  lw_easel_shift (easel, -1, -1, &dx, &dy);
  double sunny = CLAMP (dy, -1, 1);
  cairo_move_to (easel->cr, -0.5, sunny * 0.1);
  cairo_line_to (easel->cr, 3.7, sunny * 0.06);
  lw_easel_width (easel, 0.08, 0.9);
  lw_easel_stroke (easel, &light, 0.8);
  cairo_move_to (easel->cr, -0.5, -sunny * 0.14);
  cairo_line_to (easel->cr, 3.7, -sunny * 0.08);
  lw_easel_width (easel, 0.06, 0.8);
  lw_easel_stroke (easel, &dark, 0.55);
  trace_barrel (easel->cr);
  lw_easel_width (easel, 0.045, 0.6);
  lw_easel_stroke (easel, &dark, 0.9);
  lw_easel_oval (easel, 3.98, 0, 0.05, 0.09);
  lw_easel_fill (easel, &umber, 1);
}

/* The owner's badge on the breech: a red disc, a blue square lined with white. */
static void
paint_owner (const LwEasel *easel, LwSide owner)
{
  const LwColour *colour = &lw_colour_side_floor[owner];
  double size = MAX (0.3, easel->hair * 2.1);

  if (owner == LW_RED)
    {
      lw_easel_oval (easel, -0.28, 0, size, size);
      lw_easel_fill (easel, colour, 1);
      lw_easel_oval (easel, -0.28, 0, size, size);
      LwColour rim = lw_colour_shade (colour, -0.5);
      lw_easel_width (easel, 0.06, 0.7);
      lw_easel_stroke (easel, &rim, 1);
    }
  else
    {
      cairo_rectangle (easel->cr, -0.28 - size, -size, size * 2, size * 2);
      lw_easel_fill (easel, &white, 1);
      double in = MAX (0.08, easel->hair * 0.8);
      cairo_rectangle (easel->cr, -0.28 - size + in, -size + in, size * 2 - in * 2,
                       size * 2 - in * 2);
      lw_easel_fill (easel, colour, 1);
    }
}

/* A wheel that has come off lies flat. */
static void
paint_fallen_wheel (const LwEasel *easel, double x, double y)
{
  lw_easel_oval (easel, x, y, 0.62, 0.62);
  lw_easel_width (easel, 0.2, 1.2);
  lw_easel_stroke (easel, &tyre, 1);
  for (gint i = 0; i < 4; i++)
    {
      double turn = 0.3 + i * G_PI / 4;
      cairo_move_to (easel->cr, x - 0.55 * cos (turn), y - 0.55 * sin (turn));
      cairo_line_to (easel->cr, x + 0.55 * cos (turn), y + 0.55 * sin (turn));
    }
  lw_easel_width (easel, 0.08, 0.7);
  lw_easel_stroke (easel, &spoke, 1);
  lw_easel_oval (easel, x, y, 0.14, 0.14);
  lw_easel_fill (easel, &spoke, 1);
}

/* The floor is scorched where it stood. */
static void
paint_scorch (const LwEasel *easel)
{
  static const double reach[] = { 1.7, 1.1, 1.9, 1.2, 1.6, 1.0, 1.8, 1.25, 1.5, 1.05 };

  for (guint i = 0; i < G_N_ELEMENTS (reach); i++)
    {
      double turn = i * 2 * G_PI / G_N_ELEMENTS (reach);
      cairo_line_to (easel->cr, reach[i] * cos (turn), reach[i] * sin (turn));
    }
  cairo_close_path (easel->cr);
  lw_easel_fill (easel, &umber, 0.4);
}

/* With the owner's colour on its spade. */
static void
paint_trail (const LwEasel *easel, LwSide owner)
{
  LwColour dark = lw_colour_shade (&paint_green, -0.5);

  trace_trail (easel->cr);
  lw_easel_fill (easel, &paint_green, 1);
  trace_trail (easel->cr);
  lw_easel_width (easel, 0.05, 0.7);
  lw_easel_stroke (easel, &dark, 0.9);
  cairo_rectangle (easel->cr, -3.0, -0.22, 0.34, 0.44);
  lw_easel_fill (easel, &lw_colour_side_floor[owner], 1);
}

/* Beyond mending: one wheel off, the barrel askew across the carriage. */
static void
paint_wreck (const LwEasel *easel, LwSide owner)
{
  paint_scorch (easel);
  paint_trail (easel, owner);
  paint_fallen_wheel (easel, 0.9, -1.35);
  paint_wheel (easel, 0.88);
  cairo_save (easel->cr);
  cairo_translate (easel->cr, -0.3, 0.15);
  cairo_rotate (easel->cr, 0.32);
  paint_barrel (easel);
  cairo_restore (easel->cr);
}

/* To be mended: a wheel is off its axle. */
static void
paint_lame_wheel (const LwEasel *easel)
{
  cairo_save (easel->cr);
  cairo_translate (easel->cr, 0.15, -1.0);
  cairo_rotate (easel->cr, -0.5);
  paint_wheel (easel, 0);
  cairo_restore (easel->cr);
}

void
lw_art_gun (LwEasel *easel, const LwGunLook *look)
{
  LwColour dark = lw_colour_shade (&paint_green, -0.5);
  LwSide owner = look->owner;

  if (look->state == LW_GUN_WRECKED)
    {
      paint_wreck (easel, owner);
      return;
    }
  paint_shadow (easel);
  paint_trail (easel, owner);
  cairo_rectangle (easel->cr, -0.09, -0.82, 0.18, 1.64);
  lw_easel_fill (easel, &tyre, 1);
  if (look->state == LW_GUN_LAME)
    paint_lame_wheel (easel);
  else
    paint_wheel (easel, -0.88);
  paint_wheel (easel, 0.88);
  cairo_rectangle (easel->cr, -0.5, -0.36, 0.9, 0.72);
  lw_easel_fill (easel, &paint_green, 1);
  cairo_rectangle (easel->cr, -0.5, -0.36, 0.9, 0.72);
  lw_easel_width (easel, 0.05, 0.6);
  lw_easel_stroke (easel, &dark, 0.9);
  paint_barrel (easel);
  paint_owner (easel, owner);
}
