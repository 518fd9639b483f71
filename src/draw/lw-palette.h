/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-palette.h: every colour that is drawn, and the seeded texture of cork and wood.
 */
#pragma once

#include <cairo.h>

#include "lw-laws.h"

G_BEGIN_DECLS

typedef struct
{
  double r, g, b;
} LwColour;

extern const LwColour lw_colour_side_floor[LW_N_SIDES]; /* #ed333b, #15306b */
extern const LwColour lw_colour_side_text[LW_N_SIDES];  /* #b3261e, #1f4e9c */
extern const LwColour lw_colour_cork;
extern const LwColour lw_colour_board;
extern const LwColour lw_colour_brick;
extern const LwColour lw_colour_slate;
extern const LwColour lw_colour_water;
extern const LwColour lw_colour_leaf;
extern const LwColour lw_colour_stone;
extern const LwColour lw_colour_chalk;
extern const LwColour lw_colour_selection;              /* yellow */
extern const LwColour lw_colour_guide;                  /* magenta */
extern const LwColour lw_colour_warning;                /* amber */

void   lw_set_colour (cairo_t *cr, const LwColour *colour, double alpha);

/* A repeatable number in 0 .. 1 for a place of a texture. */
double lw_texture_at (guint seed, gint i, gint j);

G_END_DECLS
