/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-figures.c: which hand paints a man or a gun; badges and letters.
 */
#include "lw-draw-figures.h"

#include <math.h>

#include "lw-figure-art.h"
#include "ink/ink.h"

/* Pixels that a badge takes whatever the scale. */
#define BADGE 11.0

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

/* A little over life size where the pixels are few. */
static double
boost (double inch)
{
  return inch < 10 ? 1.14 : inch > 16 ? 1.0 : 1.14 - 0.14 * (inch - 10) / 6;
}

/* A number behind the man's back: round for Red, square for Blue. */
static void
draw_badge (cairo_t *cr, const LwManLook *look, LwAngle facing, double inch)
{
  static const LwColour white = { 1, 1, 1 };
  const LwColour *colour = &lw_colour_side_text[look->side];
  double size = MAX (BADGE, inch * 0.5) * (look->held ? 1.15 : 1);
  double turn = -facing * G_PI / (LW_TURN / 2);
  double back = inch * (look->arm == LW_CAVALRY ? 1.12 : 0.62) + size * 0.35;
  double x = -cos (turn) * back, y = -sin (turn) * back;
  double wide = size * (look->number < 10 ? 1.25 : look->number < 100 ? 1.6 : 2.0);
  double round = look->side == LW_RED ? size * 0.6 : size * 0.22;
  g_autofree char *text = g_strdup_printf ("%u", look->number);

  cairo_new_path (cr);
  cairo_arc (cr, x + wide / 2 - round, y - size * 0.6 + round, round, -G_PI / 2, 0);
  cairo_arc (cr, x + wide / 2 - round, y + size * 0.6 - round, round, 0, G_PI / 2);
  cairo_arc (cr, x - wide / 2 + round, y + size * 0.6 - round, round, G_PI / 2, G_PI);
  cairo_arc (cr, x - wide / 2 + round, y - size * 0.6 + round, round, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
  lw_set_colour (cr, look->held ? colour : &white, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (1.2, size * 0.09));
  lw_set_colour (cr, colour, 1);
  cairo_stroke (cr);
  lw_label_words (cr, x, y, 0.5, text, size * 0.86, TRUE, look->held ? &white : colour);
}

/* The letter stands upright whichever way the man looks. */
static void
draw_letter (cairo_t *cr, LwSide side, double inch)
{
  static const LwColour white = { 1, 1, 1 };
  double size = MAX (7, inch * 0.6);

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, size * 0.54, 0, 2 * G_PI);
  lw_set_colour (cr, &lw_colour_side_text[side], 1);
  cairo_fill (cr);
  lw_label_words (cr, 0, 0, 0.5, side == LW_RED ? "R" : "B", size * 0.84, TRUE, &white);
}

void
lw_draw_man (cairo_t *cr, const LwManLook *look, LwAngle facing, double inch, LwInk ink)
{
  LwEasel easel;

  g_return_if_fail (cr != NULL && look != NULL && inch > 0);

  lw_easel_raise (&easel, cr, facing, inch * (ink == LW_INK_PAPER ? 1 : boost (inch)));
  if (ink == LW_INK_PAPER)
    lw_art_man_ink (&easel, look);
  else if (inch < LW_DETAIL_INCH)
    lw_art_man_token (&easel, look);
  else if (look->state == LW_MAN_DEAD || look->prone)
    lw_art_lying (&easel, look);
  else
    lw_art_man (&easel, look);
  lw_easel_strike (&easel);
  if (look->letters && look->state != LW_MAN_DEAD)
    draw_letter (cr, look->side, inch);
  if (look->number > 0)
    draw_badge (cr, look, facing, inch);
}

void
lw_draw_gun (cairo_t *cr, const LwGunLook *look, LwAngle bearing, double inch, LwInk ink)
{
  LwEasel easel;

  g_return_if_fail (cr != NULL && look != NULL && inch > 0);

  lw_easel_raise (&easel, cr, bearing, inch);
  if (ink == LW_INK_PAPER)
    lw_art_gun_ink (&easel, look);
  else if (inch < LW_DETAIL_INCH)
    lw_art_gun_token (&easel, look);
  else
    lw_art_gun (&easel, look);
  lw_easel_strike (&easel);
}

double
lw_draw_man_extent (double inch)
{
  return ceil (1.62 * inch + 4);
}

double
lw_draw_gun_extent (double inch)
{
  return ceil (4.5 * inch + 3);
}
