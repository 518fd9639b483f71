/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-room.c: the nursery behind the battle: floor boards, papered walls, skirting and rail.
 */
#include "lw-sight-eye.h"

/* The room is so many inches larger than the field, on every side. */
#define ROOM 40
#define WALL 400
#define SKIRTING 5.5
#define RAIL 33.0
#define STRIPE LW_INCHES (9)

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
void
lw_sight_room (const LwSightEye *eye)
{
  LwBox box = lw_box_grown (lw_country_bounds (lw_battle_country (eye->battle)), LW_INCHES (ROOM));
  LwPoint corner[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  draw_backdrop (eye);
  for (guint i = 0; i < 4; i++)
    draw_wall (eye, corner[i], corner[(i + 1) % 4]);
}
