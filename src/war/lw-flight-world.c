/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-world.c: men, guns and Country as a shot meets them.
 */
#include "lw-flight-world.h"

#define CELL LW_INCHES (8)
/* A thing is entered this much larger than it is, so that a step need look at its own cells only.
 */
#define CELL_MARGIN ((LwLength)64)
#define EDGE_HALF (LW_FINE_INCH / 32)
#define FLOOR_SLACK (LW_FINE_INCH / 64)

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

typedef struct
{
  gint32 solid, next;
} Entry;

static void
enter_cells (LwFlightWorld *world, gint32 solid)
{
  const LwSolid *it = &g_array_index (world->solids, LwSolid, solid);
  gint64 ex = it->round ? it->hx : (ABS (it->hx * it->c) + ABS (it->hy * it->s)) / LW_UNIT;
  gint64 ey = it->round ? it->hx : (ABS (it->hx * it->s) + ABS (it->hy * it->c)) / LW_UNIT;
  gint64 margin = LW_SHOT_RADIUS + LW_FINE (CELL_MARGIN);
  gint x1 = CLAMP ((it->x - ex - margin) / LW_FINE (CELL), 0, world->columns - 1);
  gint x2 = CLAMP ((it->x + ex + margin) / LW_FINE (CELL), 0, world->columns - 1);
  gint y1 = CLAMP ((it->y - ey - margin) / LW_FINE (CELL), 0, world->rows - 1);
  gint y2 = CLAMP ((it->y + ey + margin) / LW_FINE (CELL), 0, world->rows - 1);
  gint x, y;

  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      {
        gint32 *first = &world->cells[y * world->columns + x];
        Entry entry = { solid, *first };

        *first = world->entries->len;
        g_array_append_val (world->entries, entry);
      }
}

static void
add_solid (LwFlightWorld *world, LwSolid solid)
{
  g_array_append_val (world->solids, solid);
  world->tallest = MAX (world->tallest, solid.z1);
  enter_cells (world, world->solids->len - 1);
}

static void
add_round (LwFlightWorld *world,
           LwSurface surface,
           LwRef man,
           LwPoint at,
           LwLength radius,
           LwLength foot,
           LwLength top)
{
  add_solid (world, (LwSolid){ .round = TRUE,
                               .surface = surface,
                               .man = man,
                               .x = LW_FINE (at.x),
                               .y = LW_FINE (at.y),
                               .z0 = LW_FINE (foot),
                               .z1 = LW_FINE (top),
                               .hx = LW_FINE (radius),
                               .c = LW_UNIT });
}

static void
add_box (LwFlightWorld *world,
         LwSurface surface,
         LwRef man,
         LwPoint at,
         LwLength width,
         LwLength depth,
         LwAngle angle,
         LwLength foot,
         LwLength top)
{
  add_solid (world, (LwSolid){ .surface = surface,
                               .man = man,
                               .x = LW_FINE (at.x),
                               .y = LW_FINE (at.y),
                               .z0 = LW_FINE (foot),
                               .z1 = LW_FINE (top),
                               .hx = LW_FINE (width) / 2,
                               .hy = LW_FINE (depth) / 2,
                               .c = lw_cosine (angle) / 65536,
                               .s = lw_sine (angle) / 65536 });
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
      add_box (world, LW_SURFACE_HARD, LW_NONE, thing->at, thing->width, thing->depth, thing->angle,
               0, thing->height);
      break;
    case LW_FEATURE_WALL:
      for (i = 1; thing->points != NULL && i < thing->points->len; i++)
        add_leg (world, LW_SURFACE_HARD, g_array_index (thing->points, LwPoint, i - 1),
                 g_array_index (thing->points, LwPoint, i), LW_FINE (thing->thickness) / 2,
                 thing->height);
      break;
    case LW_FEATURE_TREE:
      add_round (world, LW_SURFACE_TWIG, LW_NONE, thing->at, LW_TREE_RADIUS, 0, thing->height);
      break;
    case LW_FEATURE_ROCK:
      add_round (world, LW_SURFACE_HARD, LW_NONE, thing->at, thing->radius, 0, thing->height);
      break;
    default:
      /* Water, roads and the ground of woods lie flat. */
      break;
    }
}

static void
add_man (LwFlightWorld *world, LwRef ref)
{
  const LwMan *man = &world->men[ref];
  LwLength z = lw_flight_world_height (world, man->at);

  if (man->arm == LW_INFANTRY)
    {
      add_round (world, LW_SURFACE_FIGURE, ref, man->at, LW_INFANTRY_RADIUS, z, z + BASE_HEIGHT);
      add_round (world, LW_SURFACE_FIGURE, ref, man->at, BODY_RADIUS, z, z + INFANTRY_HEIGHT);
      return;
    }

  add_box (world, LW_SURFACE_FIGURE, ref, man->at, LW_CAVALRY_LENGTH, LW_CAVALRY_WIDTH, man->facing,
           z, z + BASE_HEIGHT);
  add_box (world, LW_SURFACE_FIGURE, ref, man->at, LW_CAVALRY_LENGTH, HORSE_WIDTH, man->facing, z,
           z + HORSE_HEIGHT);
  add_round (world, LW_SURFACE_FIGURE, ref, man->at, BODY_RADIUS, z + HORSE_HEIGHT,
             z + RIDER_HEIGHT);
}

