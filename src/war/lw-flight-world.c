/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-world.c: men, guns and Country as a shot meets them.
 */
#include "lw-flight-world.h"

#include <string.h>

/* What a shot that touches a thing may be off it, with a little more for what rounding hides. */
#define TOUCHING ((LwLength)(48 + 24 + 16))

/* Farther than any shot can be. */
#define FAR_OFF (-((LwLength)1 << 24))

#define EDGE_HALF (LW_FINE_INCH / 32)

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
enter_cell (LwFlightWorld *world, gint cell, const LwCellEntry *entry)
{
  if (world->n_entries == world->room)
    {
      world->room *= 2;
      world->entries = g_renew (LwCellEntry, world->entries, world->room);
    }
  world->entries[world->n_entries] = *entry;
  world->entries[world->n_entries].next = world->cells[cell];
  world->cells[cell] = (gint32)world->n_entries++;
}

/* A negative place is beyond the first cell, whichever way it is rounded. */
static gint
get_cell (LwLength place, gint n)
{
  return CLAMP (place >> LW_FLIGHT_CELL_BITS, 0, n - 1);
}

/* Enters a thing that reaches @ex by @ey from its middle. */
static void
enter_cells (LwFlightWorld *world, gint32 thing, LwPoint at, LwLength ex, LwLength ey)
{
  LwCellEntry entry = { at, ex + TOUCHING, ey + TOUCHING, thing, -1 };
  gint x1, x2, y1, y2, x, y;

  if (MAX (entry.ex, entry.ey) <= LW_FLIGHT_SMALL)
    {
      enter_cell (world,
                  get_cell (at.y, world->rows) * world->columns + get_cell (at.x, world->columns),
                  &entry);
      return;
    }

  x1 = get_cell (at.x - entry.ex, world->columns);
  x2 = get_cell (at.x + entry.ex, world->columns);
  y1 = get_cell (at.y - entry.ey, world->rows);
  y2 = get_cell (at.y + entry.ey, world->rows);
  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      enter_cell (world, y * world->columns + x, &entry);
}

static void
add_solid (LwFlightWorld *world, LwSolid solid)
{
  gint64 ex = (ABS (solid.hx * solid.c) + ABS (solid.hy * solid.s)) / LW_UNIT;
  gint64 ey = (ABS (solid.hx * solid.s) + ABS (solid.hy * solid.c)) / LW_UNIT;

  if (solid.round)
    ex = ey = solid.hx;
  g_array_append_val (world->still, solid);
  world->tallest = MAX (world->tallest, solid.z1);
  enter_cells (world, world->still->len - 1, (LwPoint){ solid.x / 256, solid.y / 256 }, ex / 256,
               ey / 256);
}

static LwSolid
get_round (LwSurface surface, LwRef man, LwPoint at, LwLength radius, LwLength foot, LwLength top)
{
  return (LwSolid){ .round = TRUE,
                    .surface = surface,
                    .man = man,
                    .x = LW_FINE (at.x),
                    .y = LW_FINE (at.y),
                    .z0 = LW_FINE (foot),
                    .z1 = LW_FINE (top),
                    .hx = LW_FINE (radius),
                    .c = LW_UNIT };
}

static LwSolid
get_box (LwSurface surface,
         LwRef man,
         LwPoint at,
         LwLength width,
         LwLength depth,
         LwAngle angle,
         LwLength foot,
         LwLength top)
{
  return (LwSolid){ .surface = surface,
                    .man = man,
                    .x = LW_FINE (at.x),
                    .y = LW_FINE (at.y),
                    .z0 = LW_FINE (foot),
                    .z1 = LW_FINE (top),
                    .hx = LW_FINE (width) / 2,
                    .hy = LW_FINE (depth) / 2,
                    .c = lw_cosine (angle) / 65536,
                    .s = lw_sine (angle) / 65536 };
}

