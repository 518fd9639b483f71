/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-floor.c: the nursery and its floor before the eye, bare: what lies flat on it, and the
 * shadows of what stands on it.
 *
 * Painted from behind: backdrop and papered walls, then cork with its crumbs and the chalk grid,
 * then woods, water and roads. The sun stands in the north-west.
 */
#include "lw-sight-floor.h"

#include <math.h>

#include "lw-sight-ink.h"

/* In inches: how much larger the room is than the field, on every side; and heights of its walls.
 */
#define ROOM 40
#define WALL 400
#define SKIRTING 5.5
#define RAIL 33.0
#define STRIPE LW_INCHES (9)

/* Inches of floor that an inch of height darkens. */
#define SHADOW 0.6

/* ---- the room ---- */

static void
draw_backdrop (const LwSightEye *eye)
{
  const LwSight *sight = eye->sight;
  cairo_pattern_t *air =
      cairo_pattern_create_linear (0, eye->horizon - eye->scale * 0.22, 0, eye->horizon);
  cairo_pattern_t *floor =
      cairo_pattern_create_linear (0, eye->horizon, 0, eye->horizon + eye->scale * 0.33);

  cairo_pattern_add_color_stop_rgb (air, 0, 0.78, 0.825, 0.81);
  cairo_pattern_add_color_stop_rgb (air, 1, 0.885, 0.89, 0.86);
  cairo_set_source (eye->cr, air);
  cairo_rectangle (eye->cr, 0, 0, sight->width, eye->horizon + 1);
  cairo_fill (eye->cr);
  cairo_pattern_add_color_stop_rgb (floor, 0, 0.66, 0.54, 0.39);
  cairo_pattern_add_color_stop_rgb (floor, 1, 0.60, 0.47, 0.32);
  cairo_set_source (eye->cr, floor);
  cairo_rectangle (eye->cr, 0, eye->horizon, sight->width, sight->height - eye->horizon);
  cairo_fill (eye->cr);
  cairo_pattern_destroy (air);
  cairo_pattern_destroy (floor);
}

static void
trace_panel (const LwSightEye *eye, LwPoint a, LwPoint b, double z0, double z1)
{
  LwSightPoint face[] = { lw_sight_point (eye, a, z0), lw_sight_point (eye, b, z0),
                          lw_sight_point (eye, b, z1), lw_sight_point (eye, a, z1) };

  lw_sight_trace (eye, face, 4);
}

static void
draw_panel (
    const LwSightEye *eye, LwPoint a, LwPoint b, double z0, double z1, const LwColour *colour)
{
  trace_panel (eye, a, b, z0, z1);
  lw_sight_fill (eye, colour, 1);
}

/* Every other stripe of the paper, above the rail. */
static void
hang_paper (const LwSightEye *eye, LwPoint a, LwPoint b, const LwColour *paper)
{
  LwColour stripe = lw_colour_shade (paper, -0.045);
  LwAngle along = lw_direction (a, b);
  LwLength length = lw_distance (a, b);

  for (LwLength at = 0; at + STRIPE <= length; at += 2 * STRIPE)
    trace_panel (eye, lw_point_towards (a, along, at), lw_point_towards (a, along, at + STRIPE),
                 RAIL, WALL);
  lw_sight_fill (eye, &stripe, 1);
}

/* Skirting, dado, rail and paper of one wall. */
static void
draw_wall (const LwSightEye *eye, LwPoint a, LwPoint b)
{
  static const LwColour skirting = { 0.955, 0.93, 0.885 };
  static const LwColour rim = { 0.80, 0.74, 0.64 };
  static const LwColour foot = { 0.42, 0.34, 0.25 };
  static const LwColour rail = { 0.93, 0.905, 0.855 };
  LwColour paper = { 0.835, 0.86, 0.835 }, dado = { 0.80, 0.825, 0.79 };
  double nx, ny, sun;

  lw_sight_turn (eye, lw_direction (a, b) + LW_NORTH, &nx, &ny);
  sun = 0.06 * lw_sight_sun (eye, nx, ny);
  paper = lw_colour_shade (&paper, sun);
  dado = lw_colour_shade (&dado, sun);
  draw_panel (eye, a, b, RAIL, WALL, &paper);
  hang_paper (eye, a, b, &paper);
  draw_panel (eye, a, b, 0, RAIL, &dado);
  draw_panel (eye, a, b, RAIL - 1, RAIL + 1, &rail);
  draw_panel (eye, a, b, RAIL - 1.5, RAIL - 1, &rim);
  draw_panel (eye, a, b, 0, SKIRTING, &skirting);
  draw_panel (eye, a, b, SKIRTING - 0.35, SKIRTING, &rim);
  draw_panel (eye, a, b, 0, 0.3, &foot);
}

