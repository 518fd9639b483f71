/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-gun.c: the other guns before the eye, and the barrel of the own one.
 *
 * A gun is put together of round rods and of wheels, each a polygon in space; the half that is
 * farther off is drawn first. The own barrel is a shape of the picture alone: its muzzle is where
 * the bore points, a little below the bead, whatever the gun in hand looks like from above.
 */
#include "lw-sight-gun.h"

#include <math.h>

#include "lw-sight-ink.h"

#define WHEEL 0.82
#define RIM 20

/* ---- wheels and rods ---- */

/* Where a gun stands and its bearing, as the eye has them; @z: how high its foot is. */
typedef struct
{
  LwSightPoint at;
  double x, y, z;
} Carriage;

/* So many inches ahead of the axle, to its left, and up from the foot. */
static LwSightPoint
part_at (const Carriage *gun, double along, double across, double up)
{
  return (LwSightPoint){ gun->at.x + along * gun->x - across * gun->y,
                         gun->at.y + along * gun->y + across * gun->x, gun->z + up };
}

static double
inch_of (const LwSightEye *eye, const Carriage *gun)
{
  return eye->scale / MAX (gun->at.y, 1);
}

static void
draw_spokes (const LwSightEye *eye, const LwSightPoint circle[RIM], double width)
{
  LwColour wood = lw_colour_shade (&lw_colour_board, -0.6);

  for (guint i = 0; i < 4; i++)
    lw_sight_line (eye, circle[i * RIM / 8], circle[i * RIM / 8 + RIM / 2]);
  lw_sight_edge (eye, &wood, 1, width);
}

/* A wheel stands upright along the bearing, @across inches from the middle of the axle. */
static void
draw_wheel (const LwSightEye *eye, const Carriage *gun, double across, const LwColour *colour)
{
  LwColour rim = lw_colour_shade (&lw_colour_board, -0.6);
  LwSightPoint circle[RIM], hub = part_at (gun, 0, across, WHEEL);
  double inch = inch_of (eye, gun);

  for (guint i = 0; i < RIM; i++)
    circle[i] = part_at (gun, WHEEL * cos (i * 2 * G_PI / RIM), across,
                         WHEEL + WHEEL * sin (i * 2 * G_PI / RIM));
  lw_sight_trace (eye, circle, RIM);
  lw_set_colour (eye->cr, colour, 0.14);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &rim, 1, CLAMP (inch * 0.2, 1, 14));
  draw_spokes (eye, circle, CLAMP (inch * 0.09, 0.6, 8));
  if (hub.y < LW_SIGHT_NEAR)
    return;
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, lw_sight_x (eye, hub), lw_sight_y (eye, hub), MAX (inch * 0.18, 1), 0,
             2 * G_PI);
  lw_sight_fill (eye, colour, 1);
}

/* A wheel that has come off lies flat, beside its axle. */
static void
draw_fallen_wheel (const LwSightEye *eye, const Carriage *gun, double across)
{
  LwColour rim = lw_colour_shade (&lw_colour_board, -0.6);
  LwSightPoint circle[RIM];
  double inch = inch_of (eye, gun);

  for (guint i = 0; i < RIM; i++)
    circle[i] = part_at (gun, 0.6 + WHEEL * cos (i * 2 * G_PI / RIM),
                         across + WHEEL * sin (i * 2 * G_PI / RIM), 0.1);
  lw_sight_trace (eye, circle, RIM);
  lw_sight_edge (eye, &rim, 1, CLAMP (inch * 0.06, 0.8, 4));
  draw_spokes (eye, circle, CLAMP (inch * 0.035, 0.6, 2.4));
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

/* Across a rod: light from above, dark beneath. */
static cairo_pattern_t *
shade_rod (
    const LwSightEye *eye, LwSightPoint a, LwSightPoint b, double inches, const LwColour *colour)
{
  static const double stops[] = { 0, 0.3, 0.62, 1 }, tones[] = { 0.05, 0.42, -0.08, -0.5 };
  double x = lw_sight_x (eye, a), y = lw_sight_y (eye, a);
  double dx = lw_sight_x (eye, b) - x, dy = lw_sight_y (eye, b) - y;
  double length = MAX (hypot (dx, dy), 1e-6), up = dx < 0 ? -1 : 1;
  double half = inches * eye->scale / MIN (a.y, b.y) / 2;
  double ux = dy / length * half * up, uy = -dx / length * half * up;
  cairo_pattern_t *pattern = cairo_pattern_create_linear (x + ux, y + uy, x - ux, y - uy);

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      LwColour tone = lw_colour_shade (colour, tones[i]);
      cairo_pattern_add_color_stop_rgb (pattern, stops[i], tone.r, tone.g, tone.b);
    }
  return pattern;
}

