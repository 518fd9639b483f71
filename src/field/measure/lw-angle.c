/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-angle.c: whole-number sine and arctangent; turned points are rounded alike in all quarters,
 * so that a mirrored field plays out mirrored to the last unit.
 */
#include "lw-angle.h"

#include <glib/gi18n-lib.h>

#define ONE (G_GINT64_CONSTANT (1) << 30)

/* pi / 648000 in Q52: radians in an arc-second. */
#define RADIANS_Q52 G_GINT64_CONSTANT (21834067136)
/* 648000 / pi in Q14: arc-seconds in a radian. */
#define SECONDS_Q14 G_GINT64_CONSTANT (3379442586)

static gint64
multiply_q30 (gint64 a, gint64 b)
{
  return (a * b + ONE / 2) >> 30;
}

/* One less a part of it: a step of a series. */
static gint64
one_less (gint64 part, gint64 over)
{
  return ONE - (part + over / 2) / over;
}

static gint64
radians_q30 (LwAngle angle)
{
  return ((gint64)angle * RADIANS_Q52 + (1 << 21)) >> 22;
}

/* Sine and cosine of an angle of at most half a right angle, by their series. */
static gint32
short_sine (LwAngle angle)
{
  gint64 x = radians_q30 (angle);
  gint64 square = multiply_q30 (x, x);
  gint64 sum = one_less (square, 72);

  sum = one_less (multiply_q30 (square, sum), 42);
  sum = one_less (multiply_q30 (square, sum), 20);
  sum = one_less (multiply_q30 (square, sum), 6);
  return (gint32)multiply_q30 (x, sum);
}

static gint32
short_cosine (LwAngle angle)
{
  gint64 x = radians_q30 (angle);
  gint64 square = multiply_q30 (x, x);
  gint64 sum = one_less (square, 90);

  sum = one_less (multiply_q30 (square, sum), 56);
  sum = one_less (multiply_q30 (square, sum), 30);
  sum = one_less (multiply_q30 (square, sum), 12);
  return (gint32)(one_less (multiply_q30 (square, sum), 2));
}

/* Sine of an angle of at most a right one. */
static gint32
quarter_sine (LwAngle angle)
{
  return angle <= LW_NORTH / 2 ? short_sine (angle) : short_cosine (LW_NORTH - angle);
}

void
lw_angle_resolve (LwAngle angle, gint64 *cosine, gint64 *sine)
{
  LwAngle rest = lw_angle_wrapped (angle);
  int quarter = rest / LW_NORTH;
  gint64 along = quarter_sine (LW_NORTH - rest % LW_NORTH), across = quarter_sine (rest % LW_NORTH);

  *cosine = quarter % 2 == 0 ? along : -across;
  *sine = quarter % 2 == 0 ? across : along;
  if (quarter >= 2)
    {
      *cosine = -*cosine;
      *sine = -*sine;
    }
}

gint32
lw_sine (LwAngle angle)
{
  LwAngle rest = lw_angle_wrapped (angle);
  gint32 sine =
      quarter_sine (rest / LW_NORTH % 2 == 0 ? rest % LW_NORTH : LW_NORTH - rest % LW_NORTH);

  return rest < LW_WEST ? sine : -sine;
}

gint32
lw_cosine (LwAngle angle)
{
  return lw_sine (lw_angle_wrapped ((gint64)angle + LW_NORTH));
}

LwAngle
lw_angle_wrapped (gint64 angle)
{
  gint64 rest = angle % LW_TURN;

  return (LwAngle)(rest < 0 ? rest + LW_TURN : rest);
}

LwAngle
lw_angle_between (LwAngle from, LwAngle to)
{
  LwAngle way = lw_angle_wrapped ((gint64)to - from);

  return way > LW_TURN / 2 ? way - LW_TURN : way;
}

