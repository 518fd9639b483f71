/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-solid.c: what stands on the floor, but houses, in colours: boards, brick walls, rocks,
 * trees; and stepping stones and plank bridges.
 *
 * Seen from above, with the sun in the north-west: a shadow, the thing, its lit and its dark edges.
 * Knots, lumps and leaves lie where the thing's own texture has them.
 */
#include "lw-draw-solid.h"

#include <math.h>

#define TUFTS 9 /* of leaves on a tree */

static void
draw_knot (LwPen *pen, double x, double y, double size, gboolean upright)
{
  static const LwColour heart = { 0.36, 0.22, 0.10 };

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  if (upright)
    cairo_rotate (pen->cr, G_PI / 2);
  cairo_scale (pen->cr, 1, 0.42);
  for (gint ring = 3; ring > 0; ring--)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, 0, 0, size * ring / 3.0, 0, 2 * G_PI);
    }
  cairo_restore (pen->cr);
  lw_pen_width (pen, 0.07, 0.7);
  lw_pen_stroke (pen, &heart, 0.2);
}

static void
lay_grain (LwPen *pen, const GArray *spots, LwBox box, const LwColour *colour)
{
  LwSpot low = lw_pen_spot (pen, (LwPoint){ box.x1, box.y2 });
  LwSpot high = lw_pen_spot (pen, (LwPoint){ box.x2, box.y1 });
  double wide = high.x - low.x, deep = high.y - low.y;
  LwTexture wood = { LW_TEXTURE_WOOD, pen->seed, *colour, low.x, low.y, 1 };

  wood.share = pen->grain;
  wood.upright = deep > wide * 1.15;
  double across = wood.upright ? wide : deep;
  wood.plank = across / MAX (1, floor (across / 8 + 0.5));
  cairo_save (pen->cr);
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  cairo_clip (pen->cr);
  cairo_rectangle (pen->cr, low.x, low.y, wide, deep);
  lw_texture_fill (pen->cr, &wood);
  gint knots = (gint)(wide * deep / (260 * pen->thin * pen->thin)) + 1;
  for (gint i = 0; i < knots; i++)
    draw_knot (pen, low.x + lw_pen_chance (pen, 20, i, 0.08, 0.92) * wide,
               low.y + lw_pen_chance (pen, 21, i, 0.08, 0.92) * deep,
               lw_pen_chance (pen, 22, i, 0.55, 1.1), wood.upright);
  cairo_restore (pen->cr);
}

/* Lit edges towards the sun, dark ones away from it. */
static void
light_edges (LwPen *pen, const GArray *spots)
{
  static const LwColour umber = { 0.27, 0.16, 0.06 };
  static const LwColour glow = { 1, 0.94, 0.78 };
  gdouble area = 0;

  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i);
      LwSpot b = g_array_index (spots, LwSpot, (i + 1) % spots->len);
      area += a.x * b.y - b.x * a.y;
    }
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < spots->len; i++)
    {
      LwSpot a = g_array_index (spots, LwSpot, i);
      LwSpot b = g_array_index (spots, LwSpot, (i + 1) % spots->len);
      double way = area > 0 ? 1 : -1;
      double sun = lw_pen_sun ((b.y - a.y) * way, (a.x - b.x) * way);
      cairo_move_to (pen->cr, a.x, a.y);
      cairo_line_to (pen->cr, b.x, b.y);
      lw_pen_width (pen, 0.1, 1);
      lw_pen_stroke (pen, sun > 0 ? &glow : &umber, sun > 0 ? 0.15 + 0.35 * sun : 0.45);
    }
  lw_pen_trace (pen, spots, 0, 0, TRUE);
  lw_pen_width (pen, 0.05, 0.7);
  lw_pen_stroke (pen, &umber, 0.45);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
}

static void
draw_board (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  double storeys = CLAMP (feature->height / (double)LW_INCH, 0.25, 6);
  LwColour top = lw_colour_shade (&lw_colour_board, -0.05 + 0.075 * (storeys - 1));
  LwColour side = lw_colour_shade (&lw_colour_board, -0.42);
  double thick = MAX (0.2, pen->hair);

  lw_pen_shadow (pen, spots, 0.72, 0.5);
  lw_pen_sweep (pen, spots, thick, thick);
  lw_pen_fill (pen, &side, 1);
  lay_grain (pen, spots, lw_feature_bounds (feature), &top);
  light_edges (pen, spots);
}

