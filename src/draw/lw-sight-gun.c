/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-gun.c: the other guns before the eye, and the barrel of the own one.
 */
#include "lw-sight-eye.h"

#include <math.h>

#define WHEEL 0.82
#define RIM 20

static LwSightPoint
part_at (LwSightPoint at, double along, double across, double x, double y, double z)
{
  return (LwSightPoint){ at.x + along * x - across * y, at.y + along * y + across * x, z };
}

/* A wheel stands upright along the bearing (x, y), @across inches from the middle of the axle. */
static void
draw_wheel (const LwSightEye *eye,
            LwSightPoint at,
            double across,
            double x,
            double y,
            double z,
            const LwColour *colour)
{
  LwColour rim = lw_colour_shade (&lw_colour_board, -0.6);
  LwSightPoint circle[RIM], hub = part_at (at, 0, across, x, y, z + WHEEL);
  double inch = eye->scale / MAX (at.y, 1);

  for (guint i = 0; i < RIM; i++)
    circle[i] = part_at (at, WHEEL * cos (i * 2 * G_PI / RIM), across, x, y,
                         z + WHEEL + WHEEL * sin (i * 2 * G_PI / RIM));
  lw_sight_trace (eye, circle, RIM);
  lw_set_colour (eye->cr, colour, 0.3);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &rim, 1, CLAMP (inch * 0.2, 1, 14));
  for (guint i = 0; i < 4; i++)
    lw_sight_line (eye, circle[i * RIM / 8], circle[i * RIM / 8 + RIM / 2]);
  lw_sight_edge (eye, &rim, 1, CLAMP (inch * 0.09, 0.6, 8));
  if (hub.y < LW_SIGHT_NEAR)
    return;
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, lw_sight_x (eye, hub), lw_sight_y (eye, hub), MAX (inch * 0.18, 1), 0,
             2 * G_PI);
  lw_sight_fill (eye, colour, 1);
}

static void
trace_rod (const LwSightEye *eye, LwSightPoint a, LwSightPoint b, double inches, double more)
{
  double x = lw_sight_x (eye, a), y = lw_sight_y (eye, a);
  double dx = lw_sight_x (eye, b) - x, dy = lw_sight_y (eye, b) - y;
  double length = MAX (hypot (dx, dy), 1e-6), ux = -dy / length, uy = dx / length;
  double from = MAX (inches * eye->scale / a.y / 2, 0.6) + more;
  double to = MAX (inches * eye->scale / b.y / 2, 0.6) + more;

  cairo_move_to (eye->cr, x + ux * from, y + uy * from);
  cairo_line_to (eye->cr, x + dx + ux * to, y + dy + uy * to);
  cairo_line_to (eye->cr, x + dx - ux * to, y + dy - uy * to);
  cairo_line_to (eye->cr, x - ux * from, y - uy * from);
  cairo_close_path (eye->cr);
  cairo_new_sub_path (eye->cr);
  cairo_arc_negative (eye->cr, x, y, from, 0, -2 * G_PI);
  cairo_new_sub_path (eye->cr);
  cairo_arc_negative (eye->cr, x + dx, y + dy, to, 0, -2 * G_PI);
}

/* A round rod from @a to @b, thicker where it is nearer. */
static void
draw_rod (
    const LwSightEye *eye, LwSightPoint a, LwSightPoint b, double inches, const LwColour *colour)
{
  LwColour dark = lw_colour_shade (colour, -0.55);

  if (a.y < LW_SIGHT_NEAR || b.y < LW_SIGHT_NEAR)
    return;
  trace_rod (eye, a, b, inches, 0.8);
  lw_sight_fill (eye, &dark, 1);
  trace_rod (eye, a, b, inches * 0.8, 0);
  lw_sight_fill (eye, colour, 1);
}

/* The mouth of a gun that looks this way. */
static void
draw_mouth (const LwSightEye *eye, LwSightPoint muzzle)
{
  if (muzzle.y < LW_SIGHT_NEAR)
    return;
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, lw_sight_x (eye, muzzle), lw_sight_y (eye, muzzle),
             MAX (0.15 * eye->scale / muzzle.y, 0.7), 0, 2 * G_PI);
  lw_sight_fill (eye, &lw_colour_ink, 1);
}

