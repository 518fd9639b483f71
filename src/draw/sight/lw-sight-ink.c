/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-ink.c: paths before the eye, and what they are painted with.
 *
 * A path is given in inches as the eye has them and is cut off where it comes too near. Upright
 * faces are lit by the sun, have a dark rim, and are laid of bricks that are drawn one by one only
 * where they are large enough to be told apart.
 */
#include "lw-sight-ink.h"

#include <math.h>

/* A brick with its joint, in inches. */
#define COURSE 0.34
#define BRICK 0.8

/* Pixels to the inch from which joints are drawn, and bricks of many tones. */
#define JOINTS 8
#define TONES 12

static const LwColour umber = { 0.20, 0.11, 0.05 };

/* ---- paths ---- */

static LwSightPoint
cut (LwSightPoint a, LwSightPoint b)
{
  double part = (LW_SIGHT_NEAR - a.y) / (b.y - a.y);

  return (LwSightPoint){ a.x + (b.x - a.x) * part, LW_SIGHT_NEAR, a.z + (b.z - a.z) * part };
}

static void
line_to (const LwSightEye *eye, LwSightPoint p)
{
  cairo_line_to (eye->cr, lw_sight_x (eye, p), lw_sight_y (eye, p));
}

void
lw_sight_trace (const LwSightEye *eye, const LwSightPoint *points, guint n)
{
  cairo_new_sub_path (eye->cr);
  for (guint i = 0; i < n; i++)
    {
      LwSightPoint a = points[i], b = points[(i + 1) % n];

      if (a.y >= LW_SIGHT_NEAR)
        line_to (eye, a);
      if ((a.y >= LW_SIGHT_NEAR) != (b.y >= LW_SIGHT_NEAR))
        line_to (eye, cut (a, b));
    }
  if (cairo_has_current_point (eye->cr))
    cairo_close_path (eye->cr);
}

void
lw_sight_line (const LwSightEye *eye, LwSightPoint a, LwSightPoint b)
{
  if (a.y < LW_SIGHT_NEAR && b.y < LW_SIGHT_NEAR)
    return;
  if (a.y < LW_SIGHT_NEAR)
    a = cut (a, b);
  if (b.y < LW_SIGHT_NEAR)
    b = cut (b, a);
  cairo_move_to (eye->cr, lw_sight_x (eye, a), lw_sight_y (eye, a));
  line_to (eye, b);
}

void
lw_sight_fill (const LwSightEye *eye, const LwColour *colour, double alpha)
{
  lw_set_colour (eye->cr, colour, alpha);
  cairo_fill (eye->cr);
}

void
lw_sight_edge (const LwSightEye *eye, const LwColour *colour, double alpha, double width)
{
  cairo_set_line_width (eye->cr, width);
  lw_set_colour (eye->cr, colour, alpha);
  cairo_stroke (eye->cr);
}

void
lw_sight_box (
    const LwSightEye *eye, double x, double y, double wide, double high, const LwColour *colour)
{
  cairo_rectangle (eye->cr, x, y, wide, high);
  lw_sight_fill (eye, colour, 1);
}