/* A round rod from @a to @b, thicker where it is nearer. */
static void
draw_rod (
    const LwSightEye *eye, LwSightPoint a, LwSightPoint b, double inches, const LwColour *colour)
{
  LwColour dark = lw_colour_shade (colour, -0.65);
  cairo_pattern_t *round;

  if (a.y < LW_SIGHT_NEAR || b.y < LW_SIGHT_NEAR)
    return;
  trace_rod (eye, a, b, inches, 0.8);
  lw_sight_fill (eye, &dark, 1);
  round = shade_rod (eye, a, b, inches, colour);
  trace_rod (eye, a, b, inches * 0.9, 0);
  cairo_set_source (eye->cr, round);
  cairo_fill (eye->cr);
  cairo_pattern_destroy (round);
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

/* ---- other guns ---- */

/* Under trail, wheels and barrel. */
static void
cast_shadow (const LwSightEye *eye, const Carriage *gun)
{
  static const LwColour umber = { 0.2, 0.13, 0.05 };
  static const double plan[][2] = { { -3, 0.2 }, { -3, -0.2 }, { -0.8, -1 }, { 0.8, -1 },
                                    { 4, -0.2 }, { 4, 0.2 },   { 0.8, 1 },   { -0.8, 1 } };
  LwSightPoint fallen[G_N_ELEMENTS (plan)];

  for (guint i = 0; i < G_N_ELEMENTS (plan); i++)
    {
      fallen[i] = part_at (gun, plan[i][0], plan[i][1], 0);
      fallen[i].x -= eye->sun_x * 0.4;
      fallen[i].y -= eye->sun_y * 0.4;
    }
  lw_sight_trace (eye, fallen, G_N_ELEMENTS (fallen));
  lw_sight_fill (eye, &umber, 0.24);
}

/* Muzzle on the floor, one wheel off, scorched: of use to nobody, and still in the way (Q56). */
static void
draw_wreck (const LwSightEye *eye, const Carriage *gun, const LwColour *side)
{
  static const LwColour soot = { 0.16, 0.13, 0.11 };
  LwColour wood = lw_colour_shade (&lw_colour_board, -0.45);
  LwColour iron = lw_colour_shade (&lw_colour_iron, -0.3);
  LwSightPoint scorch[RIM];

  for (guint i = 0; i < RIM; i++)
    scorch[i] = part_at (gun, (i % 2 == 0 ? 1.9 : 1.3) * cos (i * 2 * G_PI / RIM),
                         (i % 2 == 0 ? 1.9 : 1.3) * sin (i * 2 * G_PI / RIM), 0);
  lw_sight_trace (eye, scorch, RIM);
  lw_sight_fill (eye, &soot, 0.4);
  draw_fallen_wheel (eye, gun, -1.5);
  draw_rod (eye, part_at (gun, 0, 0.3, 0.55), part_at (gun, -3, 0, 0.2), 0.35, &wood);
  draw_wheel (eye, gun, 1, side);
  draw_rod (eye, part_at (gun, -0.8, 0.5, 1.1), part_at (gun, 3.7, -0.9, 0.25), 0.5, &iron);
}

/* @lift: how far the muzzle is above level, in inches; @lame: its farther wheel is off. */
static void
draw_whole (
    const LwSightEye *eye, const Carriage *gun, double lift, gboolean lame, const LwColour *side)
{
  LwColour wood = lw_colour_shade (&lw_colour_board, -0.25);
  LwSightPoint at = gun->at;
  /* Its sign tells on which hand the left wheel stands from here. */
  double far_one = gun->y * at.x - gun->x * at.y < 0 ? 1 : -1;
  gboolean muzzle_near = gun->x * at.x + gun->y * at.y < 0;
  LwSightPoint breech = part_at (gun, -0.9, 0, 1.45 - lift / 5);
  LwSightPoint muzzle = part_at (gun, 4, 0, 1.55 + lift);
  LwSightPoint middle = part_at (gun, 0.7, 0, 1.47 + lift / 7);
  LwSightPoint tail = part_at (gun, -3, 0, 0.2), axle = part_at (gun, 0, 0, 1);

  cast_shadow (eye, gun);
  if (lame)
    draw_fallen_wheel (eye, gun, far_one * 1.6);
  else
    draw_wheel (eye, gun, far_one, side);
  if (muzzle_near)
    draw_rod (eye, axle, tail, 0.35, &wood);
  draw_rod (eye, breech, muzzle, 0.5, &lw_colour_iron);
  draw_rod (eye, breech, middle, 0.66, &lw_colour_iron);
  if (muzzle_near)
    draw_mouth (eye, muzzle);
  else
    draw_rod (eye, axle, tail, 0.35, &wood);
  draw_wheel (eye, gun, -far_one, side);
}

void
lw_sight_gun (const LwSightEye *eye, const LwSightItem *item)
{
  const LwGun *gun = &eye->battle->guns[item->ref];
  const LwColour *side = &lw_colour_side_floor[gun->owner];
  LwGunLook look = lw_scene_gun_look (eye->battle, item->ref);
  Carriage carriage = { .at = lw_sight_point (eye, gun->at, 0), .z = item->z0 };
  gboolean lame = look.state == LW_GUN_LAME;

  /* So near it would be all of the picture. */
  if (carriage.at.y < 2.2)
    return;
  lw_sight_turn (eye, gun->bearing, &carriage.x, &carriage.y);
  if (look.state == LW_GUN_WRECKED)
    draw_wreck (eye, &carriage, side);
  else
    draw_whole (eye, &carriage, lame ? -1 : sin (gun->elevation * G_PI / (LW_TURN / 2)) * 4, lame,
                side);
}

/* ---- the own barrel ---- */

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

/* The gleam across a barrel from @left to @right, of one pixel's height: all rows are alike, and
 * are copied faster than computed. */
static cairo_surface_t *
shade_iron (double left, double right)
{
  static const double stops[] = { 0, 0.3, 0.36, 0.62, 1 };
  static const double tones[] = { 0.30, 0.70, 0.72, 0.45, 0.20 };
  double from = floor (left);
  cairo_pattern_t *iron = cairo_pattern_create_linear (left - from, 0, right - from, 0);
  cairo_surface_t *row =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)(ceil (right) - from), 1);
  cairo_t *cr = cairo_create (row);

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    cairo_pattern_add_color_stop_rgb (iron, stops[i], tones[i], tones[i] * 1.01, tones[i] * 0.98);
  cairo_set_source (cr, iron);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_pattern_destroy (iron);
  return row;
}