/* The angle whose tangent is less / more <= 1, to the nearest arc-second. */
static LwAngle
arc_tangent (gint64 less, gint64 more)
{
  /* Arctangents of 0, 1/8 .. 1 in arc-seconds, Q20. */
  static const gint64 eighths[9] = {
    0,
    G_GINT64_CONSTANT (26896036115),
    G_GINT64_CONSTANT (52985044910),
    G_GINT64_CONSTANT (77596472420),
    G_GINT64_CONSTANT (100279710371),
    G_GINT64_CONSTANT (120816276130),
    G_GINT64_CONSTANT (139179203258),
    G_GINT64_CONSTANT (155471661600),
    G_GINT64_CONSTANT (169869312000),
  };
  gint64 k = (16 * less + more) / (2 * more);
  /* What is left over the nearest eighth has a tangent of at most 1/16: its series is short. */
  gint64 u = ((8 * less - k * more) * (G_GINT64_CONSTANT (1) << 40)) / (8 * more + k * less);
  gint64 square = ((u / 512) * (u / 512)) >> 22; /* Q40 */
  gint64 power = square, cut = 0;

  for (int odd = 3; odd <= 9; odd += 2)
    {
      cut += (odd % 4 == 3 ? power : -power) / odd;
      power = (power >> 10) * (square >> 10) >> 20;
    }
  u -= ((u / 1024) * cut) / (G_GINT64_CONSTANT (1) << 30);
  /* Q34 radians by Q14 is Q48 arc-seconds; the table is Q20. */
  return (LwAngle)((eighths[k] + (u / 64) * SECONDS_Q14 / (1 << 28) + (1 << 19)) >> 20);
}

LwAngle
lw_direction (LwPoint from, LwPoint to)
{
  gint64 dx = (gint64)to.x - from.x, dy = (gint64)to.y - from.y;
  gint64 across = ABS (dx), up = ABS (dy);
  LwAngle angle;

  if (dx == 0 && dy == 0)
    return LW_EAST;
  angle = up <= across ? arc_tangent (up, across) : LW_NORTH - arc_tangent (across, up);
  if (dx < 0)
    angle = LW_WEST - angle;
  return lw_angle_wrapped (dy < 0 ? -angle : angle);
}

/* A Q30 number to the nearest unit; halves go away from zero on both sides. */
static LwLength
round_q30 (gint64 n)
{
  return (LwLength)(n < 0 ? -((-n + ONE / 2) >> 30) : (n + ONE / 2) >> 30);
}

LwPoint
lw_point_towards (LwPoint from, LwAngle angle, LwLength distance)
{
  gint64 cosine, sine;

  lw_angle_resolve (angle, &cosine, &sine);
  return (LwPoint){ from.x + round_q30 (distance * cosine), from.y + round_q30 (distance * sine) };
}

static LwPoint
place (LwPoint point, gint64 cosine, gint64 sine, LwPoint origin)
{
  return (LwPoint){ origin.x + round_q30 (point.x * cosine - point.y * sine),
                    origin.y + round_q30 (point.x * sine + point.y * cosine) };
}

LwPoint
lw_point_placed (LwPoint point, LwAngle angle, LwPoint origin)
{
  gint64 cosine, sine;

  lw_angle_resolve (angle, &cosine, &sine);
  return place (point, cosine, sine, origin);
}

void
lw_points_place (LwPoint *points, guint n_points, LwAngle angle, LwPoint origin)
{
  gint64 cosine, sine;

  lw_angle_resolve (angle, &cosine, &sine);
  for (guint i = 0; i < n_points; i++)
    points[i] = place (points[i], cosine, sine, origin);
}

char *
lw_angle_format (LwAngle angle)
{
  int minutes = (int)((ABS ((gint64)angle) + 30) / 60);
  const char *sign = angle < 0 && minutes > 0 ? "−" : "";

  /* Translators: an angle: sign, whole degrees, minutes of arc */
  return g_strdup_printf (_ ("%s%d° %02d′"), sign, minutes / 60, minutes % 60);
}
