/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-token.c: tokens for a whole field on the screen, and signs in ink for the printed map.
 *
 * Red is round with a solid rim, Blue is cut flat in front and lined with white; a horse is twice
 * as long as a man on foot; a gun is a long barrel on two wheels.
 */
#include "lw-draw-token.h"

#include <math.h>

static const LwColour white = { 1, 1, 1 };
static const LwColour dark = { 0.10, 0.06, 0.05 };
static const LwColour horse = { 0.30, 0.17, 0.09 };

static double
half_of (const LwManLook *look)
{
  return look->arm == LW_CAVALRY ? 0.58 : 0;
}

/* The fallen: a bar across, fainter than the living. */
static void
lay_token (LwEasel *easel, const LwManLook *look)
{
  double half = look->arm == LW_CAVALRY ? 0.8 : 0.5;

  cairo_rotate (easel->cr, G_PI * 0.36);
  cairo_set_line_cap (easel->cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to (easel->cr, -half, 0);
  cairo_line_to (easel->cr, half, 0);
  lw_easel_width (easel, 0.34, 1.4);
  lw_easel_stroke (easel, &lw_colour_side_floor[look->side], 0.62);
}

void
lw_art_man_token (LwEasel *easel, const LwManLook *look)
{
  const LwColour *colour = &lw_colour_side_floor[look->side];
  LwColour rim = lw_colour_shade (colour, -0.5);
  double half = half_of (look), radius = MAX (0.44, easel->hair * 0.9);
  double edge = CLAMP (easel->hair * 0.36, 0.07, 0.11);
  gboolean bound = look->state == LW_MAN_CAPTIVE || look->state == LW_MAN_RELEASED;

  if (look->state == LW_MAN_DEAD)
    {
      lay_token (easel, look);
      return;
    }
  lw_easel_base (easel, look->side, half, radius, 0);
  lw_easel_fill (easel, look->side == LW_RED ? &rim : &white, 1);
  lw_easel_base (easel, look->side, half, radius, -edge);
  lw_easel_fill (easel, colour, look->prone ? 0.7 : 1);
  if (look->arm == LW_CAVALRY)
    {
      lw_easel_oval (easel, 0.1, 0, 0.62, 0.12);
      lw_easel_fill (easel, look->side == LW_RED ? &horse : &lw_colour_stone, 0.9);
    }
  double spot = look->side == LW_RED ? 0.15 : 0.13;
  lw_easel_oval (easel, 0, 0, spot, spot);
  lw_easel_fill (easel, look->side == LW_RED ? &dark : &white, bound || easel->inch < 4 ? 0 : 1);
  if (bound && easel->inch > 3)
    {
      lw_easel_base (easel, LW_RED, half, radius, easel->hair);
      lw_easel_width (easel, 0.1, 0.9);
      lw_easel_stroke (easel, &lw_colour_chalk, 0.9);
    }
}

/* Struck out: once for a gun that will be mended, twice for a wreck. */
static void
strike_out (const LwEasel *easel, LwGunState state)
{
  double reach = MAX (1.3, easel->hair * 3.5);

  if (state == LW_GUN_WHOLE)
    return;
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (easel->cr, -reach, -reach);
      cairo_line_to (easel->cr, reach, reach);
      if (state == LW_GUN_WRECKED)
        {
          cairo_move_to (easel->cr, -reach, reach);
          cairo_line_to (easel->cr, reach, -reach);
        }
      lw_easel_width (easel, pass == 0 ? 0.5 : 0.26, pass == 0 ? 3.4 : 1.7);
      lw_easel_stroke (easel, pass == 0 ? &white : &dark, 1);
    }
}

/* Two wheels, @half long to either side of their axle, @apart from the middle. */
static void
trace_wheels (cairo_t *cr, double half, double apart)
{
  cairo_move_to (cr, -half, -apart);
  cairo_line_to (cr, half, -apart);
  cairo_move_to (cr, -half, apart);
  cairo_line_to (cr, half, apart);
  cairo_move_to (cr, 0, -apart);
  cairo_line_to (cr, 0, apart);
}

/* A disc for Red, a square for Blue; its outline stays as the path. */
static void
fill_owner (const LwEasel *easel, LwSide owner, double size)
{
  if (owner == LW_RED)
    lw_easel_oval (easel, 0, 0, size, size);
  else
    cairo_rectangle (easel->cr, -size, -size, size * 2, size * 2);
  lw_set_colour (easel->cr, &lw_colour_side_floor[owner], 1);
  cairo_fill_preserve (easel->cr);
}

