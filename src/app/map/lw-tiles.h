/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-tiles.h: a large picture in square tiles, each kept in a node of its own.
 *
 * The toolkit goes through a node's picture by way of a copy of what is seen of it. The copy of a
 * tile stays in the processor's cache, that of a whole window does not; and what is drawn anew, or
 * ahead of a pan, touches no other tile.
 */
#pragma once

#include "lw-canvas.h"

G_BEGIN_DECLS

typedef struct _LwTiles LwTiles;

/* Draws the picture with its corner at (x, y); what is wanted of it is clipped. */
typedef void (*LwTilesDraw) (gpointer data, cairo_t *cr, double x, double y);

/* @width, @height: of the picture, in pixels of the window; @side: of a tile, in pixels of the
 * screen; @scale: how many of these there are to one of the window. Nothing is drawn yet. */
LwTiles *lw_tiles_new (int width, int height, int side, int scale, LwTilesDraw draw,
                       gpointer data);
void lw_tiles_free (LwTiles *self);

/* Draws what is not there yet of @box, but no more than @most tiles. FALSE: all was there. */
gboolean lw_tiles_fill (LwTiles *self, const cairo_rectangle_int_t *box, guint most);
/* Draws anew what is there of @part. */
void lw_tiles_mend (LwTiles *self, const cairo_region_t *part);
/* Forgets all tiles that do not reach into @box. */
void lw_tiles_keep (LwTiles *self, const cairo_rectangle_int_t *box);

/* Shows those that reach into @box of the picture, which is shown @stretch times as large. */
void lw_tiles_show (LwTiles *self, LwCanvas *canvas, const cairo_rectangle_int_t *box,
                    double stretch);

G_END_DECLS
