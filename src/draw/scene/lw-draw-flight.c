/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-flight.c: how shots flew, from above: their ways over the map, and the ranges.
 */
#include "lw-draw-flight.h"

#include <math.h>

#include "ink/ink.h"

/* Fewer and fewer arcs the farther off; those nearer than this many pixels to the last are left
 * out. */
#define ARC_APART 18
#define LABEL 11.0
/* The sine of the farthest that an arc goes round. */
#define MOST_ASIDE 0.5

static const gint marked_feet[] = { 1, 2, 3, 6, 9, 12, 15, 18, 21, 24, 27 };

static void
trace (cairo_t *cr, const LwView *view, const LwFlight *flight)
{
  for (guint i = 0; i < flight->path->len; i++)
    {
      double x, y;

      lw_view_to_paper (view, g_array_index (flight->path, LwFlightPoint, i).at, &x, &y);
      cairo_line_to (cr, x, y);
    }
}

static void
draw_cross (cairo_t *cr, double x, double y, double arm)
{
  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x - arm, y + arm);
  cairo_line_to (cr, x + arm, y - arm);
}

void
lw_draw_flight_way (cairo_t *cr, const LwView *view, const LwFlight *flight, gboolean latest)
{
  double x, y;

  g_return_if_fail (cr != NULL && view != NULL && flight != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace (cr, view, flight);
  cairo_set_line_width (cr, latest ? 3.6 : 2);
  lw_set_colour (cr, &lw_colour_chalk, latest ? 0.8 : 0.3);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, latest ? 1.8 : 1);
  lw_set_colour (cr, &lw_colour_ink, latest ? 0.9 : 0.35);
  cairo_stroke (cr);
  lw_view_to_paper (view, flight->rest, &x, &y);
  for (guint i = 0; latest && i < 2; i++)
    {
      draw_cross (cr, x, y, CLAMP (lw_view_inch (view) * 0.55, 4, 8));
      cairo_set_line_width (cr, i == 0 ? 4.4 : 2.2);
      lw_set_colour (cr, i == 0 ? &lw_colour_ink : &lw_colour_selection, i == 0 ? 0.7 : 1);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
draw_range (cairo_t *cr, double x, double y, double radius, double aside, const char *text)
{
  double turn = asin (MIN (aside / radius, MOST_ASIDE));

  cairo_arc (cr, x, y, radius, -turn, turn);
  cairo_set_line_width (cr, 1.2);
  lw_set_colour (cr, &lw_colour_chalk, 0.55);
  cairo_stroke (cr);
  lw_label_chip (cr, x + radius * cos (turn), y - radius * sin (turn), text, LABEL,
                 &lw_colour_label);
}

void
lw_draw_flight_ranges (cairo_t *cr, const LwView *view, LwPoint gun, LwLength aside, LwUnits units)
{
  double x, y, last = 0;

  g_return_if_fail (cr != NULL && view != NULL);

  lw_view_to_paper (view, gun, &x, &y);
  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (marked_feet); i++)
    {
      g_autofree char *text = lw_length_format (marked_feet[i] * LW_FOOT, units);
      double radius = lw_view_inch (view) * 12 * marked_feet[i];

      if (radius - last < ARC_APART)
        continue;
      draw_range (cr, x, y, radius, view->scale * aside, text);
      last = radius;
      cairo_new_path (cr);
    }
  cairo_restore (cr);
}

void
lw_draw_flight_target (cairo_t *cr, const LwView *view, LwPoint at)
{
  double x, y;

  g_return_if_fail (cr != NULL && view != NULL);

  lw_view_to_paper (view, at, &x, &y);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, MAX (lw_view_inch (view) * 0.8, 8), 0, 2 * G_PI);
  cairo_set_line_width (cr, 4);
  lw_set_colour (cr, &lw_colour_ink, 0.7);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_selection, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}
