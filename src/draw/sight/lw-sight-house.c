/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-house.c: what is built on the floor, as it stands before the eye: boards with a grain
 * and edges in layers; walls, houses and churches of bricks.
 *
 * A plan goes round counter-clockwise, so that the outward side of an edge is known, and only those
 * edges are drawn that turn to the eye.
 */
#include "lw-sight-house.h"

#include <math.h>

#include "lw-sight-ink.h"

static const LwColour umber = { 0.20, 0.11, 0.05 };

/* ---- boards ---- */

/* Grain along the floor's east, in streaks that come and go. */
static void
draw_grain (const LwSightEye *eye, const LwSightItem *item)
{
  LwBox box = lw_feature_bounds (item->feature);
  guint seed = lw_texture_seed (eye->texture, item->feature->id);
  LwLength apart = item->middle_y < 60 ? LW_INCH / 2 : LW_INCH;

  for (LwLength y = box.y1; y < box.y2; y += apart)
    for (LwLength x = box.x1; x < box.x2; x += 4 * LW_INCH)
      {
        double from = lw_texture_at (seed, x, y), jog = lw_texture_at (seed + 1, x, y);
        LwPoint a = { x + (LwLength)(from * 3 * LW_INCH), y + (LwLength)(jog * apart) };
        LwPoint b = { a.x + (LwLength)((0.6 + 2.8 * jog) * LW_INCH), a.y };

        lw_sight_line (eye, lw_sight_point (eye, a, item->z1), lw_sight_point (eye, b, item->z1));
      }
  lw_sight_edge (eye, &umber, 0.14, 1);
}

static void
draw_top (const LwSightEye *eye, const LwSightItem *item)
{
  const LwSightPoint *points = (const LwSightPoint *)(const void *)item->outline->data;
  LwColour wood = lw_colour_shade (&lw_colour_board, 0.1 + 0.05 * MIN (item->z1, 4));

  lw_sight_trace (eye, points, item->outline->len);
  lw_set_colour (eye->cr, &wood, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &umber, 0.5, 1);
  cairo_save (eye->cr);
  lw_sight_trace (eye, points, item->outline->len);
  cairo_clip (eye->cr);
  draw_grain (eye, item);
  cairo_restore (eye->cr);
}

/* Boards are an inch thick: a line between each two, and short streaks of grain along them. */
static void
draw_layers (const LwSightEye *eye, const LwSightItem *item, LwSightPoint a, LwSightPoint b)
{
  double length = hypot (b.x - a.x, b.y - a.y), inch = lw_sight_inch (eye, a, b);
  guint seed = lw_texture_seed (eye->texture, item->feature->id);

  if (inch < 5)
    return;
  for (double z = item->z0 + 1; z < item->z1 - 0.1; z += 1)
    {
      a.z = b.z = z;
      lw_sight_line (eye, a, b);
    }
  lw_sight_edge (eye, &umber, 0.45, CLAMP (inch * 0.04, 0.8, 2));
  for (gint row = 0; row < (item->z1 - item->z0) * 5; row++)
    for (gint k = 0; k < length / 2 && inch > 9; k++)
      {
        double from = (k + lw_texture_at (seed, row, k)) * 2 / length;
        double to = MIN (from + (0.4 + lw_texture_at (seed + 1, row, k)) / length, 1);

        a.z = b.z = item->z0 + (row + 0.2 + 0.6 * lw_texture_at (seed + 2, row, k)) / 5;
        if (from < to)
          lw_sight_line (eye, lw_sight_between (a, b, from), lw_sight_between (a, b, to));
      }
  lw_sight_edge (eye, &umber, 0.2, CLAMP (inch * 0.025, 0.8, 1.6));
}

static void
draw_side (const LwSightEye *eye, const LwSightItem *item)
{
  LwSightPoint a = { item->x[0], item->y[0], item->z0 };
  LwSightPoint b = { item->x[1], item->y[1], item->z0 };
  LwSightPoint face[] = { a, b, b, a };
  double nx = b.y - a.y, ny = a.x - b.x;
  LwColour wood = lw_colour_shade (&lw_colour_board, -0.22);
  LwColour glow = lw_colour_shade (&lw_colour_board, 0.35);

  if (nx * -a.x + ny * -a.y < 0)
    {
      nx = -nx;
      ny = -ny;
    }
  wood = lw_sight_lit (eye, &wood, nx, ny);
  face[2].z = face[3].z = item->z1;
  lw_sight_face (eye, face, 4, &wood);
  draw_layers (eye, item, a, b);
  cairo_new_path (eye->cr);
  lw_sight_line (eye, face[3], face[2]);
  lw_sight_edge (eye, &glow, 0.8, 1);
}

void
lw_sight_board (const LwSightEye *eye, const LwSightItem *item)
{
  if (item->kind == LW_SIGHT_TOP)
    draw_top (eye, item);
  else
    draw_side (eye, item);
}

