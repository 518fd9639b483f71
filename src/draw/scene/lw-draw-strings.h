/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-strings.h: what the hand is busy with: strings, reach, selection, ghosts, marks, notes.
 */
#pragma once

#include "ink/ink.h"
#include "lw-scene.h"

G_BEGIN_DECLS

/* A string along @points with its knot, and a label such as "21⅜ in of 2 ft" at its end. */
void lw_draw_string    (cairo_t *cr, const LwView *view, const LwPoint *points, guint n,
                        const char *label);

/* Where one has come from who has moved: a thin line, without knot and label. */
void lw_draw_trace     (cairo_t *cr, const LwView *view, LwPoint from, LwPoint to);

/* All that a string can reach: outlines of LwPoint. */
void lw_draw_reach     (cairo_t *cr, const LwView *view, GPtrArray *polygons);

void lw_draw_selected  (cairo_t *cr, const LwView *view, const LwShape *shape);

/* Where a man or a gun would stand. */
void lw_draw_ghost_man (cairo_t *cr, const LwView *view, LwArm arm, LwSide side, LwPoint at,
                        LwAngle facing);
void lw_draw_ghost_gun (cairo_t *cr, const LwView *view, LwSide side, LwPoint at, LwAngle bearing);

/* A cross, such as where a shot came to rest. */
void lw_draw_mark      (cairo_t *cr, const LwView *view, LwPoint at, const char *label);

/* A quiet box of words on the map: refusals at the pointer, hints. */
void lw_draw_note      (cairo_t *cr, double x, double y, const char *text, gboolean warning);

G_END_DECLS
