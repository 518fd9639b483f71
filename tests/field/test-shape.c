/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-shape.c: gaps to the unit: the laws' own numbers, an oracle in floating point, the limits.
 */
#include "lw-shape.h"

#include "field-test.h"

#include <math.h>

#define MAN 96 /* a foot soldier's radius, 3/8 in */

static void
check_gap (const LwShape *a, const LwShape *b, LwLength gap)
{
  g_assert_true (lw_shape_within (a, b, gap));
  g_assert_false (lw_shape_nearer (a, b, gap));
  g_assert_true (lw_shape_nearer (a, b, gap + 1));
  g_assert_false (lw_shape_within (a, b, gap - 1));
  g_assert_true (lw_shape_within (b, a, gap));
  g_assert_false (lw_shape_within (b, a, gap - 1));
  g_assert_cmpint (lw_shape_gap (a, b), ==, MAX (gap, 0));
}

/* T16, T18: contact at 1/8 in, clearance of 1/16 in. */
static void
test_contact (void)
{
  LwShape man = lw_shape_disc ((LwPoint){ 1000, 1000 }, MAN);
  LwShape at_an_eighth = lw_shape_disc ((LwPoint){ 1000 + 224, 1000 }, MAN);
  LwShape at_a_sixteenth = lw_shape_disc ((LwPoint){ 1000, 1000 + 208 }, MAN);
  LwShape nearer = lw_shape_disc ((LwPoint){ 1000 + 207, 1000 }, MAN);

  check_gap (&man, &at_an_eighth, 32);
  check_gap (&man, &at_a_sixteenth, 16);
  check_gap (&man, &nearer, 15);
  g_assert_true (lw_shape_nearer (&man, &nearer, 16));
  g_assert_false (lw_shape_nearer (&man, &at_a_sixteenth, 16));
}

/* T19: six inches to the unit. */
static void
test_six_inches (void)
{
  LwShape man = lw_shape_disc ((LwPoint){ 0, 0 }, MAN);
  LwShape third = lw_shape_disc ((LwPoint){ 1728, 0 }, MAN);
  LwShape beyond = lw_shape_disc ((LwPoint){ 1729, 0 }, MAN);

  g_assert_true (lw_shape_within (&man, &third, LW_INCHES (6)));
  g_assert_false (lw_shape_within (&man, &beyond, LW_INCHES (6)));
  check_gap (&man, &beyond, 1537);
}

static void
test_slanting (void)
{
  /* 3-4-5 triangles: the nearest points lie off the axes. */
  LwShape disc = lw_shape_disc ((LwPoint){ 0, 0 }, MAN);
  LwShape other = lw_shape_disc ((LwPoint){ 900, 1200 }, MAN);
  LwShape horse = lw_shape_capsule ((LwPoint){ 400 * 4 + 3000, 300 * 4 - 4000 },
                                    (LwPoint){ 400 * 4 - 3000, 300 * 4 + 4000 }, 96);
  LwPoint roof[3] = { { 1600 + 300, 1200 - 400 }, { 1600 - 300, 1200 + 400 }, { 5000, 5000 } };
  LwShape hill = lw_shape_polygon (roof, 3);

  check_gap (&disc, &other, 1500 - 192);
  check_gap (&disc, &horse, 2000 - 192);
  check_gap (&disc, &hill, 2000 - 96);
}

static void
test_capsules (void)
{
  LwShape a = lw_shape_capsule ((LwPoint){ 0, 0 }, (LwPoint){ 320, 0 }, 96);
  LwShape beside = lw_shape_capsule ((LwPoint){ 100, 1728 }, (LwPoint){ 500, 1728 }, 96);
  LwShape ahead = lw_shape_capsule ((LwPoint){ 320 + 1728, 0 }, (LwPoint){ 3000, 200 }, 96);
  LwShape across = lw_shape_capsule ((LwPoint){ 100, -500 }, (LwPoint){ 100, 500 }, 10);
  LwShape stub = lw_shape_capsule ((LwPoint){ 9, 9 }, (LwPoint){ 9, 9 }, 5);

  check_gap (&a, &beside, 1536);
  check_gap (&a, &ahead, 1536);
  g_assert_cmpint (lw_shape_gap (&a, &across), ==, 0);
  g_assert_true (lw_shape_nearer (&a, &across, 0));
  g_assert_true (lw_shape_nearer (&a, &across, -105));
  g_assert_false (lw_shape_nearer (&a, &across, -107));
  g_assert_cmpuint (stub.n_points, ==, 1);
}

