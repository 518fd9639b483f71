/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-route-reach.c: how far a string reaches, that no shorter way was overlooked, and how
 * quickly.
 */
#include "route-test.h"

#include "lw-route-reach.h"

/* A string through a thicket of 300 things, found in milliseconds. */
static void
test_quick (void)
{
  guint32 seed = 6;
  g_autoptr (LwCountry) country = draw_country (&seed, 300);
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  gint64 worst = 0, total = 0;
  guint n = 0;

  while (n < 500)
    {
      LwPoint from = draw_point (&seed, 0, 30000);
      LwPoint to = lw_point_towards (from, draw_between (&seed, 0, LW_TURN), 5500);
      LwShape man = lw_shape_disc (from, MAN);
      gint64 start = g_get_monotonic_time ();

      if (lw_ground_stands (ground, LW_BODY_CAVALRY, &man, 16) != NULL)
        continue;
      g_array_set_size (way, 0);
      lw_route_find (&(LwRouteAsk){ ground, LW_BODY_CAVALRY, MAN, 6144 }, from, to, way);
      start = g_get_monotonic_time () - start;
      worst = MAX (worst, start);
      total += start;
      n++;
    }
  g_test_message ("mean %" G_GINT64_FORMAT " us, worst %" G_GINT64_FORMAT " us", total / n, worst);
  /* Ten times what it takes, so that a busy machine or a checked build does not matter. */
  g_assert_cmpint (total / n, <, 20000);
}

/* The reach of a single cavalryman. */
static GPtrArray *
reach_of (const LwGround *ground, LwPoint from, LwLength left)
{
  const LwReachStart start = { from, left };
  const LwReachAsk ask = { LW_BODY_CAVALRY, MAN, &start, 1 };

  return lw_route_reach (ground, &ask);
}

/* What can be reached without things in the way is a disc, cut off at the borders. */
static void
test_reach_open (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  g_autoptr (GPtrArray) whole = reach_of (ground, (LwPoint){ 15000, 15000 }, 6144);
  g_autoptr (GPtrArray) half = reach_of (ground, (LwPoint){ 15000, 0 }, 6144);
  g_autoptr (GPtrArray) none = reach_of (ground, (LwPoint){ 15000, 0 }, 0);
  const GArray *outline;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (whole->len, ==, 1);
  outline = g_ptr_array_index (whole, 0);
  g_assert_true (lw_outline_simple ((const LwPoint *)(void *)outline->data, outline->len));
  for (guint i = 0; i < outline->len; i++)
    {
      LwLength distance =
          lw_distance ((LwPoint){ 15000, 15000 }, g_array_index (outline, LwPoint, i));

      g_assert_cmpint (distance, <=, 6144);
      g_assert_cmpint (distance, >, 6144 - 32);
    }
  g_assert_cmpuint (half->len, ==, 1);
  outline = g_ptr_array_index (half, 0);
  for (guint i = 0; i < outline->len; i++)
    g_assert_cmpint (g_array_index (outline, LwPoint, i).y, >=, 0);
}

static gboolean
in_reach (const GPtrArray *outlines, LwPoint point)
{
  guint n = 0;

  for (guint i = 0; i < outlines->len; i++)
    {
      const GArray *outline = g_ptr_array_index (outlines, i);

      n += lw_outline_holds ((const LwPoint *)(void *)outline->data, outline->len, point);
    }
  return n % 2 == 1;
}

/* Among 300 things: what is shaded can be reached, but for the width of a hair at the borders. */
static void
test_reach (void)
{
  guint32 seed = 6;
  g_autoptr (LwCountry) country = draw_country (&seed, 300);
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwPoint from = { 15000, 15000 };
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GPtrArray) outlines = reach_of (ground, from, 6144);
  guint right = 0, wrong = 0;

  g_test_message ("%" G_GINT64_FORMAT " us, %u outlines", g_get_monotonic_time () - start,
                  outlines->len);
  g_assert_cmpuint (outlines->len, >, 0);
  for (int i = 0; i < 2000; i++)
    {
      LwPoint to = draw_point (&seed, 15000 - 6200, 15000 + 6200);
      gboolean can =
          lw_route_find (&(LwRouteAsk){ ground, LW_BODY_CAVALRY, MAN, 6144 }, from, to, way) >= 0;

      if (can == in_reach (outlines, to))
        right++;
      else
        wrong++;
    }
  g_test_message ("%u right, %u wrong", right, wrong);
  g_assert_cmpuint (wrong, <, 2000 * 4 / 100);
}