static void
fill_barrel (const LwSightEye *eye, double muzzle, double foot, double thin, double thick)
{
  cairo_surface_t *row = shade_iron (eye->middle - thick, eye->middle + thick);

  trace_barrel (eye->cr, eye->middle, muzzle, foot, thin, thick);
  cairo_set_source_surface (eye->cr, row, floor (eye->middle - thick), 0);
  cairo_pattern_set_extend (cairo_get_source (eye->cr), CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (cairo_get_source (eye->cr), CAIRO_FILTER_NEAREST);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &lw_colour_ink, 0.9, 1.4);
  cairo_surface_destroy (row);
  lw_sight_oval (eye, eye->middle, muzzle, thin, thin * 0.34, &lw_colour_ink);
}

/* A band round the barrel, @part of the way from the muzzle to the eye: what is seen of it is its
 * upper half. */
static void
draw_band (
    const LwSightEye *eye, double muzzle, double foot, double thin, double thick, double part)
{
  static const LwColour gleam = { 0.86, 0.87, 0.85 };
  double half = (thin + (thick - thin) * part) * 1.015, y = muzzle + (foot - muzzle) * part;

  for (guint i = 0; i < 2; i++)
    {
      cairo_save (eye->cr);
      cairo_translate (eye->cr, eye->middle, y + i * half * 0.12);
      cairo_scale (eye->cr, half, half * 0.34);
      cairo_new_sub_path (eye->cr);
      cairo_arc (eye->cr, 0, 0, 1, G_PI, 2 * G_PI);
      cairo_restore (eye->cr);
      lw_sight_edge (eye, i == 0 ? &gleam : &lw_colour_ink, i == 0 ? 0.5 : 0.55, half * 0.06);
    }
}

/* The lip: a bright edge on the side of the light. */
static void
draw_lip (const LwSightEye *eye, double muzzle, double thin)
{
  static const LwColour gleam = { 0.80, 0.81, 0.79 };

  lw_sight_trace_oval (eye, eye->middle, muzzle, thin * 0.97, thin * 0.32);
  lw_sight_edge (eye, &gleam, 0.6, 2);
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

/* What is put together before it is shown is as large as the barrel, not as the picture. */
static void
clip_to_barrel (const LwSightEye *eye, double muzzle, double foot, double thin, double thick)
{
  double left = floor (eye->middle - thick) - 2, right = ceil (eye->middle + thick) + 2;
  double top = floor (muzzle - thin) - 2;

  cairo_rectangle (eye->cr, left, top, right - left, foot - top);
  cairo_clip (eye->cr);
}

void
lw_sight_barrel (const LwSightEye *eye)
{
  /* From the eye to the muzzle, the bore beneath it, and half the lip. */
  const double ahead = 7, below = 1.3, half = 0.23;
  double thin = eye->scale * half / ahead, thick = thin * 2.7;
  double bead = lw_sight_bead (eye), muzzle = bead + eye->scale * below / ahead;
  double foot = MAX (eye->sight->height + 4, muzzle + thin * 3);
  /* Raised high, it would hide what it is laid on: then it is seen through. */
  double over = CLAMP ((eye->horizon + eye->scale * 0.04 - muzzle) / (eye->scale * 0.08), 0, 1);

  cairo_save (eye->cr);
  clip_to_barrel (eye, muzzle, foot, thin, thick);
  cairo_push_group (eye->cr);
  fill_barrel (eye, muzzle, foot, thin, thick);
  cairo_save (eye->cr);
  trace_barrel (eye->cr, eye->middle, muzzle, foot, thin, thick);
  cairo_clip (eye->cr);
  draw_band (eye, muzzle, foot, thin, thick, 0.14);
  draw_band (eye, muzzle, foot, thin, thick, 0.62);
  cairo_restore (eye->cr);
  draw_lip (eye, muzzle, thin);
  cairo_pop_group_to_source (eye->cr);
  cairo_paint_with_alpha (eye->cr, 1 - 0.55 * over);
  cairo_restore (eye->cr);
  draw_foresight (eye, muzzle, bead);
}