static void
test_polygons (void)
{
  LwShape house = lw_shape_box ((LwPoint){ 0, 0 }, 1000, 600, LW_EAST);
  LwShape beside = lw_shape_box ((LwPoint){ 1000 + 16, 100 }, 1000, 600, LW_EAST);
  LwShape touching = lw_shape_box ((LwPoint){ 1000, 100 }, 1000, 600, LW_EAST);
  LwShape overlapping = lw_shape_box ((LwPoint){ 999, 100 }, 1000, 600, LW_EAST);
  LwShape turned = lw_shape_box ((LwPoint){ 1000, 0 }, 600, 1000, LW_NORTH);
  LwShape within = lw_shape_box ((LwPoint){ 10, 10 }, 10, 10, 17 * LW_DEGREE);
  LwShape same = house;

  check_gap (&house, &beside, 16);
  check_gap (&house, &touching, 0);
  check_gap (&house, &turned, 0);
  g_assert_true (lw_shape_nearer (&house, &overlapping, 0));
  g_assert_true (lw_shape_nearer (&house, &within, 0));
  g_assert_true (lw_shape_nearer (&within, &house, 0));
  g_assert_true (lw_shape_nearer (&house, &same, 0));
  g_assert_cmpint (lw_shape_gap (&house, &within), ==, 0);
}

/* A hill with a bay in it: a man in the bay is outside, and its arms are what he is near to. */
static void
test_concave (void)
{
  static const LwPoint bay[] = {
    { 0, 0 },       { 3000, 0 },    { 3000, 3000 }, { 2000, 3000 },
    { 2000, 1000 }, { 1000, 1000 }, { 1000, 3000 }, { 0, 3000 },
  };
  LwShape hill = lw_shape_polygon (bay, G_N_ELEMENTS (bay));
  LwShape copy = hill;
  LwShape man = lw_shape_disc ((LwPoint){ 1500, 2000 }, MAN);
  LwShape on_top = lw_shape_disc ((LwPoint){ 2500, 2000 }, MAN);

  check_gap (&copy, &man, 500 - MAN);
  g_assert_true (lw_shape_nearer (&hill, &on_top, 0));
  g_assert_false (lw_shape_contains (&hill, (LwPoint){ 1500, 2000 }));
  g_assert_true (lw_shape_contains (&hill, (LwPoint){ 2500, 2000 }));
  g_assert_true (lw_shape_contains (&hill, (LwPoint){ 1000, 2000 }));
  g_assert_cmpint (hill.bounds.x2, ==, 3000);
}

static void
test_contains (void)
{
  LwShape disc = lw_shape_disc ((LwPoint){ 0, 0 }, 500);
  LwShape way = lw_shape_swept ((LwPoint){ 0, 0 }, (LwPoint){ 1000, 0 }, 50);

  g_assert_true (lw_shape_contains (&disc, (LwPoint){ 300, 400 }));
  g_assert_false (lw_shape_contains (&disc, (LwPoint){ 301, 400 }));
  g_assert_true (lw_shape_contains (&way, (LwPoint){ 700, -50 }));
  g_assert_false (lw_shape_contains (&way, (LwPoint){ 700, -51 }));
  g_assert_true (lw_shape_contains (&way, (LwPoint){ 1030, 40 }));
}

/* --- An oracle ------------------------------------------------------------------------------ */

static long double
point_distance (LwPoint p, LwPoint a, LwPoint b)
{
  long double dx = (long double)b.x - a.x, dy = (long double)b.y - a.y;
  long double t =
      ((p.x - (long double)a.x) * dx + (p.y - (long double)a.y) * dy) / MAX (dx * dx + dy * dy, 1);

  t = CLAMP (t, 0, 1);
  return hypotl (p.x - (a.x + t * dx), p.y - (a.y + t * dy));
}

