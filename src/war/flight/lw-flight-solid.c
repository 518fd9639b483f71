/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-solid.c: boxes and cylinders, and where an upright shot on a short straight way
 * meets one.
 */
#include "lw-flight-solid.h"

/* Earlier and later than any moment of a step. */
#define EVER ((gint64)1 << 60)

/*
 * Squares of plan distances are worked in 1/4096 in, so that products of four of them stay below
 * 2^63. A shot that is looked at is no farther than an inch off the square about a round thing
 * (lw_flight_solid_hit()). From the middle of one that is not WIDE, to 96 in, that is at most
 * 2^19.2, and
 * of one of LW_FIELD_MAX, the widest rock, at most 2^21.5. A step is at most an inch, 2^12. The
 * product of both squared is 2^62.4, or 2^67; of the latter a WIDERth of a WIDERth is taken.
 */
#define COARSE 16
#define WIDE (96 * LW_FINE_INCH)
#define WIDER ((gint64)4)

typedef struct
{
  gint64 in, out;
} Span;

LwSolid
lw_flight_solid_round (
    LwSurface surface, LwRef man, LwPoint at, LwLength radius, LwLength foot, LwLength top)
{
  return (LwSolid){ .round = TRUE,
                    .surface = surface,
                    .man = man,
                    .x = LW_FINE (at.x),
                    .y = LW_FINE (at.y),
                    .z0 = LW_FINE (foot),
                    .z1 = LW_FINE (top),
                    .hx = LW_FINE (radius),
                    .c = LW_UNIT };
}

LwSolid
lw_flight_solid_box (LwSurface surface,
                     LwRef man,
                     LwPoint at,
                     LwLength width,
                     LwLength depth,
                     LwAngle angle,
                     LwLength foot,
                     LwLength top)
{
  gint64 c, s;

  lw_angle_resolve (angle, &c, &s);
  return (LwSolid){ .surface = surface,
                    .man = man,
                    .x = LW_FINE (at.x),
                    .y = LW_FINE (at.y),
                    .z0 = LW_FINE (foot),
                    .z1 = LW_FINE (top),
                    .hx = LW_FINE (width) / 2,
                    .hy = LW_FINE (depth) / 2,
                    .c = (gint32)(c / 65536),
                    .s = (gint32)(s / 65536) };
}

LwCellEntry
lw_flight_solid_entry (const LwSolid *solid, gint32 number)
{
  gint64 ex = (ABS (solid->hx * solid->c) + ABS (solid->hy * solid->s)) / LW_UNIT;
  gint64 ey = (ABS (solid->hx * solid->s) + ABS (solid->hy * solid->c)) / LW_UNIT;
  LwLength touching = solid->round ? LW_FLIGHT_TOUCHING_ROUND : LW_FLIGHT_TOUCHING;

  if (solid->round)
    ex = ey = solid->hx;

  return (LwCellEntry){
    { solid->x / 256, solid->y / 256 }, ex / 256 + touching, ey / 256 + touching, number, -1
  };
}

/* A step that begins and ends on the same side of a slab does not come into it. */
static inline gboolean
passes_by (gint64 p, gint64 d, gint64 low, gint64 high)
{
  return (p > high && p + d > high) || (p < low && p + d < low);
}

/* What is farther off than the longest wall between points of LW_POINT_MAX, 2^29, is not looked at:
 * times a moment that is 2^50. */
static gboolean
cross_slab (gint64 p, gint64 d, gint64 low, gint64 high, Span *span)
{
  gint64 a, b;

  if (d == 0)
    {
      *span = (Span){ -EVER, EVER };
      return p > low && p < high;
    }

  a = (low - p) * LW_MOMENT / d;
  b = (high - p) * LW_MOMENT / d;
  *span = (Span){ MIN (a, b), MAX (a, b) };
  return TRUE;
}

static gboolean
cross_circle (gint64 px, gint64 py, gint64 dx, gint64 dy, gint64 radius, Span *span)
{
  gint64 x = px / COARSE, y = py / COARSE, r = radius / COARSE;
  gint64 u = dx / COARSE, v = dy / COARSE;
  gint64 a = u * u + v * v;
  gint64 b = x * u + y * v;
  gint64 c = x * x + y * y - r * r;
  gint64 part = radius > WIDE ? WIDER : 1;
  gint64 square, root;

  if (a == 0)
    {
      *span = (Span){ -EVER, EVER };
      return c < 0;
    }
  square = b / part * (b / part) - a * (c / (part * part));
  if (square < 0)
    return FALSE;

  /* At most 2^33.5, as is b: times a moment, 2^54.5. */
  root = part * (gint64)lw_isqrt ((guint64)square);
  *span = (Span){ (-b - root) * LW_MOMENT / a, (-b + root) * LW_MOMENT / a };
  return TRUE;
}

/* Is a step that lasts @in .. @out in the thing an entry, now or within the step? */
static gboolean
is_entry (gint64 in, gint64 out, gint64 before)
{
  return in < out && out > 0 && in <= LW_MOMENT && MAX (in, 0) < before;
}

/* A place is at most 2^26 here, its square 2^52. */
static void
set_plan_normal (LwHit *hit, gint64 x, gint64 y)
{
  gint64 length = lw_isqrt (x * x + y * y);

  hit->nz = 0;
  hit->nx = length > 0 ? x * LW_UNIT / length : LW_UNIT;
  hit->ny = length > 0 ? y * LW_UNIT / length : 0;
}

