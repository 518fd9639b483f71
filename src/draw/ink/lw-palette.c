/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-palette.c: every colour that is drawn.
 *
 * Scarlet and navy are as far apart in luminance as in hue, so that the sides part in grey too.
 */
#include "lw-palette.h"

#define HEX(rgb)                                                                        \
  {                                                                                     \
    (((rgb) >> 16) & 0xff) / 255.0, (((rgb) >> 8) & 0xff) / 255.0, ((rgb)&0xff) / 255.0 \
  }

typedef LwColour Pair[LW_N_SIDES];

static const struct
{
  Pair floor, text, dark;
} palettes[LW_N_PALETTES] = {
  { { HEX (0xed333b), HEX (0x15306b) },
    { HEX (0xb3261e), HEX (0x1f4e9c) },
    { HEX (0xff8a80), HEX (0x8ab4ff) } },
  { { HEX (0xf5793a), HEX (0x0f2080) },
    { HEX (0xa63d00), HEX (0x1b2f8f) },
    { HEX (0xffb07c), HEX (0xa4b4ff) } },
};

LwColour lw_colour_side_floor[LW_N_SIDES] = { HEX (0xed333b), HEX (0x15306b) };
LwColour lw_colour_side_text[LW_N_SIDES] = { HEX (0xb3261e), HEX (0x1f4e9c) };
LwColour lw_colour_side_dark[LW_N_SIDES] = { HEX (0xff8a80), HEX (0x8ab4ff) };
const LwColour lw_colour_cork = HEX (0xcdb58f);
const LwColour lw_colour_board = HEX (0xb48e5c);
const LwColour lw_colour_brick = HEX (0xa8442f);
const LwColour lw_colour_slate = HEX (0x77736d);
const LwColour lw_colour_water = HEX (0x8ab0c6);
const LwColour lw_colour_leaf = HEX (0x5f8a3c);
const LwColour lw_colour_stone = HEX (0x9a968e);
const LwColour lw_colour_chalk = HEX (0xfbf8ee);
const LwColour lw_colour_road = HEX (0xdccdab);
const LwColour lw_colour_marsh = HEX (0x8c9468);
const LwColour lw_colour_thatch = HEX (0xb8683f);
const LwColour lw_colour_cloth = HEX (0x5d7a5c);
const LwColour lw_colour_base = HEX (0x64803f);
const LwColour lw_colour_iron = HEX (0x878d89);
const LwColour lw_colour_twine = { 0.96, 0.93, 0.84 };
const LwColour lw_colour_ink = HEX (0x1f1a17);
const LwColour lw_colour_label = HEX (0x37313c);
const LwColour lw_colour_selection = HEX (0xffd42e);
const LwColour lw_colour_guide = HEX (0xc2185b);
const LwColour lw_colour_warning = HEX (0xc77700);
const LwColour lw_colour_melee = HEX (0xc64600);

void
lw_palette_choose (LwPalette palette)
{
  g_return_if_fail (palette < LW_N_PALETTES);

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      lw_colour_side_floor[side] = palettes[palette].floor[side];
      lw_colour_side_text[side] = palettes[palette].text[side];
      lw_colour_side_dark[side] = palettes[palette].dark[side];
    }
}

void
lw_set_colour (cairo_t *cr, const LwColour *colour, double alpha)
{
  cairo_set_source_rgba (cr, colour->r, colour->g, colour->b, alpha);
}

void
lw_stroke_edged (cairo_t *cr, const LwColour *colour, double width, double under)
{
  static const LwColour dark = { 0.17, 0.13, 0.11 };

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (under > 0)
    {
      cairo_set_line_width (cr, width + 2);
      lw_set_colour (cr, &dark, under);
      cairo_stroke_preserve (cr);
    }
  cairo_set_line_width (cr, width);
  lw_set_colour (cr, colour, 1);
  cairo_stroke (cr);
}

static double
shade (double part, double by)
{
  return by >= 0 ? part + (1 - part) * by : part * (1 + by);
}

LwColour
lw_colour_shade (const LwColour *colour, double by)
{
  LwColour shaded = { shade (colour->r, by), shade (colour->g, by), shade (colour->b, by) };

  return shaded;
}
