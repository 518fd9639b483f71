/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gun-speed.c: how many shots a second one processor lets fly over 500 men and 200 houses, and
 * how many bare rays one shot costs.
 *
 *   gun-speed [SHOTS]
 */
#include "lw-flight.h"

#include <stdlib.h>
#include <time.h>

#define FIELD_WIDTH LW_INCHES (240)
#define FIELD_DEPTH LW_INCHES (480)
#define MEN 500
#define HOUSES 200

/* Bearings and elevations that are fired in turn. */
#define BEARINGS 41
#define ELEVATIONS 13
#define STEP 3000
#define RAYS_A_SHOT 10

typedef struct
{
  LwCountry *country;
  LwGround *ground;
  LwMan men[MEN];
  LwGun gun;
} Crowd;

static void
add_man (Crowd *crowd, gint i, LwChance *chance)
{
  LwMan *man = &crowd->men[i];

  man->side = i % 2 == 0 ? LW_RED : LW_BLUE;
  man->arm = i % 3 == 0 ? LW_CAVALRY : LW_INFANTRY;
  man->state = LW_MAN_FIGHTING;
  man->at.x = LW_INCHES (8 + 9 * (i % 25)) + (LwLength)lw_chance_below (chance, 400);
  man->at.y = LW_INCHES (78 + 18 * (i / 25)) + (LwLength)lw_chance_below (chance, 400);
  man->facing = (LwAngle)lw_chance_below (chance, LW_TURN);
}

static void
add_house (Crowd *crowd, gint i, LwChance *chance)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = (LwPoint){ LW_INCHES (16 * (i % 14 + 1)), LW_INCHES (30 * (i / 14 + 1)) };
  house->width = LW_INCHES (2) + (LwLength)lw_chance_below (chance, LW_INCHES (2));
  house->depth = LW_INCHES (2) + (LwLength)lw_chance_below (chance, LW_INCHES (2));
  house->height = LW_INCH + (LwLength)lw_chance_below (chance, LW_INCHES (4));
  house->angle = (LwAngle)lw_chance_below (chance, LW_TURN);
  lw_country_add (crowd->country, house);
}

static void
crowd_init (Crowd *crowd)
{
  LwGroundRules rules = { 0 };
  LwChance chance;
  gint i;

  *crowd = (Crowd){ .gun = { .placed = TRUE, .bearing = LW_NORTH } };
  crowd->gun.at = (LwPoint){ FIELD_WIDTH / 2, LW_INCHES (60) };
  crowd->country = lw_country_new ("Crowd", FIELD_WIDTH, FIELD_DEPTH);
  lw_chance_seed (&chance, 1913);
  for (i = 0; i < MEN; i++)
    add_man (crowd, i, &chance);
  for (i = 0; i < HOUSES; i++)
    add_house (crowd, i, &chance);
  crowd->ground = lw_ground_new (crowd->country, &rules);
}

static void
crowd_clear (Crowd *crowd)
{
  lw_ground_unref (crowd->ground);
  lw_country_free (crowd->country);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Crowd, crowd_clear)

static LwAngle
get_bearing (guint i)
{
  return LW_NORTH + ((gint)(i % BEARINGS) - BEARINGS / 2) * STEP;
}

static guint
shoot (const Crowd *crowd, guint i)
{
  LwLaying laying = { .axle = crowd->gun.at,
                      .bearing = get_bearing (i),
                      .elevation = (LwAngle)(i % ELEVATIONS) * STEP,
                      .hurry = 100,
                      .seed = i };
  g_autoptr (LwFlight) flight = NULL;

  flight = lw_flight_new (&laying, crowd->ground, crowd->men, MEN, &crowd->gun, 1, 0);
  return flight->events->len;
}

static LwLength
meet_disc (LwPoint from, gint64 x, gint64 y, LwPoint at, LwLength radius, LwLength nearest)
{
  gint64 dx = at.x - from.x, dy = at.y - from.y;
  gint64 along = (dx * x + dy * y) / (1 << 14), aside = (dx * y - dy * x) / (1 << 14);

  return along > 0 && along < nearest && ABS (aside) < radius ? (LwLength)along : nearest;
}

/* One straight ray against everything, as discs on a flat floor: what no shot can do without. */
static guint
cast_ray (const Crowd *crowd, guint shot)
{
  LwAngle bearing = get_bearing (shot);
  gint64 x = lw_cosine (bearing) / 65536, y = lw_sine (bearing) / 65536;
  LwLength nearest = G_MAXINT32;
  guint i;

  for (i = 0; i < MEN; i++)
    nearest = meet_disc (crowd->gun.at, x, y, crowd->men[i].at, LW_INFANTRY_RADIUS, nearest);
  for (i = 0; i < HOUSES; i++)
    {
      const LwFeature *house = lw_country_feature (crowd->country, i);

      nearest = meet_disc (crowd->gun.at, x, y, house->at, house->width / 2, nearest);
    }

  return (guint)nearest;
}

/* How many a second of processor time. */
static double
measure (const Crowd *crowd, guint (*once) (const Crowd *, guint), guint n)
{
  static volatile guint sink;
  clock_t began = clock ();
  guint sum = 0;
  guint i;

  for (i = 0; i < n; i++)
    sum += once (crowd, i);
  sink = sum;
  return n / MAX ((double)(clock () - began) / CLOCKS_PER_SEC, 1e-6) + 0 * sink;
}

int
main (int argc, char **argv)
{
  g_auto (Crowd) crowd;
  gint shots = argc > 1 ? atoi (argv[1]) : 20000;
  double rate, rays;

  if (shots <= 0)
    {
      g_printerr ("usage: %s [SHOTS]\n", argv[0]);
      return 2;
    }

  crowd_init (&crowd);
  rate = measure (&crowd, shoot, (guint)shots);
  rays = measure (&crowd, cast_ray, (guint)shots * RAYS_A_SHOT);
  g_print ("%d men, %d houses: %.0f shots/s, %.0f rays/s: a shot costs %.1f rays\n", MEN, HOUSES,
           rate, rays, rays / rate);
  return EXIT_SUCCESS;
}