static long double
oracle_gap (const LwShape *s, const LwShape *t)
{
  const LwPoint *p = lw_shape_points (s), *q = lw_shape_points (t);
  guint n = s->n_points, m = t->n_points;
  long double best = HUGE_VALL;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < m; j++)
      {
        LwPoint a = p[i], b = p[(i + 1) % n], c = q[j], d = q[(j + 1) % m];

        best = MIN (best, MIN (point_distance (a, c, d), point_distance (c, a, b)));
        if (lw_segments_meet (a, b, c, d))
          best = 0;
      }
  if ((n > 2 && lw_outline_holds (p, n, q[0])) || (m > 2 && lw_outline_holds (q, m, p[0])))
    best = 0;
  return best - s->radius - t->radius;
}

static LwShape
draw_shape (guint32 *seed, LwLength field, LwPoint *outline)
{
  LwPoint at = draw_point (seed, 0, field);
  LwLength size = draw_between (seed, 1, field / 4);

  switch (draw_between (seed, 0, 3))
    {
    case 0:
      return lw_shape_disc (at, draw_between (seed, 0, 400));
    case 1:
      return lw_shape_capsule (at, lw_point_towards (at, draw_between (seed, 0, LW_TURN), size),
                               draw_between (seed, 0, 200));
    case 2:
      return lw_shape_box (at, size, draw_between (seed, 1, size), draw_between (seed, 0, LW_TURN));
    default:
      /* A star: concave, and simple. */
      for (int i = 0; i < 12; i++)
        outline[i] =
            lw_point_towards (at, i * LW_TURN / 12, draw_between (seed, size / 5 + 3, size + 6));
      return lw_shape_polygon (outline, 12);
    }
}

static void
check_against_oracle (LwLength field, guint32 seed, int n)
{
  for (int i = 0; i < n; i++)
    {
      LwPoint outlines[2][12];
      LwShape a = draw_shape (&seed, field, outlines[0]);
      LwShape b = draw_shape (&seed, field, outlines[1]);
      long double gap = oracle_gap (&a, &b);
      LwLength floor_gap = (LwLength)floorl (gap - 1e-6L), ceil_gap = (LwLength)ceill (gap + 1e-6L);

      g_assert_cmpint (lw_shape_within (&a, &b, ceil_gap), ==, ceil_gap + a.radius + b.radius >= 0);
      g_assert_false (lw_shape_within (&a, &b, floor_gap));
      g_assert_false (lw_shape_nearer (&a, &b, floor_gap));
      g_assert_cmpint (lw_shape_within (&a, &b, 500), ==, lw_shape_within (&b, &a, 500));
      g_assert_cmpint (lw_shape_nearer (&a, &b, 500), ==, lw_shape_nearer (&b, &a, 500));
      if (gap > 0.5)
        g_assert_cmpint (lw_shape_gap (&a, &b), <=, ceil_gap);
      if (gap > 0.5)
        g_assert_cmpint (lw_shape_gap (&a, &b), >, floor_gap);
    }
}

static void
test_oracle (void)
{
  check_against_oracle (4 * LW_FOOT, 42, 4000);
  check_against_oracle (LW_FIELD_MAX, 43, 4000);
  check_against_oracle (300, 44, 4000);
}

/* From end to end of the largest field and of all that is allowed, nothing overflows. */
static void
test_limits (void)
{
  const LwLength m = LW_POINT_MAX;
  LwPoint corners[5] = { { -m, -m }, { m, -m }, { m, m }, { 0, m - 1 }, { -m, m } };
  LwShape whole = lw_shape_polygon (corners, 5);
  LwShape river = lw_shape_capsule ((LwPoint){ -m, -m }, (LwPoint){ m, m }, LW_FIELD_MAX);
  LwShape thread = lw_shape_capsule ((LwPoint){ -m, -m }, (LwPoint){ m, m - 1 }, 0);
  LwShape spot = lw_shape_disc ((LwPoint){ m, -m }, 0);
  LwShape far_off = lw_shape_disc ((LwPoint){ -m, m }, 0);

  g_assert_true (lw_shape_within (&whole, &river, 0));
  g_assert_true (lw_shape_nearer (&whole, &whole, 0));
  g_assert_cmpint (lw_shape_gap (&spot, &far_off), ==, 1482911);
  g_assert_cmpint (lw_shape_gap (&spot, &thread), ==, 741455);
  g_assert_true (lw_shape_contains (&whole, (LwPoint){ 0, 0 }));
  g_assert_true (lw_outline_simple (corners, 5));
  LwPoint centre = lw_outline_centre (corners, 5);
  g_assert_cmpint (ABS (centre.x), <=, 16);
  g_assert_cmpint (ABS (centre.y), <=, 16);
}

