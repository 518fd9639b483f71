/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-house.c: houses, sheds and churches from above: pitched roofs, ridge, chimneys, tower.
 *
 * A building is drawn on its plot, whose x runs along its longer side; the sun is turned into the
 * plot's directions, so that the right slope is lit whichever way the house stands.
 */
#include "lw-draw-house.h"

#include <math.h>

/* The sun as the box sees it, whichever way the box is turned. */
typedef struct
{
  double length, breadth; /* x runs along the length */
  double turn;            /* clockwise on the paper */
} Plot;

static Plot
enter_plot (LwPen *pen, const LwFeature *feature)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  gboolean deep = feature->depth > feature->width;
  Plot plot = { MAX (feature->width, feature->depth) / (double)LW_INCH,
                MIN (feature->width, feature->depth) / (double)LW_INCH,
                -feature->angle * G_PI / (LW_TURN / 2) + (deep ? G_PI / 2 : 0) };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, at.x, at.y);
  cairo_rotate (pen->cr, plot.turn);
  return plot;
}

/* Sunniness of a slope that falls towards (x, y) of the plot. */
static double
sun_on (const Plot *plot, double x, double y)
{
  return lw_pen_sun (x * cos (plot->turn) - y * sin (plot->turn),
                     x * sin (plot->turn) + y * cos (plot->turn));
}

/* A shift of the paper's (x, y) in the plot's own directions. */
static LwSpot
shift_in (const Plot *plot, double x, double y)
{
  return (LwSpot){ x * cos (plot->turn) + y * sin (plot->turn),
                   -x * sin (plot->turn) + y * cos (plot->turn) };
}

/* Courses of tiles on a slope from @near (the ridge) to @far (the eaves), staggered. */
static void
lay_tiles (LwPen *pen, double left, double right, double near, double far, double alpha)
{
  static const LwColour umber = { 0.15, 0.05, 0.02 };
  double course = 0.42 * pen->thin, tile = 0.62 * pen->thin;
  gint n = MAX (2, (gint)(fabs (far - near) / course + 0.5));

  if (course * pen->inch < 2.2)
    return;
  for (gint i = 1; i < n; i++)
    {
      double y = near + (far - near) * i / n;
      cairo_move_to (pen->cr, left, y);
      cairo_line_to (pen->cr, right, y);
    }
  lw_pen_width (pen, 0.05, 0.6);
  lw_pen_stroke (pen, &umber, alpha);
  if (tile * pen->inch < 4)
    return;
  for (gint i = 0; i < n; i++)
    for (double x = left + tile * (i % 2 == 0 ? 0.5 : 1); x < right; x += tile)
      {
        cairo_move_to (pen->cr, x, near + (far - near) * i / n);
        cairo_line_to (pen->cr, x, near + (far - near) * (i + 1) / n);
      }
  lw_pen_width (pen, 0.04, 0.5);
  lw_pen_stroke (pen, &umber, alpha * 0.6);
}

static void
lay_slope (
    LwPen *pen, const Plot *plot, const LwColour *colour, double left, double right, double eaves)
{
  double sun = sun_on (plot, 0, eaves);
  LwColour tone = lw_colour_shade (colour, sun > 0 ? 0.09 * sun : 0.36 * sun);

  cairo_rectangle (pen->cr, left, MIN (0, eaves), right - left, fabs (eaves));
  lw_pen_fill (pen, &tone, 1);
  lay_tiles (pen, left, right, 0, eaves, sun > 0 ? 0.26 : 0.34);
}

/* Both slopes of a roof, its ridge and its eaves, from @left to @right. */
static void
raise_roof (LwPen *pen, const Plot *plot, const LwColour *colour, double left, double right)
{
  LwColour dark = lw_colour_shade (colour, -0.62);
  LwColour light = lw_colour_shade (colour, 0.32);
  double half = plot->breadth / 2;
  LwSpot lift = shift_in (plot, -0.07, -0.07);

  lay_slope (pen, plot, colour, left, right, -half);
  lay_slope (pen, plot, colour, left, right, half);
  cairo_move_to (pen->cr, left, 0);
  cairo_line_to (pen->cr, right, 0);
  lw_pen_width (pen, 0.16, 1.1);
  lw_pen_stroke (pen, &dark, 0.9);
  cairo_move_to (pen->cr, left, lift.y);
  cairo_line_to (pen->cr, right, lift.y);
  lw_pen_width (pen, 0.06, 0.6);
  lw_pen_stroke (pen, &light, 0.7);
  cairo_rectangle (pen->cr, left, -half, right - left, plot->breadth);
  lw_pen_width (pen, 0.11, 1.1);
  lw_pen_stroke (pen, &dark, 0.95);
}

static void
raise_chimney (LwPen *pen, const Plot *plot, double x)
{
  static const LwColour umber = { 0.10, 0.04, 0.02 };
  LwColour brick = lw_colour_shade (&lw_colour_thatch, 0.12);
  LwColour rim = lw_colour_shade (&lw_colour_brick, -0.62);
  double size = CLAMP (plot->breadth * 0.15, 0.55, 0.85);
  LwSpot shadow = shift_in (plot, 0.3, 0.3);

  cairo_rectangle (pen->cr, x - size / 2 + shadow.x, -size / 2 + shadow.y, size, size);
  lw_pen_fill (pen, &umber, 0.34);
  cairo_rectangle (pen->cr, x - size / 2, -size / 2, size, size);
  lw_set_colour (pen->cr, &brick, 1);
  cairo_fill_preserve (pen->cr);
  lw_pen_width (pen, 0.08, 0.9);
  lw_pen_stroke (pen, &rim, 1);
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, 0, size * 0.22, 0, 2 * G_PI);
  lw_pen_fill (pen, &umber, 0.9);
}

