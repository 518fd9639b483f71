/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-view.c: from the floor to the paper and back.
 */
#include "lw-view.h"

#include <math.h>

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
