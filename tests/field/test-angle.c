/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-angle.c: the whole-number sine and direction against the C library's, and their symmetry.
 */
#include "lw-angle.h"

#include "field-test.h"

#include <math.h>

static const double seconds_in_radian = 648000.0 / G_PI;

static void
test_sine (void)
{
  double worst = 0;

  for (LwAngle angle = -LW_TURN; angle <= LW_TURN; angle += 7)
    {
      worst = MAX (worst, fabs (lw_sine (angle) / 1073741824.0 - sin (angle / seconds_in_radian)));
      worst =
          MAX (worst, fabs (lw_cosine (angle) / 1073741824.0 - cos (angle / seconds_in_radian)));
    }
  /* Promised is 2^-24; both series are carried one term farther. */
  g_assert_cmpfloat (worst, <, ldexp (1, -27));
}

static void
test_quarters (void)
{
  g_assert_cmpint (lw_sine (LW_EAST), ==, 0);
  g_assert_cmpint (lw_sine (LW_NORTH), ==, 1 << 30);
  g_assert_cmpint (lw_sine (LW_WEST), ==, 0);
  g_assert_cmpint (lw_sine (LW_SOUTH), ==, -(1 << 30));
  g_assert_cmpint (lw_cosine (LW_WEST), ==, -(1 << 30));
  g_assert_cmpint (lw_cosine (LW_NORTH), ==, 0);
  g_assert_cmpint (ABS (lw_sine (30 * LW_DEGREE) - (1 << 29)), <=, 2);
  for (LwAngle angle = 0; angle < LW_TURN; angle += 1009)
    {
      g_assert_cmpint (lw_sine (-angle), ==, -lw_sine (angle));
      g_assert_cmpint (lw_cosine (-angle), ==, lw_cosine (angle));
      g_assert_cmpint (lw_sine (LW_WEST - angle), ==, lw_sine (angle));
      g_assert_cmpint (lw_cosine (LW_WEST - angle), ==, -lw_cosine (angle));
    }
}

static void
test_wrapped (void)
{
  g_assert_cmpint (lw_angle_wrapped (-1), ==, LW_TURN - 1);
  g_assert_cmpint (lw_angle_wrapped (LW_TURN), ==, 0);
  g_assert_cmpint (lw_angle_wrapped (G_GINT64_CONSTANT (5) * LW_TURN + 17), ==, 17);
  g_assert_cmpint (lw_angle_between (10, LW_TURN - 10), ==, -20);
  g_assert_cmpint (lw_angle_between (LW_TURN - 10, 10), ==, 20);
  g_assert_cmpint (lw_angle_between (LW_EAST, LW_WEST), ==, LW_TURN / 2);
}

static void
check_direction (LwPoint to)
{
  LwAngle angle = lw_direction ((LwPoint){ 0, 0 }, to);
  long double exact = atan2l (to.y, to.x) * 648000.0L / 3.14159265358979323846264338327950288L;
  long double off = fabsl (remainderl (angle - exact, LW_TURN));

  /* The nearest arc-second: half of one, and a hair for what lies on the boundary. */
  g_assert_cmpfloat ((double)off, <, 0.5 + 0.0001);
  g_assert_cmpint (angle, >=, 0);
  g_assert_cmpint (angle, <, LW_TURN);
}

static void
test_direction (void)
{
  guint32 seed = 1913;

  g_assert_cmpint (lw_direction ((LwPoint){ 5, 5 }, (LwPoint){ 5, 5 }), ==, LW_EAST);
  g_assert_cmpint (lw_direction ((LwPoint){ 0, 0 }, (LwPoint){ 7, 7 }), ==, 45 * LW_DEGREE);
  g_assert_cmpint (lw_direction ((LwPoint){ 3, 3 }, (LwPoint){ 3, 2 }), ==, LW_SOUTH);
  g_assert_cmpint (lw_direction ((LwPoint){ 3, 3 }, (LwPoint){ 2, 3 }), ==, LW_WEST);
  for (int i = 0; i < 20000; i++)
    {
      check_direction (draw_point (&seed, -LW_FIELD_MAX, LW_FIELD_MAX));
      check_direction (draw_point (&seed, -40, 40));
      check_direction (
          (LwPoint){ draw_between (&seed, 0, LW_POINT_MAX), draw_between (&seed, 1, 9) });
    }
}