static void
test_segments (void)
{
  LwPoint o = { 0, 0 }, e = { 10, 0 };

  g_assert_true (lw_segments_meet (o, e, (LwPoint){ 5, -5 }, (LwPoint){ 5, 5 }));
  g_assert_true (lw_segments_meet (o, e, (LwPoint){ 5, 0 }, (LwPoint){ 5, 5 }));
  g_assert_true (lw_segments_meet (o, e, (LwPoint){ 10, 0 }, (LwPoint){ 20, 5 }));
  g_assert_true (lw_segments_meet (o, e, (LwPoint){ 8, 0 }, (LwPoint){ 20, 0 }));
  g_assert_false (lw_segments_meet (o, e, (LwPoint){ 11, 0 }, (LwPoint){ 20, 0 }));
  g_assert_false (lw_segments_meet (o, e, (LwPoint){ 0, 1 }, (LwPoint){ 10, 1 }));
  g_assert_false (lw_segments_meet (o, e, (LwPoint){ 12, -5 }, (LwPoint){ 12, 5 }));
  g_assert_true (lw_segments_meet (o, o, o, o));
  g_assert_false (lw_segments_meet (o, o, e, e));
}

static void
test_outlines (void)
{
  static const LwPoint square[] = { { 0, 0 }, { 10, 0 }, { 10, 10 }, { 0, 10 } };
  static const LwPoint bow[] = { { 0, 0 }, { 10, 10 }, { 10, 0 }, { 0, 10 } };
  static const LwPoint flat[] = { { 0, 0 }, { 5, 0 }, { 10, 0 } };
  static const LwPoint fold[] = { { 0, 0 }, { 10, 0 }, { 5, 0 }, { 5, 5 } };
  static const LwPoint twice[] = { { 0, 0 }, { 10, 0 }, { 10, 0 }, { 5, 5 } };
  static const LwPoint pinched[] = {
    { 0, 0 }, { 10, 0 }, { 5, 5 }, { 10, 10 }, { 0, 10 }, { 5, 5 }
  };
  static const LwPoint midway[] = { { 0, 0 }, { 5, 0 }, { 10, 0 }, { 10, 10 }, { 0, 10 } };
  LwPoint centre;

  g_assert_true (lw_outline_simple (square, 4));
  g_assert_true (lw_outline_simple (square, 3));
  g_assert_true (lw_outline_simple (midway, 5));
  g_assert_false (lw_outline_simple (square, 2));
  g_assert_false (lw_outline_simple (bow, 4));
  g_assert_false (lw_outline_simple (flat, 3));
  g_assert_false (lw_outline_simple (fold, 4));
  g_assert_false (lw_outline_simple (twice, 4));
  g_assert_false (lw_outline_simple (pinched, 6));

  g_assert_true (lw_outline_holds (square, 4, (LwPoint){ 5, 5 }));
  g_assert_true (lw_outline_holds (square, 4, (LwPoint){ 10, 10 }));
  g_assert_true (lw_outline_holds (square, 4, (LwPoint){ 0, 5 }));
  g_assert_false (lw_outline_holds (square, 4, (LwPoint){ 11, 10 }));
  g_assert_false (lw_outline_holds (square, 4, (LwPoint){ -1, 0 }));

  centre = lw_outline_centre (square, 4);
  g_assert_true (centre.x == 5 && centre.y == 5);
  centre = lw_outline_centre (flat, 3);
  g_assert_true (centre.x == 5 && centre.y == 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q4/contact-and-clearance", test_contact);
  g_test_add_func ("/laws/Q4/six-inches", test_six_inches);
  g_test_add_func ("/laws/Q3/slanting", test_slanting);
  g_test_add_func ("/field/shape/capsules", test_capsules);
  g_test_add_func ("/field/shape/polygons", test_polygons);
  g_test_add_func ("/field/shape/concave", test_concave);
  g_test_add_func ("/field/shape/contains", test_contains);
  g_test_add_func ("/field/shape/oracle", test_oracle);
  g_test_add_func ("/field/shape/limits", test_limits);
  g_test_add_func ("/field/shape/segments", test_segments);
  g_test_add_func ("/field/shape/outlines", test_outlines);
  return g_test_run ();
}
