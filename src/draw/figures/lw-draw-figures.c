/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-figures.c: men and guns in the hand that suits their size: toy, token or ink; badges and
 * letters.
 */
#include "lw-draw-figures.h"

#include <math.h>

#include "lw-draw-gun.h"
#include "lw-draw-men.h"
#include "lw-draw-token.h"

/* Pixels that a badge takes whatever the scale. */
#define BADGE 11.0

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
  lw_label_words (cr, x, y, 0.5, text,
                  &(LwLetters){ size * 0.86, TRUE, look->held ? &white : colour });
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
  lw_label_words (cr, 0, 0, 0.5, side == LW_RED ? "R" : "B",
                  &(LwLetters){ size * 0.84, TRUE, &white });
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
