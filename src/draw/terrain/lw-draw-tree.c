/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-tree.c: a twig stuck in the floor, from above: tufts of leaves about a stem.
 */
#include "ink/ink.h"

#include <math.h>

#define TUFTS 9

typedef struct
{
  double x, y, r, light;
} Tuft;

static void
grow_tufts (const LwPen *pen, double crown, Tuft tufts[TUFTS])
{
  for (gint i = 0; i < TUFTS; i++)
    {
      gboolean inner = i >= 6;
      double turn = (i + lw_pen_chance (pen, 1, i, -0.3, 0.3)) * 2 * G_PI / (inner ? 3 : 6);
      double far_off = crown * lw_pen_chance (pen, 2, i, inner ? 0.1 : 0.48, inner ? 0.3 : 0.66);

      tufts[i].x = far_off * cos (turn);
      tufts[i].y = far_off * sin (turn);
      tufts[i].r = crown * lw_pen_chance (pen, 3, i, 0.34, 0.46);
      tufts[i].light = 0.22 * lw_pen_sun (tufts[i].x, tufts[i].y) * far_off / crown / 0.6 +
                       lw_pen_chance (pen, 4, i, -0.08, 0.08);
    }
}

static void
fill_tuft (LwPen *pen, double x, double y, double r, const LwColour *colour, double alpha)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, r, 0, 2 * G_PI);
  lw_pen_fill (pen, colour, alpha);
}

static void
cast_shadow (LwPen *pen, LwSpot at, const Tuft tufts[TUFTS], double reach)
{
  static const LwColour umber = { 0.13, 0.10, 0.03 };

  for (gint i = 0; i < TUFTS; i++)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, at.x + tufts[i].x + reach, at.y + tufts[i].y + reach, tufts[i].r * 1.04,
                 0, 2 * G_PI);
    }
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, at.x + reach, at.y + reach, tufts[0].r, 0, 2 * G_PI);
  lw_pen_fill (pen, &umber, 0.34);
}

/* Sticks that show between the leaves. */
static void
draw_twigs (LwPen *pen, LwSpot at, double crown)
{
  static const LwColour bark = { 0.33, 0.21, 0.11 };

  for (gint i = 0; i < 5; i++)
    {
      double turn = (i + lw_pen_chance (pen, 5, i, -0.3, 0.3)) * 2 * G_PI / 5;
      cairo_move_to (pen->cr, at.x, at.y);
      cairo_line_to (pen->cr, at.x + crown * 1.02 * cos (turn), at.y + crown * 1.02 * sin (turn));
    }
  lw_pen_width (pen, 0.11, 0.9);
  lw_pen_stroke (pen, &bark, 0.85);
}

static void
draw_leaves (LwPen *pen, LwSpot at, const Tuft *tuft, const LwColour *green, gint which)
{
  LwColour dark = lw_colour_shade (green, -0.34 + tuft->light);
  LwColour middle = lw_colour_shade (green, tuft->light);
  LwColour light = lw_colour_shade (green, 0.2 + tuft->light);
  double x = at.x + tuft->x, y = at.y + tuft->y;

  fill_tuft (pen, x, y, tuft->r, &dark, 1);
  fill_tuft (pen, x - tuft->r * 0.16, y - tuft->r * 0.16, tuft->r * 0.78, &middle, 1);
  fill_tuft (pen, x - tuft->r * 0.3, y - tuft->r * 0.32, tuft->r * 0.42, &light, 0.85);
  if (pen->inch < 11)
    return;
  for (gint i = 0; i < 5; i++)
    {
      double turn = lw_pen_chance (pen, 6 + which, i, 0, 2 * G_PI);
      double far_off = tuft->r * lw_pen_chance (pen, 20 + which, i, 0.3, 0.85);
      fill_tuft (pen, x + far_off * cos (turn), y + far_off * sin (turn), tuft->r * 0.16,
                 i % 2 == 0 ? &dark : &light, 0.8);
    }
}

void
lw_pen_tree (LwPen *pen, const LwFeature *feature)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  double high = CLAMP (feature->height / (double)LW_INCH, 3, 10);
  double crown = (1.12 + 0.075 * high) * lw_pen_chance (pen, 0, 0, 0.88, 1.12);
  LwColour green = lw_colour_leaf;
  Tuft tufts[TUFTS];

  green.r += lw_pen_chance (pen, 0, 1, -0.05, 0.05);
  green.g += lw_pen_chance (pen, 0, 2, -0.03, 0.03);
  grow_tufts (pen, crown, tufts);
  cast_shadow (pen, at, tufts, 0.28 + 0.045 * high);
  draw_twigs (pen, at, crown);
  for (gint i = 0; i < TUFTS; i++)
    draw_leaves (pen, at, &tufts[i], &green, i);
}
