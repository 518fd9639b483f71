/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-country.c: the floor, the chalk on it, and what stands there, lowest first.
 *
 * Storey by storey: what lies flat is under what stands, and crowns of trees are above all. Names
 * come last and by themselves. On paper the back lines are inked over everything, in colours they
 * are chalk under it.
 */
#include "lw-draw-country.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "lw-draw-flat.h"
#include "lw-draw-house.h"
#include "lw-draw-paper.h"
#include "lw-draw-solid.h"

/* The carpet, its edge a little darker where the pile is cut. */
static void
lay_cork (LwPen *pen, double width, double depth)
{
  static const LwColour umber = { 0.25, 0.17, 0.07 };
  LwTexture cork = { LW_TEXTURE_CORK, pen->texture, lw_colour_cork, 0, 0, 1 };

  cairo_rectangle (pen->cr, 0, 0, width, depth);
  lw_texture_fill (pen->cr, &cork);
  for (gint i = 2; i > 0; i--)
    {
      cairo_rectangle (pen->cr, 0, 0, width, depth);
      lw_pen_width (pen, 0.5 * i, 1.5 * i);
      lw_pen_stroke (pen, &umber, 0.10);
    }
}

/* Rules that the eye finds when it looks for them and else forgets. */
static void
chalk_feet (LwPen *pen, double width, double depth)
{
  for (double x = 12; x < width - 0.01; x += 12)
    {
      cairo_move_to (pen->cr, x, 0);
      cairo_line_to (pen->cr, x, depth);
    }
  for (double y = depth - 12; y > 0.01; y -= 12)
    {
      cairo_move_to (pen->cr, 0, y);
      cairo_line_to (pen->cr, width, y);
    }
  if (pen->ink == LW_INK_PAPER)
    {
      const double dots[] = { pen->hair * 0.6, pen->hair * 3.4 };
      cairo_set_dash (pen->cr, dots, 2, 0);
      lw_pen_width (pen, 0, 0.5);
      lw_pen_stroke (pen, &lw_colour_ink, 0.35);
      cairo_set_dash (pen->cr, NULL, 0, 0);
    }
  else
    {
      lw_pen_width (pen, 0.09, 0.8);
      lw_pen_stroke (pen, &lw_colour_chalk, 0.24);
    }
}

