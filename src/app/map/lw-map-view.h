/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-view.h: the map: a scene seen by a camera, in layers that keep what they have drawn, under
 * pointer and keys.
 */
#pragma once

#include "lw-map-scene.h"

G_BEGIN_DECLS

#define LW_TYPE_MAP_VIEW (lw_map_view_get_type ())
G_DECLARE_FINAL_TYPE (LwMapView, lw_map_view, LW, MAP_VIEW, GtkWidget)

GtkWidget *lw_map_view_new         (void);

/* Shows another scene, all of it. @scene: (transfer full) */
void       lw_map_view_set_scene   (LwMapView *self, LwMapScene *scene);

void       lw_map_view_fit         (LwMapView *self);
void       lw_map_view_zoom        (LwMapView *self, double factor);
void       lw_map_view_show_strings (LwMapView *self, gboolean show);
/* From where all have come who have moved in this move. */
void       lw_map_view_show_marches (LwMapView *self, gboolean show);
void       lw_map_view_centre_on   (LwMapView *self, LwPoint point);

/* Something of the tool's Country has changed within @box: that much is drawn anew. */
void       lw_map_view_damage      (LwMapView *self, LwBox box);
/* The whole of it has, its size perhaps too. */
void       lw_map_view_forget      (LwMapView *self);
/* What the tool draws as its still layer has changed. */
void       lw_map_view_forget_still (LwMapView *self);

const LwView *lw_map_view_view     (LwMapView *self);
/* The cursor of the keyboard; it is shown from the first arrow to the next press of a button. */
LwPoint    lw_map_view_cursor      (LwMapView *self, gboolean *shown);
void       lw_map_view_set_cursor  (LwMapView *self, LwPoint point);
/* Where pointer or cursor is. FALSE: the pointer has left the map. */
gboolean   lw_map_view_pointed_at  (LwMapView *self, LwPoint *point);

/* The tape is the tool in hand, or is so no longer: Escape does not put it away. */
void       lw_map_view_hold_tape   (LwMapView *self, gboolean hold);

/* Is something on its way: a man on his string, a shot? */
gboolean   lw_map_view_moves       (LwMapView *self);

/* Draws the curtain closing or opening, with motion when the desktop allows it. */
void       lw_map_view_move_curtain (LwMapView *self, gboolean open);

/* Where one practises: the ways of shots (LwFlight, the latest last; the array is kept), and the
 * ranges from a gun, and the man it is laid on. In a battle nothing of that is shown. */
void       lw_map_view_show_flights (LwMapView *self, GPtrArray *flights);
void       lw_map_view_show_ranges (LwMapView *self, LwRef gun);
void       lw_map_view_show_target (LwMapView *self, LwRef man);

/* Paints what the map shows now, curtain included, with its corner at (0, 0) of @cr; what @cr is in
 * the middle of, a path, is lost. */
void       lw_map_view_paint       (LwMapView *self, cairo_t *cr);
/* The same as a picture, in pixels of the screen. NULL: there is nothing to show yet. (transfer
 * full) */
GdkTexture *lw_map_view_picture    (LwMapView *self);

G_END_DECLS
