/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-pen.h: drawing on the floor in inches, north up, sun in the north-west.
 *
 * While a pen is in hand one user unit is an inch and y runs down the paper.
 */
#pragma once

#include <cairo.h>

#include "lw-palette.h"
#include "country/country.h"

G_BEGIN_DECLS

/* From the floor to the paper and back: north is up. */

/* A place on the floor (x, y) is drawn at (left + x * scale, top + (depth - y) * scale). */
typedef struct
{
  double scale;        /* pixels (or points) to 1/256 inch */
  double left, top;    /* where the north-west corner of the field lies */
  LwLength depth;      /* of the field */
  LwLength none;       /* 0: without a hole at its end two may be compared byte by byte */
} LwView;
G_STATIC_ASSERT (sizeof (LwView) == 3 * sizeof (double) + 2 * sizeof (LwLength));

/* The whole field in a rectangle, centred, with @margin pixels round it. */
LwView   lw_view_fit      (const LwCountry *country, double width, double height, double margin);
void     lw_view_to_paper (const LwView *view, LwPoint point, double *x, double *y);
LwPoint  lw_view_to_floor (const LwView *view, double x, double y);
double   lw_view_inch     (const LwView *view);     /* pixels to the inch */

/* Keeps the floor point under (x, y) where it is while the scale changes by @factor. */
void     lw_view_zoom     (LwView *view, double factor, double x, double y);

typedef struct
{
  double x, y;
} LwSpot;

typedef struct
{
  cairo_t *cr;
  LwInk ink;
  LwLength depth;
  double inch;      /* pixels to the inch */
  double hair;      /* one pixel, in inches */
  guint seed;       /* of the thing that is drawn */
  guint texture;    /* of the Country */
  double grain;     /* the share of a board's pixels that is made, see LwTexture */
  double thin;      /* how many times as far apart as usual marks lie on roofs, water and woods */
} LwPen;

/* Between the two the state of @cr is saved. */
void    lw_pen_take    (LwPen *pen, cairo_t *cr, const LwView *view, guint texture, LwInk ink);
void    lw_pen_drop    (LwPen *pen);

LwSpot  lw_pen_spot    (const LwPen *pen, LwPoint point);

/* The @i-th number of the thing's own texture, from @low to @high. */
double  lw_pen_chance  (const LwPen *pen, gint i, gint j, double low, double high);

/* A line's width: so many inches, but at least so many pixels. */
void    lw_pen_width   (const LwPen *pen, double inches, double pixels);
void    lw_pen_stroke  (const LwPen *pen, const LwColour *colour, double alpha);
void    lw_pen_fill    (const LwPen *pen, const LwColour *colour, double alpha);

/* The corners of a feature's outline or box, or the points of its line. (transfer full) */
GArray *lw_pen_corners (const LwPen *pen, const LwFeature *feature);
void    lw_pen_trace   (const LwPen *pen, const GArray *spots, double dx, double dy,
                        gboolean close);
/* A path of all that the closed outline covers on its way by (dx, dy): shadows, sides. */
void    lw_pen_sweep   (const LwPen *pen, const GArray *spots, double dx, double dy);
void    lw_pen_shadow  (const LwPen *pen, const GArray *spots, double reach, double alpha);

/* How sunny a slope lies whose downhill direction is (x, y) on the paper: from -1 to 1. */
double  lw_pen_sun     (double x, double y);

G_END_DECLS
