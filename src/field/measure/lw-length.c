/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-length.c: whole-number arithmetic of lengths, paths and boxes.
 */
#include "lw-length.h"

/* Newton's way from above: every root tried is at least the whole one and nearer to it than the
 * last, until it is the one. */
guint32
lw_isqrt (guint64 n)
{
  guint64 root, next;
  guint half;

  if (n == 0)
    return 0;

  /* With 4^half for the unit, n is from 1/4 to 1; there the root is at most 2/3 n + 3/8. */
  half = (65 - (guint)__builtin_clzll (n)) / 2;
  next = (n >> half) * 2 / 3 + (G_GUINT64_CONSTANT (3) << half) / 8 + 2;
  do
    {
      root = next;
      next = (root + n / root) / 2;
    }
  while (next < root);

  return (guint32)root;
}

guint32
lw_isqrt_up (guint64 n)
{
  guint32 root = lw_isqrt (n);

  if ((guint64)root * root < n && root < G_MAXUINT32)
    root++;
  return root;
}

LwLength
lw_distance (LwPoint a, LwPoint b)
{
  return (LwLength)lw_isqrt_up ((guint64)lw_distance_squared (a, b));
}

LwLength
lw_path_length (const LwPoint *points, guint n_points)
{
  gint64 length = 0;

  for (guint i = 1; i < n_points; i++)
    length += lw_distance (points[i - 1], points[i]);
  return (LwLength)MIN (length, G_MAXINT32);
}

LwPoint
lw_path_point (const LwPoint *points, guint n_points, LwLength along)
{
  g_return_val_if_fail (points != NULL && n_points > 0, ((LwPoint){ 0, 0 }));

  for (guint i = 1; i < n_points; i++)
    {
      LwPoint a = points[i - 1], b = points[i];
      LwLength leg = lw_distance (a, b);

      if (along < leg)
        {
          gint64 part = MAX (along, 0);

          /* Cut off towards a, so that the way to the point is never longer than `along`. */
          return (LwPoint){ a.x + (LwLength)(((gint64)b.x - a.x) * part / leg),
                            a.y + (LwLength)(((gint64)b.y - a.y) * part / leg) };
        }
      along -= leg;
    }
  return points[n_points - 1];
}
