/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-route.c: strings laid round things: straight, shortest, open.
 */
#include "route-test.h"

static LwLength
find_way (const LwGround *ground, LwPoint from, LwPoint to, GArray *points)
{
  g_array_set_size (points, 0);
  return lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 8 * LW_FOOT }, from, to,
                        points);
}

static void
check_way (const LwGround *ground,
           LwBody body,
           LwPoint from,
           LwPoint to,
           LwLength half_width,
           const GArray *way,
           LwLength length)
{
  const LwPoint *p = (const LwPoint *)(void *)way->data;

  g_assert_cmpuint (way->len, >=, 2);
  g_assert_true (p[0].x == from.x && p[0].y == from.y);
  g_assert_true (p[way->len - 1].x == to.x && p[way->len - 1].y == to.y);
  g_assert_cmpint (lw_path_length (p, way->len), ==, length);
  g_assert_null (lw_route_clear (ground, body, p, way->len, half_width, NULL));
}

static void
test_straight (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;
  LwPoint from = { 1000, 1000 }, to = { 4000, 5000 };

  add_house (country, (LwPoint){ 9000, 1000 }, 900, 900, 0);
  ground = lw_ground_new (country, NULL);
  g_assert_cmpint (find_way (ground, from, to, way), ==, 5000);
  g_assert_cmpuint (way->len, ==, 2);
  g_assert_cmpint (lw_route_find (&(LwRouteAsk){ ground, LW_BODY_GUN, GUN, 4999 }, from, to, way),
                   ==, -1);
  g_assert_cmpuint (way->len, ==, 2);
  g_assert_cmpint (lw_route_find (&(LwRouteAsk){ ground, LW_BODY_GUN, GUN, 5000 }, from, to, way),
                   ==, 5000);
  g_assert_cmpuint (way->len, ==, 4);
  g_assert_cmpint (find_way (ground, from, from, way), ==, 0);
}

/* Q2: round a house by the nearer corner, and no longer than the taut string must be. */
static void
test_round_house (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;
  LwPoint from = { 5000, 2000 }, to = { 5000, 8000 };
  LwLength length;

  add_house (country, (LwPoint){ 5100, 5000 }, 2000, 1000, 0);
  ground = lw_ground_new (country, NULL);
  length = find_way (ground, from, to, way);
  check_way (ground, LW_BODY_INFANTRY, from, to, MAN, way, length);
  /* West corner at x 4100: 2 * hypot (2500, 900 + 96) + 1000, less what the rounding of the corner
   * saves. */
  g_assert_cmpint (length, >, 6200);
  g_assert_cmpint (length, <, 6400);
  for (guint i = 0; i < way->len; i++)
    g_assert_cmpint (g_array_index (way, LwPoint, i).x, <=, 5000);
}

static void
test_no_way (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;

  add_line (country, LW_FEATURE_WALL, (LwPoint){ 2000, 2000 }, (LwPoint){ 8000, 2000 }, 128);
  add_line (country, LW_FEATURE_WALL, (LwPoint){ 8000, 2000 }, (LwPoint){ 8000, 8000 }, 128);
  add_line (country, LW_FEATURE_WALL, (LwPoint){ 8000, 8000 }, (LwPoint){ 2000, 8000 }, 128);
  ground = lw_ground_new (country, NULL);
  /* Out of a yard open to the west. */
  g_assert_cmpint (find_way (ground, (LwPoint){ 7000, 5000 }, (LwPoint){ 9000, 5000 }, way), >,
                   12000);
  g_assert_cmpint (lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 6000 },
                                  (LwPoint){ 7000, 5000 }, (LwPoint){ 9000, 5000 }, way),
                   ==, -1);

  g_clear_pointer (&ground, lw_ground_unref);
  add_line (country, LW_FEATURE_WALL, (LwPoint){ 2000, 8000 }, (LwPoint){ 2000, 2000 }, 128);
  ground = lw_ground_new (country, NULL);
  g_assert_cmpint (find_way (ground, (LwPoint){ 7000, 5000 }, (LwPoint){ 9000, 5000 }, way), ==,
                   -1);
  g_assert_cmpuint (way->len, ==, 0);
}