/* ---- houses and walls ---- */

/* Outward of an edge that goes counter-clockwise round a plan. */
static gboolean
turns_to_eye (LwSightPoint a, LwSightPoint b)
{
  double nx = b.y - a.y, ny = a.x - b.x;

  return nx * -a.x + ny * -a.y > 0;
}

/* A window, a door or a slit: @from and @to are parts of the way along a face, @z0 and @z1 heights.
 */
typedef struct
{
  double from, to, z0, z1;
} Opening;

static void
open_window (const LwSightEye *eye,
             LwSightPoint a,
             LwSightPoint b,
             const Opening *opening,
             const LwColour *colour)
{
  LwSightPoint left = lw_sight_between (a, b, opening->from);
  LwSightPoint right = lw_sight_between (a, b, opening->to);
  LwSightPoint face[] = { left, right, right, left };

  face[0].z = face[1].z = opening->z0;
  face[2].z = face[3].z = opening->z1;
  lw_sight_face (eye, face, 4, colour);
}

/* Windows of cut paper, a door in the middle of a long side. */
static void
open_windows (
    const LwSightEye *eye, const LwFeature *house, LwSightPoint a, LwSightPoint b, double high)
{
  static const LwColour paper = { 0.93, 0.89, 0.78 };
  static const LwColour door = { 0.28, 0.24, 0.16 };
  double long_as = hypot (b.x - a.x, b.y - a.y);
  guint n = (guint)CLAMP (long_as / 2.6, 1, 5);

  if (lw_sight_inch (eye, a, b) * high < 9)
    return;
  for (guint i = 0; i < n; i++)
    {
      double middle = (i + 0.5) / n, half = 0.42 / long_as;
      gboolean is_door = n >= 3 && i == n / 2 && house->kind != LW_FEATURE_CHURCH;

      if (house->kind == LW_FEATURE_SHED && i > 0)
        continue;
      if (house->kind == LW_FEATURE_CHURCH)
        half *= 0.6;
      Opening opening = { middle - half, middle + half, a.z + (is_door ? 0 : high * 0.42),
                          a.z + high * (is_door ? 0.72 : 0.82) };

      open_window (eye, a, b, &opening, is_door ? &door : &paper);
    }
}

typedef struct
{
  LwColour wall, roof, mortar;
  double eaves, ridge;
} Style;

static Style
style_of (const LwSightEye *eye, const LwSightItem *item)
{
  const LwFeature *house = item->feature;
  double tone = lw_texture_at (lw_texture_seed (eye->texture, house->id), 70, 0) * 0.2 - 0.1;
  Style style = { lw_colour_brick,
                  lw_colour_brick,
                  { 0.85, 0.66, 0.54 },
                  item->z0 + (item->z1 - item->z0) * 0.62,
                  item->z1 };

  style.wall = lw_colour_shade (&lw_colour_brick, 0.1 + tone);
  style.roof = lw_colour_shade (&lw_colour_brick, -0.25 + tone);
  if (house->kind == LW_FEATURE_CHURCH)
    {
      style.wall = lw_colour_shade (&lw_colour_stone, 0.22);
      style.roof = lw_colour_slate;
      style.mortar = lw_colour_shade (&lw_colour_stone, -0.15);
    }
  else if (house->kind == LW_FEATURE_SHED)
    {
      style.wall = lw_colour_shade (&lw_colour_board, -0.12);
      style.roof = lw_colour_shade (&lw_colour_board, -0.45);
      style.mortar = lw_colour_shade (&lw_colour_board, -0.4);
    }
  return style;
}

/* A slope from the eaves a, b up to the ridge; it is seen from its own side, and from above. */
static void
lay_slope (const LwSightEye *eye,
           LwSightPoint a,
           LwSightPoint b,
           LwSightPoint c,
           LwSightPoint d,
           const Style *style)
{
  LwColour colour = lw_sight_lit (eye, &style->roof, b.y - a.y, a.x - b.x);
  LwSightPoint face[] = { a, b, c, d };
  double inch = lw_sight_inch (eye, a, b);

  lw_sight_face (eye, face, 4, &colour);
  if (inch < 6)
    return;
  for (guint i = 1; i < 5; i++)
    lw_sight_line (eye, lw_sight_between (a, d, i / 5.0), lw_sight_between (b, c, i / 5.0));
  lw_sight_edge (eye, &umber, 0.3, 0.8);
}

/* Normal of the plane through three points, towards the eye? */
static gboolean
slope_seen (const LwSightEye *eye, LwSightPoint a, LwSightPoint b, LwSightPoint c)
{
  double ux = b.x - a.x, uy = b.y - a.y, uz = b.z - a.z;
  double vx = c.x - a.x, vy = c.y - a.y, vz = c.z - a.z;
  double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;

  return nx * -a.x + ny * -a.y + nz * (eye->z - a.z) > 0;
}

