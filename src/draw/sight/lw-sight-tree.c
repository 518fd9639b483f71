/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-tree.c: twigs and stones as they stand before the eye.
 *
 * A tree is a stem and tufts of leaves that its seed places. Near by, the leaves are drawn one by
 * one and the tree is kept in the store, where it is like itself alone: its size, the sun and its
 * seed name it, to a fraction of a pixel.
 */
#include "lw-sight-tree.h"

#include <math.h>

#include "lw-sight-ink.h"
#include "lw-sight-store.h"

#define TUFTS 11
#define WIDEST 0.14 /* the radius of the largest, in heights of the tree */

/* Pixels of a tuft from which its leaves are drawn, and how far apart their tones are. */
#define LEAVES 14.0
#define MOST_LEAVES 60
#define TONE 0.07
#define LEAF_TOLERANCE 0.3

/* A leaf's breadth to its length, and how far a curve's handle makes a quarter round. */
#define SLIM 0.55
#define ROUND 0.5523

/* Steps of a stamp to a pixel an inch, and to the sun's whole side. */
#define STEPS 16

/* Room about a tree's foot on its stamp, in its heights; and in pixels, for its outermost leaves.
 */
#define BESIDE 0.42
#define ABOVE 1.1
#define BELOW 0.1
#define MORE 4

static guint
seed_of (const LwSightEye *eye, const LwSightItem *item)
{
  return lw_texture_seed (eye->texture, item->feature->id);
}

/* Is a round thing beside, above or below the picture? */
static gboolean
is_outside (const LwSightEye *eye, double x, double y, double r)
{
  return x + r < 0 || x - r > eye->sight->width || y + r < 0 || y - r > eye->sight->height;
}

static void
cast_shadow (const LwSightEye *eye, double x, double y, double wide, double high)
{
  static const LwColour umber = { 0.2, 0.14, 0.06 };

  lw_sight_trace_oval (eye, x, y, wide, MAX (high, 0.8));
  lw_sight_fill (eye, &umber, 0.3);
}

static void
draw_stem (const LwSightEye *eye, double x, double foot, double head, double inch, guint seed)
{
  static const LwColour bark = { 0.35, 0.23, 0.13 };
  static const LwColour lit = { 0.52, 0.37, 0.23 };
  double high = foot - head, fork = foot - high * 0.45;

  cairo_move_to (eye->cr, x, foot);
  cairo_line_to (eye->cr, x, head + high * 0.12);
  for (gint i = 0; i < 3; i++)
    {
      cairo_move_to (eye->cr, x, fork - high * 0.1 * i);
      cairo_line_to (eye->cr,
                     x + (i % 2 == 0 ? -1 : 1) * high * (0.12 + 0.08 * lw_texture_at (seed, 9, i)),
                     fork - high * (0.2 + 0.1 * i));
    }
  cairo_set_line_cap (eye->cr, CAIRO_LINE_CAP_ROUND);
  lw_sight_edge (eye, &bark, 1, CLAMP (inch * 0.16, 0.9, 14));
  if (inch > 20)
    {
      cairo_move_to (eye->cr, x + eye->sun_x * inch * 0.03, foot);
      cairo_line_to (eye->cr, x + eye->sun_x * inch * 0.03, fork);
      lw_sight_edge (eye, &lit, 0.8, inch * 0.05);
    }
  cairo_set_line_cap (eye->cr, CAIRO_LINE_CAP_BUTT);
}

typedef struct
{
  double x, y, r;
  guint seed;
} Tuft;

static void
fill_tuft (const LwSightEye *eye, double x, double y, double r, const LwColour *colour)
{
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, x, y, r, 0, 2 * G_PI);
  lw_sight_fill (eye, colour, 1);
}

typedef struct
{
  double x, y, turn;
  gint tone;
} Leaf;

/* The @i-th of @n leaves of a tuft, lighter towards the sun. */
static Leaf
leaf_of (const LwSightEye *eye, const Tuft *tuft, guint i, guint n)
{
  guint seed = tuft->seed;
  double turn = i * 2.4 + lw_texture_at (seed, 6, (gint)i), out = sqrt ((i + 0.5) / n) * 1.04;
  double sun = (cos (turn) * eye->sun_x - sin (turn)) * out * 0.5;
  double tone = sun * 0.36 + 0.18 * lw_texture_at (seed, 7, (gint)i) - 0.1;

  return (Leaf){ tuft->x + cos (turn) * out * tuft->r, tuft->y + sin (turn) * out * tuft->r,
                 lw_texture_at (seed, 8, (gint)i) * G_PI, (gint)floor (tone / TONE + 0.5) };
}

