/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-flat.c: what lies flat on the floor in colours: roads, chalked water, swamps, woods.
 *
 * Marks on water and in woods are scattered by the thing's own texture and clipped to its outline.
 * Banks are chalk, which leaves gaps.
 */
#include "lw-draw-flat.h"

#include <math.h>

static double
length_of (const GArray *spots, gboolean close)
{
  double length = 0;

  for (guint i = 1; i < spots->len + (close ? 1 : 0); i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i - 1);
      LwSpot b = g_array_index (spots, LwSpot, i % spots->len);
      length += hypot (b.x - a.x, b.y - a.y);
    }
  return length;
}

/* The place @along inches down a line, and its direction. */
static LwSpot
spot_along (const GArray *spots, double along, LwSpot *way)
{
  LwSpot a = g_array_index (spots, LwSpot, 0);

  way->x = 1;
  way->y = 0;
  for (guint i = 1; i < spots->len; i++)
    {
      LwSpot b = g_array_index (spots, LwSpot, i);
      double leg = hypot (b.x - a.x, b.y - a.y);
      if (leg > 0)
        {
          way->x = (b.x - a.x) / leg;
          way->y = (b.y - a.y) / leg;
          if (along <= leg)
            return (LwSpot){ a.x + way->x * along, a.y + way->y * along };
        }
      along -= leg;
      a = b;
    }
  return a;
}

/* The width of a chalked bank: about a pixel, and less where a pixel is a hand's breadth. */
static double
bank_of (const LwPen *pen)
{
  return MAX (0.2, pen->hair * MIN (1.3, pen->inch * 0.26));
}

/* Chalk leaves gaps where the floor is hollow: a dashed stroke over a fainter whole one. */
static void
chalk (LwPen *pen)
{
  double gaps[10];

  for (gint i = 0; i < 10; i++)
    gaps[i] = lw_pen_chance (pen, 700, i, 0.05, i % 2 == 0 ? 2.6 : 0.22);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  lw_set_colour (pen->cr, &lw_colour_chalk, 0.62);
  cairo_stroke_preserve (pen->cr);
  cairo_set_dash (pen->cr, gaps, 10, 0);
  lw_pen_stroke (pen, &lw_colour_chalk, 0.55);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
draw_road (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwColour edge = lw_colour_shade (&lw_colour_road, -0.22);
  LwColour rut = lw_colour_shade (&lw_colour_road, -0.12);
  double width = feature->width / (double)LW_INCH;

  lw_pen_trace (pen, spots, 0, 0, FALSE);
  lw_pen_width (pen, width, 2);
  lw_set_colour (pen->cr, &edge, 0.55);
  cairo_stroke_preserve (pen->cr);
  lw_pen_width (pen, width - MAX (0.18, pen->hair * 1.4), 1);
  lw_set_colour (pen->cr, &lw_colour_road, 0.85);
  cairo_stroke_preserve (pen->cr);
  lw_pen_width (pen, width * 0.44, 1);
  lw_set_colour (pen->cr, &rut, 0.22);
  cairo_stroke_preserve (pen->cr);
  lw_pen_width (pen, width * 0.3, 1);
  lw_pen_stroke (pen, &lw_colour_road, 0.5);
}

static void
draw_ripple (LwPen *pen, LwSpot at, LwSpot way, double side, double long_)
{
  double x = at.x - way.y * side, y = at.y + way.x * side;

  cairo_move_to (pen->cr, x - way.x * long_ / 2, y - way.y * long_ / 2);
  cairo_curve_to (pen->cr, x - way.x * long_ * 0.2 - way.y * 0.14,
                  y - way.y * long_ * 0.2 + way.x * 0.14, x + way.x * long_ * 0.2 + way.y * 0.14,
                  y + way.y * long_ * 0.2 - way.x * 0.14, x + way.x * long_ / 2,
                  y + way.y * long_ / 2);
}

static void
draw_river (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwColour bank = lw_colour_shade (&lw_colour_water, -0.14);
  LwColour middle = lw_colour_shade (&lw_colour_water, 0.14);
  double width = feature->width / (double)LW_INCH;
  double rim = bank_of (pen);

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  lw_pen_trace (pen, spots, 0, 0, FALSE);
  lw_pen_width (pen, width + rim * 0.5, 1.4);
  chalk (pen);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  lw_pen_trace (pen, spots, 0, 0, FALSE);
  lw_pen_width (pen, width - rim * 1.5, 1.5);
  lw_set_colour (pen->cr, &bank, 1);
  cairo_stroke_preserve (pen->cr);
  lw_pen_width (pen, width - rim * 2 - 0.3, 1);
  lw_set_colour (pen->cr, &lw_colour_water, 1);
  cairo_stroke_preserve (pen->cr);
  lw_pen_width (pen, width * 0.46, 0.8);
  lw_pen_stroke (pen, &middle, 0.75);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);

  double length = length_of (spots, FALSE);
  gint i = 0;
  for (double along = 1.5; along < length; along += lw_pen_chance (pen, 1, i, 1.6, 3.4), i++)
    {
      LwSpot way;
      LwSpot at = spot_along (spots, along, &way);
      draw_ripple (pen, at, way, lw_pen_chance (pen, 2, i, -0.3, 0.3) * width,
                   lw_pen_chance (pen, 3, i, 0.7, 1.7));
    }
  lw_pen_width (pen, 0.09, 0.9);
  lw_pen_stroke (pen, &lw_colour_chalk, 0.5);
}

