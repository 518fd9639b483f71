/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-country.h: the floor and what stands on it, in toy-room colours or in ink.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

/* Floor, chalk foot-grid, back lines and every feature, clipped to the field. */
void lw_draw_country (cairo_t *cr, const LwCountry *country, const LwView *view, LwInk ink);

/* One feature alone (the editor, parts lists). */
void lw_draw_feature (cairo_t *cr, const LwFeature *feature, guint texture, const LwView *view,
                      LwInk ink);

/* Names of places in italics, where they do not hide a house. */
void lw_draw_place_names (cairo_t *cr, const LwCountry *country, const LwView *view, LwInk ink);

/* What a back line is called, at its west end, while there is room for letters. */
void lw_draw_line_name (cairo_t *cr, const LwCountry *country, const LwView *view, LwEdge edge,
                        const char *name, LwInk ink);

G_END_DECLS
