/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-world.c: men and guns as one shot meets them, each made when it comes near him, over
 * the Country that all shots share.
 */
#include "lw-flight-world.h"
#include "lw-flight-ground.h"
#include "lw-flight-solid.h"

#include <string.h>

/* Farther than any shot can be. */
#define FAR_OFF (-((LwLength)1 << 24))

/* Figures, in 1/256 in: bases an eighth high, men of 2 in, horses to 1.9, riders to 2.9. */
#define BASE_HEIGHT 32
/* Who lies is broader than he stands, and 0.45 in high. */
#define LYING_HEIGHT 115
#define LYING_DEPTH (3 * LW_INCH / 4)
#define LYING_WIDTH (5 * LW_INCH / 4)
#define BODY_RADIUS 80
#define INFANTRY_HEIGHT 512
#define HORSE_WIDTH 154
#define HORSE_HEIGHT 486
#define RIDER_HEIGHT 742

/* Guns. */
#define WHEEL_HEIGHT 486
#define TRAIL_WIDTH 80
#define TRAIL_HEIGHT 128
#define BARREL_WIDTH 64
#define BARREL_FOOT 384
#define BARREL_TOP 512

void
lw_flight_world_init (LwFlightWorld *world,
                      const LwGround *ground,
                      const LwFlightCrowd *crowd,
                      LwRef gun)
{
  const LwFlightGround *still = lw_flight_ground (ground);

  world->ground = still;
  world->crowd = crowd;
  world->gun = gun;
  world->first_gun = (gint32)still->solids->len;
  world->first_man = lw_flight_gun_number (world, (LwRef)crowd->n_guns);
  world->found = (LwHits)LW_NO_HITS;
  /* Riders are taller than guns, and nobody stands higher than on the highest board. */
  world->tallest = MAX (still->tallest, LW_FINE (still->highest + RIDER_HEIGHT));
  world->near.entry = world->near.few;
  world->near.n = 0;
  world->near.room = G_N_ELEMENTS (world->near.few);
  world->known = (LwBox){ FAR_OFF, FAR_OFF, FAR_OFF, FAR_OFF };
  world->level = 0;
  world->plain = FALSE;
  world->model = LW_FLIGHT_MODEL;
  world->targets.target = world->targets.few;
  world->targets.n = 0;
  world->targets.room = G_N_ELEMENTS (world->targets.few);
}

void
lw_flight_world_clear (LwFlightWorld *world)
{
  if (world->targets.target != world->targets.few)
    g_free (world->targets.target);
  if (world->near.entry != world->near.few)
    g_free (world->near.entry);
  lw_hits_clear (&world->found);
}

LwLength
lw_flight_world_height (const LwFlightWorld *world, LwPoint at)
{
  return lw_flight_ground_height (world->ground, at);
}

/* The latest is asked for the most. */
static LwTarget *
find_target (const LwFlightWorld *world, gint32 number)
{
  guint i;

  /* At most every man and every gun is a target, and each of them once. */
  for (i = world->targets.n; i > 0; i--)
    if (world->targets.target[i - 1].number == number)
      return (LwTarget *)&world->targets.target[i - 1];

  return NULL;
}

gpointer
lw_flight_more_room (gpointer all, gconstpointer few, guint *room, gsize size)
{
  gpointer more = g_malloc_n (4 * *room, size);

  memcpy (more, all, *room * size);
  if (all != few)
    g_free (all);
  *room *= 4;

  return more;
}

static LwTarget *
add_target (LwFlightWorld *world, LwTarget target)
{
  LwTargets *targets = &world->targets;

  if (targets->n == targets->room)
    targets->target = lw_flight_more_room (targets->target, targets->few, &targets->room,
                                           sizeof *targets->target);
  target.standing = TRUE;
  targets->target[targets->n] = target;

  return &targets->target[targets->n++];
}

const LwSolid *
lw_flight_world_solid (const LwFlightWorld *world, gint32 number)
{
  gint32 n_ground = (gint32)world->ground->solids->len;
  gint32 part = (number - n_ground) % LW_SOLIDS_A_TARGET;

  if (number < n_ground)
    return &g_array_index (world->ground->solids, LwSolid, number);

  return &find_target (world, number - part)->solids[part];
}

/* ---- guns ---- */

gboolean
lw_flight_world_has_gun (const LwFlightWorld *world, LwRef gun)
{
  const LwGun *piece = &world->crowd->guns[gun];

  return gun != world->gun && piece->placed && !piece->retired;
}

