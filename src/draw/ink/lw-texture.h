/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-texture.h: cork, grained wood and folded cloth, made pixel by pixel from a seed.
 *
 * A texture lies on the floor: whatever part of it is seen, at whatever pan, looks the same.
 */
#pragma once

#include "lw-palette.h"

G_BEGIN_DECLS

typedef enum
{
  LW_TEXTURE_CORK,
  LW_TEXTURE_WOOD,
  LW_TEXTURE_CLOTH
} LwTextureKind;

typedef struct
{
  LwTextureKind kind;
  guint seed;
  LwColour colour;
  double x, y;      /* user space: where its corner lies */
  double inch;      /* user units to the inch */
  gboolean upright; /* wood: the grain runs up and down */
  double plank;     /* wood: width of a plank in inches */
  double width;     /* cloth: of the hanging, in inches, as gathered now */
  double folds;     /* cloth: how many folds it hangs in */
  double share;     /* of its pixels that are made, 0: all; the fewer, the coarser it is */
} LwTexture;

/* A repeatable number in 0 .. 1 for a place of a texture. */
double   lw_texture_at   (guint seed, gint i, gint j);

/* The seed of one thing's own texture. */
guint    lw_texture_seed (guint seed, const char *id);

/* How many pixels a fill of that box makes on @cr, where all of them are made. */
double   lw_texture_pixels (cairo_t *cr, double x1, double y1, double x2, double y2);

/* Fills the path of @cr, which is used up, with the texture. */
void lw_texture_fill (cairo_t *cr, const LwTexture *texture);

G_END_DECLS