/* A chalk stroke drawn twice: once whole and once with the crumbs missing. */
static void
chalk_back_line (LwPen *pen, double width, double y, gint which)
{
  double gaps[8];

  for (gint i = 0; i < 8; i++)
    gaps[i] = lw_pen_chance (pen, 900 + which, i, 0.04, i % 2 == 0 ? 3.2 : 0.25);
  for (gint twice = 0; twice < 2; twice++)
    {
      cairo_move_to (pen->cr, 0, y);
      cairo_line_to (pen->cr, width, y);
      cairo_set_dash (pen->cr, gaps, twice == 0 ? 0 : 8, 0);
      lw_pen_width (pen, twice == 0 ? 0.24 : 0.32, MIN (1.4, 0.5 + pen->inch * 0.2));
      lw_pen_stroke (pen, &lw_colour_chalk, twice == 0 ? 0.72 : 0.5);
    }
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

static void
draw_back_lines (LwPen *pen, double width, double depth)
{
  if (pen->ink == LW_INK_COLOUR)
    {
      chalk_back_line (pen, width, 0.24, 0);
      chalk_back_line (pen, width, depth - 0.24, 1);
      return;
    }
  double hair = pen->hair;
  for (gint i = 0; i < 2; i++)
    {
      double edge = i == 0 ? 0 : depth;
      double inward = i == 0 ? 1 : -1;
      cairo_move_to (pen->cr, 0, edge + inward * 0.9 * hair);
      cairo_line_to (pen->cr, width, edge + inward * 0.9 * hair);
      lw_pen_width (pen, 0, 1.8);
      lw_pen_stroke (pen, &lw_colour_ink, 1);
      cairo_move_to (pen->cr, 0, edge + inward * 3 * hair);
      cairo_line_to (pen->cr, width, edge + inward * 3 * hair);
      lw_pen_width (pen, 0, 0.5);
      lw_pen_stroke (pen, &lw_colour_ink, 1);
    }
  cairo_rectangle (pen->cr, hair * 0.3, hair * 0.3, width - hair * 0.6, depth - hair * 0.6);
  lw_pen_width (pen, 0, 0.6);
  lw_pen_stroke (pen, &lw_colour_ink, 1);
}

/* What lies flat is under what stands, and crowns of trees are above all. */
static guint
storey_of (LwFeatureKind kind)
{
  switch (kind)
    {
    case LW_FEATURE_ROAD:
      return 0;
    case LW_FEATURE_RIVER:
    case LW_FEATURE_POND:
    case LW_FEATURE_SWAMP:
    case LW_FEATURE_WOOD:
    case LW_FEATURE_BOARD:
      return 1;
    case LW_FEATURE_FORD:
    case LW_FEATURE_BRIDGE:
      return 2;
    case LW_FEATURE_TREE:
      return 4;
    default:
      return 3;
    }
}

static void
draw_thing (LwPen *pen, const LwFeature *feature)
{
  pen->seed = lw_texture_seed (pen->texture, feature->id);
  if (pen->ink == LW_INK_PAPER)
    lw_draw_paper (pen, feature);
  else if (feature->kind == LW_FEATURE_TREE)
    lw_draw_tree (pen, feature);
  else if (feature->kind == LW_FEATURE_HOUSE || feature->kind == LW_FEATURE_CHURCH ||
           feature->kind == LW_FEATURE_SHED)
    lw_draw_house (pen, feature);
  else if (storey_of (feature->kind) <= 1 && feature->kind != LW_FEATURE_BOARD)
    lw_draw_flat (pen, feature);
  else
    lw_draw_solid (pen, feature);
}

/* Is any of it, shadow and crown included, in the part that is wanted? */
static gboolean
is_wanted (const LwPen *pen, const LwFeature *feature)
{
  LwBox box = lw_box_grown (lw_feature_bounds (feature), LW_INCHES (3));
  LwSpot low = lw_pen_spot (pen, (LwPoint){ box.x1, box.y2 });
  LwSpot high = lw_pen_spot (pen, (LwPoint){ box.x2, box.y1 });
  double x1, y1, x2, y2;

  cairo_clip_extents (pen->cr, &x1, &y1, &x2, &y2);
  return low.x <= x2 && high.x >= x1 && low.y <= y2 && high.y >= y1;
}

/* ---- what heaps of things may cost ---- */

/* Pixels of grain on the boards that lie uppermost, and on all beneath those. */
#define FINE_PIXELS 24e6
#define COARSE_PIXELS 4e6

/* Things may cover the field so many times over before their marks are set further apart. */
#define MOST_COVERS 8

/* Boards of an earlier number than @first share the coarse pixels: of each that part is made. */
typedef struct
{
  guint first;
  double share;
} Grain;

static double
grain_pixels (const LwPen *pen, const LwFeature *feature)
{
  LwBox box = lw_feature_bounds (feature);
  LwSpot low = lw_pen_spot (pen, (LwPoint){ box.x1, box.y2 });
  LwSpot high = lw_pen_spot (pen, (LwPoint){ box.x2, box.y1 });

  return lw_texture_pixels (pen->cr, low.x, low.y, high.x, high.y);
}

/* The uppermost are seen whole; so they come first, as long as there are fine pixels left. */
static Grain
share_grain (const LwPen *pen, const LwCountry *country)
{
  Grain grain = { 0, 1 };
  double fine = 0, rest = 0;

  for (guint i = lw_country_count (country); pen->ink == LW_INK_COLOUR && i-- > 0;)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      double pixels = feature->kind == LW_FEATURE_BOARD ? grain_pixels (pen, feature) : 0;

      if (rest > 0 || fine + pixels > FINE_PIXELS)
        rest += pixels;
      else
        fine += pixels;
      if (rest > 0 && grain.first == 0)
        grain.first = i + 1;
    }
  if (rest > COARSE_PIXELS)
    grain.share = COARSE_PIXELS / rest;
  return grain;
}

/* How many times as far apart marks lie, so that heaps of roofs and woods have no more of them than
 * a field that is full. */
static double
thinned (const LwCountry *country)
{
  double covers = 0, field = (double)country->width * country->depth;

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      LwBox box = lw_feature_bounds (feature);

      if (!lw_feature_has_line (feature->kind))
        covers += (double)(box.x2 - box.x1) * (box.y2 - box.y1) / field;
    }
  return sqrt (MAX (1, covers / MOST_COVERS));
}