static void
trace_wall (LwPen *pen, const GArray *spots, double dx, double dy)
{
  lw_pen_trace (pen, spots, dx, dy, FALSE);
}

static void
draw_wall (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  static const LwColour umber = { 0.16, 0.10, 0.04 };
  LwColour brick = lw_colour_shade (&lw_colour_brick, 0.18);
  LwColour dark = lw_colour_shade (&lw_colour_brick, -0.4);
  LwColour light = lw_colour_shade (&lw_colour_brick, 0.42);
  double thick = MAX (feature->thickness / (double)LW_INCH, 0.35);
  double reach = CLAMP (feature->height * 0.16 / LW_INCH, 0.25, 1);
  const double bricks[] = { 0.07, 0.48 };

  trace_wall (pen, spots, reach, reach);
  lw_pen_width (pen, thick, 2);
  lw_pen_stroke (pen, &umber, 0.25);
  trace_wall (pen, spots, reach / 2, reach / 2);
  lw_pen_width (pen, thick, 2);
  lw_pen_stroke (pen, &umber, 0.25);
  trace_wall (pen, spots, 0, 0);
  lw_pen_width (pen, thick, 2.4);
  lw_pen_stroke (pen, &dark, 1);
  trace_wall (pen, spots, 0, 0);
  lw_pen_width (pen, thick - MAX (0.12, pen->hair * 0.9), 1.2);
  lw_set_colour (pen->cr, &brick, 1);
  cairo_stroke_preserve (pen->cr);
  if (pen->inch > 4)
    {
      cairo_set_dash (pen->cr, bricks, 2, 0);
      lw_set_colour (pen->cr, &light, 0.7);
      cairo_stroke_preserve (pen->cr);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
  cairo_new_path (pen->cr);
}

/* A rounded lump about (x, y) with @n corners. */
static void
trace_lump (LwPen *pen, double x, double y, double radius, gint n, gint which)
{
  cairo_new_sub_path (pen->cr);
  for (gint i = 0; i < n; i++)
    {
      double turn = (i + lw_pen_chance (pen, 30 + which, i, -0.25, 0.25)) * 2 * G_PI / n;
      double far_off = radius * lw_pen_chance (pen, 60 + which, i, 0.84, 1.0);
      cairo_line_to (pen->cr, x + far_off * cos (turn), y + far_off * sin (turn));
    }
  cairo_close_path (pen->cr);
}

static void
draw_rock (LwPen *pen, const LwFeature *feature)
{
  static const LwColour umber = { 0.16, 0.10, 0.04 };
  LwSpot at = lw_pen_spot (pen, feature->at);
  double radius = MAX (feature->radius / (double)LW_INCH, 0.2);
  double reach = MIN (0.3 + feature->height * 0.12 / LW_INCH, radius * 0.6);
  LwColour dark = lw_colour_shade (&lw_colour_stone, -0.35);
  LwColour light = lw_colour_shade (&lw_colour_stone, 0.3);
  LwColour rim = lw_colour_shade (&lw_colour_stone, -0.6);

  trace_lump (pen, at.x + reach, at.y + reach, radius, 8, 0);
  lw_pen_fill (pen, &umber, 0.34);
  trace_lump (pen, at.x, at.y, radius, 8, 0);
  lw_set_colour (pen->cr, &dark, 1);
  cairo_fill_preserve (pen->cr);
  cairo_save (pen->cr);
  cairo_clip (pen->cr);
  trace_lump (pen, at.x - radius * 0.17, at.y - radius * 0.17, radius * 0.9, 7, 1);
  lw_pen_fill (pen, &lw_colour_stone, 1);
  trace_lump (pen, at.x - radius * 0.3, at.y - radius * 0.32, radius * 0.5, 6, 2);
  lw_pen_fill (pen, &light, 0.85);
  cairo_restore (pen->cr);
  trace_lump (pen, at.x, at.y, radius, 8, 0);
  lw_pen_width (pen, 0.06, 0.8);
  lw_pen_stroke (pen, &rim, 0.8);
}

/* Puts the pen at the middle of a ford or bridge, x along the way over it. */
static void
enter_box (LwPen *pen, const LwFeature *feature, double *length, double *breadth)
{
  LwSpot at = lw_pen_spot (pen, feature->at);
  double turn = feature->angle * G_PI / (LW_TURN / 2);
  gboolean deep = lw_feature_leads_deep (feature);

  *length = (deep ? feature->depth : feature->width) / (double)LW_INCH;
  *breadth = (deep ? feature->width : feature->depth) / (double)LW_INCH;
  cairo_save (pen->cr);
  cairo_translate (pen->cr, at.x, at.y);
  cairo_rotate (pen->cr, -turn - (deep ? G_PI / 2 : 0));
}

static void
draw_ford (LwPen *pen, const LwFeature *feature)
{
  static const LwColour umber = { 0.10, 0.16, 0.22 };
  LwColour light = lw_colour_shade (&lw_colour_stone, 0.48);
  LwColour rim = lw_colour_shade (&lw_colour_stone, -0.35);
  double length, breadth;

  enter_box (pen, feature, &length, &breadth);
  gint rows = MAX (1, (gint)(breadth / 1.15)), n = MAX (2, (gint)(length / 1.1));
  for (gint row = 0; row < rows; row++)
    for (gint i = 0; i < n; i++)
      {
        gint k = row * n + i;
        double x = (i + 0.5 + (row % 2) * 0.3 - 0.15) * length / n - length / 2;
        double y = (row + 0.5) * breadth / rows - breadth / 2;
        double size = MIN (length / n, breadth / rows) * lw_pen_chance (pen, 40, k, 0.3, 0.42);

        x += lw_pen_chance (pen, 41, k, -0.12, 0.12);
        y += lw_pen_chance (pen, 42, k, -0.12, 0.12);
        trace_lump (pen, x + 0.1, y + 0.1, size, 7, k % 5);
        lw_pen_fill (pen, &umber, 0.4);
        trace_lump (pen, x, y, size, 7, k % 5);
        lw_set_colour (pen->cr, &light, 1);
        cairo_fill_preserve (pen->cr);
        lw_pen_width (pen, 0.05, 0.6);
        lw_pen_stroke (pen, &rim, 0.7);
      }
  cairo_restore (pen->cr);
}

static void
draw_planks (LwPen *pen, double length, double breadth)
{
  LwColour gap = lw_colour_shade (&lw_colour_board, -0.6);
  gint n = MAX (3, (gint)(length / 0.85));

  for (gint i = 0; i < n; i++)
    {
      LwColour tone = lw_colour_shade (&lw_colour_board, lw_pen_chance (pen, 50, i, -0.12, 0.12));
      cairo_rectangle (pen->cr, -length / 2 + i * length / n, -breadth / 2, length / n, breadth);
      lw_pen_fill (pen, &tone, 1);
      cairo_move_to (pen->cr, -length / 2 + i * length / n, -breadth / 2);
      cairo_rel_line_to (pen->cr, 0, breadth);
    }
  lw_pen_width (pen, 0.08, 0.8);
  lw_pen_stroke (pen, &gap, 0.75);
}

static void
draw_bridge (LwPen *pen, const LwFeature *feature, const GArray *spots)
{
  LwColour rail = lw_colour_shade (&lw_colour_board, -0.5);
  double length, breadth;

  lw_pen_shadow (pen, spots, 0.55, 0.45);
  enter_box (pen, feature, &length, &breadth);
  draw_planks (pen, length, breadth);
  double thick = MAX (0.22, pen->hair);
  cairo_rectangle (pen->cr, -length / 2, -breadth / 2, length, thick);
  cairo_rectangle (pen->cr, -length / 2, breadth / 2 - thick, length, thick);
  lw_pen_fill (pen, &rail, 1);
  cairo_rectangle (pen->cr, -length / 2, -breadth / 2, length, breadth);
  lw_pen_width (pen, 0.06, 0.8);
  lw_pen_stroke (pen, &rail, 0.9);
  cairo_restore (pen->cr);
}

void
lw_draw_solid (LwPen *pen, const LwFeature *feature)
{
  g_autoptr (GArray) spots = lw_pen_corners (pen, feature);

  if (feature->kind == LW_FEATURE_BOARD && spots->len > 2)
    draw_board (pen, feature, spots);
  else if (feature->kind == LW_FEATURE_WALL && spots->len > 1)
    draw_wall (pen, feature, spots);
  else if (feature->kind == LW_FEATURE_ROCK)
    draw_rock (pen, feature);
  else if (feature->kind == LW_FEATURE_FORD)
    draw_ford (pen, feature);
  else if (feature->kind == LW_FEATURE_BRIDGE)
    draw_bridge (pen, feature, spots);
}

/* ---- trees ---- */

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
lw_draw_tree (LwPen *pen, const LwFeature *feature)
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