static LwTarget
make_gun (LwFlightWorld *world, LwRef ref)
{
  const LwGun *gun = &world->crowd->guns[ref];
  LwTarget it = { .number = lw_flight_gun_number (world, ref), .man = LW_NONE, .n_solids = 3 };
  LwLength z = lw_flight_world_height (world, gun->at);
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);

  it.solids[0] = lw_flight_solid_box (LW_SURFACE_HARD, LW_NONE, gun->at, LW_GUN_AXLE_DEPTH,
                                      LW_GUN_AXLE_WIDTH, gun->bearing, z, z + WHEEL_HEIGHT);
  it.solids[1] = lw_flight_solid_box (LW_SURFACE_HARD, LW_NONE,
                                      lw_point_towards (gun->at, back, LW_GUN_TRAIL / 2),
                                      LW_GUN_TRAIL, TRAIL_WIDTH, gun->bearing, z, z + TRAIL_HEIGHT);
  it.solids[2] = lw_flight_solid_box (
      LW_SURFACE_HARD, LW_NONE, lw_point_towards (gun->at, gun->bearing, LW_GUN_BARREL / 2),
      LW_GUN_BARREL, BARREL_WIDTH, gun->bearing, z + BARREL_FOOT, z + BARREL_TOP);

  return it;
}

LwTarget *
lw_flight_world_gun (LwFlightWorld *world, LwRef gun)
{
  LwTarget *target = find_target (world, lw_flight_gun_number (world, gun));

  return target != NULL ? target : add_target (world, make_gun (world, gun));
}

/* ---- men ---- */

gboolean
lw_flight_world_in_way (const LwFlightWorld *world, LwRef man)
{
  const LwTarget *target;

  /* By the first model a shot passed through men who lay down. */
  if (world->crowd->men[man].prone && world->model == 1)
    return FALSE;
  target = find_target (world, lw_flight_man_number (world, man));

  return target == NULL || target->standing;
}

gboolean
lw_flight_world_stands (const LwFlightWorld *world, LwRef man)
{
  return !world->crowd->men[man].prone && lw_flight_world_in_way (world, man);
}

static void
make_soldier (LwTarget *it, const LwMan *man, LwLength z)
{
  it->n_solids = 2;
  it->solids[0] = lw_flight_solid_round (LW_SURFACE_FIGURE, it->man, man->at, LW_INFANTRY_RADIUS, z,
                                         z + BASE_HEIGHT);
  it->solids[1] = lw_flight_solid_round (LW_SURFACE_FIGURE, it->man, man->at, BODY_RADIUS, z,
                                         z + INFANTRY_HEIGHT);
}

/* He lies down in place, and takes hardly more room than when he stands (R39). */
static void
make_lying (LwTarget *it, const LwMan *man, LwLength z)
{
  it->n_solids = 1;
  if (man->arm == LW_INFANTRY)
    it->solids[0] = lw_flight_solid_box (LW_SURFACE_FIGURE, it->man, man->at, LYING_DEPTH,
                                         LYING_WIDTH, man->facing, z, z + LYING_HEIGHT);
  else
    it->solids[0] = lw_flight_solid_box (LW_SURFACE_FIGURE, it->man, man->at, LW_CAVALRY_LENGTH,
                                         LW_CAVALRY_WIDTH, man->facing, z, z + LYING_HEIGHT);
}

static void
make_rider (LwTarget *it, const LwMan *man, LwLength z)
{
  it->n_solids = 3;
  it->solids[0] = lw_flight_solid_box (LW_SURFACE_FIGURE, it->man, man->at, LW_CAVALRY_LENGTH,
                                       LW_CAVALRY_WIDTH, man->facing, z, z + BASE_HEIGHT);
  it->solids[1] = lw_flight_solid_box (LW_SURFACE_FIGURE, it->man, man->at, LW_CAVALRY_LENGTH,
                                       HORSE_WIDTH, man->facing, z, z + HORSE_HEIGHT);
  it->solids[2] = lw_flight_solid_round (LW_SURFACE_FIGURE, it->man, man->at, BODY_RADIUS,
                                         z + HORSE_HEIGHT, z + RIDER_HEIGHT);
}

static LwTarget
make_man (LwFlightWorld *world, LwRef ref)
{
  const LwMan *man = &world->crowd->men[ref];
  LwTarget it = { .number = lw_flight_man_number (world, ref), .man = ref };
  LwLength z = lw_flight_world_height (world, man->at);

  if (man->prone)
    make_lying (&it, man, z);
  else if (man->arm == LW_INFANTRY)
    make_soldier (&it, man, z);
  else
    make_rider (&it, man, z);

  return it;
}

LwTarget *
lw_flight_world_man (LwFlightWorld *world, LwRef man)
{
  LwTarget *target = find_target (world, lw_flight_man_number (world, man));

  return target != NULL ? target : add_target (world, make_man (world, man));
}