void
lw_sight_gun (const LwSightEye *eye, const LwSightItem *item)
{
  const LwGun *gun = &eye->battle->guns[item->ref];
  LwColour wood = lw_colour_shade (&lw_colour_board, -0.25);
  LwSightPoint at = lw_sight_point (eye, gun->at, 0);
  const LwColour *side = &lw_colour_side_floor[gun->owner];
  double x, y, z = item->z0;
  double lift = sin (gun->elevation * G_PI / (LW_TURN / 2)) * 4;

  if (at.y < 2.2)
    return;
  lw_sight_turn (eye, gun->bearing, &x, &y);
  /* -x * at.y + y * at.x tells on which hand the left wheel stands from here. */
  double far_one = y * at.x - x * at.y < 0 ? 1 : -1;
  gboolean muzzle_near = x * at.x + y * at.y < 0;
  LwSightPoint breech = part_at (at, -0.9, 0, x, y, z + 1.45 - lift / 5);
  LwSightPoint muzzle = part_at (at, 4, 0, x, y, z + 1.55 + lift);
  LwSightPoint tail = part_at (at, -3, 0, x, y, z + 0.2);
  LwSightPoint axle = part_at (at, 0, 0, x, y, z + 1);

  draw_wheel (eye, at, far_one, x, y, z, side);
  if (muzzle_near)
    draw_rod (eye, axle, tail, 0.35, &wood);
  draw_rod (eye, breech, muzzle, 0.55, &lw_colour_iron);
  if (muzzle_near)
    draw_mouth (eye, muzzle);
  else
    draw_rod (eye, axle, tail, 0.35, &wood);
  draw_wheel (eye, at, -far_one, x, y, z, side);
}

/* A barrel tapers towards the muzzle, whose lip shows as an oval. */
static void
trace_barrel (cairo_t *cr, double middle, double muzzle, double foot, double thin, double thick)
{
  cairo_move_to (cr, middle - thick, foot);
  cairo_line_to (cr, middle - thin, muzzle);
  cairo_line_to (cr, middle + thin, muzzle);
  cairo_line_to (cr, middle + thick, foot);
  cairo_close_path (cr);
}

static void
fill_barrel (const LwSightEye *eye, double muzzle, double foot, double thin, double thick)
{
  cairo_pattern_t *iron =
      cairo_pattern_create_linear (eye->middle - thick, 0, eye->middle + thick, 0);
  static const double stops[] = { 0, 0.3, 0.36, 0.62, 1 };
  static const double tones[] = { 0.30, 0.70, 0.72, 0.45, 0.20 };

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    cairo_pattern_add_color_stop_rgb (iron, stops[i], tones[i], tones[i] * 1.01, tones[i] * 0.98);
  trace_barrel (eye->cr, eye->middle, muzzle, foot, thin, thick);
  cairo_set_source (eye->cr, iron);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &lw_colour_ink, 0.9, 1.4);
  cairo_pattern_destroy (iron);
  cairo_save (eye->cr);
  cairo_translate (eye->cr, eye->middle, muzzle);
  cairo_scale (eye->cr, thin, thin * 0.34);
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (eye->cr);
  lw_sight_fill (eye, &lw_colour_ink, 1);
}

/* The post of the foresight and its bead, an open ring, so that what it covers is seen. */
static void
draw_foresight (const LwSightEye *eye, double muzzle, double bead)
{
  const double ring = 7;

  for (guint i = 0; i < 2; i++)
    {
      const LwColour *colour = i == 0 ? &lw_colour_chalk : &lw_colour_ink;
      double alpha = i == 0 ? 0.75 : 0.9, width = i == 0 ? 4 : 1.8;

      cairo_move_to (eye->cr, eye->middle, muzzle);
      cairo_line_to (eye->cr, eye->middle, bead + ring);
      cairo_new_sub_path (eye->cr);
      cairo_arc (eye->cr, eye->middle, bead, ring, 0, 2 * G_PI);
      lw_sight_edge (eye, colour, alpha, width);
    }
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, eye->middle, bead, 1.4, 0, 2 * G_PI);
  lw_sight_fill (eye, &lw_colour_guide, 1);
}

void
lw_sight_barrel (const LwSightEye *eye)
{
  /* From the eye to the muzzle, the bore beneath it, and half the lip. */
  const double ahead = 7, below = 1.3, half = 0.23;
  double bead, x, thin = eye->scale * half / ahead, thick = thin * 2.7;

  lw_sight_bead (eye->battle, eye->sight, &x, &bead);
  double muzzle = bead + eye->scale * below / ahead;
  double foot = MAX (eye->sight->height + 4, muzzle + thin * 3);
  /* Raised high, it would hide what it is laid on: then it is seen through. */
  double over = CLAMP ((eye->horizon + eye->scale * 0.04 - muzzle) / (eye->scale * 0.08), 0, 1);

  cairo_push_group (eye->cr);
  fill_barrel (eye, muzzle, foot, thin, thick);
  cairo_pop_group_to_source (eye->cr);
  cairo_paint_with_alpha (eye->cr, 1 - 0.55 * over);
  draw_foresight (eye, muzzle, bead);
}
