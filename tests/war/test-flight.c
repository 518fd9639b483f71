/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-flight.c: the flight of a shot: repeatable, calibrated to nine in ten at nine yards,
 * even-handed.
 */
#include "flight-test.h"
#include "shot-test.h"

/* The elevation, of those from 0 up, that hits best: the middle of the best. */
static LwAngle
find_elevation (const Range *range)
{
  guint best = 0;
  LwAngle first = 0, last = 0, elevation;

  for (elevation = 0; elevation <= 16 * LW_DEGREE; elevation += 600)
    {
      guint hits = count_hits (range, elevation, 100, 60);

      if (hits > best)
        {
          best = hits;
          first = elevation;
        }
      if (hits >= best && hits > 0)
        last = elevation;
    }

  return (first + last) / 2;
}

static void
test_seed (void)
{
  g_auto (Range) range;
  guint i;

  range_init (&range);
  range_build (&range);
  add_target (&range, LW_INFANTRY, 100);
  add_target (&range, LW_CAVALRY, 140);
  for (i = 0; i < 50; i++)
    {
      g_autoptr (LwFlight) one = shoot (&range, LW_DEGREE, i);
      g_autoptr (LwFlight) two = shoot (&range, LW_DEGREE, i);

      assert_same_events (one, two);
      g_assert_cmpmem (one->path->data, one->path->len * sizeof (LwFlightPoint), two->path->data,
                       two->path->len * sizeof (LwFlightPoint));
      g_assert_cmpint (one->rest.x, ==, two->rest.x);
      g_assert_cmpint (one->rest.y, ==, two->rest.y);
      g_assert_cmpuint (one->events->len, ==, one->event_ms->len);
      g_assert_cmpuint (one->path->len, >, 10);
    }
}

static void
test_nine_yards (void)
{
  g_auto (Range) range;
  LwAngle elevation;
  guint hits;

  range_init (&range);
  range_build (&range);
  add_target (&range, LW_INFANTRY, 324);
  elevation = find_elevation (&range);
  hits = count_hits (&range, elevation, 100, 1000);
  g_test_message ("27 ft: elevation %d', %u of 1000", elevation / 60, hits);
  g_assert_cmpuint (hits, >=, 850);
  g_assert_cmpuint (hits, <=, 950);
}

static void
test_four_yards (void)
{
  g_auto (Range) range;
  LwAngle elevation;
  guint hits, hurried;

  range_init (&range);
  range_build (&range);
  add_target (&range, LW_INFANTRY, 144);
  elevation = find_elevation (&range);
  hits = count_hits (&range, elevation, 100, 500);
  hurried = count_hits (&range, elevation, 400, 500);
  g_test_message ("12 ft: elevation %d', %u of 500, hurried %u", elevation / 60, hits, hurried);
  g_assert_cmpuint (hits, >=, 490);
  g_assert_cmpuint (hurried, <, 425);
}

/* A gun laid low must not sweep the floor: a tumbling shot does not keep its line. */
static void
test_skimming (void)
{
  g_auto (Range) range;
  guint hits;

  range_init (&range);
  range_build (&range);
  add_target (&range, LW_INFANTRY, 180);
  hits = count_hits (&range, -LW_DEGREE, 100, 1000);
  g_test_message ("skimming at 15 ft: %u of 1000", hits);
  g_assert_cmpuint (hits, <=, 100);
}

/* Who lies is a low thing, and not air: a shot that passes lower than he is high strikes him, and
 * does not overturn him; one that flies over does not (R39, Q41). By the first model it never did.
 */
static void
test_prone (void)
{
  for (guint model = 1; model <= LW_FLIGHT_MODEL; model++)
    {
      g_auto (Range) range;
      LwLaying laying = { .bearing = LW_NORTH, .hurry = 100, .model = model };
      guint touched = 0, over = 0;

      range_init (&range);
      laying.axle = range.guns[0].at;
      range_build (&range);
      for (guint i = 0; i < 20; i++)
        add_target (&range, LW_INFANTRY, 20 + 5 * i)->prone = TRUE;
      add_target (&range, LW_INFANTRY, 150);
      for (guint i = 0; i < 300; i++)
        {
          g_autoptr (LwFlight) flight = NULL;

          laying.elevation = (gint)(i % 10) * 600 - LW_DEGREE;
          laying.seed = i;
          flight = lw_flight_new (&laying, range.ground, range.men, range.n_men, range.guns,
                                  range.n_guns, 0);
          for (guint k = 0; k < flight->events->len; k++)
            {
              LwShotEvent event = g_array_index (flight->events, LwShotEvent, k);

              touched += event.man != 20;
              over += event.man == 20;
              g_assert_true (event.man == 20 || event.kind == LW_SHOT_TOUCH);
            }
        }
      g_assert_cmpuint (over, >, 0);
      if (model == 1)
        g_assert_cmpuint (touched, ==, 0);
      else
        g_assert_cmpuint (touched, >, 20);
    }
}