static void
build_wall (const LwSightEye *eye,
            const LwSightItem *item,
            const Style *style,
            LwSightPoint a,
            LwSightPoint b,
            gboolean gable)
{
  LwColour colour = lw_sight_lit (eye, &style->wall, b.y - a.y, a.x - b.x);
  LwSightPoint face[5] = { a, b, b, lw_sight_between (a, b, 0.5), a };

  face[2].z = face[4].z = style->eaves;
  face[3].z = gable ? style->ridge : style->eaves;
  lw_sight_face (eye, face, 5, &colour);
  lw_sight_bricks (eye, a, b, item->z0, style->eaves, &style->mortar);
  open_windows (eye, item->feature, a, b, style->eaves - item->z0);
}

static void
build_house (const LwSightEye *eye, const LwSightItem *item)
{
  Style style = style_of (eye, item);
  LwSightPoint foot[4], ridge[2];

  for (guint i = 0; i < 4; i++)
    foot[i] = (LwSightPoint){ item->x[i], item->y[i], item->z0 };
  for (guint i = 0; i < 4; i++)
    if (turns_to_eye (foot[i], foot[(i + 1) % 4]))
      build_wall (eye, item, &style, foot[i], foot[(i + 1) % 4], i % 2 == 1);
  /* The ridge runs along the longer side: from the middle of one gable to the other's. */
  ridge[0] = lw_sight_between (foot[3], foot[0], 0.5);
  ridge[1] = lw_sight_between (foot[1], foot[2], 0.5);
  ridge[0].z = ridge[1].z = style.ridge;
  for (guint i = 0; i < 4; i++)
    foot[i].z = style.eaves;
  if (slope_seen (eye, foot[0], foot[1], ridge[1]))
    lay_slope (eye, foot[0], foot[1], ridge[1], ridge[0], &style);
  if (slope_seen (eye, foot[2], foot[3], ridge[0]))
    lay_slope (eye, foot[2], foot[3], ridge[0], ridge[1], &style);
}

static void
build_tower (const LwSightEye *eye, const LwSightItem *item)
{
  static const LwColour slit = { 0.24, 0.22, 0.19 };
  Style style = style_of (eye, item);
  LwSightPoint tip = { item->middle_x, item->middle_y, item->z1 };
  double high = item->z1 - item->z0, shaft = item->z0 + high * 0.84;
  Opening opening = { 0.42, 0.58, item->z0 + high * 0.57, item->z0 + high * 0.74 };

  style.eaves = style.ridge = shaft;
  for (guint i = 0; i < 4; i++)
    {
      LwSightPoint a = { item->x[i], item->y[i], item->z0 };
      LwSightPoint b = { item->x[(i + 1) % 4], item->y[(i + 1) % 4], item->z0 };
      LwColour colour = lw_sight_lit (eye, &style.wall, b.y - a.y, a.x - b.x);
      LwSightPoint face[] = { a, b, b, a }, cap[] = { a, b, tip };
      LwColour slate = lw_sight_lit (eye, &style.roof, b.y - a.y, a.x - b.x);

      face[2].z = face[3].z = cap[0].z = cap[1].z = shaft;
      if (turns_to_eye (a, b))
        {
          lw_sight_face (eye, face, 4, &colour);
          lw_sight_bricks (eye, a, b, item->z0, shaft, &style.mortar);
          open_window (eye, a, b, &opening, &slit);
        }
      if (slope_seen (eye, cap[0], cap[1], tip))
        lw_sight_face (eye, cap, 3, &slate);
    }
}

static void
build_brick_wall (const LwSightEye *eye, const LwSightItem *item)
{
  LwColour brick = lw_colour_shade (&lw_colour_brick, 0.14);
  LwColour coping = lw_colour_shade (&lw_colour_brick, 0.34);
  static const LwColour mortar = { 0.88, 0.72, 0.6 };
  LwSightPoint top[4];

  for (guint i = 0; i < 4; i++)
    {
      LwSightPoint a = { item->x[i], item->y[i], item->z0 };
      LwSightPoint b = { item->x[(i + 1) % 4], item->y[(i + 1) % 4], item->z0 };
      LwColour colour = lw_sight_lit (eye, &brick, b.y - a.y, a.x - b.x);
      LwSightPoint face[] = { a, b, b, a };

      face[2].z = face[3].z = item->z1;
      top[i] = face[3];
      if (!turns_to_eye (a, b))
        continue;
      lw_sight_face (eye, face, 4, &colour);
      lw_sight_bricks (eye, a, b, item->z0, item->z1, &mortar);
    }
  if (eye->z > item->z1)
    lw_sight_face (eye, top, 4, &coping);
}

void
lw_sight_block (const LwSightEye *eye, const LwSightItem *item)
{
  if (item->kind == LW_SIGHT_TOWER)
    build_tower (eye, item);
  else if (item->feature->kind == LW_FEATURE_WALL)
    build_brick_wall (eye, item);
  else
    build_house (eye, item);
}