/* Four walls; those behind the eye are cut away. */
static void
draw_room (const LwSightEye *eye)
{
  LwBox box = lw_box_grown (lw_country_bounds (lw_battle_country (eye->battle)), LW_INCHES (ROOM));
  LwPoint corner[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  draw_backdrop (eye);
  for (guint i = 0; i < 4; i++)
    draw_wall (eye, corner[i], corner[(i + 1) % 4]);
}

/* ---- the floor ---- */

static void
draw_carpet (const LwSightEye *eye)
{
  LwBox box = lw_country_bounds (lw_battle_country (eye->battle));
  LwPoint corner[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };
  LwSightPoint field[4];
  cairo_pattern_t *cork =
      cairo_pattern_create_linear (0, eye->horizon, 0, eye->horizon + eye->scale * 0.33);
  LwColour far_off = lw_colour_shade (&lw_colour_cork, 0.12);
  LwColour near = lw_colour_shade (&lw_colour_cork, -0.03);

  for (guint i = 0; i < 4; i++)
    field[i] = lw_sight_point (eye, corner[i], 0);
  cairo_pattern_add_color_stop_rgb (cork, 0, far_off.r, far_off.g, far_off.b);
  cairo_pattern_add_color_stop_rgb (cork, 0.5, lw_colour_cork.r, lw_colour_cork.g,
                                    lw_colour_cork.b);
  cairo_pattern_add_color_stop_rgb (cork, 1, near.r, near.g, near.b);
  lw_sight_trace (eye, field, 4);
  cairo_set_source (eye->cr, cork);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &lw_colour_chalk, 0.9, 1.6);
  cairo_pattern_destroy (cork);
}

/* Crumbs of cork, of two tones: fewer and larger ones farther off, so that they fade into one. */
static void
strew_crumbs (const LwSightEye *eye, gint cell, double from, double to, gboolean light)
{
  LwBox box = lw_country_bounds (lw_battle_country (eye->battle));
  gint x0 = (gint)floor ((eye->x - to) / cell), x1 = (gint)ceil ((eye->x + to) / cell);
  gint y0 = (gint)floor ((eye->y - to) / cell), y1 = (gint)ceil ((eye->y + to) / cell);

  for (gint j = y0; j < y1; j++)
    for (gint i = x0; i < x1; i++)
      {
        guint seed = eye->texture * 2 + light;
        double u = lw_texture_at (seed, i, j), v = lw_texture_at (seed + 77, i, j);
        LwPoint at = { (LwLength)((i + u) * cell * LW_INCH), (LwLength)((j + v) * cell * LW_INCH) };
        LwSightPoint p = lw_sight_point (eye, at, 0);

        if (p.y < from || p.y >= to || fabs (p.x) > p.y * 0.5 || !lw_box_holds (box, at))
          continue;
        double inch = eye->scale / p.y, wide = cell * (0.09 + 0.16 * v) * inch;
        double high = MAX (cell * (0.10 + 0.08 * u) * inch * eye->z / p.y, 0.6);
        cairo_rectangle (eye->cr, lw_sight_x (eye, p) - wide / 2, lw_sight_y (eye, p) - high / 2,
                         wide, high);
      }
}

static void
draw_crumbs (const LwSightEye *eye)
{
  static const LwColour dark = { 0.52, 0.38, 0.20 };
  static const LwColour pale = { 1, 0.96, 0.86 };

  for (guint light = 0; light < 2; light++)
    {
      strew_crumbs (eye, 1, LW_SIGHT_NEAR, 22, light);
      lw_sight_fill (eye, light ? &pale : &dark, light ? 0.22 : 0.17);
      strew_crumbs (eye, 3, 16, 60, light);
      lw_sight_fill (eye, light ? &pale : &dark, light ? 0.18 : 0.13);
      strew_crumbs (eye, 6, 45, 130, light);
      lw_sight_fill (eye, light ? &pale : &dark, light ? 0.12 : 0.09);
    }
}