static void
add_gun (LwFlightWorld *world, const LwGun *gun)
{
  LwLength z = lw_flight_world_height (world, gun->at);
  LwAngle back = lw_angle_wrapped ((gint64)gun->bearing + LW_TURN / 2);

  add_box (world, LW_SURFACE_HARD, LW_NONE, gun->at, LW_GUN_AXLE_DEPTH, LW_GUN_AXLE_WIDTH,
           gun->bearing, z, z + WHEEL_HEIGHT);
  add_box (world, LW_SURFACE_HARD, LW_NONE, lw_point_towards (gun->at, back, LW_GUN_TRAIL / 2),
           LW_GUN_TRAIL, TRAIL_WIDTH, gun->bearing, z, z + TRAIL_HEIGHT);
  add_box (world, LW_SURFACE_HARD, LW_NONE,
           lw_point_towards (gun->at, gun->bearing, LW_GUN_BARREL / 2), LW_GUN_BARREL, BARREL_WIDTH,
           gun->bearing, z + BARREL_FOOT, z + BARREL_TOP);
}

static void
init_cells (LwFlightWorld *world)
{
  gint i;

  world->columns = (world->field.x2 + CELL - 1) / CELL + 1;
  world->rows = (world->field.y2 + CELL - 1) / CELL + 1;
  world->cells = g_new (gint32, world->columns * world->rows);
  for (i = 0; i < world->columns * world->rows; i++)
    world->cells[i] = -1;
  world->entries = g_array_sized_new (FALSE, FALSE, sizeof (Entry), 1024);
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
  world->solids = g_array_sized_new (FALSE, FALSE, sizeof (LwSolid), 512);
  world->plateaus = g_array_new (FALSE, FALSE, sizeof (LwPlateau));
  world->standing = g_new0 (gboolean, MAX (n_men, 1));
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
}

void
lw_flight_world_clear (LwFlightWorld *world)
{
  g_array_unref (world->solids);
  g_array_unref (world->plateaus);
  g_array_unref (world->entries);
  g_free (world->standing);
  g_free (world->cells);
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

static gint64
get_floor (const LwFlightWorld *world, gint64 x, gint64 y)
{
  return LW_FINE (lw_flight_world_height (world, (LwPoint){ x / 256, y / 256 }));
}

/* The floor, or the board that the way ends over, if the shot has not come in below its top. */
static void
hit_floor (const LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint64 bottom = p[2] - LW_SHOT_RADIUS;
  gint64 floor = 0;
  gint64 moment;

  if (d[2] >= 0 || bottom + d[2] > LW_FINE (world->highest))
    return;
  if (world->highest > 0)
    floor = get_floor (world, p[0] + d[0], p[1] + d[1]);
  if (bottom < floor - FLOOR_SLACK)
    floor = 0;
  if (bottom + d[2] >= floor)
    return;

  moment = bottom <= floor ? 0 : (bottom - floor) * LW_MOMENT / -d[2];
  if (moment < hit->moment)
    *hit = (LwHit){ .moment = moment, .nz = LW_UNIT, .solid = -1 };
}

static void
hit_cell (const LwFlightWorld *world, gint cell, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint32 i = world->cells[cell];

  while (i >= 0)
    {
      const Entry *entry = &g_array_index (world->entries, Entry, i);
      const LwSolid *solid = &g_array_index (world->solids, LwSolid, entry->solid);
      LwHit it = *hit;

      i = entry->next;
      if (solid->man != LW_NONE && !world->standing[solid->man])
        continue;
      /* Struck at the same moment, the lower number comes first. */
      if (entry->solid < it.solid)
        it.moment++;
      if (!lw_solid_hit (solid, p, d, &it))
        continue;
      *hit = it;
      hit->solid = entry->solid;
    }
}

gboolean
lw_flight_world_hit (const LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint x1 = CLAMP (MIN (p[0], p[0] + d[0]) / LW_FINE (CELL), 0, world->columns - 1);
  gint x2 = CLAMP (MAX (p[0], p[0] + d[0]) / LW_FINE (CELL), 0, world->columns - 1);
  gint y1 = CLAMP (MIN (p[1], p[1] + d[1]) / LW_FINE (CELL), 0, world->rows - 1);
  gint y2 = CLAMP (MAX (p[1], p[1] + d[1]) / LW_FINE (CELL), 0, world->rows - 1);
  const LwHit none = { .moment = LW_MOMENT + 1, .solid = G_MAXINT };
  gint x, y;

  *hit = none;
  /* High over everything, as half its flight is, there is nothing to look for. */
  if (p[2] - LW_FINE_INCH > world->tallest + LW_SHOT_RADIUS)
    return FALSE;

  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      hit_cell (world, y * world->columns + x, p, d, hit);
  hit_floor (world, p, d, hit);
  return hit->moment <= LW_MOMENT;
}