/* One side of a board, or one leg of a wall. */
static void
add_leg (LwFlightWorld *world, LwSurface surface, LwPoint a, LwPoint b, gint64 half, LwLength top)
{
  LwAngle angle = lw_direction (a, b);

  add_solid (world, (LwSolid){ .surface = surface,
                               .man = LW_NONE,
                               .x = (LW_FINE (a.x) + LW_FINE (b.x)) / 2,
                               .y = (LW_FINE (a.y) + LW_FINE (b.y)) / 2,
                               .z1 = LW_FINE (top),
                               .hx = LW_FINE (lw_distance (a, b)) / 2 + half,
                               .hy = half,
                               .c = lw_cosine (angle) / 65536,
                               .s = lw_sine (angle) / 65536 });
}

static void
add_board (LwFlightWorld *world, const LwFeature *board)
{
  const LwPoint *points = (const LwPoint *)board->points->data;
  LwPlateau plateau = { .points = points,
                        .n_points = board->points->len,
                        .bounds = lw_box_around (points, board->points->len, 0),
                        .height = board->height };
  guint i;

  g_array_append_val (world->plateaus, plateau);
  world->highest = MAX (world->highest, board->height);
  for (i = 0; i < plateau.n_points; i++)
    add_leg (world, LW_SURFACE_BOARD, points[i], points[(i + 1) % plateau.n_points], EDGE_HALF,
             board->height);
}

static void
add_feature (LwFlightWorld *world, const LwFeature *thing)
{
  guint i;

  if (thing->height <= 0)
    return;

  switch (thing->kind)
    {
    case LW_FEATURE_BOARD:
      if (thing->points != NULL && thing->points->len >= 3)
        add_board (world, thing);
      break;
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
      add_solid (world, get_box (LW_SURFACE_HARD, LW_NONE, thing->at, thing->width, thing->depth,
                                 thing->angle, 0, thing->height));
      break;
    case LW_FEATURE_WALL:
      for (i = 1; thing->points != NULL && i < thing->points->len; i++)
        add_leg (world, LW_SURFACE_HARD, g_array_index (thing->points, LwPoint, i - 1),
                 g_array_index (thing->points, LwPoint, i), LW_FINE (thing->thickness) / 2,
                 thing->height);
      break;
    case LW_FEATURE_TREE:
      add_solid (world,
                 get_round (LW_SURFACE_TWIG, LW_NONE, thing->at, LW_TREE_RADIUS, 0, thing->height));
      break;
    case LW_FEATURE_ROCK:
      add_solid (world,
                 get_round (LW_SURFACE_HARD, LW_NONE, thing->at, thing->radius, 0, thing->height));
      break;
    default:
      /* Water, roads and the ground of woods lie flat. */
      break;
    }
}

/* Enters a man; what he is made of waits till a shot comes near him. */
static void
add_man (LwFlightWorld *world, LwRef ref)
{
  const LwMan *man = &world->men[ref];
  LwLength reach = man->arm == LW_INFANTRY ? LW_INFANTRY_RADIUS : LW_FLIGHT_FIGURE;

  enter_cells (world, world->still->len + ref, man->at, reach, reach);
}

static void
add_gun (LwFlightWorld *world, const LwGun *gun)
{
  LwLength z = lw_flight_world_height (world, gun->at);
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);

  add_solid (world, get_box (LW_SURFACE_HARD, LW_NONE, gun->at, LW_GUN_AXLE_DEPTH,
                             LW_GUN_AXLE_WIDTH, gun->bearing, z, z + WHEEL_HEIGHT));
  add_solid (world,
             get_box (LW_SURFACE_HARD, LW_NONE, lw_point_towards (gun->at, back, LW_GUN_TRAIL / 2),
                      LW_GUN_TRAIL, TRAIL_WIDTH, gun->bearing, z, z + TRAIL_HEIGHT));
  add_solid (world,
             get_box (LW_SURFACE_HARD, LW_NONE,
                      lw_point_towards (gun->at, gun->bearing, LW_GUN_BARREL / 2), LW_GUN_BARREL,
                      BARREL_WIDTH, gun->bearing, z + BARREL_FOOT, z + BARREL_TOP));
}