/* The foot-grid in chalk, which fades with the distance. */
static void
draw_grid (const LwSightEye *eye)
{
  static const double fades[] = { 30, 75, 130, 240 };
  static const double alphas[] = { 0.42, 0.28, 0.17, 0.10 };
  const LwCountry *country = lw_battle_country (eye->battle);

  for (guint band = 0; band < G_N_ELEMENTS (fades); band++)
    {
      for (LwLength y = 0; y <= country->depth; y += LW_FOOT)
        for (LwLength x = 0; x <= country->width; x += LW_FOOT)
          {
            LwSightPoint p = lw_sight_point (eye, (LwPoint){ x, y }, 0);
            LwSightPoint q = lw_sight_point (eye, (LwPoint){ x + LW_FOOT, y }, 0);
            LwSightPoint r = lw_sight_point (eye, (LwPoint){ x, y + LW_FOOT }, 0);
            double off = hypot (p.x, p.y);

            if (off >= fades[band] || (band > 0 && off < fades[band - 1]))
              continue;
            if (x + LW_FOOT <= country->width)
              lw_sight_line (eye, p, q);
            if (y + LW_FOOT <= country->depth)
              lw_sight_line (eye, p, r);
          }
      lw_sight_edge (eye, &lw_colour_chalk, alphas[band], 1);
    }
}

static void
lay_outline (const LwSightEye *eye,
             const LwFeature *thing,
             const LwColour *colour,
             double alpha,
             const LwColour *rim)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwSightPoint));

  for (guint i = 0; i < thing->points->len; i++)
    {
      LwSightPoint p = lw_sight_point (eye, g_array_index (thing->points, LwPoint, i), 0);
      g_array_append_val (points, p);
    }
  lw_sight_trace (eye, (const LwSightPoint *)points->data, points->len);
  lw_set_colour (eye->cr, colour, alpha);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, rim, 0.7, 1.2);
}

/* A straight piece of a river or a road, or a ford or bridge: a strip about its middle line. */
static void
lay_strip (const LwSightEye *eye,
           LwPoint a,
           LwPoint b,
           LwLength wide,
           const LwColour *colour,
           const LwColour *rim)
{
  LwAngle across = lw_direction (a, b) + LW_NORTH;
  LwSightPoint strip[] = {
    lw_sight_point (eye, lw_point_towards (a, across, wide / 2), 0),
    lw_sight_point (eye, lw_point_towards (a, across, -wide / 2), 0),
    lw_sight_point (eye, lw_point_towards (b, across, -wide / 2), 0),
    lw_sight_point (eye, lw_point_towards (b, across, wide / 2), 0),
  };

  if (rim != NULL)
    {
      lw_sight_line (eye, strip[0], strip[3]);
      lw_sight_line (eye, strip[1], strip[2]);
      lw_sight_edge (eye, rim, 0.85, 1.6);
    }
  lw_sight_trace (eye, strip, 4);
  lw_sight_fill (eye, colour, 1);
}

static void
lay_line (const LwSightEye *eye,
          const LwFeature *thing,
          const LwColour *colour,
          const LwColour *rim)
{
  for (guint pass = rim == NULL ? 1 : 0; pass < 2; pass++)
    for (guint i = 1; i < thing->points->len; i++)
      lay_strip (eye, g_array_index (thing->points, LwPoint, i - 1),
                 g_array_index (thing->points, LwPoint, i), thing->width, colour,
                 pass == 0 ? rim : NULL);
}