/* --- The shortest way, by trying every corner with every other -------------------------------- */

static LwLength
find_by_force (const LwGround *ground, const LwCountry *country, LwPoint from, LwPoint to)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (LwCorner));
  g_autofree gint64 *length = NULL;
  g_autofree gboolean *settled = NULL;

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      g_autoptr (GArray) shapes = lw_feature_shapes (lw_country_feature (country, i));

      for (guint k = 0; k < shapes->len; k++)
        lw_corners_collect (&g_array_index (shapes, LwShape, k), MAN, corners);
    }
  g_array_append_val (nodes, from);
  g_array_append_val (nodes, to);
  for (guint i = 0; i < corners->len; i++)
    g_array_append_val (nodes, g_array_index (corners, LwCorner, i).at);
  length = g_new (gint64, nodes->len);
  settled = g_new0 (gboolean, nodes->len);
  for (guint i = 0; i < nodes->len; i++)
    length[i] = i == 0 ? 0 : G_MAXINT32;
  for (;;)
    {
      guint best = 0;

      while (best < nodes->len && settled[best])
        best++;
      for (guint i = best; i < nodes->len; i++)
        if (!settled[i] && length[i] < length[best])
          best = i;
      if (best == nodes->len || best == 1 || length[best] == G_MAXINT32)
        return length[1] == G_MAXINT32 ? -1 : (LwLength)length[1];
      settled[best] = TRUE;
      for (guint i = 0; i < nodes->len; i++)
        {
          LwPoint a = g_array_index (nodes, LwPoint, best), b = g_array_index (nodes, LwPoint, i);

          if (!settled[i] && length[best] + lw_distance (a, b) < length[i] &&
              lw_ground_stops (ground, LW_BODY_INFANTRY, a, b, MAN) == NULL)
            length[i] = length[best] + lw_distance (a, b);
        }
    }
}

static void
test_shortest (void)
{
  guint32 seed = 1911;
  guint bent = 0;

  for (int round = 0; round < 7; round++)
    {
      g_autoptr (LwCountry) country = lw_country_new ("", 6 * LW_FOOT, 6 * LW_FOOT);
      g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
      g_autoptr (LwGround) ground = NULL;

      for (int i = 0; i < 14; i++)
        if (i % 2 == 0)
          add_house (country, draw_point (&seed, 4000, 14000), draw_between (&seed, 500, 4000),
                     draw_between (&seed, 200, 1500), draw_between (&seed, 0, LW_TURN));
        else
          add_tree (country, draw_point (&seed, 4000, 14000));
      ground = lw_ground_new (country, NULL);
      for (int i = 0; i < 4; i++)
        {
          LwPoint from = { draw_between (&seed, 1000, 17000), 1500 },
                  to = { draw_between (&seed, 1000, 17000), 17000 };
          LwLength length;

          g_array_set_size (way, 0);
          length = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, LW_FIELD_MAX },
                                  from, to, way);
          /* Legs in one line may be rounded up once or several times. */
          g_assert_cmpint (ABS (length - find_by_force (ground, country, from, to)), <=, way->len);
          bent += way->len > 2;
        }
    }
  g_assert_cmpuint (bent, >, 14);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/route/quick", test_quick);
  g_test_add_func ("/field/route/shortest", test_shortest);
  g_test_add_func ("/field/route/reach-open", test_reach_open);
  g_test_add_func ("/field/route/reach", test_reach);

  return g_test_run ();
}