static void
init_cells (LwFlightWorld *world)
{
  gsize n;

  world->columns = (world->field.x2 + LW_FLIGHT_CELL - 1) / LW_FLIGHT_CELL + 1;
  world->rows = (world->field.y2 + LW_FLIGHT_CELL - 1) / LW_FLIGHT_CELL + 1;
  n = (gsize)world->columns * (gsize)world->rows;
  world->cells = g_new (gint32, n);
  memset (world->cells, 0xff, n * sizeof (gint32));
  world->room = world->n_men + 512;
  world->entries = g_new (LwCellEntry, world->room);
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
  const LwCountry *country = lw_ground_country (ground);
  guint i;

  *world = (LwFlightWorld){ .men = men, .n_men = n_men };
  world->field = lw_country_bounds (country);
  world->still = g_array_sized_new (FALSE, FALSE, sizeof (LwSolid), 512);
  world->plateaus = g_array_new (FALSE, FALSE, sizeof (LwPlateau));
  world->standing = g_new0 (gboolean, MAX (n_men, 1));
  world->made = g_new0 (guint8, MAX (n_men, 1));
  world->figures = g_new (LwSolid, MAX (n_men, 1) * LW_SOLIDS_A_MAN);
  init_cells (world);

  for (i = 0; i < lw_country_count (country); i++)
    add_feature (world, lw_country_feature (country, i));
  for (i = 0; i < n_guns; i++)
    if (i != (guint)gun && guns[i].placed && !guns[i].retired)
      add_gun (world, &guns[i]);
  for (i = 0; i < n_men; i++)
    {
      /* Over men who lie down a gun may fire (R39). */
      world->standing[i] = lw_man_on_field (&men[i]) && !men[i].prone;
      if (world->standing[i])
        add_man (world, i);
    }
  world->near = g_new (gint32, world->n_entries + 1);
  world->near_to = (LwPoint){ FAR_OFF, FAR_OFF };
  if (n_men > 0)
    world->tallest = MAX (world->tallest, LW_FINE (world->highest + RIDER_HEIGHT));
}

void
lw_flight_world_clear (LwFlightWorld *world)
{
  g_array_unref (world->still);
  g_array_unref (world->plateaus);
  g_free (world->entries);
  g_free (world->standing);
  g_free (world->made);
  g_free (world->figures);
  g_free (world->cells);
  g_free (world->near);
}

LwLength
lw_flight_world_height (const LwFlightWorld *world, LwPoint at)
{
  LwLength height = 0;
  guint i;

  for (i = 0; i < world->plateaus->len; i++)
    {
      const LwPlateau *board = &g_array_index (world->plateaus, LwPlateau, i);

      if (board->height > height && lw_box_holds (board->bounds, at) &&
          lw_outline_holds (board->points, board->n_points, at))
        height = board->height;
    }

  return height;
}

void
lw_flight_world_figure (LwFlightWorld *world, LwRef ref)
{
  const LwMan *man = &world->men[ref];
  LwSolid *figure = &world->figures[ref * LW_SOLIDS_A_MAN];
  LwLength z = lw_flight_world_height (world, man->at);

  if (man->arm == LW_INFANTRY)
    {
      figure[0] =
          get_round (LW_SURFACE_FIGURE, ref, man->at, LW_INFANTRY_RADIUS, z, z + BASE_HEIGHT);
      figure[1] = get_round (LW_SURFACE_FIGURE, ref, man->at, BODY_RADIUS, z, z + INFANTRY_HEIGHT);
      world->made[ref] = 2;
      return;
    }

  figure[0] = get_box (LW_SURFACE_FIGURE, ref, man->at, LW_CAVALRY_LENGTH, LW_CAVALRY_WIDTH,
                       man->facing, z, z + BASE_HEIGHT);
  figure[1] = get_box (LW_SURFACE_FIGURE, ref, man->at, LW_CAVALRY_LENGTH, HORSE_WIDTH, man->facing,
                       z, z + HORSE_HEIGHT);
  figure[2] =
      get_round (LW_SURFACE_FIGURE, ref, man->at, BODY_RADIUS, z + HORSE_HEIGHT, z + RIDER_HEIGHT);
  world->made[ref] = 3;
}