/* Calls for marks scattered over an outline's box; what falls outside is clipped away. */
static void
scatter (LwPen *pen,
         const LwFeature *feature,
         double apart,
         void (*mark) (LwPen *pen, double x, double y, gint n))
{
  LwBox box = lw_feature_bounds (feature);
  LwSpot low = lw_pen_spot (pen, (LwPoint){ box.x1, box.y2 });
  LwSpot high = lw_pen_spot (pen, (LwPoint){ box.x2, box.y1 });
  gint n = 0;

  apart *= pen->thin;
  for (double y = low.y + apart / 2; y < high.y; y += apart)
    for (double x = low.x + apart / 2; x < high.x; x += apart, n++)
      mark (pen, x + lw_pen_chance (pen, 5, n, -0.45, 0.45) * apart,
            y + lw_pen_chance (pen, 6, n, -0.45, 0.45) * apart, n);
}

static void
mark_ripple (LwPen *pen, double x, double y, gint n)
{
  draw_ripple (pen, (LwSpot){ x, y }, (LwSpot){ 1, 0 }, 0, lw_pen_chance (pen, 8, n, 0.7, 1.8));
}

static void
draw_pond (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwColour deep = lw_colour_shade (&lw_colour_water, 0.15);
  LwColour bank = lw_colour_shade (&lw_colour_water, -0.14);
  double rim = bank_of (pen);

  cairo_save (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_pen_width (pen, rim * 2, 0.8);
  chalk (pen);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_clip_preserve (pen->cr);
  lw_set_colour (pen->cr, &deep, 1);
  cairo_fill_preserve (pen->cr);
  for (gint i = 3; i > 0; i--)
    {
      lw_pen_width (pen, 0.9 * i, 1);
      lw_set_colour (pen->cr, i == 1 ? &bank : &lw_colour_water, i == 1 ? 0.9 : 0.55);
      cairo_stroke_preserve (pen->cr);
    }
  cairo_new_path (pen->cr);
  scatter (pen, feature, 2.6, mark_ripple);
  lw_pen_width (pen, 0.09, 0.9);
  lw_pen_stroke (pen, &lw_colour_chalk, 0.45);
  cairo_restore (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_pen_width (pen, rim * 0.8, 0.5);
  chalk (pen);
}

static void
mark_reeds (LwPen *pen, double x, double y, gint n)
{
  for (gint i = -2; i <= 2; i++)
    {
      cairo_move_to (pen->cr, x + i * 0.13, y);
      cairo_line_to (pen->cr, x + i * 0.24, y - lw_pen_chance (pen, 9 + i, n, 0.5, 0.85));
    }
}

static void
mark_puddle (LwPen *pen, double x, double y, gint n)
{
  double size = lw_pen_chance (pen, 11, n, 0.35, 0.95);

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, size, size * 0.5);
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (pen->cr);
}

static void
draw_swamp (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwColour reed = lw_colour_shade (&lw_colour_marsh, -0.42);

  cairo_save (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_clip_preserve (pen->cr);
  lw_pen_fill (pen, &lw_colour_marsh, 0.72);
  scatter (pen, feature, 2.2, mark_puddle);
  lw_pen_fill (pen, &lw_colour_water, 0.75);
  scatter (pen, feature, 1.9, mark_reeds);
  lw_pen_width (pen, 0.08, 0.8);
  lw_pen_stroke (pen, &reed, 0.85);
  cairo_restore (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_pen_width (pen, 0.16, 1.1);
  chalk (pen);
}

static void
mark_leaf (LwPen *pen, double x, double y, gint n)
{
  double turn = lw_pen_chance (pen, 12, n, 0, 2 * G_PI);

  cairo_move_to (pen->cr, x, y);
  cairo_line_to (pen->cr, x + 0.28 * cos (turn), y + 0.28 * sin (turn));
}

static void
draw_wood (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  const double dashes[] = { 0.9, 0.6 };
  LwColour litter = lw_colour_shade (&lw_colour_leaf, -0.2);

  cairo_save (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_clip_preserve (pen->cr);
  lw_pen_fill (pen, &lw_colour_leaf, 0.2);
  scatter (pen, feature, 1.1, mark_leaf);
  lw_pen_width (pen, 0.12, 0.9);
  lw_pen_stroke (pen, &litter, 0.35);
  cairo_restore (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_set_dash (pen->cr, dashes, 2, 0);
  lw_pen_width (pen, 0.12, 1);
  lw_pen_stroke (pen, &lw_colour_chalk, 0.6);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

void
lw_draw_flat (LwPen *pen, const LwFeature *feature)
{
  g_autoptr (GArray) spots = lw_pen_corners (pen, feature);

  if (spots->len < 2)
    return;
  if (feature->kind == LW_FEATURE_ROAD)
    draw_road (pen, feature, spots);
  else if (feature->kind == LW_FEATURE_RIVER)
    draw_river (pen, feature, spots);
  else if (feature->kind == LW_FEATURE_POND)
    draw_pond (pen, feature, spots);
  else if (feature->kind == LW_FEATURE_SWAMP)
    draw_swamp (pen, feature, spots);
  else
    draw_wood (pen, feature, spots);
}