/* An oval, @size to its tip. */
static void
trace_leaf (const LwSightEye *eye, const Leaf *leaf, double size)
{
  double ux = cos (leaf->turn) * size, uy = sin (leaf->turn) * size;

  cairo_move_to (eye->cr, leaf->x + ux, leaf->y + uy);
  for (guint quarter = 0; quarter < 4; quarter++)
    {
      gboolean across = quarter % 2 == 0;
      double vx = -uy * (across ? SLIM : 1 / SLIM), vy = ux * (across ? SLIM : 1 / SLIM);

      cairo_curve_to (eye->cr, leaf->x + ux + vx * ROUND, leaf->y + uy + vy * ROUND,
                      leaf->x + vx + ux * ROUND, leaf->y + vy + uy * ROUND, leaf->x + vx,
                      leaf->y + vy);
      ux = vx;
      uy = vy;
    }
  cairo_close_path (eye->cr);
}

/* Single leaves over a tuft that is seen from near: all of a tone at once, as they hardly overlap.
 */
static void
strew_leaves (const LwSightEye *eye, const Tuft *tuft, const LwColour *green)
{
  guint n = (guint)CLAMP (tuft->r * 1.1, 10, MOST_LEAVES);
  double size = CLAMP (tuft->r * 0.12, 1.6, 7);
  Leaf leaves[MOST_LEAVES];
  gint low = G_MAXINT, high = G_MININT;

  for (guint i = 0; i < n; i++)
    {
      leaves[i] = leaf_of (eye, tuft, i, n);
      low = MIN (low, leaves[i].tone);
      high = MAX (high, leaves[i].tone);
    }
  cairo_set_tolerance (eye->cr, LEAF_TOLERANCE);
  for (gint tone = low; tone <= high; tone++)
    {
      LwColour colour = lw_colour_shade (green, tone * TONE);

      for (guint i = 0; i < n; i++)
        if (leaves[i].tone == tone && !is_outside (eye, leaves[i].x, leaves[i].y, size + 1))
          trace_leaf (eye, &leaves[i], size);
      lw_sight_fill (eye, &colour, 1);
    }
  cairo_set_tolerance (eye->cr, 0.1);
}

static void
draw_tuft (const LwSightEye *eye, const Tuft *tuft, const LwColour *green)
{
  double x = tuft->x, y = tuft->y, r = tuft->r;
  guint seed = tuft->seed;
  LwColour dark = lw_colour_shade (green, -0.3 + 0.16 * lw_texture_at (seed, 3, 0));
  LwColour light = lw_colour_shade (green, 0.02 + 0.22 * lw_texture_at (seed, 4, 0));

  if (is_outside (eye, x, y, r * 1.2 + 1))
    return;
  fill_tuft (eye, x, y, r, &dark);
  if (r >= LEAVES)
    strew_leaves (eye, tuft, green);
  else if (r > 2)
    fill_tuft (eye, x + eye->sun_x * r * 0.25, y - r * 0.25, r * 0.68, &light);
}

static void
draw_leaves (const LwSightEye *eye, double x, double top, double high, guint seed)
{
  LwColour green = lw_colour_leaf;

  green.r += lw_texture_at (seed, 0, 1) * 0.08 - 0.04;
  for (gint i = 0; i < TUFTS; i++)
    {
      double turn = i * 2.4 + lw_texture_at (seed, 1, i), out = sqrt ((i + 0.5) / TUFTS);
      Tuft tuft = { x + cos (turn) * out * high * 0.24,
                    top + high * 0.33 + sin (turn) * out * high * 0.24,
                    high * (0.09 + 0.05 * lw_texture_at (seed, 2, i)), seed + (guint)i * 31 };

      draw_tuft (eye, &tuft, &green);
    }
}

