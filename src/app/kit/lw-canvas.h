/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-canvas.h: where the map is shown: to the toolkit in nodes that are kept, or on a picture.
 *
 * Both ways call one and the same function for every part, so that both show the same.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One of the two. */
typedef struct
{
  GtkSnapshot *snapshot;
  cairo_t *cr;
} LwCanvas;

/* Paints a part of the map. */
typedef void (*LwCanvasPaint) (cairo_t *cr, gconstpointer part);

/* What follows is shown (@x, @y) farther on, in whole pixels of the window, until it is left. */
void lw_canvas_enter  (LwCanvas *self, double x, double y);
void lw_canvas_leave  (LwCanvas *self);

void lw_canvas_colour (LwCanvas *self, const GdkRGBA *colour, const graphene_rect_t *box);

/* What @paint paints within @bounds at one stroke, such as a picture. @node: where its node is
 * kept; one that is there already is shown as it is. */
void lw_canvas_show   (LwCanvas *self, GskRenderNode **node, const graphene_rect_t *bounds,
                       LwCanvasPaint paint, gconstpointer part);
/* The same for several strokes, which are laid over one another first and then, as one, over what
 * is there: the sum is rounded otherwise. */
void lw_canvas_gather (LwCanvas *self, GskRenderNode **node, const graphene_rect_t *bounds,
                       LwCanvasPaint paint, gconstpointer part);

/* A node of what @paint paints within @bounds. (transfer full) */
GskRenderNode *lw_canvas_node (const graphene_rect_t *bounds, LwCanvasPaint paint,
                               gconstpointer part);

/* Copies @picture with its corner at (@x, @y), a whole pixel; it may be of more pixels than the
 * window. */
void lw_canvas_copy   (cairo_t *cr, cairo_surface_t *picture, double x, double y);

G_END_DECLS