static void
draw_things (LwPen *pen, const LwCountry *country)
{
  Grain grain = share_grain (pen, country);

  pen->thin = thinned (country);
  for (guint storey = 0; storey <= 4; storey++)
    for (guint i = 0; i < lw_country_count (country); i++)
      {
        const LwFeature *feature = lw_country_feature (country, i);

        pen->grain = i < grain.first ? grain.share : 1;
        if (storey_of (feature->kind) == storey && is_wanted (pen, feature))
          draw_thing (pen, feature);
      }
}

void
lw_draw_country (cairo_t *cr, const LwCountry *country, const LwView *view, LwInk ink)
{
  LwPen pen;

  g_return_if_fail (cr != NULL && country != NULL && view != NULL);

  double width = country->width / (double)LW_INCH;
  double depth = country->depth / (double)LW_INCH;

  lw_pen_take (&pen, cr, view, country->texture, ink);
  cairo_rectangle (cr, 0, 0, width, depth);
  cairo_clip (cr);
  if (ink == LW_INK_COLOUR)
    lay_cork (&pen, width, depth);
  chalk_feet (&pen, width, depth);
  if (ink == LW_INK_COLOUR)
    draw_back_lines (&pen, width, depth);
  draw_things (&pen, country);
  if (ink == LW_INK_PAPER)
    draw_back_lines (&pen, width, depth);
  lw_pen_drop (&pen);
}

void
lw_draw_feature (
    cairo_t *cr, const LwFeature *feature, guint texture, const LwView *view, LwInk ink)
{
  LwPen pen;

  g_return_if_fail (cr != NULL && feature != NULL && view != NULL);

  lw_pen_take (&pen, cr, view, texture, ink);
  draw_thing (&pen, feature);
  lw_pen_drop (&pen);
}

/* Below the house, above the house, or in the middle of a hill: where a name reads best. */
static void
place_name (cairo_t *cr, const LwFeature *feature, const LwView *view, LwInk ink)
{
  LwBox box = lw_feature_bounds (feature);
  gboolean house = lw_feature_has_box (feature->kind);
  LwPoint at = { (box.x1 + box.x2) / 2, house ? box.y1 : (box.y1 + box.y2) / 2 };
  const GArray *line = lw_feature_has_line (feature->kind) ? feature->points : NULL;
  double size = CLAMP (lw_view_inch (view) * 1.75, 7.5, 19);
  double x, y;

  /* A river's name lies on the river. */
  if (line != NULL && line->len > 1)
    at = lw_path_point (&g_array_index (line, LwPoint, 0), line->len,
                        lw_path_length (&g_array_index (line, LwPoint, 0), line->len) / 3);
  lw_view_to_paper (view, at, &x, &y);
  if (house)
    y += size * 0.85 + lw_view_inch (view) * 0.35;
  lw_label_place (cr, x, y, feature->name, size, ink == LW_INK_COLOUR);
}

void
lw_draw_place_names (cairo_t *cr, const LwCountry *country, const LwView *view, LwInk ink)
{
  g_return_if_fail (cr != NULL && country != NULL && view != NULL);

  if (lw_view_inch (view) < 4 && ink == LW_INK_COLOUR)
    return;
  cairo_save (cr);
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);
      if (feature->name != NULL && *feature->name != '\0')
        place_name (cr, feature, view, ink);
    }
  cairo_restore (cr);
}

void
lw_draw_line_name (cairo_t *cr,
                   const LwCountry *country,
                   const LwView *view,
                   LwEdge edge,
                   const char *name,
                   LwInk ink)
{
  LwPoint corner = { 0, lw_country_line_y (country, edge) };
  double size = CLAMP (lw_view_inch (view) * 1.6, 8, 16), x, y;

  g_return_if_fail (cr != NULL && view != NULL && name != NULL);

  if (lw_view_inch (view) < 4 && ink == LW_INK_COLOUR)
    return;
  lw_view_to_paper (view, corner, &x, &y);
  y += (edge == LW_EDGE_NORTH ? 1 : -1) * size * 1.05;
  lw_label_place (cr, x + size * 4.3, y, name, size, ink == LW_INK_COLOUR);
}
