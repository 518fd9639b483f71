/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-view.c: from the floor to the paper and back.
 */
#include "lw-pen.h"

#include <math.h>

static LwCountry *
make_field (void)
{
  return lw_country_new ("Field", LW_INCHES (120), LW_INCHES (96));
}

static void
test_round_trip (void)
{
  g_autoptr (LwCountry) country = make_field ();
  double scales[] = { 900, 1366, 400 };

  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    {
      LwView view = lw_view_fit (country, scales[s], 700, 12.5);
      for (LwLength x = -512; x <= LW_INCHES (121); x += 1237)
        for (LwLength y = -512; y <= LW_INCHES (97); y += 1031)
          {
            double px, py;
            lw_view_to_paper (&view, (LwPoint){ x, y }, &px, &py);
            LwPoint back = lw_view_to_floor (&view, px, py);
            g_assert_cmpint (back.x, ==, x);
            g_assert_cmpint (back.y, ==, y);
          }
    }
}

static void
test_fit (void)
{
  g_autoptr (LwCountry) country = make_field ();
  LwView view = lw_view_fit (country, 1000, 700, 20);
  double left, bottom, right, top;

  lw_view_to_paper (&view, (LwPoint){ 0, 0 }, &left, &bottom);
  lw_view_to_paper (&view, (LwPoint){ country->width, country->depth }, &right, &top);
  g_assert_cmpfloat (left, >=, 20 - 1e-9);
  g_assert_cmpfloat (right, <=, 980 + 1e-9);
  g_assert_cmpfloat_with_epsilon (top, 20, 1e-9);
  g_assert_cmpfloat_with_epsilon (bottom, 680, 1e-9);
  g_assert_cmpfloat_with_epsilon (left, 1000 - right, 1e-9);
  g_assert_cmpfloat_with_epsilon (lw_view_inch (&view), 660 / 96.0, 1e-9);
}

static void
test_north_is_up (void)
{
  g_autoptr (LwCountry) country = make_field ();
  LwView view = lw_view_fit (country, 1000, 700, 0);
  double x, south, north;

  lw_view_to_paper (&view, (LwPoint){ 0, 0 }, &x, &south);
  lw_view_to_paper (&view, (LwPoint){ 0, LW_FOOT }, &x, &north);
  g_assert_cmpfloat (north, <, south);
}

static void
test_zoom (void)
{
  g_autoptr (LwCountry) country = make_field ();
  LwView view = lw_view_fit (country, 1000, 700, 0);
  double before = lw_view_inch (&view);
  LwPoint under = lw_view_to_floor (&view, 333, 222);

  lw_view_zoom (&view, 2.5, 333, 222);
  LwPoint after = lw_view_to_floor (&view, 333, 222);
  g_assert_cmpint (ABS (after.x - under.x), <=, 1);
  g_assert_cmpint (ABS (after.y - under.y), <=, 1);
  g_assert_cmpfloat_with_epsilon (lw_view_inch (&view), before * 2.5, 1e-9);
}

static void
test_far_off (void)
{
  g_autoptr (LwCountry) country = make_field ();
  LwView view = lw_view_fit (country, 1000, 700, 0);
  LwPoint point = lw_view_to_floor (&view, 1e12, -1e12);

  g_assert_cmpint (point.x, >, LW_FIELD_MAX);
  g_assert_cmpint (point.y, >, LW_FIELD_MAX);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/view/round-trip", test_round_trip);
  g_test_add_func ("/draw/view/fit", test_fit);
  g_test_add_func ("/draw/view/north-is-up", test_north_is_up);
  g_test_add_func ("/draw/view/zoom-keeps-the-point", test_zoom);
  g_test_add_func ("/draw/view/far-off", test_far_off);
  return g_test_run ();
}