static void
set_upright_normal (LwHit *hit, gboolean up)
{
  hit->nx = 0;
  hit->ny = 0;
  hit->nz = up ? LW_UNIT : -LW_UNIT;
}

/* Turns a normal of the solid's frame into the field's. */
static void
turn_normal (const LwSolid *solid, gint64 x, gint64 y, LwHit *hit)
{
  hit->nz = 0;
  hit->nx = (x * solid->c - y * solid->s) / LW_UNIT;
  hit->ny = (x * solid->s + y * solid->c) / LW_UNIT;
}

/* A shot that is in the thing already is put out by the nearest face, if it goes on inward. */
static gboolean
is_inward (LwHit *hit, const gint64 d[3])
{
  hit->moment = 0;
  return d[0] * hit->nx + d[1] * hit->ny + d[2] * hit->nz < 0;
}

/* What is looked at is no farther off than 2^29, which times a cosine of 2^14 is 2^43. */
static gboolean
hit_box (const LwSolid *solid, const gint64 p[3], const gint64 d[3], const Span *z, LwHit *hit)
{
  gint64 px = p[0] - solid->x, py = p[1] - solid->y;
  gint64 x = (px * solid->c + py * solid->s) / LW_UNIT;
  gint64 y = (py * solid->c - px * solid->s) / LW_UNIT;
  gint64 u = (d[0] * solid->c + d[1] * solid->s) / LW_UNIT;
  gint64 v = (d[1] * solid->c - d[0] * solid->s) / LW_UNIT;
  gint64 hx = solid->hx + LW_SHOT_RADIUS, hy = solid->hy + LW_SHOT_RADIUS;
  gint64 top = solid->z1 + LW_SHOT_RADIUS - p[2];
  gint64 foot = p[2] - solid->z0 + LW_SHOT_RADIUS;
  gint64 side = hx - ABS (x), end = hy - ABS (y);
  LwHit it = *hit;
  Span sx, sy;
  gint64 in;

  if (passes_by (x, u, -hx, hx) || passes_by (y, v, -hy, hy))
    return FALSE;
  if (!cross_slab (x, u, -hx, hx, &sx) || !cross_slab (y, v, -hy, hy, &sy))
    return FALSE;
  in = MAX (MAX (sx.in, sy.in), z->in);
  if (!is_entry (in, MIN (MIN (sx.out, sy.out), z->out), hit->moment))
    return FALSE;

  it.moment = in;
  if (in >= 0 ? z->in == in : MIN (top, foot) < MIN (side, end))
    set_upright_normal (&it, in >= 0 ? d[2] < 0 : top < foot);
  else if (in >= 0 ? sx.in == in : side < end)
    turn_normal (solid, in >= 0 ? (u > 0 ? -LW_UNIT : LW_UNIT) : (x < 0 ? -LW_UNIT : LW_UNIT), 0,
                 &it);
  else
    turn_normal (solid, 0, in >= 0 ? (v > 0 ? -LW_UNIT : LW_UNIT) : (y < 0 ? -LW_UNIT : LW_UNIT),
                 &it);
  if (in < 0 && !is_inward (&it, d))
    return FALSE;

  *hit = it;
  return TRUE;
}

/* And of a round thing no farther than 2^26, whose square is 2^52. */
static gboolean
hit_cylinder (const LwSolid *solid, const gint64 p[3], const gint64 d[3], const Span *z, LwHit *hit)
{
  gint64 x = p[0] - solid->x, y = p[1] - solid->y;
  gint64 radius = solid->hx + LW_SHOT_RADIUS;
  gint64 top = solid->z1 + LW_SHOT_RADIUS - p[2];
  gint64 foot = p[2] - solid->z0 + LW_SHOT_RADIUS;
  LwHit it = *hit;
  Span plan;
  gint64 in;

  if (!cross_circle (x, y, d[0], d[1], radius, &plan))
    return FALSE;
  in = MAX (plan.in, z->in);
  if (!is_entry (in, MIN (plan.out, z->out), hit->moment))
    return FALSE;

  it.moment = in;
  if (in >= 0 ? z->in > plan.in : MIN (top, foot) < radius - (gint64)lw_isqrt (x * x + y * y))
    set_upright_normal (&it, in >= 0 ? d[2] < 0 : top < foot);
  else if (in >= 0)
    set_plan_normal (&it, x + d[0] * in / LW_MOMENT, y + d[1] * in / LW_MOMENT);
  else
    set_plan_normal (&it, x, y);
  if (in < 0 && !is_inward (&it, d))
    return FALSE;

  *hit = it;
  return TRUE;
}

gboolean
lw_flight_solid_hit (const LwSolid *solid, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint64 reach = solid->hx + (solid->round ? 0 : solid->hy) + LW_SHOT_RADIUS + LW_FINE_INCH;
  gint64 low = solid->z0 - LW_SHOT_RADIUS, high = solid->z1 + LW_SHOT_RADIUS;
  Span z;

  /* No step is longer than an inch. */
  if (ABS (p[0] - solid->x) > reach || ABS (p[1] - solid->y) > reach ||
      passes_by (p[2], d[2], low, high))
    return FALSE;
  if (!cross_slab (p[2], d[2], low, high, &z))
    return FALSE;

  return solid->round ? hit_cylinder (solid, p, d, &z, hit) : hit_box (solid, p, d, &z, hit);
}
