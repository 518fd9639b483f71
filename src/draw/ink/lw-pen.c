/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-pen.c: drawing on the floor in inches, north up, sun in the north-west.
 */
#include "lw-pen.h"

#include <math.h>

#include "lw-texture.h"

/* From the floor to the paper and back. */

LwView
lw_view_fit (const LwCountry *country, double width, double height, double margin)
{
  LwView view = { 1.0 / LW_INCH, 0, 0, 0 };

  g_return_val_if_fail (country != NULL, view);

  double wide = MAX (width - 2 * margin, 1) / MAX (country->width, 1);
  double high = MAX (height - 2 * margin, 1) / MAX (country->depth, 1);

  view.scale = MIN (wide, high);
  view.left = (width - country->width * view.scale) / 2;
  view.top = (height - country->depth * view.scale) / 2;
  view.depth = country->depth;
  return view;
}

void
lw_view_to_paper (const LwView *view, LwPoint point, double *x, double *y)
{
  g_return_if_fail (view != NULL);

  if (x != NULL)
    *x = view->left + point.x * view->scale;
  if (y != NULL)
    *y = view->top + ((double)view->depth - point.y) * view->scale;
}

LwPoint
lw_view_to_floor (const LwView *view, double x, double y)
{
  LwPoint point = { 0, 0 };

  g_return_val_if_fail (view != NULL && view->scale > 0, point);

  /* Far off the floor any place will do, but the cast must not overflow. */
  double far_off = 64.0 * LW_FIELD_MAX;
  double east = (x - view->left) / view->scale;
  double north = view->depth - (y - view->top) / view->scale;
  point.x = (LwLength)lround (CLAMP (east, -far_off, far_off));
  point.y = (LwLength)lround (CLAMP (north, -far_off, far_off));
  return point;
}

double
lw_view_inch (const LwView *view)
{
  g_return_val_if_fail (view != NULL, 1);

  return view->scale * LW_INCH;
}

void
lw_view_zoom (LwView *view, double factor, double x, double y)
{
  g_return_if_fail (view != NULL && factor > 0);

  view->scale *= factor;
  view->left = x - (x - view->left) * factor;
  view->top = y - (y - view->top) * factor;
}

void
lw_pen_take (LwPen *pen, cairo_t *cr, const LwView *view, guint texture, LwInk ink)
{
  pen->cr = cr;
  pen->ink = ink;
  pen->depth = view->depth;
  pen->inch = lw_view_inch (view);
  pen->hair = 1 / pen->inch;
  pen->seed = texture;
  pen->texture = texture;
  pen->grain = 1;
  pen->thin = 1;
  cairo_save (cr);
  cairo_translate (cr, view->left, view->top);
  cairo_scale (cr, pen->inch, pen->inch);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
}

void
lw_pen_drop (LwPen *pen)
{
  cairo_restore (pen->cr);
}

LwSpot
lw_pen_spot (const LwPen *pen, LwPoint point)
{
  LwSpot spot = { point.x / (double)LW_INCH, ((double)pen->depth - point.y) / LW_INCH };

  return spot;
}

double
lw_pen_chance (const LwPen *pen, gint i, gint j, double low, double high)
{
  return low + (high - low) * lw_texture_at (pen->seed, i, j);
}

void
lw_pen_width (const LwPen *pen, double inches, double pixels)
{
  cairo_set_line_width (pen->cr, MAX (inches, pixels * pen->hair));
}

void
lw_pen_stroke (const LwPen *pen, const LwColour *colour, double alpha)
{
  lw_set_colour (pen->cr, colour, alpha);
  cairo_stroke (pen->cr);
}

void
lw_pen_fill (const LwPen *pen, const LwColour *colour, double alpha)
{
  lw_set_colour (pen->cr, colour, alpha);
  cairo_fill (pen->cr);
}

static void
add_box_corners (const LwPen *pen, const LwFeature *feature, GArray *spots)
{
  static const gint east[] = { -1, 1, 1, -1 };
  static const gint south[] = { -1, -1, 1, 1 };
  LwSpot centre = lw_pen_spot (pen, feature->at);
  double turn = feature->angle * G_PI / (LW_TURN / 2);
  double w = feature->width / (2.0 * LW_INCH);
  double d = feature->depth / (2.0 * LW_INCH);

  for (gint i = 0; i < 4; i++)
    {
      double u = east[i] * w, v = south[i] * d;
      LwSpot spot = { centre.x + u * cos (turn) + v * sin (turn),
                      centre.y - u * sin (turn) + v * cos (turn) };
      g_array_append_val (spots, spot);
    }
}

GArray *
lw_pen_corners (const LwPen *pen, const LwFeature *feature)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (LwSpot));

  if (lw_feature_has_box (feature->kind))
    {
      add_box_corners (pen, feature, spots);
      return spots;
    }
  for (guint i = 0; feature->points != NULL && i < feature->points->len; i++)
    {
      LwSpot spot = lw_pen_spot (pen, g_array_index (feature->points, LwPoint, i));
      g_array_append_val (spots, spot);
    }
  return spots;
}

void
lw_pen_trace (const LwPen *pen, const GArray *spots, double dx, double dy, gboolean close)
{
  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot spot = g_array_index (spots, LwSpot, i);
      if (i == 0)
        cairo_move_to (pen->cr, spot.x + dx, spot.y + dy);
      else
        cairo_line_to (pen->cr, spot.x + dx, spot.y + dy);
    }
  if (close && spots->len > 0)
    cairo_close_path (pen->cr);
}

static double
turned_area (const GArray *spots)
{
  double area = 0;

  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i);
      LwSpot b = g_array_index (spots, LwSpot, (i + 1) % spots->len);
      area += a.x * b.y - b.x * a.y;
    }
  return area;
}

/* Each side sweeps a parallelogram; all are laid the same way round, so that none cancels another.
 */
void
lw_pen_sweep (const LwPen *pen, const GArray *spots, double dx, double dy)
{
  cairo_t *cr = pen->cr;
  double way = turned_area (spots);

  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_pen_trace (pen, spots, dx, dy, TRUE);
  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i);
      LwSpot b = g_array_index (spots, LwSpot, (i + 1) % spots->len);
      double side = (b.x - a.x) * dy - (b.y - a.y) * dx;
      gboolean same = (side > 0) == (way > 0);
      LwSpot second = same ? b : a;
      LwSpot first = same ? a : b;

      cairo_move_to (cr, first.x, first.y);
      cairo_line_to (cr, second.x, second.y);
      cairo_line_to (cr, second.x + dx, second.y + dy);
      cairo_line_to (cr, first.x + dx, first.y + dy);
      cairo_close_path (cr);
    }
}

/* Two sweeps of unlike reach make an edge that is soft enough. */
void
lw_pen_shadow (const LwPen *pen, const GArray *spots, double reach, double alpha)
{
  static const LwColour umber = { 0.16, 0.10, 0.04 };

  lw_pen_sweep (pen, spots, reach * 0.78, reach * 0.78);
  lw_pen_fill (pen, &umber, alpha * 0.6);
  lw_pen_sweep (pen, spots, reach, reach);
  lw_pen_fill (pen, &umber, alpha * 0.55);
}

double
lw_pen_sun (double x, double y)
{
  double far_off = hypot (x, y);

  return far_off > 0 ? (-x - y) * G_SQRT2 / 2 / far_off : 0;
}
