/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-flight-limits.c: the largest fields, 2,000 figures, the ends of the screw, corners, a gun
 * hard against a wall: nothing overflows (run under UBSan) and every shot ends within the field.
 */
#include "lw-flight-private.h"
#include "lw-flight-glide.h"

#define MEN 2000

typedef struct
{
  LwCountry *country;
  LwGround *ground;
  LwMan *men;
  guint n_men;
  LwGun gun;
} Range;

static void
range_init (Range *range, LwLength width, LwLength depth, guint n_men)
{
  *range = (Range){ .gun = { .placed = TRUE, .bearing = LW_NORTH }, .n_men = n_men };
  range->country = lw_country_new ("Limits", width, depth);
  range->gun.at = (LwPoint){ width / 2, depth / 2 };
  range->men = g_new0 (LwMan, MAX (n_men, 1));
}

static void
range_build (Range *range)
{
  LwGroundRules rules = { 0 };

  range->ground = lw_ground_new (range->country, &rules);
}

static void
range_clear (Range *range)
{
  lw_ground_unref (range->ground);
  lw_country_free (range->country);
  g_free (range->men);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Range, range_clear)

static void
set_man (Range *range, guint i, LwPoint at)
{
  LwMan *man = &range->men[i];

  man->state = LW_MAN_FIGHTING;
  man->side = i % 2 == 0 ? LW_RED : LW_BLUE;
  man->arm = i % 3 == 0 ? LW_CAVALRY : LW_INFANTRY;
  man->facing = (LwAngle)(i * 12345 % LW_TURN);
  man->at = at;
}

static LwFlight *
shoot (const Range *range, LwAngle bearing, LwAngle elevation, guint64 seed)
{
  LwLaying laying = { .axle = range->gun.at,
                      .bearing = bearing,
                      .elevation = elevation,
                      .hurry = 400,
                      .seed = seed,
                      .worn = TRUE };

  return lw_flight_new (&laying, range->ground, range->men, range->n_men, &range->gun, 1, 0);
}

static void
check_flight (const Range *range, const LwFlight *flight)
{
  LwBox field = lw_country_bounds (range->country);
  guint i;

  g_assert_true (lw_box_holds (field, flight->rest));
  for (i = 0; i < flight->path->len; i++)
    {
      LwFlightPoint point = g_array_index (flight->path, LwFlightPoint, i);

      g_assert_true (lw_box_holds (field, point.at));
      g_assert_cmpint (point.height, >=, 0);
      g_assert_cmpint (point.height, <, 20 * LW_FOOT);
      g_assert_cmpuint (point.ms, <=, 6001);
    }
  for (i = 0; i < flight->events->len; i++)
    {
      g_assert_cmpint (g_array_index (flight->events, LwShotEvent, i).man, >=, 0);
      g_assert_cmpint (g_array_index (flight->events, LwShotEvent, i).man, <, range->n_men);
    }
}

/* All round, at both ends of the screw, from where the gun stands. */
static guint
shoot_round (const Range *range)
{
  guint events = 0;
  guint i;

  for (i = 0; i < 72; i++)
    {
      LwAngle elevation = i % 3 == 0 ? LW_ELEVATION_MAX : i % 3 == 1 ? LW_ELEVATION_MIN : 0;
      g_autoptr (LwFlight) flight = shoot (range, (LwAngle)i * 5 * LW_DEGREE, elevation, i);

      check_flight (range, flight);
      events += flight->events->len;
    }

  return events;
}

static void
test_large (void)
{
  g_auto (Range) range;
  guint i;

  range_init (&range, LW_FIELD_MAX, LW_FIELD_MAX, 0);
  range_build (&range);
  for (i = 0; i < 9; i++)
    {
      range.gun.at =
          (LwPoint){ LW_FIELD_MAX / 2 * (LwLength)(i % 3), LW_FIELD_MAX / 2 * (LwLength)(i / 3) };
      shoot_round (&range);
    }
}

static void
test_small (void)
{
  g_auto (Range) range;

  range_init (&range, LW_FIELD_MIN, LW_FIELD_MIN, 0);
  range_build (&range);
  shoot_round (&range);
}

/* Two thousand, all over the largest field, and as close as they may stand in one corner. */
static void
test_crowd (void)
{
  g_auto (Range) range;
  guint events;
  guint i;

  range_init (&range, LW_FIELD_MAX, LW_FIELD_MAX, MEN);
  range_build (&range);
  for (i = 0; i < MEN; i++)
    set_man (&range, i,
             (LwPoint){ (LwLength)(i % 50) * LW_FIELD_MAX / 49,
                        (LwLength)(i / 50) * LW_FIELD_MAX / 39 });
  shoot_round (&range);

  for (i = 0; i < MEN; i++)
    set_man (&range, i,
             (LwPoint){ LW_FIELD_MAX - (LwLength)(i % 50) * 210,
                        LW_FIELD_MAX - (LwLength)(i / 50) * 530 });
  range.gun.at = (LwPoint){ LW_FIELD_MAX - LW_INCHES (80), LW_FIELD_MAX - LW_INCHES (40) };
  events = shoot_round (&range);
  g_assert_cmpuint (events, >, 10);
}

