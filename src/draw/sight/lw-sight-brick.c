/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-brick.c: upright faces before the eye: how sunny, with what rim, of which bricks.
 */
#include "lw-sight-eye.h"

#include <math.h>

#define COURSE 0.34
#define BRICK 0.8

/* From so many pixels to the inch on there are joints, and bricks of many tones. */
#define JOINTS 8
#define TONES 12

static const LwColour umber = { 0.20, 0.11, 0.05 };

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
