/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-pen.h: drawing on the floor in inches, north up, sun in the north-west.
 *
 * While a pen is in hand one user unit is an inch and y runs down the paper.
 */
#pragma once

#include "lw-palette.h"
#include "lw-view.h"
#include "country/country.h"

G_BEGIN_DECLS

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