/* The widest rock that a file may hold, in a corner: a shot comes back from it, wherever it
 * strikes, and is never in it. */
static void
test_widest_rock (void)
{
  LwPoint corner = { LW_FIELD_MAX, LW_FIELD_MAX };
  LwFeature *rock = lw_feature_new (LW_FEATURE_ROCK, "rock");
  g_auto (Range) range;

  range_init (&range, LW_FIELD_MAX, LW_FIELD_MAX, 0);
  rock->at = corner;
  rock->radius = LW_FIELD_MAX;
  rock->height = LW_INCHES (72);
  lw_country_add (range.country, rock);
  range_build (&range);
  range.gun.at = (LwPoint){ LW_INCHES (60), LW_INCHES (60) };
  for (guint i = 0; i < 91; i++)
    {
      g_autoptr (LwFlight) flight = shoot (&range, (LwAngle)i * LW_DEGREE, 3 * LW_DEGREE, i);

      check_flight (&range, flight);
      for (guint k = 0; k < flight->path->len; k++)
        g_assert_cmpint (lw_distance (g_array_index (flight->path, LwFlightPoint, k).at, corner),
                         >=, LW_FIELD_MAX);
    }
}

static void
check_root (gint64 square, gint64 guess)
{
  g_assert_cmpint (lw_flight_glide_root (square, guess), ==, lw_isqrt ((guint64)square));
}

/* The root of every square is the same from every guess, be it nothing, less, or far too much. */
static void
test_roots (void)
{
  static const gint64 far[] = { G_MININT64, -LW_FASTEST, -1, 0, 1, LW_SLOWEST - 1, G_MAXINT64 };

  for (gint64 root = 0; root <= LW_FASTEST; root = root * 9 / 8 + 1)
    for (gint64 near = -1; near <= 1; near++)
      {
        gint64 square = MAX (root * root + near, 0);

        for (guint i = 0; i < G_N_ELEMENTS (far); i++)
          check_root (square, far[i]);
        for (gint64 off = 0; off < LW_FASTEST; off = off * 5 / 4 + 1)
          {
            check_root (square, root + off);
            check_root (square, root - off);
          }
      }
}

/* A step of a shot that nothing is in the way of. */
static void
fall_freely (LwShot *shot)
{
  gint64 speed = (gint64)lw_isqrt ((guint64)lw_speed_square (shot->v));

  for (guint i = 0; i < 3; i++)
    shot->v[i] -= shot->v[i] * (speed / 256) / LW_DRAG;
  shot->v[2] -= LW_GRAVITY_A_STEP;
  for (guint i = 0; i < 3; i++)
    shot->p[i] += shot->v[i] / LW_STEPS_A_SECOND;
  shot->step++;
}

/* At the top of a steep bounce a shot all but stands still. What was forecast of its speed went
 * below nothing there, and it never came down. */
static void
check_top (LwFlightWorld *world, gint64 level, gint64 rising)
{
  LwFlight flight = { 0 };
  LwShot shot = { .world = world, .flight = &flight, .v = { level, 0, rising } };
  LwShot freely = shot;

  shot.p[0] = freely.p[0] = LW_FINE (LW_FIELD_MAX / 2);
  shot.p[1] = freely.p[1] = shot.p[0];
  shot.p[2] = freely.p[2] = 60 * LW_FINE_INCH;
  while (shot.step < 256)
    {
      if (!lw_flight_glide (&shot))
        {
          fall_freely (&shot);
          shot.clear = 0;
        }
      while (freely.step < shot.step)
        fall_freely (&freely);
      for (guint i = 0; i < 3; i++)
        {
          g_assert_cmpint (shot.p[i], ==, freely.p[i]);
          g_assert_cmpint (shot.v[i], ==, freely.v[i]);
        }
    }
}

static void
test_top_of_a_bounce (void)
{
  LwFlightCrowd crowd = { 0 };
  g_auto (LwFlightWorld) world;
  g_auto (Range) range;
  gint64 rising;

  range_init (&range, LW_FIELD_MAX, LW_FIELD_MAX, 0);
  range_build (&range);
  lw_flight_world_init (&world, range.ground, &crowd, LW_NONE);
  for (rising = 0; rising < LW_SPEED (40); rising += LW_SPEED (1) / 8)
    {
      check_top (&world, 0, rising);
      check_top (&world, -LW_SPEED (1) / 50, rising);
      check_top (&world, LW_SPEED (1), rising);
    }
}

