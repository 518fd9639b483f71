/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-figures.h: soldiers and guns from above; tokens at whole-field zoom.
 *
 * Sides are told apart by colour, by the shape of the base and by its outline; arms by shape.
 */
#pragma once

#include "lw-figure-look.h"
#include "terrain/terrain.h"

G_BEGIN_DECLS

/* Pixels to the inch under which men and guns are tokens. */
#define LW_DETAIL_INCH 7.0

/* Drawn about the origin, facing @facing, at @inch pixels to the inch. */
void lw_draw_man   (cairo_t *cr, const LwManLook *look, LwAngle facing, double inch, LwInk ink);
void lw_draw_gun   (cairo_t *cr, const LwGunLook *look, LwAngle bearing, double inch, LwInk ink);

/* How far from the origin, in pixels and in any direction along an axis, a man or a gun can colour;
 * a badge reaches LW_BADGE_REACH pixels farther. */
#define LW_BADGE_REACH 26.0
double lw_draw_man_extent (double inch);
double lw_draw_gun_extent (double inch);

G_END_DECLS
