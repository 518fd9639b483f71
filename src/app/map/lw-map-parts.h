/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-parts.h: what is drawn over the map, part by part, in nodes as large as their ink.
 */
#pragma once

#include "lw-map-camera.h"

G_BEGIN_DECLS

/* Draws a part of something. FALSE: there is no such part. */
typedef gboolean (*LwMapDraw) (gpointer of, cairo_t *cr, guint part);

/* Draws all parts anew and keeps nothing. */
void lw_map_parts_show      (const LwMapCamera *camera, LwCanvas *canvas, LwMapDraw draw,
                             gpointer of);
/* Keeps their nodes in @kept, of GskRenderNode; those that are there already are shown as they are.
 * @lasting: for many frames, as pictures. */
void lw_map_parts_show_kept (const LwMapCamera *camera, LwCanvas *canvas, LwMapDraw draw,
                             gpointer of, GPtrArray **kept, gboolean lasting);

G_END_DECLS
