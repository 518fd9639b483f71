/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-squares.h: men at rest, drawn together: one kept node for each square of the floor.
 *
 * A node of its own for every man costs more than the man. What a square shows is looked at for
 * each frame, and only where that is not what it showed before is it drawn again.
 */
#pragma once

#include "lw-sprites.h"
#include "ink/ink.h"

G_BEGIN_DECLS

typedef struct _LwSquares LwSquares;

LwSquares *lw_squares_new (const LwCountry *country);
void lw_squares_free (LwSquares *self);
/* The scale has changed: nothing is as it was. */
void lw_squares_forget (LwSquares *self);

/* For each frame: begin, add all who stand, and show those in @seen, a part of the field in pixels
 * from its north-west corner. */
void lw_squares_begin (LwSquares *self);
void lw_squares_add (LwSquares *self, const LwManLook *look, LwAngle facing, LwPoint at);
void lw_squares_show (LwSquares *self,
                      LwCanvas *canvas,
                      LwSprites *sprites,
                      const LwView *view,
                      const graphene_rect_t *seen);

G_END_DECLS