static void
test_over_bridge (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;
  LwFeature *ford = lw_feature_new (LW_FEATURE_FORD, "ford");
  LwFeature *bridge = lw_feature_new (LW_FEATURE_BRIDGE, "bridge");
  LwPoint from = { 9000, 8000 }, to = { 9000, 12000 };
  LwLength by_ford, by_bridge;

  add_line (country, LW_FEATURE_RIVER, (LwPoint){ -500, 10000 }, (LwPoint){ 40000, 10500 }, 600);
  ford->at = (LwPoint){ 7000, 10092 };
  bridge->at = (LwPoint){ 14000, 10180 };
  ford->width = ford->depth = 600;
  bridge->width = bridge->depth = 800;
  ford->across = g_strdup ("line");
  bridge->across = g_strdup ("line");
  lw_country_add (country, ford);
  lw_country_add (country, bridge);
  ground = lw_ground_new (country, NULL);

  by_ford = find_way (ground, from, to, way);
  check_way (ground, LW_BODY_INFANTRY, from, to, MAN, way, by_ford);
  g_assert_cmpint (by_ford, <, 6000);
  g_array_set_size (way, 0);
  by_bridge = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_GUN, GUN, 8 * LW_FOOT }, from, to, way);
  check_way (ground, LW_BODY_GUN, from, to, GUN, way, by_bridge);
  g_assert_cmpint (by_bridge, >, 10000);
}

/* Q16: enemies are gone round; one may be walked up to. */
static void
test_others (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwShape enemies[3];
  LwPoint from = { 5000, 2000 }, to = { 5000, 8000 };
  LwLength length;

  for (int i = 0; i < 3; i++)
    enemies[i] = lw_shape_disc ((LwPoint){ 4800 + 200 * i, 5000 }, MAN + 32);
  length = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 8 * LW_FOOT, enemies, 3 },
                          from, to, way);
  g_assert_cmpint (length, >, 6000);
  g_assert_cmpint (length, <, 6200);
  for (guint i = 1; i < way->len; i++)
    for (int j = 0; j < 3; j++)
      {
        LwShape leg = lw_shape_swept (g_array_index (way, LwPoint, i - 1),
                                      g_array_index (way, LwPoint, i), MAN);

        g_assert_false (lw_shape_nearer (&leg, &enemies[j], 0));
      }
}

/* Up to an enemy, and away from one; but not from one side of him to the other. */
static void
test_contact (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwShape enemy = lw_shape_disc ((LwPoint){ 5000, 5000 }, MAN + 32);
  LwPoint south = { 5000, 5000 - 200 }, north = { 5000, 5000 + 200 }, far_off = { 5000, 2000 };
  LwLength length;

  g_assert_cmpint (lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 8000, &enemy, 1 },
                                  far_off, south, way),
                   ==, 2800);
  g_assert_cmpint (lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 8000, &enemy, 1 },
                                  south, far_off, way),
                   ==, 2800);
  length = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 8000, &enemy, 1 }, far_off,
                          north, way);
  g_assert_cmpint (length, >, 3250);
  g_assert_cmpint (length, <, 3600);
  length = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_INFANTRY, MAN, 8000, &enemy, 1 }, south,
                          north, way);
  g_assert_cmpint (length, >, 500);
  g_assert_cmpint (length, <, 900);
}

/* A gun whose wheels stand close to a house gets out, and about the house. */
static void
test_way_out (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;
  LwPoint from = { 5000, 5000 + 500 + 40 }, to = { 5100, 2000 };
  LwLength length;

  add_house (country, (LwPoint){ 5000, 5000 }, 2000, 1000, 0);
  ground = lw_ground_new (country, NULL);
  length = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_GUN, GUN, 8000 }, from, to, way);
  check_way (ground, LW_BODY_GUN, from, to, GUN, way, length);
  g_assert_cmpint (lw_route_find (&(LwRouteAsk){ ground, LW_BODY_GUN, GUN, 8000 }, to, from, way),
                   ==, -1);
}

/* Q19: a house on the border leaves no way round its outer side. */
static void
test_border (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;

  add_house (country, (LwPoint){ 500, 5000 }, 5000, 1000, 0);
  ground = lw_ground_new (country, NULL);
  g_assert_cmpint (find_way (ground, (LwPoint){ 200, 4000 }, (LwPoint){ 200, 6000 }, way), >,
                   2 * 2800);
  for (guint i = 0; i < way->len; i++)
    g_assert_cmpint (g_array_index (way, LwPoint, i).x, >=, 0);
}