static void
draw_house (LwPen *pen, const LwFeature *feature)
{
  Plot plot = enter_plot (pen, feature);
  double half = plot.length / 2;
  /* Each house was built of its own box of bricks. */
  LwColour brick = lw_colour_shade (&lw_colour_brick, lw_pen_chance (pen, 70, 0, -0.1, 0.1));

  if (plot.length < 4.6)
    brick = lw_colour_shade (&lw_colour_thatch, -0.04);
  raise_roof (pen, &plot, &brick, -half, half);
  if (plot.length >= 5.5)
    {
      raise_chimney (pen, &plot, -half * 0.62);
      raise_chimney (pen, &plot, half * 0.62);
    }
  else
    raise_chimney (pen, &plot, half * 0.45);
  cairo_restore (pen->cr);
}

static void
draw_shed (LwPen *pen, const LwFeature *feature)
{
  LwColour tar = lw_colour_shade (&lw_colour_board, -0.34);
  Plot plot = enter_plot (pen, feature);

  raise_roof (pen, &plot, &tar, -plot.length / 2, plot.length / 2);
  cairo_restore (pen->cr);
}

/* A tower's cap: four slopes that meet in a point, each as the sun falls on it. */
static void
raise_tower (LwPen *pen, const Plot *plot, double x, double size)
{
  static const gint east[] = { -1, 1, 1, -1, -1 };
  static const gint south[] = { -1, -1, 1, 1, -1 };
  static const LwColour umber = { 0.10, 0.08, 0.05 };
  LwColour rim = lw_colour_shade (&lw_colour_stone, -0.55);
  double half = size / 2;
  LwSpot shadow = shift_in (plot, 1.1, 1.1);

  for (gint i = 0; i < 3; i++)
    {
      cairo_rectangle (pen->cr, x - half + shadow.x * (i + 1) / 3, -half + shadow.y * (i + 1) / 3,
                       size, size);
      lw_pen_fill (pen, &umber, 0.16);
    }
  for (gint i = 0; i < 4; i++)
    {
      double sun = sun_on (plot, (east[i] + east[i + 1]) / 2.0, (south[i] + south[i + 1]) / 2.0);
      LwColour tone = lw_colour_shade (&lw_colour_stone, sun > 0 ? 0.38 * sun : 0.22 * sun);
      cairo_move_to (pen->cr, x, 0);
      cairo_line_to (pen->cr, x + east[i] * half, south[i] * half);
      cairo_line_to (pen->cr, x + east[i + 1] * half, south[i + 1] * half);
      cairo_close_path (pen->cr);
      lw_set_colour (pen->cr, &tone, 1);
      cairo_fill_preserve (pen->cr);
      lw_pen_width (pen, 0.05, 0.6);
      lw_pen_stroke (pen, &rim, 0.5);
    }
  cairo_rectangle (pen->cr, x - half, -half, size, size);
  lw_pen_width (pen, 0.11, 1.1);
  lw_pen_stroke (pen, &rim, 1);
}

static void
draw_weathercock (LwPen *pen, double x)
{
  static const LwColour gilt = { 0.93, 0.78, 0.36 };
  static const LwColour umber = { 0.2, 0.14, 0.05 };

  for (gint i = 0; i < 2; i++)
    {
      cairo_move_to (pen->cr, x - 0.5, 0);
      cairo_line_to (pen->cr, x + 0.5, 0);
      cairo_move_to (pen->cr, x, -0.36);
      cairo_line_to (pen->cr, x, 0.36);
      lw_pen_width (pen, i == 0 ? 0.24 : 0.12, i == 0 ? 2 : 1);
      lw_pen_stroke (pen, i == 0 ? &umber : &gilt, i == 0 ? 0.55 : 1);
    }
}

static void
draw_church (LwPen *pen, const LwFeature *feature)
{
  Plot plot = enter_plot (pen, feature);
  double half = plot.length / 2;
  double tower = MIN (plot.breadth, plot.length * 0.5);
  LwColour plinth = lw_colour_shade (&lw_colour_stone, -0.3);

  /* The nave stands a little inside the plinth that the laws measure from. */
  cairo_rectangle (pen->cr, -half, -plot.breadth / 2, plot.length, plot.breadth);
  lw_pen_fill (pen, &plinth, 1);
  Plot nave = plot;
  nave.breadth *= 0.9;
  raise_roof (pen, &nave, &lw_colour_slate, -half + tower * 0.6, half);
  raise_tower (pen, &plot, -half + tower / 2, tower);
  draw_weathercock (pen, -half + tower / 2);
  cairo_restore (pen->cr);
}

void
lw_draw_house (LwPen *pen, const LwFeature *feature)
{
  g_autoptr (GArray) spots = lw_pen_corners (pen, feature);

  lw_pen_shadow (pen, spots, CLAMP (feature->height * 0.2 / LW_INCH, 0.4, 1.5), 0.52);
  if (feature->kind == LW_FEATURE_CHURCH)
    draw_church (pen, feature);
  else if (feature->kind == LW_FEATURE_HOUSE)
    draw_house (pen, feature);
  else
    draw_shed (pen, feature);
}