/* A chain of dominoes runs to its end, and each falls once. */
static void
test_chain (void)
{
  g_auto (Range) range;
  guint i, k;

  range_init (&range, LW_FIELD_MAX, LW_FIELD_MAX, MEN);
  range_build (&range);
  range.gun.at = (LwPoint){ LW_FIELD_MAX / 2, LW_INCHES (10) };
  for (i = 0; i < MEN; i++)
    {
      set_man (&range, i, (LwPoint){ LW_FIELD_MAX / 2, LW_INCHES (20) + (LwLength)i * 50 });
      range.men[i].arm = LW_INFANTRY;
      range.men[i].facing = LW_SOUTH;
    }
  for (k = 0; k < 20; k++)
    {
      g_autoptr (LwFlight) flight = shoot (&range, LW_NORTH, LW_DEGREE, k);
      g_autofree guint *fallen = g_new0 (guint, MEN);

      check_flight (&range, flight);
      for (i = 0; i < flight->events->len; i++)
        {
          LwShotEvent event = g_array_index (flight->events, LwShotEvent, i);

          fallen[event.man] += event.kind == LW_SHOT_OVERSET;
          g_assert_cmpuint (fallen[event.man], <=, 1);
        }
    }
}

static void
add_house (Range *range, LwPoint at, LwLength width, LwLength depth)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = at;
  house->width = width;
  house->depth = depth;
  house->height = LW_INCHES (6);
  lw_country_add (range->country, house);
}

/* The muzzle touches the wall, or is in it or through it: the shot comes back, never beyond. */
static void
test_hard_against (void)
{
  LwLength gap;

  for (gap = 0; gap <= LW_GUN_BARREL + LW_INCH; gap += 32)
    {
      g_auto (Range) range;
      LwLength face;
      guint i;

      range_init (&range, 20 * LW_FOOT, 20 * LW_FOOT, 1);
      face = range.gun.at.y + LW_GUN_AXLE_DEPTH / 2 + gap;
      add_house (&range, (LwPoint){ range.gun.at.x, face + LW_INCH / 2 }, LW_INCHES (80), LW_INCH);
      range_build (&range);
      set_man (&range, 0, (LwPoint){ range.gun.at.x, face + LW_INCHES (3) });
      for (i = 0; i < 40; i++)
        {
          g_autoptr (LwFlight) flight =
              shoot (&range, LW_NORTH, (LwAngle)(i % 11) * LW_DEGREE - 5 * LW_DEGREE, i);

          check_flight (&range, flight);
          g_assert_cmpint (flight->rest.y, <, face);
          g_assert_cmpuint (flight->events->len, ==, 0);
        }
    }
}

/* Shut in on four sides: five pieces a step are not enough to come out. */
static void
test_shut_in (void)
{
  g_auto (Range) range;
  LwPoint at;

  range_init (&range, 10 * LW_FOOT, 10 * LW_FOOT, 0);
  at = range.gun.at;
  add_house (&range, (LwPoint){ at.x + LW_INCHES (6), at.y }, LW_INCHES (2), LW_INCHES (14));
  add_house (&range, (LwPoint){ at.x - LW_INCHES (6), at.y }, LW_INCHES (2), LW_INCHES (14));
  add_house (&range, (LwPoint){ at.x, at.y + LW_INCHES (6) }, LW_INCHES (14), LW_INCHES (2));
  add_house (&range, (LwPoint){ at.x, at.y - LW_INCHES (6) }, LW_INCHES (14), LW_INCHES (2));
  range_build (&range);
  shoot_round (&range);
}

/* Off the field is out of the battle: no wall of the room sends a shot back (Q57). */
static void
test_off_the_field (void)
{
  g_auto (Range) range;
  guint i;

  range_init (&range, LW_FIELD_MIN, LW_FIELD_MIN, 1);
  range_build (&range);
  range.gun.at = (LwPoint){ LW_FIELD_MIN / 2, LW_FIELD_MIN - LW_INCHES (6) };
  set_man (&range, 0, (LwPoint){ LW_FIELD_MIN / 2, LW_FIELD_MIN - LW_INCHES (12) });
  for (i = 0; i < 40; i++)
    {
      g_autoptr (LwFlight) flight = shoot (&range, LW_NORTH, 5 * LW_DEGREE, i);

      check_flight (&range, flight);
      g_assert_cmpuint (flight->events->len, ==, 0);
      g_assert_cmpint (flight->rest.y, ==, LW_FIELD_MIN);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/flight-limits/forty-feet", test_large);
  g_test_add_func ("/war/flight-limits/four-feet", test_small);
  g_test_add_func ("/war/flight-limits/two-thousand-figures", test_crowd);
  g_test_add_func ("/war/flight-limits/widest-rock", test_widest_rock);
  g_test_add_func ("/war/flight-limits/roots", test_roots);
  g_test_add_func ("/war/flight-limits/top-of-a-bounce", test_top_of_a_bounce);
  g_test_add_func ("/war/flight-limits/chain-of-dominoes", test_chain);
  g_test_add_func ("/war/flight-limits/hard-against-a-wall", test_hard_against);
  g_test_add_func ("/war/flight-limits/shut-in", test_shut_in);
  g_test_add_func ("/laws/Q57/off-the-field", test_off_the_field);
  return g_test_run ();
}
