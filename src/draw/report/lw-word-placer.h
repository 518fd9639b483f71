/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-word-placer.h: words on a printed map, each set where it hides least.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef struct _LwWordPlacer LwWordPlacer;

/* Words are drawn on @cr and keep within @frame. */
LwWordPlacer *lw_word_placer_new   (cairo_t *cr, const cairo_rectangle_t *frame);
void          lw_word_placer_free  (LwWordPlacer *placer);

/* Something stands in @place; @weight: how much it matters that it is seen. */
void          lw_word_placer_avoid (LwWordPlacer *placer, const cairo_rectangle_t *place,
                                    double weight);

/* How much would be hidden there: 0 for nothing. */
double        lw_word_placer_cost  (const LwWordPlacer *placer, const cairo_rectangle_t *place);

/* Sets @text beside @thing, or with @within upon it, and keeps other words away from there. Nothing
 * is set where @text would leave the frame. */
void          lw_word_placer_set   (LwWordPlacer *placer, const char *text,
                                    const cairo_rectangle_t *thing, gboolean within);

/* Sets @text along a line from (@x, @y) to @x + @width, above it or (@below) below it: at its
 * right end, its left end or its middle. */
void          lw_word_placer_along (LwWordPlacer *placer, const char *text, double x, double y,
                                    double width, gboolean below);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwWordPlacer, lw_word_placer_free)

G_END_DECLS