/* The largest field with as many things as it may hold, and a river from end to end. */
static void
test_largest (void)
{
  guint32 seed = 4000;
  g_autoptr (LwCountry) country = lw_country_new ("", LW_FIELD_MAX, LW_FIELD_MAX);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_autoptr (LwGround) ground = NULL;
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "stream");
  guint found = 0;

  for (int i = 0; i <= 300; i++)
    {
      LwPoint bend = { -LW_FOOT + i * (LW_FIELD_MAX + 2 * LW_FOOT) / 300,
                       LW_FIELD_MAX / 2 + draw_between (&seed, -900, 900) };

      g_array_append_val (river->points, bend);
      if (i % 20 == 10)
        {
          LwFeature *bridge = lw_feature_new (LW_FEATURE_BRIDGE, "bridge");

          bridge->at = bend;
          bridge->width = bridge->depth = 1500;
          bridge->across = g_strdup ("stream");
          lw_country_add (country, bridge);
        }
    }
  river->width = 512;
  lw_country_add (country, river);
  while (lw_country_count (country) < 4000)
    add_tree (country, draw_point (&seed, 0, LW_FIELD_MAX));
  ground = lw_ground_new (country, NULL);
  for (int i = 0; i < 100; i++)
    {
      LwPoint from = draw_point (&seed, 0, LW_FIELD_MAX);
      LwPoint to = { from.x, from.y + draw_between (&seed, 3000, 6144) };
      LwLength length;

      from.y = to.y - 6144;
      g_array_set_size (way, 0);
      length = lw_route_find (&(LwRouteAsk){ ground, LW_BODY_CAVALRY, MAN, LW_FIELD_MAX / 4 }, from,
                              to, way);
      if (length >= 0)
        check_way (ground, LW_BODY_CAVALRY, from, to, MAN, way, length);
      found += length >= 0;
    }
  g_assert_cmpuint (found, >, 60);
}

/* Every way that is found is open to the body it was found for, and no longer than allowed. */
static void
test_random_countries (void)
{
  guint32 seed = 1905;
  guint found = 0, bent = 0;

  for (int round = 0; round < 50; round++)
    {
      g_autoptr (LwCountry) country = draw_country (&seed, 20 + 4 * round);
      g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
      g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));

      for (int i = 0; i < 30; i++)
        {
          LwPoint from = draw_point (&seed, 0, 30000);
          LwPoint to = lw_point_towards (from, draw_between (&seed, 0, LW_TURN),
                                         draw_between (&seed, 1, 6144));
          LwLength half_width = i % 3 == 0 ? GUN : MAN;
          LwBody body = i % 3 == 0 ? LW_BODY_GUN : LW_BODY_CAVALRY;
          LwShape man = lw_shape_disc (from, half_width);
          LwLength length;

          if (lw_ground_stands (ground, body, &man, 16) != NULL)
            continue;
          g_array_set_size (way, 0);
          length = lw_route_find (&(LwRouteAsk){ ground, body, half_width, 9000 }, from, to, way);
          if (length < 0)
            continue;
          check_way (ground, body, from, to, half_width, way, length);
          g_assert_cmpint (length, >=, lw_distance (from, to));
          g_assert_cmpint (length, <=, 9000);
          if (lw_ground_stops (ground, body, from, to, half_width) == NULL)
            g_assert_cmpuint (way->len, ==, 2);
          found++;
          bent += way->len > 2;
        }
    }
  g_assert_cmpuint (found, >, 400);
  g_assert_cmpuint (bent, >, 80);
}

static LwPoint
flip (LwPoint p)
{
  return (LwPoint){ 30000 - p.x, p.y };
}

/* In a glass. Halves of odd sides are not rounded alike: @country gets even ones. */
static LwCountry *
mirror_of (LwCountry *country)
{
  LwCountry *mirror;

  for (guint i = 0; i < country->features->len; i++)
    {
      LwFeature *feature = g_ptr_array_index (country->features, i);

      feature->width &= ~1;
      feature->depth &= ~1;
    }
  mirror = lw_country_copy (country);
  for (guint i = 0; i < mirror->features->len; i++)
    {
      LwFeature *feature = g_ptr_array_index (mirror->features, i);

      feature->at = flip (feature->at);
      feature->angle = lw_angle_wrapped (LW_WEST - feature->angle);
      for (guint j = 0; feature->points != NULL && j < feature->points->len; j++)
        g_array_index (feature->points, LwPoint, j) =
            flip (g_array_index (feature->points, LwPoint, j));
    }
  return mirror;
}

