/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-sign.h: the signs of a printed map, told apart in grey as in colour.
 *
 * Red is round and Blue is square; horse lie slantwise, the fallen are crossed, prisoners ringed.
 */
#pragma once

#include <cairo.h>

#include "state/state.h"

G_BEGIN_DECLS

/* A man's sign about (@x, @y), @size points across. */
void lw_sign_man   (cairo_t *cr, LwSide side, LwArm arm, LwManState state, double x, double y,
                    double size);
/* A captured gun's box, to the length of the gun. */
#define LW_SIGN_BOX 0.86

/* A gun @size points long from trail to muzzle, its axle at (@x, @y), with its muzzle to @bearing;
 * one that @owner captured is boxed in his colour. */
void lw_sign_gun   (cairo_t *cr, LwSide army, LwSide owner, LwAngle bearing, double x, double y,
                    double size);
/* A march of @side, hollow for Red and solid for Blue. */
void lw_sign_arrow (cairo_t *cr, LwSide side, double x1, double y1, double x2, double y2,
                    double weight);
/* A shot's way and where it burst among men. */
void lw_sign_shot  (cairo_t *cr, double x1, double y1, double x2, double y2, gboolean felled);
/* Words on a map with a white edge round them. */
void lw_sign_words (cairo_t *cr, double x, double baseline, double align, const char *text);

G_END_DECLS
