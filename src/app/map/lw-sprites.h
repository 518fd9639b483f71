/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sprites.h: pictures of soldiers and guns, drawn once for a size and a facing.
 */
#pragma once

#include "lw-canvas.h"
#include "figures/figures.h"

G_BEGIN_DECLS

/* Facings are rounded to this many steps of a turn. */
#define LW_SPRITE_FACINGS 32

typedef struct _LwSprites LwSprites;

LwSprites     *lw_sprites_new   (void);
void           lw_sprites_free  (LwSprites *self);

/* Forgets all: the size, in pixels to the inch, or the scale of the screen has changed. */
void           lw_sprites_reset (LwSprites *self, double inch, int scale);
/* Keys say all that a picture shows; equal keys, equal pictures. */
guint64        lw_sprites_man_key (const LwManLook *look, LwAngle facing);
guint64        lw_sprites_gun_key (const LwGunLook *look, LwAngle bearing);

/* Paints it about (x, y), which are rounded to whole pixels. */
void           lw_sprites_paint_man (LwSprites *self, cairo_t *cr, const LwManLook *look,
                                     LwAngle facing, double x, double y);

/* Shows it so, and keeps its node in @node. */
void           lw_sprites_show_man  (LwSprites *self, LwCanvas *canvas, GskRenderNode **node,
                                     const LwManLook *look, LwAngle facing, double x, double y);
void           lw_sprites_show_gun  (LwSprites *self, LwCanvas *canvas, GskRenderNode **node,
                                     const LwGunLook *look, LwAngle bearing, double x, double y);

G_END_DECLS
