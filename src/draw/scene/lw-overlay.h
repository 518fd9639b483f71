/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-overlay.h: private to this floor: what the overlays share.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

extern const LwColour lw_overlay_twine;

/* Size of letters on the map, in pixels: it grows a little with the map, not with it. */
double lw_overlay_size (const LwView *view);

/* Strokes the path, which is used up, over a dark edge of @under opacity. */
void   lw_overlay_line (cairo_t *cr, const LwColour *colour, double width, double under);

G_END_DECLS
