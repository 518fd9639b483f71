/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-label.h: words on the map: rounded chips, names of places, numbers of men.
 */
#pragma once

#include <pango/pangocairo.h>

#include "lw-palette.h"
#include "lw-view.h"

G_BEGIN_DECLS

/* Size of letters on the map, in pixels: it grows a little with the map, not with it. */
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

G_END_DECLS
