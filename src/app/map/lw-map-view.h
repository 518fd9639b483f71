/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-view.h: the map: floor, pieces and overlay as kept render nodes; pan, zoom, pointer, keys.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-hand.h"

G_BEGIN_DECLS

#define LW_TYPE_MAP_VIEW (lw_map_view_get_type ())
G_DECLARE_FINAL_TYPE (LwMapView, lw_map_view, LW, MAP_VIEW, GtkWidget)

GtkWidget *lw_map_view_new         (void);

/* A battle to play (with a hand) or to look at (@hand NULL: read-only). */
void       lw_map_view_set_session (LwMapView *self, LwSession *session, LwHand *hand);
/* A bare Country, for galleries and the new battle page. */
void       lw_map_view_set_country (LwMapView *self, const LwCountry *country);

void       lw_map_view_fit         (LwMapView *self);
void       lw_map_view_zoom        (LwMapView *self, double factor);
void       lw_map_view_show_strings (LwMapView *self, gboolean show);
void       lw_map_view_centre_on   (LwMapView *self, LwPoint point);

/* Draws the curtain closing or opening, with motion when the desktop allows it. */
void       lw_map_view_move_curtain (LwMapView *self, gboolean open);

/* How often the Country has been rendered: a drag must not raise it. */
guint      lw_map_view_country_renders (LwMapView *self);

G_END_DECLS
