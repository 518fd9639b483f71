/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-length.h: lengths in 1/256 inch, points and boxes, and their text in feet and inches.
 *
 * Every number of the laws is exact in this unit: 1/16 in = 16, 1/8 in = 32, 6 in = 1536,
 * 1 ft = 3072. No float decides a law (Q4).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A length or coordinate on the floor, in 1/256 inch. */
typedef gint32 LwLength;

#define LW_INCH ((LwLength) 256)
#define LW_FOOT ((LwLength) 3072)
#define LW_INCHES(n) ((LwLength) ((n) * 256))

/* The smallest and the largest side of a field: 3 ft, for a small table, and 40 ft. */
#define LW_FIELD_MIN (3 * LW_FOOT)
#define LW_FIELD_MAX (40 * LW_FOOT)

/*
 * Points may lie off the field (the end of a barrel, a river that runs on), but never farther out
 * than this: below it no product of the laws' arithmetic overflows 64 bits.
 */
#define LW_POINT_MAX ((LwLength) 1 << 19)

/* x runs along the south back line from its left end, y from the south line to the north. */
typedef struct
{
  LwLength x;
  LwLength y;
} LwPoint;

/* x1 <= x2 and y1 <= y2; both edges belong to the box. */
typedef struct
{
  LwLength x1, y1, x2, y2;
} LwBox;

typedef enum
{
  LW_UNITS_FEET,
  LW_UNITS_CENTIMETRES
} LwUnits;

typedef enum
{
  LW_LENGTH_ERROR_SYNTAX, /* not a length at all */
  LW_LENGTH_ERROR_RANGE   /* beyond ±40 ft */
} LwLengthError;

#define LW_LENGTH_ERROR (lw_length_error_quark ())
GQuark lw_length_error_quark (void);

/* Square root of a 64-bit whole number: rounded down, and rounded up. */
guint32  lw_isqrt              (guint64 n);
guint32  lw_isqrt_up           (guint64 n);

/* Square of the distance; and the distance itself, rounded up to the unit (a leg of a path). */
static inline gint64
lw_distance_squared (LwPoint a, LwPoint b)
{
  gint64 dx = (gint64) b.x - a.x;
  gint64 dy = (gint64) b.y - a.y;

  return dx * dx + dy * dy;
}

LwLength lw_distance           (LwPoint a, LwPoint b);

/* A path is as long as the sum of its legs, each rounded up to the unit (Q2). */
LwLength lw_path_length        (const LwPoint *points, guint n_points);

/* The point @along units down a path; past its end, the end. */
LwPoint  lw_path_point         (const LwPoint *points, guint n_points, LwLength along);

static inline LwBox
lw_box_joined (LwBox a, LwBox b)
{
  return (LwBox){ MIN (a.x1, b.x1), MIN (a.y1, b.y1), MAX (a.x2, b.x2), MAX (a.y2, b.y2) };
}

static inline LwBox
lw_box_grown (LwBox box, LwLength margin)
{
  return (LwBox){ box.x1 - margin, box.y1 - margin, box.x2 + margin, box.y2 + margin };
}

/* All of at least one point, and @margin about them. Here for its callers' sake: nearly all of them
 * have one point, or two, and need no loop. */
static inline LwBox
lw_box_around (const LwPoint *points, guint n_points, LwLength margin)
{
  LwBox box = { points[0].x, points[0].y, points[0].x, points[0].y };

  for (guint i = 1; i < n_points; i++)
    box = lw_box_joined (box, (LwBox){ points[i].x, points[i].y, points[i].x, points[i].y });

  return lw_box_grown (box, margin);
}

/* Edges belong to a box. */
static inline gboolean
lw_box_meets (LwBox a, LwBox b)
{
  return a.x1 <= b.x2 && b.x1 <= a.x2 && a.y1 <= b.y2 && b.y1 <= a.y2;
}

static inline gboolean
lw_box_holds (LwBox box, LwPoint point)
{
  return point.x >= box.x1 && point.x <= box.x2 && point.y >= box.y1 && point.y <= box.y2;
}

/*
 * lw_length_format: the length as players say it: "2 ft 3½ in", "11 in", "0 in"; to the nearest
 * 1/16 inch, with ¼ ½ ¾ ⅛ ⅜ ⅝ ⅞ and n/16; or "70.5 cm" with a dot in every locale.
 * Returns: (transfer full)
 */
char    *lw_length_format      (LwLength length, LwUnits units);

/*
 * lw_length_parse: reads what a player may type: "2 ft 3 1/2 in", "2'3\"", "27.5", "27,5 in",
 * "27½ in", "70 cm", "1/2"; a bare number is inches. Refuses what is not a length or lies beyond
 * ±40 ft, with a sentence for the player, and then leaves @length alone.
 */
gboolean lw_length_parse       (const char *text, LwLength *length, GError **error);

G_END_DECLS
