/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-chance.h: the coin and the dice of the opening.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

/* A penny as it fell, in a square of @size at @x, @y: the head on one side, the wreath and its
 * worth on the other. */
void lw_draw_coin (cairo_t *cr, gboolean heads, double x, double y, double size);

/* One die of a side, @pips (1 to 6) up; light or dark as the side, so that they part in grey. */
void lw_draw_die  (cairo_t *cr, LwSide side, guint pips, double x, double y, double size);

G_END_DECLS
