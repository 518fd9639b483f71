/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-draw.h: the floor to scale with its numbers, rulers and scale bar.
 */
#pragma once

#include "ink/ink.h"
#include "lw-plan-parts.h"

G_BEGIN_DECLS

/* Field, grid and numbers, clipped to the box @clip of the paper. */
void     lw_plan_draw     (cairo_t *cr, const LwCountry *country, const GArray *parts,
                           const LwView *view, const cairo_rectangle_t *clip);
/* Feet along the south and the west edge. */
void     lw_plan_rulers   (cairo_t *cr, const LwCountry *country, const LwView *view);
/* A bar of whole feet beginning at (@x, @y), no longer than @width. */
void     lw_plan_bar      (cairo_t *cr, const LwView *view, double x, double y, double width);

G_END_DECLS
