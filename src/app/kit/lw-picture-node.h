/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-picture-node.h: small pictures that are kept, as nodes that suit the renderer.
 *
 * Cairo paints a node that it has drawn itself quickest. GL gathers small textures on one sheet and
 * paints all that follow one another in one go; a node of Cairo's is a texture of its own, and each
 * is as dear as some thousand pixels.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Does the window of @widget show textures rather than what Cairo draws? */
gboolean lw_picture_node_is_texture (GtkWidget *widget);

/* Where there is ink on an image surface, in whole pixels of the window, of which one has @scale of
 * the screen. FALSE: it is blank, and @ink the first pixel. */
gboolean lw_picture_node_ink (cairo_surface_t *image, int scale, cairo_rectangle_int_t *ink);

/* Of an image surface, which is kept and must not be drawn on any more. (transfer full) */
GdkTexture *lw_picture_node_texture (cairo_surface_t *image);

/* The ink of @source, its corner at (x, y), as far as it lies in @bounds, as textures; @scale:
 * pixels of the screen to one of the window. (transfer full) */
GskRenderNode *lw_picture_node (cairo_surface_t *source, double x, double y,
                                const graphene_rect_t *bounds, int scale);

G_END_DECLS
