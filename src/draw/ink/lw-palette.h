/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-palette.h: every colour that is drawn.
 */
#pragma once

#include <cairo.h>

#include "laws/laws.h"

G_BEGIN_DECLS

typedef enum
{
  LW_INK_COLOUR,  /* cork, grain, brick, chalk: the screen */
  LW_INK_PAPER    /* black line and hachure, legible in grey: print */
} LwInk;

typedef struct
{
  double r, g, b;
} LwColour;

/* What Red and Blue wear. Either pair parts in luminance too. */
typedef enum
{
  LW_PALETTE_SCARLET, /* scarlet and navy */
  LW_PALETTE_ORANGE,  /* orange and navy, for eyes that confuse red with green or brown */
  LW_N_PALETTES
} LwPalette;

/* As lw_palette_choose() has them; scarlet and navy at first. */
extern LwColour lw_colour_side_floor[LW_N_SIDES]; /* #ed333b, #15306b */
extern LwColour lw_colour_side_text[LW_N_SIDES];  /* #b3261e, #1f4e9c */
extern LwColour lw_colour_side_dark[LW_N_SIDES];  /* the same on a dark ground */
extern const LwColour lw_colour_cork;
extern const LwColour lw_colour_board;
extern const LwColour lw_colour_brick;
extern const LwColour lw_colour_slate;
extern const LwColour lw_colour_water;
extern const LwColour lw_colour_leaf;
extern const LwColour lw_colour_stone;
extern const LwColour lw_colour_chalk;
extern const LwColour lw_colour_road;
extern const LwColour lw_colour_marsh;
extern const LwColour lw_colour_thatch;
extern const LwColour lw_colour_cloth;                  /* the curtain */
extern const LwColour lw_colour_base;                   /* the green stand of a soldier */
extern const LwColour lw_colour_iron;
extern const LwColour lw_colour_twine;                  /* strings and links */
extern const LwColour lw_colour_ink;                    /* lines and letters, nearly black */
extern const LwColour lw_colour_label;                  /* the ground of dark labels */
extern const LwColour lw_colour_selection;              /* yellow */
extern const LwColour lw_colour_guide;                  /* magenta */
extern const LwColour lw_colour_warning;                /* amber */
extern const LwColour lw_colour_melee;                  /* burnt orange */

/* For all that is drawn from now on, on the screen and on paper. */
void     lw_palette_choose (LwPalette palette);

void     lw_set_colour   (cairo_t *cr, const LwColour *colour, double alpha);

/* Strokes the path, which is used up, over a dark edge of @under opacity. */
void     lw_stroke_edged (cairo_t *cr, const LwColour *colour, double width, double under);

/* @colour made lighter (@by above 0, towards white at 1) or darker (below 0, black at -1). */
LwColour lw_colour_shade (const LwColour *colour, double by);

G_END_DECLS
