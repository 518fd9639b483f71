/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chips.h: labels on the map that keep out of one another's way and on the paper.
 */
#pragma once

#include <cairo.h>
#include <pango/pangocairo.h>

#include "lw-palette.h"
#include "lw-pen.h"

G_BEGIN_DECLS

/* Words on the map: rounded chips, names of places, numbers of men. */

/* Size of letters on the map, 10 to 15 pixels: it grows with the map only within these bounds. */
double       lw_label_size   (const LwView *view);

/* A layout of one or more lines; @size in user units. Returns: (transfer full) */
PangoLayout *lw_label_layout (cairo_t *cr, const char *text, double size, gboolean bold);

/* A chip of @ground with light words, its middle at (x, y). */
void         lw_label_chip   (cairo_t *cr, double x, double y, const char *text, double size,
                              const LwColour *ground);
/* How wide and high such a chip is. */
void         lw_label_measure (cairo_t *cr, const char *text, double size, double *width,
                               double *height);

/* The name of a place in italics with a halo, its middle at (x, y); light letters on the floor,
 * dark ones on paper. */
void         lw_label_place  (cairo_t *cr, double x, double y, const char *name, double size,
                              gboolean floor);

typedef struct
{
  double size;
  gboolean bold;
  const LwColour *colour;
} LwLetters;

/* Plain words, their left end or (@align 0.5) their middle at (x, y). */
void         lw_label_words  (cairo_t *cr, double x, double y, double align, const char *text,
                              const LwLetters *letters);

typedef struct _LwChips LwChips;

/* @size: of the letters; @width, @height: of the paper that they are to stay on. */
LwChips *lw_chips_new  (double size, double width, double height);
void     lw_chips_free (LwChips *chips);

/* A label for what stands about @x from @top to @bottom: below it, or above, or farther off.
 * @ground: (nullable): NULL for one that is drawn elsewhere, and only to be kept clear of. */
void     lw_chips_add  (LwChips *chips, double x, double top, double bottom, const char *text,
                        const LwColour *ground);

/* All of them, each placed clear of those before it. */
void     lw_chips_draw (LwChips *chips, cairo_t *cr);
/* The same one by one, in any order. */
guint    lw_chips_count (const LwChips *chips);
void     lw_chips_draw_one (LwChips *chips, cairo_t *cr, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwChips, lw_chips_free)

G_END_DECLS