/* The way on the mirrored field is as long, to the unit. Returns: how many were not straight. */
static guint
check_mirrored (LwCountry *country, guint32 *seed, guint ways)
{
  g_autoptr (LwCountry) mirror = mirror_of (country);
  g_autoptr (LwGround) ground = lw_ground_new (country, NULL);
  g_autoptr (LwGround) mirrored = lw_ground_new (mirror, NULL);
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint bent = 0;

  for (guint i = 0; i < ways; i++)
    {
      LwPoint from = draw_point (seed, 0, 30000), to = draw_point (seed, 0, 30000);
      LwLength length = find_way (ground, from, to, way);

      bent += way->len > 2;
      g_assert_cmpint (length, ==, find_way (mirrored, flip (from), flip (to), way));
    }
  return bent;
}

static void
test_mirrored (void)
{
  guint32 seed = 1913;

  for (int round = 0; round < 10; round++)
    {
      g_autoptr (LwCountry) country = draw_country (&seed, 80);

      check_mirrored (country, &seed, 30);
    }
}

/* Houses turned half a right angle: of two corners as near to a side, both are its. */
static void
test_mirrored_houses (void)
{
  guint32 seed = 8;
  guint bent = 0;

  for (int round = 0; round < 80; round++)
    {
      g_autoptr (LwCountry) country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);

      for (int i = 0; i < 25; i++)
        add_house (country, draw_point (&seed, 1500, 28500), draw_between (&seed, 500, 2500),
                   draw_between (&seed, 500, 1500), draw_between (&seed, 0, 1) * LW_DEGREE * 45);
      bent += check_mirrored (country, &seed, 40);
    }
  g_assert_cmpuint (bent, >, 100);
}

/* A river from side to side, with fords that lie askew to it. */
static LwCountry *
draw_river (guint32 *seed)
{
  LwCountry *country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "river");

  river->width = 512;
  for (LwLength x = -1000; x <= 32000; x += 1000)
    {
      LwPoint bend = { x, 15000 + draw_between (seed, -300, 300) };

      g_array_append_val (river->points, bend);
    }
  lw_country_add (country, river);
  for (int i = 0; i < 4; i++)
    {
      LwFeature *ford = lw_feature_new (LW_FEATURE_FORD, "ford");

      ford->at = (LwPoint){ 4000 + 7000 * i + draw_between (seed, -500, 500), 15000 };
      ford->width = 1280;
      ford->depth = 1024;
      ford->angle = draw_between (seed, -20 * LW_DEGREE, 20 * LW_DEGREE);
      lw_country_add (country, ford);
    }
  return country;
}

static void
test_mirrored_fords (void)
{
  guint32 seed = 2;
  guint bent = 0;

  for (int round = 0; round < 50; round++)
    {
      g_autoptr (LwCountry) country = draw_river (&seed);

      bent += check_mirrored (country, &seed, 40);
    }
  g_assert_cmpuint (bent, >, 400);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q2/straight", test_straight);
  g_test_add_func ("/laws/Q2/round-house", test_round_house);
  g_test_add_func ("/field/route/no-way", test_no_way);
  g_test_add_func ("/laws/Q12/over-bridge", test_over_bridge);
  g_test_add_func ("/laws/Q16/others", test_others);
  g_test_add_func ("/laws/Q16/contact", test_contact);
  g_test_add_func ("/field/route/way-out", test_way_out);
  g_test_add_func ("/laws/Q19/border", test_border);
  g_test_add_func ("/field/route/largest", test_largest);
  g_test_add_func ("/field/route/random-countries", test_random_countries);
  g_test_add_func ("/field/route/mirrored", test_mirrored);
  g_test_add_func ("/field/route/mirrored-houses", test_mirrored_houses);
  g_test_add_func ("/field/route/mirrored-fords", test_mirrored_fords);

  return g_test_run ();
}