void
lw_sight_trace_oval (const LwSightEye *eye, double x, double y, double rx, double ry)
{
  cairo_save (eye->cr);
  cairo_translate (eye->cr, x, y);
  cairo_scale (eye->cr, rx, ry);
  cairo_new_sub_path (eye->cr);
  cairo_arc (eye->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (eye->cr);
}

void
lw_sight_oval (
    const LwSightEye *eye, double x, double y, double rx, double ry, const LwColour *colour)
{
  lw_sight_trace_oval (eye, x, y, rx, ry);
  lw_sight_fill (eye, colour, 1);
}

void
lw_sight_paint (
    const LwSightEye *eye, const LwColour *colour, double light, double rim, double width)
{
  LwColour edge = lw_colour_shade (colour, rim);
  LwColour lit = lw_colour_shade (colour, light), dark = lw_colour_shade (colour, -light);
  double x0, y0, x1, y1;
  cairo_pattern_t *round;

  cairo_path_extents (eye->cr, &x0, &y0, &x1, &y1);
  round = cairo_pattern_create_linear (x0, 0, x1, 0);
  cairo_pattern_add_color_stop_rgb (round, eye->sun_x < 0 ? 0.05 : 0.95, lit.r, lit.g, lit.b);
  cairo_pattern_add_color_stop_rgb (round, 0.5, colour->r, colour->g, colour->b);
  cairo_pattern_add_color_stop_rgb (round, eye->sun_x < 0 ? 1 : 0, dark.r, dark.g, dark.b);
  cairo_set_source (eye->cr, round);
  cairo_fill_preserve (eye->cr);
  cairo_pattern_destroy (round);
  lw_sight_edge (eye, &edge, 0.9, width);
}

/* ---- upright faces ---- */

LwSightPoint
lw_sight_between (LwSightPoint a, LwSightPoint b, double part)
{
  return (LwSightPoint){ a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part,
                         a.z + (b.z - a.z) * part };
}

LwColour
lw_sight_lit (const LwSightEye *eye, const LwColour *colour, double nx, double ny)
{
  double sun = lw_sight_sun (eye, nx, ny);

  return lw_colour_shade (colour, sun > 0 ? 0.12 * sun : 0.24 * sun);
}

double
lw_sight_inch (const LwSightEye *eye, LwSightPoint a, LwSightPoint b)
{
  return eye->scale / MAX (MIN (a.y, b.y), 4);
}

void
lw_sight_face (const LwSightEye *eye, const LwSightPoint *face, guint n, const LwColour *colour)
{
  lw_sight_trace (eye, face, n);
  lw_set_colour (eye->cr, colour, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &umber, 0.55, 0.8);
}

typedef struct
{
  LwSightPoint a, b; /* the foot of the face */
  double z0, z1;
  guint courses, bricks;
} Bond;

/* The brick @k of course @i, from joint to joint; those of every other course are set off by a
 * half. FALSE: none. */
static gboolean
get_brick (const Bond *bond, guint i, guint k, LwSightPoint face[4])
{
  double off = i % 2 == 0 ? 0 : 0.5;
  double from = MAX ((k - off) / bond->bricks, 0), to = MIN ((k + 1 - off) / bond->bricks, 1);
  double low = bond->z0 + (bond->z1 - bond->z0) * i / bond->courses;
  double high = bond->z0 + (bond->z1 - bond->z0) * (i + 1) / bond->courses;

  if (from >= to)
    return FALSE;
  face[0] = face[3] = lw_sight_between (bond->a, bond->b, from);
  face[1] = face[2] = lw_sight_between (bond->a, bond->b, to);
  face[0].z = face[1].z = low;
  face[2].z = face[3].z = high;
  return TRUE;
}

/* Some bricks were burnt darker than others, some lighter. */
static void
burn_bricks (const LwSightEye *eye, const Bond *bond, guint seed, gboolean light)
{
  static const LwColour pale = { 1, 0.86, 0.70 };
  LwSightPoint face[4];

  for (guint i = 0; i < bond->courses; i++)
    for (guint k = 0; k <= bond->bricks; k++)
      {
        double tone = lw_texture_at (seed, (gint)i, (gint)k);
        if ((light ? tone > 0.7 : tone < 0.34) && get_brick (bond, i, k, face))
          lw_sight_trace (eye, face, 4);
      }
  lw_sight_fill (eye, light ? &pale : &umber, light ? 0.12 : 0.14);
}

static void
draw_joints (const LwSightEye *eye, const Bond *bond, gboolean upright)
{
  LwSightPoint face[4];

  for (guint i = 0; i < bond->courses; i++)
    for (guint k = 0; k <= bond->bricks; k++)
      {
        if (!get_brick (bond, i, k, face))
          continue;
        if (k > 0 && upright)
          lw_sight_line (eye, face[0], face[3]);
        if (i > 0)
          lw_sight_line (eye, face[0], face[1]);
      }
}

void
lw_sight_bricks (const LwSightEye *eye,
                 LwSightPoint a,
                 LwSightPoint b,
                 double z0,
                 double z1,
                 const LwColour *mortar)
{
  double inch = lw_sight_inch (eye, a, b);
  Bond bond = { a, b, z0, z1, 0, 0 };

  bond.courses = (guint)((z1 - z0) / COURSE + 0.5);
  bond.bricks = (guint)(hypot (b.x - a.x, b.y - a.y) / BRICK + 0.5);
  if (inch * COURSE < 3 || bond.courses == 0 || bond.bricks == 0)
    return;
  if (inch >= TONES)
    for (guint light = 0; light < 2; light++)
      burn_bricks (eye, &bond, eye->texture + bond.bricks * 7, light);
  draw_joints (eye, &bond, inch > JOINTS);
  lw_sight_edge (eye, mortar, 0.5, CLAMP (inch * 0.05, 0.5, 1.8));
}
