/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-world.c: men and guns as one shot meets them, over the Country that all shots share.
 */
#include "lw-flight-world.h"

#include <string.h>

/* Farther than any shot can be. */
#define FAR_OFF (-((LwLength)1 << 24))

/* Figures, in 1/256 in: bases an eighth high, men of 2 in, horses to 1.9, riders to 2.9. */
#define BASE_HEIGHT 32
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

static void
add_part (LwFlightWorld *world, LwSolid solid)
{
  LwCellEntry entry = lw_solid_entry (&solid, (gint32)lw_flight_world_still (world));

  g_array_append_val (world->guns, solid);
  g_array_append_val (world->gun_entries, entry);
  world->tallest = MAX (world->tallest, solid.z1);
}

static void
add_gun (LwFlightWorld *world, const LwGun *gun)
{
  LwLength z = lw_flight_world_height (world, gun->at);
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);

  add_part (world, lw_solid_box (LW_SURFACE_HARD, LW_NONE, gun->at, LW_GUN_AXLE_DEPTH,
                                 LW_GUN_AXLE_WIDTH, gun->bearing, z, z + WHEEL_HEIGHT));
  add_part (world, lw_solid_box (LW_SURFACE_HARD, LW_NONE,
                                 lw_point_towards (gun->at, back, LW_GUN_TRAIL / 2), LW_GUN_TRAIL,
                                 TRAIL_WIDTH, gun->bearing, z, z + TRAIL_HEIGHT));
  add_part (world, lw_solid_box (LW_SURFACE_HARD, LW_NONE,
                                 lw_point_towards (gun->at, gun->bearing, LW_GUN_BARREL / 2),
                                 LW_GUN_BARREL, BARREL_WIDTH, gun->bearing, z + BARREL_FOOT,
                                 z + BARREL_TOP));
}

/* Enters the men; what each is made of waits till a shot comes near him. */
static void
add_men (LwFlightWorld *world)
{
  gint columns = world->ground->columns, rows = world->ground->rows;
  LwTarget *target = world->targets;
  guint i;

  for (i = 0; i < world->n_men; i++, target++)
    {
      const LwMan *man = &world->men[i];
      LwRef *first;

      /* Over men who lie down a gun may fire (R39). */
      if (man->prone || (man->state != LW_MAN_FIGHTING && !lw_man_on_field (man)))
        continue;
      first = &world->first[lw_flight_cell (man->at.y, rows) * columns +
                            lw_flight_cell (man->at.x, columns)];
      target->standing = TRUE;
      target->next = *first;
      *first = (LwRef)i;
    }
  if (world->n_men > 0)
    world->tallest = MAX (world->tallest, LW_FINE (world->ground->highest + RIDER_HEIGHT));
}

void
lw_flight_world_init (LwFlightWorld *world,
                      const LwGround *ground,
                      const LwMan *men,
                      guint n_men,
                      const LwGun *guns,
                      guint n_guns,
                      LwRef gun)
{
  const LwFlightGround *still = lw_flight_ground (ground);
  gsize n_cells = (gsize)still->columns * (gsize)still->rows;
  guint i;

  *world = (LwFlightWorld){ .ground = still, .men = men, .n_men = n_men };
  world->tallest = still->tallest;
  world->targets = g_new0 (LwTarget, MAX (n_men, 1));
  world->first = g_new (LwRef, n_cells);
  memset (world->first, 0xff, n_cells * sizeof (LwRef));
  world->guns = g_array_new (FALSE, FALSE, sizeof (LwSolid));
  world->gun_entries = g_array_new (FALSE, FALSE, sizeof (LwCellEntry));
  world->figures = g_array_new (FALSE, FALSE, sizeof (LwSolid));
  world->near = g_array_new (FALSE, FALSE, sizeof (LwCellEntry));
  world->near_to = (LwPoint){ FAR_OFF, FAR_OFF };
  for (i = 0; i < n_guns; i++)
    if (i != (guint)gun && guns[i].placed && !guns[i].retired)
      add_gun (world, &guns[i]);
  add_men (world);
}

void
lw_flight_world_clear (LwFlightWorld *world)
{
  g_free (world->targets);
  g_free (world->first);
  g_array_unref (world->guns);
  g_array_unref (world->gun_entries);
  g_array_unref (world->figures);
  g_array_unref (world->near);
}

LwLength
lw_flight_world_height (const LwFlightWorld *world, LwPoint at)
{
  return lw_flight_ground_height (world->ground, at);
}

static void
add_figure (LwFlightWorld *world, LwRef ref, LwSolid solid)
{
  g_array_append_val (world->figures, solid);
  world->targets[ref].made++;
}

void
lw_flight_world_figure (LwFlightWorld *world, LwRef ref)
{
  const LwMan *man = &world->men[ref];
  LwLength z = lw_flight_world_height (world, man->at);

  world->targets[ref].first = world->figures->len;
  if (man->arm == LW_INFANTRY)
    {
      add_figure (
          world, ref,
          lw_solid_round (LW_SURFACE_FIGURE, ref, man->at, LW_INFANTRY_RADIUS, z, z + BASE_HEIGHT));
      add_figure (
          world, ref,
          lw_solid_round (LW_SURFACE_FIGURE, ref, man->at, BODY_RADIUS, z, z + INFANTRY_HEIGHT));
      return;
    }

  add_figure (world, ref,
              lw_solid_box (LW_SURFACE_FIGURE, ref, man->at, LW_CAVALRY_LENGTH, LW_CAVALRY_WIDTH,
                            man->facing, z, z + BASE_HEIGHT));
  add_figure (world, ref,
              lw_solid_box (LW_SURFACE_FIGURE, ref, man->at, LW_CAVALRY_LENGTH, HORSE_WIDTH,
                            man->facing, z, z + HORSE_HEIGHT));
  add_figure (world, ref,
              lw_solid_round (LW_SURFACE_FIGURE, ref, man->at, BODY_RADIUS, z + HORSE_HEIGHT,
                              z + RIDER_HEIGHT));
}
