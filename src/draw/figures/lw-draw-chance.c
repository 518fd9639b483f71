/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-chance.c: a bronze penny, heads or tails, and dice with their pips.
 */
#include "lw-draw-chance.h"

#include <math.h>

#define BEADS 36
#define LEAVES 7

static const LwColour bronze = { .62, .42, .2 };
static const LwColour bright = { .83, .63, .37 };
static const LwColour worn = { .4, .25, .1 };

static void
disc (cairo_t *cr, double x, double y, double radius, const LwColour *colour)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  lw_set_colour (cr, colour, 1);
  cairo_fill (cr);
}

/* The light falls from the north-west, as everywhere on the floor. */
static void
draw_blank (cairo_t *cr)
{
  LwColour shadow = { 0, 0, 0 };
  guint i;

  lw_set_colour (cr, &shadow, .25);
  cairo_arc (cr, 54, 54, 45, 0, 2 * G_PI);
  cairo_fill (cr);
  disc (cr, 50, 50, 45, &worn);
  disc (cr, 49, 49, 44, &bright);
  disc (cr, 50, 50, 42, &bronze);
  for (i = 0; i < BEADS; i++)
    disc (cr, 50 + 38.5 * cos (i * 2 * G_PI / BEADS), 50 + 38.5 * sin (i * 2 * G_PI / BEADS), 1.3,
          &bright);
}

/* A head that looks to the left, as the king of those years did on his pennies. */
static void
draw_head (cairo_t *cr)
{
  cairo_move_to (cr, 62, 76);
  cairo_curve_to (cr, 62, 66, 66, 60, 67, 48);
  cairo_curve_to (cr, 68, 34, 60, 24, 48, 24);
  cairo_curve_to (cr, 38, 24, 34, 32, 35, 38);
  cairo_line_to (cr, 30, 49);
  cairo_line_to (cr, 35, 51);
  cairo_curve_to (cr, 33, 55, 35, 57, 34, 60);
  cairo_curve_to (cr, 34, 66, 42, 65, 45, 65);
  cairo_curve_to (cr, 46, 70, 42, 74, 38, 77);
  cairo_close_path (cr);
  lw_set_colour (cr, &bright, 1);
  cairo_fill (cr);
  lw_set_colour (cr, &worn, 1);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, 38, 33);
  cairo_curve_to (cr, 46, 38, 56, 36, 66, 44);
  cairo_stroke (cr);
  disc (cr, 41, 43, 1.8, &worn);
}

static void
draw_wreath (cairo_t *cr)
{
  guint i, half;

  for (half = 0; half < 2; half++)
    for (i = 0; i < LEAVES; i++)
      {
        double angle = G_PI / 2 + (half == 0 ? 1 : -1) * (.25 + i * .36);

        cairo_save (cr);
        cairo_translate (cr, 50 + 28 * cos (angle), 50 + 28 * sin (angle));
        cairo_rotate (cr, angle + (half == 0 ? .6 : -.6));
        cairo_scale (cr, 2.6, 6);
        disc (cr, 0, 0, 1, &bright);
        cairo_restore (cr);
      }
}

/* "1d", in strokes: a penny wanted no typeface. */
static void
draw_worth (cairo_t *cr)
{
  lw_set_colour (cr, &bright, 1);
  cairo_set_line_width (cr, 5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, 36, 44);
  cairo_line_to (cr, 42, 39);
  cairo_line_to (cr, 42, 61);
  cairo_stroke (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 56, 55, 6.5, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, 62.5, 38);
  cairo_line_to (cr, 62.5, 61);
  cairo_stroke (cr);
}

void
lw_draw_coin (cairo_t *cr, gboolean heads, double x, double y, double size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  draw_blank (cr);
  if (heads)
    draw_head (cr);
  else
    {
      draw_wreath (cr);
      draw_worth (cr);
    }
  cairo_restore (cr);
}

static void
rounded_square (cairo_t *cr, double at, double size, double radius)
{
  double end = at + size;

  cairo_new_sub_path (cr);
  cairo_arc (cr, end - radius, at + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, end - radius, end - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, at + radius, end - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, at + radius, at + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* Nine places of three by three, the middle one the fifth. */
static void
draw_pips (cairo_t *cr, guint pips)
{
  static const guint8 places[7][6] = {
    { 0 }, { 5 }, { 1, 9 }, { 1, 5, 9 }, { 1, 3, 7, 9 }, { 1, 3, 5, 7, 9 }, { 1, 3, 4, 6, 7, 9 }
  };
  guint i;

  for (i = 0; i < 6 && places[pips][i] != 0; i++)
    {
      guint place = places[pips][i] - 1u;

      cairo_new_sub_path (cr);
      cairo_arc (cr, 27 + 23.0 * (place % 3), 27 + 23.0 * (place / 3), 7.5, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

void
lw_draw_die (cairo_t *cr, LwSide side, guint pips, double x, double y, double size)
{
  const LwColour shadow = { 0, 0, 0 };

  g_return_if_fail (pips <= 6);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  rounded_square (cr, 9, 88, 16);
  lw_set_colour (cr, &shadow, .25);
  cairo_fill (cr);
  rounded_square (cr, 5, 90, 16);
  lw_set_colour (cr, &lw_colour_side_floor[side], 1);
  cairo_fill_preserve (cr);
  lw_set_colour (cr, &lw_colour_chalk, .55);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
  lw_set_colour (cr, &lw_colour_chalk, 1);
  draw_pips (cr, pips);
  cairo_restore (cr);
}