/* Stem and leaves of a tree whose foot is at (@x, @y) in the picture, @high pixels high. */
static void
draw_plant (const LwSightEye *eye, double x, double y, double inch, double high, guint seed)
{
  draw_stem (eye, x, y, y - high, inch, seed);
  draw_leaves (eye, x, y - high, high, seed);
}

/* The same from the store, @inches high; FALSE when it is too large for it. A stamp's turn is the
 * sun's, its squash the height of the tree. */
static gboolean
stamp_plant (const LwSightEye *eye, LwSightPoint at, double inches, guint seed)
{
  double inch = eye->scale / at.y;
  LwSightStamp stamp = { TRUE, (gint)floor (inch * STEPS + 0.5),
                         (gint)floor (eye->sun_x * STEPS + 0.5),
                         (gint)floor (inches * LW_INCH + 0.5), seed };

  if (inch > LW_SIGHT_STAMPED)
    return FALSE;
  inch = stamp.size / (double)STEPS;
  double high = stamp.squash / (double)LW_INCH * inch;
  double left = ceil (BESIDE * high) + MORE, top = ceil (ABOVE * high) + MORE;
  cairo_surface_t *paper = lw_sight_store_find (eye, &stamp);
  if (paper == NULL)
    {
      LwSightEye copy = *eye;
      LwSight size = { .width = 2 * left, .height = top + BELOW * high + MORE };

      copy.sight = &size;
      copy.sun_x = stamp.turn / (double)STEPS;
      paper = lw_sight_store_paper (&copy, &stamp, size.width, size.height);
      draw_plant (&copy, left, top, inch, high, seed);
      lw_sight_store_end (&copy);
    }
  lw_sight_store_stamp (eye, paper, at, left, top);
  return TRUE;
}

void
lw_sight_tree (const LwSightEye *eye, const LwSightItem *item)
{
  LwSightPoint at = { item->middle_x, item->middle_y, item->z0 };
  double inch = eye->scale / at.y, x = lw_sight_x (eye, at), foot = lw_sight_y (eye, at);
  double inches = item->z1 - item->z0;
  guint seed = seed_of (eye, item);

  if (at.y < LW_SIGHT_NEAR)
    return;
  cast_shadow (eye, x, foot, inch * 0.9, inch * 0.9 * (eye->z - at.z) / at.y);
  /* Without single leaves a tree is painted as fast as it is shown. */
  if (inches * inch * WIDEST < LEAVES || !stamp_plant (eye, at, inches, seed))
    draw_plant (eye, x, foot, inch, inches * inch, seed);
}

static void
trace_lump (const LwSightEye *eye, double x, double y, double wide, double high, guint seed)
{
  cairo_move_to (eye->cr, x - wide, y);
  for (gint i = 1; i < 8; i++)
    {
      double turn = G_PI - i * G_PI / 8, out = 0.86 + 0.16 * lw_texture_at (seed, 5, i);
      cairo_line_to (eye->cr, x + cos (turn) * wide * out,
                     y - pow (sin (turn), 0.6) * high * MIN (out + 0.06, 1));
    }
  cairo_line_to (eye->cr, x + wide, y);
  cairo_close_path (eye->cr);
}

void
lw_sight_rock (const LwSightEye *eye, const LwSightItem *item)
{
  LwSightPoint at = { item->middle_x, item->middle_y, item->z0 };
  double inch = eye->scale / at.y, x = lw_sight_x (eye, at), foot = lw_sight_y (eye, at);
  double wide = item->feature->radius / (double)LW_INCH * inch, high = (item->z1 - item->z0) * inch;
  LwColour dark = lw_colour_shade (&lw_colour_stone, -0.25);
  LwColour light = lw_colour_shade (&lw_colour_stone, 0.22);
  LwColour rim = lw_colour_shade (&lw_colour_stone, -0.6);
  guint seed = seed_of (eye, item);

  if (at.y < LW_SIGHT_NEAR)
    return;
  cast_shadow (eye, x + wide * 0.2, foot, wide * 1.1, wide * (eye->z - at.z) / at.y);
  trace_lump (eye, x, foot, wide, high, seed);
  lw_set_colour (eye->cr, &dark, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &rim, 0.8, 1);
  trace_lump (eye, x - wide * 0.16, foot - high * 0.1, wide * 0.66, high * 0.78, seed + 1);
  lw_sight_fill (eye, &light, 0.7);
}
