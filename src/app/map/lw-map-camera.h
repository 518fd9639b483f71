/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-camera.h: how a map looks at its scene: scale and place, zoom, fit and scroll.
 */
#pragma once

#include <gtk/gtk.h>

#include "ink/ink.h"
#include "lw-map-scene.h"

G_BEGIN_DECLS

/* Pixels that the rulers take on the north and the west side. */
#define LW_RULER 22
/* Pixels to an inch of floor: the whole of forty feet fits into a small window. */
#define LW_MAP_SMALLEST_INCH .25
#define LW_MAP_LARGEST_INCH 90

/* All that is shown on the map is drawn by what stands here, and by it alone. */
typedef struct
{
  GtkWidget *widget;   /* which shows it, and owns this */
  LwMapScene *scene;   /* owned */
  LwView view;
  gboolean fitted;     /* it follows the size of the widget */
  guint fits;          /* how often the whole field has been fitted into the widget */
} LwMapCamera;

/* Another scene, which is fitted into the widget. @scene: (transfer full) */
void lw_map_camera_set_scene (LwMapCamera *self, LwMapScene *scene);
void lw_map_camera_clear     (LwMapCamera *self);

int             lw_map_camera_width  (const LwMapCamera *self);
int             lw_map_camera_height (const LwMapCamera *self);
/* All that the widget shows, in its pixels. */
graphene_rect_t lw_map_camera_window (const LwMapCamera *self);
/* Asks for another frame. */
void            lw_map_camera_redraw (const LwMapCamera *self);

/* The whole field, rulers left out. */
void lw_map_camera_fit       (LwMapCamera *self);
/* The widget has another size. */
void lw_map_camera_resized   (LwMapCamera *self);
/* Nothing can be zoomed, moved or centred before the field has been fitted for the first time:
 * until then the scale is nought, and afterwards always a number within its bounds.
 *
 * By @factor, while the floor under (@x, @y) stays where it is. */
void lw_map_camera_zoom      (LwMapCamera *self, double factor, double x, double y);
/* The same about the middle. */
void lw_map_camera_zoom_in   (LwMapCamera *self, double factor);
/* The same, until an inch of floor takes @inch pixels. */
void lw_map_camera_zoom_to   (LwMapCamera *self, double inch);
/* The field's north-west corner comes to (@left, @top), while something of it stays in sight. */
void lw_map_camera_pan       (LwMapCamera *self, double left, double top);
/* A place that is out of sight comes into the middle. */
void lw_map_camera_centre_on (LwMapCamera *self, LwPoint point);
/* Nothing happens beyond the least and the largest scale. */
void lw_map_camera_set_view  (LwMapCamera *self, const LwView *view);

G_END_DECLS