static void
test_off_field (void)
{
  g_auto (Range) range;
  guint i;

  range_init (&range);
  range_build (&range);
  add_target (&range, LW_INFANTRY, 30)->state = LW_MAN_DEAD;
  add_target (&range, LW_INFANTRY, 40)->state = LW_MAN_RETIRED;
  add_target (&range, LW_INFANTRY, 50)->state = LW_MAN_IN_BOX;
  add_target (&range, LW_INFANTRY, 60)->state = LW_MAN_CAPTIVE;
  for (i = 0; i < 50; i++)
    {
      g_autoptr (LwFlight) flight = shoot (&range, LW_DEGREE, i);

      g_assert_cmpuint (flight->events->len, >, 0);
      g_assert_cmpint (g_array_index (flight->events, LwShotEvent, 0).man, ==, 3);
    }
}

/* Several fall to one shot as dominoes do: a close column falls deeper than an open one. */
static void
test_dominoes (void)
{
  g_auto (Range) close;
  g_auto (Range) open;
  guint dead = 0, dead_open = 0;
  guint i;

  range_init (&close);
  range_build (&close);
  range_init (&open);
  range_build (&open);
  for (i = 0; i < 8; i++)
    {
      add_man (&close, LW_INFANTRY, close.guns[0].at.x,
               close.guns[0].at.y + LW_INCHES (36) + i * 230);
      add_man (&open, LW_INFANTRY, open.guns[0].at.x,
               open.guns[0].at.y + LW_INCHES (36 + 4 * (gint)i));
    }
  for (i = 0; i < 100; i++)
    {
      g_autoptr (LwFlight) one = shoot (&close, LW_DEGREE / 3, i);
      g_autoptr (LwFlight) two = shoot (&open, LW_DEGREE / 3, i);

      dead += count_dead (one);
      dead_open += count_dead (two);
    }
  g_test_message ("column: %u, open column: %u dead in 100 shots", dead, dead_open);
  g_assert_cmpuint (dead, >, 150);
  g_assert_cmpuint (dead_open, >=, 95);
  g_assert_cmpuint (dead_open, <, dead);
}

/* A horseman ridden at head on keeps his saddle; struck from the side, he may not (R49). */
static void
test_cavalry (void)
{
  g_auto (Range) range;
  LwMan *man;
  guint fallen[2] = { 0, 0 };
  guint turned, i;

  range_init (&range);
  range_build (&range);
  man = add_target (&range, LW_CAVALRY, 60);
  for (turned = 0; turned < 2; turned++)
    {
      man->facing = turned == 0 ? LW_SOUTH : LW_EAST;
      for (i = 0; i < 200; i++)
        {
          g_autoptr (LwFlight) flight = shoot (&range, 5 * LW_DEGREE / 2, i);

          g_assert_cmpuint (count_dead (flight), ==, 1);
          fallen[turned] += g_array_index (flight->events, LwShotEvent, 0).kind == LW_SHOT_OVERSET;
        }
    }
  g_test_message ("cavalry overset: head on %u, broadside %u of 200", fallen[0], fallen[1]);
  g_assert_cmpuint (fallen[0], ==, 0);
  g_assert_cmpuint (fallen[1], >, 100);
}

static LwPoint
mirror (LwPoint point)
{
  return (LwPoint){ FIELD_WIDTH - point.x, point.y };
}

static void
test_mirror (void)
{
  g_auto (Range) range;
  g_auto (Range) other;
  const LwFlightProof mirrored = { .mirrored = TRUE };
  guint i;

  range_init (&range);
  range_build (&range);
  range_init (&other);
  range_build (&other);
  for (i = 0; i < 40; i++)
    {
      LwMan *man = add_man (&range, i % 3 == 0 ? LW_CAVALRY : LW_INFANTRY,
                            LW_INCHES (100) + (i % 8) * 900, LW_INCHES (110) + (i / 8) * 1000);
      LwMan *twin = add_man (&other, man->arm, mirror (man->at).x, man->at.y);

      man->facing = twin->facing = LW_SOUTH;
    }
  for (i = 0; i < 200; i++)
    {
      LwAngle aside = (gint)(i % 21 - 10) * 1200;
      LwLaying one = { range.guns[0].at, LW_NORTH + aside, (i % 7) * 900, 100, i };
      LwLaying two = { mirror (one.axle), LW_NORTH - aside, one.elevation, 100, i };
      g_autoptr (LwFlight) here =
          lw_flight_run (&one, range.ground, range.men, 40, range.guns, 1, 0, NULL);
      g_autoptr (LwFlight) there =
          lw_flight_run (&two, other.ground, other.men, 40, other.guns, 1, 0, &mirrored);

      assert_same_events (here, there);
      g_assert_cmpint (ABS (mirror (here->rest).x - there->rest.x), <=, 1);
      g_assert_cmpint (here->rest.y, ==, there->rest.y);
    }
}