static void
lay_crossing (const LwSightEye *eye, const LwFeature *thing)
{
  LwColour stone = lw_colour_shade (&lw_colour_stone, 0.35);
  LwColour plank = lw_colour_shade (&lw_colour_board, -0.08);
  LwColour rail = lw_colour_shade (&lw_colour_board, -0.55);
  gboolean deep = lw_feature_leads_deep (thing);
  LwAngle way = deep ? lw_angle_wrapped ((gint64)thing->angle + LW_NORTH) : thing->angle;
  LwLength half = (deep ? thing->depth : thing->width) / 2;
  LwLength wide = deep ? thing->width : thing->depth;
  LwPoint a = lw_point_towards (thing->at, way, half), b = lw_point_towards (thing->at, way, -half);

  if (thing->kind == LW_FEATURE_BRIDGE)
    lay_strip (eye, a, b, wide, &plank, &rail);
  else
    lay_strip (eye, a, b, wide, &stone, &lw_colour_chalk);
}

static void
lay_flat (const LwSightEye *eye, const LwFeature *thing)
{
  switch (thing->kind)
    {
    case LW_FEATURE_WOOD:
      lay_outline (eye, thing, &lw_colour_leaf, 0.22, &lw_colour_leaf);
      break;
    case LW_FEATURE_SWAMP:
      lay_outline (eye, thing, &lw_colour_marsh, 0.8, &lw_colour_chalk);
      break;
    case LW_FEATURE_POND:
      lay_outline (eye, thing, &lw_colour_water, 1, &lw_colour_chalk);
      break;
    case LW_FEATURE_RIVER:
      lay_line (eye, thing, &lw_colour_water, &lw_colour_chalk);
      break;
    case LW_FEATURE_ROAD:
      lay_line (eye, thing, &lw_colour_road, NULL);
      break;
    case LW_FEATURE_FORD:
    case LW_FEATURE_BRIDGE:
      lay_crossing (eye, thing);
      break;
    default:
      break;
    }
}

void
lw_sight_floor (const LwSightEye *eye)
{
  const LwCountry *country = lw_battle_country (eye->battle);

  draw_room (eye);
  draw_carpet (eye);
  draw_crumbs (eye);
  draw_grid (eye);
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);
      if (!lw_feature_has_box (thing->kind) && thing->points == NULL)
        continue;
      lay_flat (eye, thing);
    }
}

/* ---- shadows ---- */

static const LwColour umber = { 0.2, 0.13, 0.05 };

static LwSightPoint
fallen (const LwSightEye *eye, double x, double y, double high)
{
  return (LwSightPoint){ x - eye->sun_x * high * SHADOW, y - eye->sun_y * high * SHADOW, 0 };
}

/* All the same way round, so that no two of them cancel each other. */
static void
trace_round (const LwSightEye *eye, LwSightPoint *points, guint n)
{
  double area = 0;

  for (guint i = 0; i < n; i++)
    area += points[i].x * points[(i + 1) % n].y - points[(i + 1) % n].x * points[i].y;
  for (guint i = 0; area < 0 && i < n / 2; i++)
    {
      LwSightPoint point = points[i];

      points[i] = points[n - 1 - i];
      points[n - 1 - i] = point;
    }
  lw_sight_trace (eye, points, n);
}

/* The plan as its top throws it, and what lies between the two. */
static void
cast (const LwSightEye *eye, const LwSightItem *item)
{
  double high = item->z1 - item->z0;
  LwSightPoint thrown[LW_SIGHT_CORNERS];

  for (guint i = 0; i < item->n; i++)
    thrown[i] = fallen (eye, item->x[i], item->y[i], high);
  for (guint i = 0; i < item->n; i++)
    {
      guint j = (i + 1) % item->n;
      LwSightPoint between[] = {
        { item->x[i], item->y[i], 0 }, { item->x[j], item->y[j], 0 }, thrown[j], thrown[i]
      };
      trace_round (eye, between, 4);
    }
  trace_round (eye, thrown, item->n);
}

/* They are one shade: where two fall together it is no darker. */
void
lw_sight_shadows (const LwSightEye *eye, const GArray *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      const LwSightItem *item = &g_array_index (items, LwSightItem, i);
      gboolean casts = item->kind == LW_SIGHT_BLOCK || item->kind == LW_SIGHT_TOWER ||
                       item->kind == LW_SIGHT_SIDE;

      if (!casts || item->z0 > 0 || item->n < 2)
        continue;
      cast (eye, item);
    }
  lw_sight_fill (eye, &umber, 0.26);
}
