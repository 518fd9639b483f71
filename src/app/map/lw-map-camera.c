/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-camera.c: how a map looks at its scene: scale and place, zoom, fit and scroll.
 */
#include "lw-map-camera.h"

#include <math.h>

#define FIT_MARGIN 14
/* Pixels of the field that stay in sight. */
#define KEPT 80

int
lw_map_camera_width (const LwMapCamera *self)
{
  return gtk_widget_get_width (self->widget);
}

int
lw_map_camera_height (const LwMapCamera *self)
{
  return gtk_widget_get_height (self->widget);
}

graphene_rect_t
lw_map_camera_window (const LwMapCamera *self)
{
  return GRAPHENE_RECT_INIT (0, 0, lw_map_camera_width (self), lw_map_camera_height (self));
}

void
lw_map_camera_redraw (const LwMapCamera *self)
{
  gtk_widget_queue_draw (self->widget);
}

/* Whatever is not a number is refused too. */
static gboolean
may_be (const LwView *view)
{
  double inch = lw_view_inch (view);

  return inch >= LW_MAP_SMALLEST_INCH && inch <= LW_MAP_LARGEST_INCH && isfinite (view->left) &&
         isfinite (view->top);
}

/* A key may be quicker than the first layout. */
static gboolean
was_fitted (const LwMapCamera *self)
{
  return self->fits > 0;
}

void
lw_map_camera_set_view (LwMapCamera *self, const LwView *view)
{
  const LwCountry *country = lw_map_scene_country (self->scene);

  if (country == NULL || !may_be (view))
    return;
  self->view = *view;
  self->view.left = CLAMP (view->left, KEPT - country->width * view->scale,
                           lw_map_camera_width (self) - (double)KEPT);
  self->view.top = CLAMP (view->top, KEPT - country->depth * view->scale,
                          lw_map_camera_height (self) - (double)KEPT);
  self->view.left = floor (self->view.left + .5);
  self->view.top = floor (self->view.top + .5);
  lw_map_camera_redraw (self);
}

static void
fit_now (LwMapCamera *self)
{
  const LwCountry *country = lw_map_scene_country (self->scene);
  int width = lw_map_camera_width (self) - LW_RULER,
      height = lw_map_camera_height (self) - LW_RULER;
  LwView view;

  if (country == NULL || width < 20 || height < 20)
    return;
  view = lw_view_fit (country, width, height, FIT_MARGIN);
  view.left += LW_RULER;
  view.top += LW_RULER;
  self->fits++;
  lw_map_camera_set_view (self, &view);
}

void
lw_map_camera_fit (LwMapCamera *self)
{
  self->fitted = TRUE;
  fit_now (self);
}

void
lw_map_camera_resized (LwMapCamera *self)
{
  if (self->fitted)
    fit_now (self);
}

void
lw_map_camera_zoom (LwMapCamera *self, double factor, double x, double y)
{
  LwView view = self->view;

  if (!was_fitted (self) || !(factor > 0))
    return;
  self->fitted = FALSE;
  lw_view_zoom (&view, factor, x, y);
  lw_map_camera_set_view (self, &view);
}

void
lw_map_camera_zoom_in (LwMapCamera *self, double factor)
{
  lw_map_camera_zoom (self, factor, lw_map_camera_width (self) / 2.0,
                      lw_map_camera_height (self) / 2.0);
}

void
lw_map_camera_zoom_to (LwMapCamera *self, double inch)
{
  if (was_fitted (self))
    lw_map_camera_zoom_in (self, inch / lw_view_inch (&self->view));
}

void
lw_map_camera_pan (LwMapCamera *self, double left, double top)
{
  LwView view = self->view;

  if (!was_fitted (self))
    return;
  view.left = left;
  view.top = top;
  self->fitted = FALSE;
  lw_map_camera_set_view (self, &view);
}

void
lw_map_camera_centre_on (LwMapCamera *self, LwPoint point)
{
  LwView view = self->view;
  double width = lw_map_camera_width (self), height = lw_map_camera_height (self), x, y;

  if (!was_fitted (self))
    return;
  lw_view_to_paper (&view, point, &x, &y);
  if (x > LW_RULER && y > LW_RULER && x < width && y < height)
    return;
  view.left += width / 2 - x;
  view.top += height / 2 - y;
  lw_map_camera_set_view (self, &view);
}

void
lw_map_camera_set_scene (LwMapCamera *self, LwMapScene *scene)
{
  g_clear_object (&self->scene);
  self->scene = scene;
  lw_map_camera_fit (self);
}

void
lw_map_camera_clear (LwMapCamera *self)
{
  g_clear_object (&self->scene);
}
