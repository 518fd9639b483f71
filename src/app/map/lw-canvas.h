/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-canvas.h: where the map is shown: to the toolkit in nodes that are kept, or on a picture.
 *
 * Both ways call one and the same function for every part, so that both show the same.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GtkSnapshot *snapshot; /* one of these two */
  cairo_t *cr;
  int scale;             /* pixels of the screen to one of the window */
  gboolean textures;     /* nodes are to be textures rather than what Cairo draws */
} LwCanvas;

/* Paints a part of the map. */
typedef void (*LwCanvasPaint) (cairo_t *cr, gconstpointer part);

/* For a frame of @widget, or for a picture of it; the other is NULL. */
LwCanvas lw_canvas_on (GtkWidget *widget, GtkSnapshot *snapshot, cairo_t *cr);

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

/* An empty picture of so many pixels of the window. (transfer full) */
cairo_surface_t *lw_canvas_surface (cairo_format_t format, int width, int height, int scale);

/* Copies @picture with its corner at (@x, @y), a whole pixel; it may be of more pixels than the
 * window. */
void lw_canvas_copy   (cairo_t *cr, cairo_surface_t *picture, double x, double y);

/* Where there is ink on a picture, in whole pixels of the window, of which one has @scale of the
 * screen. FALSE: it is blank, and @ink the first pixel. */
gboolean lw_canvas_ink (cairo_surface_t *picture, int scale, cairo_rectangle_int_t *ink);

/* Of a picture, which is kept and must not be drawn on any more. (transfer full) */
GdkTexture *lw_canvas_texture (cairo_surface_t *picture);

/* The ink of @source, its corner at (x, y), as far as it lies in @bounds, as textures; @scale:
 * pixels of the screen to one of the window. (transfer full) */
GskRenderNode *lw_canvas_textures (cairo_surface_t *source, double x, double y,
                                   const graphene_rect_t *bounds, int scale);

G_END_DECLS
