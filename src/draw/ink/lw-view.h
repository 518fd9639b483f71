/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-view.h: from the floor to the paper and back: north is up.
 */
#pragma once

#include <cairo.h>

#include "country/country.h"

G_BEGIN_DECLS

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

G_END_DECLS