static void
test_direction_mirrored (void)
{
  guint32 seed = 4;
  LwPoint o = { 0, 0 };

  for (int i = 0; i < 5000; i++)
    {
      LwPoint p = draw_point (&seed, -3000, 3000);
      LwAngle angle;

      if (p.x == 0 && p.y == 0)
        continue;
      angle = lw_direction (o, p);
      g_assert_cmpint (lw_direction (o, (LwPoint){ p.x, -p.y }), ==, lw_angle_wrapped (-angle));
      g_assert_cmpint (lw_direction (o, (LwPoint){ -p.x, p.y }), ==,
                       lw_angle_wrapped (LW_WEST - angle));
      g_assert_cmpint (lw_direction (o, (LwPoint){ p.y, p.x }), ==,
                       lw_angle_wrapped (LW_NORTH - angle));
    }
}

static void
test_towards (void)
{
  guint32 seed = 77;
  LwPoint o = { 0, 0 };

  for (int i = 0; i < 5000; i++)
    {
      LwAngle angle = draw_between (&seed, 0, LW_TURN - 1);
      LwLength distance = draw_between (&seed, 0, LW_FIELD_MAX);
      LwPoint p = lw_point_towards (o, angle, distance);
      LwPoint flipped = lw_point_towards (o, -angle, distance);
      LwPoint mirrored = lw_point_towards (o, LW_WEST - angle, distance);
      LwPoint back = lw_point_towards (o, angle + LW_WEST, distance);

      g_assert_cmpfloat (fabs (p.x - distance * cos (angle / seconds_in_radian)), <=, 0.51);
      g_assert_cmpfloat (fabs (p.y - distance * sin (angle / seconds_in_radian)), <=, 0.51);
      g_assert_true (flipped.x == p.x && flipped.y == -p.y);
      g_assert_true (mirrored.x == -p.x && mirrored.y == p.y);
      g_assert_true (back.x == -p.x && back.y == -p.y);
    }
}

static void
test_placed (void)
{
  LwPoint p = lw_point_placed ((LwPoint){ 100, 30 }, LW_NORTH, (LwPoint){ 1000, 2000 });

  g_assert_cmpint (p.x, ==, 970);
  g_assert_cmpint (p.y, ==, 2100);
  /* The longest reach at the edge of what is allowed. */
  p = lw_point_placed ((LwPoint){ LW_POINT_MAX, LW_POINT_MAX }, 45 * LW_DEGREE, (LwPoint){ 0, 0 });
  g_assert_cmpint (ABS (p.x), <=, 1);
  g_assert_cmpint (p.y, ==, 741455);
}

static void
test_format (void)
{
  static const struct
  {
    LwAngle angle;
    const char *text;
  } cases[] = { { 0, "0° 00′" },   { 12 * 3600 + 30 * 60, "12° 30′" },
                { 29, "0° 00′" },  { 30, "0° 01′" },
                { -29, "0° 00′" }, { -5 * 3600 - 60, "−5° 01′" },
                { 3599, "1° 00′" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = lw_angle_format (cases[i].angle);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/angle/sine", test_sine);
  g_test_add_func ("/field/angle/quarters", test_quarters);
  g_test_add_func ("/field/angle/wrapped", test_wrapped);
  g_test_add_func ("/field/angle/direction", test_direction);
  g_test_add_func ("/field/angle/direction-mirrored", test_direction_mirrored);
  g_test_add_func ("/field/angle/towards", test_towards);
  g_test_add_func ("/field/angle/placed", test_placed);
  g_test_add_func ("/field/angle/format", test_format);
  return g_test_run ();
}
