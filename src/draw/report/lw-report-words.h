/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-words.h: words on a printed map, each set where it hides least.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef struct _LwWords LwWords;

/* Words keep within the frame from (@x, @y). */
LwWords *lw_words_new   (double x, double y, double width, double height);
void     lw_words_free  (LwWords *words);

/* Something stands there; @weight: how much it matters that it is seen. */
void     lw_words_avoid (LwWords *words, double x, double y, double width, double height,
                         double weight);

/* How much would be hidden there: 0 for nothing. */
double   lw_words_cost  (const LwWords *words, double x, double y, double width, double height);

/* Sets @text beside the thing in (@x, @y, @width, @height), or with @within upon it, and keeps
 * other words away from there. Nothing is set where @text would leave the frame. */
void     lw_words_set   (LwWords *words, cairo_t *cr, const char *text, double x, double y,
                         double width, double height, gboolean within);

/* Sets @text along a line from (@x, @y) to @x + @width, above it or (@below) below it: at its
 * right end, its left end or its middle. */
void     lw_words_along (LwWords *words, cairo_t *cr, const char *text, double x, double y,
                         double width, gboolean below);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwWords, lw_words_free)

G_END_DECLS