void
lw_art_gun_token (LwEasel *easel, const LwGunLook *look)
{
  LwSide owner = look->owner;
  double size = MAX (0.55, easel->hair * 1.5);

  cairo_move_to (easel->cr, -3, 0);
  cairo_line_to (easel->cr, 0, 0);
  lw_easel_width (easel, 0.34, 1.1);
  lw_easel_stroke (easel, &lw_colour_base, 1);
  cairo_move_to (easel->cr, 0, 0);
  cairo_line_to (easel->cr, 4, 0);
  lw_easel_width (easel, 0.36, 1.2);
  lw_easel_stroke (easel, &lw_colour_iron, 1);
  trace_wheels (easel->cr, 0.7, 0.9);
  lw_easel_width (easel, 0.28, 1);
  lw_easel_stroke (easel, &dark, 1);
  fill_owner (easel, owner, size);
  lw_easel_width (easel, 0.08, 0.6);
  lw_easel_stroke (easel, owner == LW_RED ? &dark : &white, 1);
  strike_out (easel, look->state);
}

/* Foot is a round or a square that stands upright on the page; horse leans as it rides. */
static void
trace_sign (LwEasel *easel, const LwManLook *look, double grow)
{
  double radius = 0.4 + grow;
  gboolean mounted = look->arm == LW_CAVALRY && look->state != LW_MAN_DEAD;

  if (mounted && look->side == LW_RED)
    lw_easel_oval (easel, 0, 0, 0.82 + grow, radius);
  else if (mounted)
    cairo_rectangle (easel->cr, -0.8 - grow, -radius, 1.6 + 2 * grow, 2 * radius);
  else if (look->side == LW_RED)
    lw_easel_oval (easel, 0, 0, radius, radius);
  else
    cairo_rectangle (easel->cr, -radius, -radius, 2 * radius, 2 * radius);
}

static void
cross_sign (LwEasel *easel, const LwManLook *look)
{
  cairo_move_to (easel->cr, -0.28, -0.28);
  cairo_line_to (easel->cr, 0.28, 0.28);
  cairo_move_to (easel->cr, 0.28, -0.28);
  cairo_line_to (easel->cr, -0.28, 0.28);
  lw_easel_width (easel, 0.09, 0.5);
  lw_easel_stroke (easel, &lw_colour_side_floor[look->side], 1);
}

void
lw_art_man_ink (LwEasel *easel, const LwManLook *look)
{
  const LwColour *colour = &lw_colour_side_floor[look->side];
  gboolean dead = look->state == LW_MAN_DEAD;

  if (look->arm == LW_INFANTRY || dead)
    cairo_rotate (easel->cr, -easel->turn);
  trace_sign (easel, look, 0);
  lw_set_colour (easel->cr, dead ? &white : colour, 1);
  cairo_fill_preserve (easel->cr);
  lw_easel_width (easel, 0.08, 0.5);
  lw_easel_stroke (easel, look->side == LW_RED && !dead ? &lw_colour_ink : colour, 1);
  if (dead)
    {
      cross_sign (easel, look);
      return;
    }
  if (look->arm == LW_CAVALRY)
    {
      cairo_move_to (easel->cr, -0.4, 0.2);
      cairo_line_to (easel->cr, 0.4, -0.2);
      lw_easel_width (easel, 0.13, 0.6);
      lw_easel_stroke (easel, &white, 1);
    }
  if (look->state == LW_MAN_CAPTIVE || look->state == LW_MAN_RELEASED)
    {
      lw_easel_oval (easel, 0, 0, look->arm == LW_CAVALRY ? 1.0 : 0.66, 0.66);
      lw_easel_width (easel, 0.1, 0.7);
      lw_easel_stroke (easel, &lw_colour_ink, 1);
    }
}

void
lw_art_gun_ink (LwEasel *easel, const LwGunLook *look)
{
  LwSide owner = look->owner;
  double size = MAX (0.6, easel->hair * 1.9);

  cairo_move_to (easel->cr, -2.6, 0);
  cairo_line_to (easel->cr, 3.9, 0);
  lw_easel_width (easel, 0.3, 1.3);
  lw_easel_stroke (easel, &lw_colour_ink, 1);
  trace_wheels (easel->cr, 0.75, 0.95);
  lw_easel_width (easel, 0.2, 0.8);
  lw_easel_stroke (easel, &lw_colour_ink, 1);
  fill_owner (easel, owner, size);
  lw_easel_width (easel, 0.08, 0.5);
  lw_easel_stroke (easel, &lw_colour_ink, 1);
  strike_out (easel, look->state);
}
