/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-flight-things.c: what a shot meets on its way: houses, walls, hills, men at whose feet it
 * rolls.
 */
#include "flight-test.h"

static void
test_house (void)
{
  g_auto (Range) range;
  guint i;

  range_init (&range);
  add_house (&range, 60, LW_INCHES (30));
  range_build (&range);
  add_target (&range, LW_INFANTRY, 66);
  for (i = 0; i < 200; i++)
    {
      g_autoptr (LwFlight) flight = shoot (&range, LW_DEGREE / 2, i);

      g_assert_cmpuint (flight->events->len, ==, 0);
      g_assert_cmpint (flight->rest.y, <, range.guns[0].at.y + LW_INCHES (58));
    }
}

/* R51: a shot that comes back off a wall and finds a man has touched him. */
static void
test_rebound (void)
{
  g_auto (Range) range;
  guint touched = 0;
  guint i;

  range_init (&range);
  add_house (&range, 30, LW_INCHES (60));
  range_build (&range);
  for (i = 0; i < 11; i++)
    add_man (&range, LW_INFANTRY,
             range.guns[0].at.x + (i < 5 ? -1 : 1) * (LW_INCH + 220 * (gint)(i % 6)),
             range.guns[0].at.y + LW_INCHES (20));
  for (i = 0; i < 200; i++)
    {
      g_autoptr (LwFlight) flight = shoot (&range, 2 * LW_DEGREE, i);

      touched += flight->events->len > 0;
    }
  g_test_message ("touched by rebounds: %u of 200", touched);
  g_assert_cmpuint (touched, >, 20);
}

/* A man on a hill of two boards stands two inches higher, and the board's side stops low shots. */
static void
test_hill (void)
{
  g_auto (Range) hill;
  g_auto (Range) level;
  guint on_hill, on_level;

  range_init (&hill);
  add_board (&hill, 50);
  range_build (&hill);
  add_target (&hill, LW_INFANTRY, 55);
  range_init (&level);
  range_build (&level);
  add_target (&level, LW_INFANTRY, 55);

  on_hill = count_hits (&hill, 0, 100, 200);
  on_level = count_hits (&level, 0, 100, 200);
  g_assert_cmpuint (on_level, ==, 200);
  g_assert_cmpuint (on_hill, <, 20);
  /* Laid higher, it is he on the hill who is struck, and he on the floor who is passed over. */
  on_hill = count_hits (&hill, 3 * LW_DEGREE, 100, 200);
  on_level = count_hits (&level, 3 * LW_DEGREE, 100, 200);
  g_assert_cmpuint (on_hill, >, 180);
  g_assert_cmpuint (on_level, <, 20);
}

static gboolean
is_inside (LwPoint at, LwPoint centre, LwLength half_width, LwLength half_depth)
{
  return ABS (at.x - centre.x) < half_width && ABS (at.y - centre.y) < half_depth;
}

/* No shot goes into the floor, a house or a board. */
static void
test_solid (void)
{
  g_auto (Range) range;
  guint i, k;

  range_init (&range);
  add_house (&range, 60, LW_INCHES (10));
  add_board (&range, 80);
  range_build (&range);
  for (i = 0; i < 300; i++)
    {
      g_autoptr (LwFlight) flight = shoot_laid (&range, LW_NORTH + (gint)(i % 15 - 7) * 1200,
                                                (gint)(i % 20) * 1200 - 3600, 200, i);

      for (k = 0; k < flight->path->len; k++)
        {
          LwFlightPoint point = g_array_index (flight->path, LwFlightPoint, k);
          LwPoint house = { range.guns[0].at.x, range.guns[0].at.y + LW_INCHES (60) };
          LwPoint board = { range.guns[0].at.x, range.guns[0].at.y + LW_INCHES (90) };

          g_assert_cmpint (point.height, >=, 47);
          g_assert_false (point.height < LW_INCHES (6) &&
                          is_inside (point.at, house, LW_INCHES (5), LW_INCHES (2)));
          g_assert_false (point.height < LW_INCHES (2) &&
                          is_inside (point.at, board, LW_INCHES (15), LW_INCHES (10)));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R6/houses-stop-shots", test_house);
  g_test_add_func ("/laws/R51/rebounds-touch", test_rebound);
  g_test_add_func ("/laws/Q11/men-on-hills", test_hill);
  g_test_add_func ("/war/flight/solid", test_solid);

  return g_test_run ();
}