/* The largest field, the steepest laying, the corners: nothing overflows and every shot ends. */
static void
test_limits (void)
{
  g_auto (Range) range = { .n_guns = 1 };
  LwGroundRules rules = { 0 };
  guint i;

  range.country = lw_country_new ("Largest", LW_FIELD_MAX, LW_FIELD_MAX);
  range.ground = lw_ground_new (range.country, &rules);
  range.guns[0].placed = TRUE;
  for (i = 0; i < 100; i++)
    add_man (&range, i % 2, LW_FIELD_MAX - (i % 10) * 700, LW_FIELD_MAX - (i / 10) * 700)->facing =
        i * 12345;
  for (i = 0; i < 200; i++)
    {
      g_autoptr (LwFlight) flight = NULL;
      LwAngle elevation = i % 2 == 0 ? LW_ELEVATION_MAX : LW_ELEVATION_MIN;

      range.guns[0].at = (LwPoint){ i % 4 < 2 ? 0 : LW_FIELD_MAX, i % 8 < 4 ? 0 : LW_FIELD_MAX };
      flight = shoot_laid (&range, i * 6480, elevation, 400, i);
      g_assert_cmpint (flight->rest.x, >=, 0);
      g_assert_cmpint (flight->rest.x, <=, LW_FIELD_MAX);
      g_assert_cmpint (flight->rest.y, >=, 0);
      g_assert_cmpint (flight->rest.y, <=, LW_FIELD_MAX);
      g_assert_cmpuint (g_array_index (flight->path, LwFlightPoint, flight->path->len - 1).ms, <=,
                        6100);
    }
}

/* Twenty shots into a mixed mass. When this differs, a constant of the model has changed: raise
 * LW_FLIGHT_MODEL, and only then the number here. */
static void
test_golden (void)
{
  g_auto (Range) range;
  guint32 sum = 2166136261u;
  guint i, k;

  range_init (&range);
  add_house (&range, 110, LW_INCHES (6));
  range_build (&range);
  for (i = 0; i < 30; i++)
    add_man (&range, i % 3 == 0 ? LW_CAVALRY : LW_INFANTRY, LW_INCHES (105) + (gint)(i % 10) * 600,
             LW_INCHES (130) + (gint)(i / 10) * 700);
  for (i = 0; i < 20; i++)
    {
      g_autoptr (LwFlight) flight =
          shoot_laid (&range, LW_NORTH + (gint)(i % 5 - 2) * 3600, (gint)i * 500, 100, 1913 + i);

      for (k = 0; k < flight->events->len; k++)
        sum = (sum ^ (guint32)g_array_index (flight->events, LwShotEvent, k).man) * 16777619u;
      sum = (sum ^ (guint32)flight->rest.x) * 16777619u;
      sum = (sum ^ (guint32)flight->rest.y) * 16777619u;
    }
  g_assert_cmpuint (LW_FLIGHT_MODEL, ==, 2);
  g_assert_cmphex (sum, ==, 0xedec481e);
}

static void
test_speed (void)
{
  g_auto (Range) range;
  gint64 began;
  gint64 took;
  guint i;

  range_init (&range);
  add_house (&range, 120, LW_INCHES (8));
  add_board (&range, 200);
  range_build (&range);
  for (i = 0; i < 146; i++)
    add_man (&range, i % 3 == 0 ? LW_CAVALRY : LW_INFANTRY, LW_INCHES (60) + (gint)(i % 24) * 1000,
             LW_INCHES (130) + (gint)(i / 24) * 1500);
  began = g_get_monotonic_time ();
  for (i = 0; i < 1000; i++)
    {
      g_autoptr (LwFlight) flight =
          shoot_laid (&range, LW_NORTH + (gint)(i % 41 - 20) * 900, (i % 5) * 1200, 100, i);

      g_assert_nonnull (flight);
    }
  took = g_get_monotonic_time () - began;
  g_test_message ("1000 shots in %" G_GINT64_FORMAT " us", took);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/flight/seed", test_seed);
  g_test_add_func ("/laws/Q51/nine-in-ten-at-nine-yards", test_nine_yards);
  g_test_add_func ("/laws/Q51/four-yards-and-hurry", test_four_yards);
  g_test_add_func ("/war/flight/skimming", test_skimming);
  g_test_add_func ("/laws/R39/prone-is-low", test_prone);
  g_test_add_func ("/laws/Q41/prone-is-low", test_prone);
  g_test_add_func ("/laws/Q58/who-can-be-struck", test_off_field);
  g_test_add_func ("/laws/Q54/dominoes", test_dominoes);
  g_test_add_func ("/laws/R49/cavalry-head-on", test_cavalry);
  g_test_add_func ("/war/flight/mirror", test_mirror);
  g_test_add_func ("/war/flight/limits", test_limits);
  g_test_add_func ("/war/flight/golden", test_golden);
  g_test_add_func ("/war/flight/speed", test_speed);

  return g_test_run ();
}
