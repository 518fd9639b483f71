/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-terrain.c: the field in square cells, and the way over them.
 *
 * Which neighbours a cell leads to is asked of the ground once. A way is then a flood from its
 * goals: a step to the side costs two, one across a corner three, which is near enough to the
 * string for choosing a direction.
 */
#include "lw-terrain.h"

#define CELL LW_INCHES (2)
#define CELL_OF_LARGE LW_INCHES (3)
#define LARGE (15 * LW_FOOT)

#define MAN_HALF ((LwLength)96) /* and of a horse */
#define GUN_HALF LW_INCH

#define N_WAYS 8
#define SIDE_STEP 2
#define CORNER_STEP 3
#define N_BUCKETS 4 /* more than the longest step */

static const gint8 way_x[N_WAYS] = { 1, 1, 0, -1, -1, -1, 0, 1 };
static const gint8 way_y[N_WAYS] = { 0, 1, 1, 1, 0, -1, -1, -1 };

struct _LwTerrain
{
  LwGround *ground;
  LwLength cell;
  gint columns, rows;
  guint8 *men; /* of each cell, the ways that lead out of it, a bit each */
  guint8 *guns;
  LwLength *height;
  LwPoint *middle;
  gint step[N_WAYS]; /* from a cell's number to its neighbour's */
};

const LwGround *
lw_terrain_ground (const LwTerrain *terrain)
{
  return terrain->ground;
}

guint
lw_terrain_cells (const LwTerrain *terrain)
{
  return (guint)(terrain->columns * terrain->rows);
}

guint
lw_terrain_columns (const LwTerrain *terrain)
{
  return (guint)terrain->columns;
}

guint
lw_terrain_cell (const LwTerrain *terrain, LwPoint at)
{
  gint x = CLAMP (at.x / terrain->cell, 0, terrain->columns - 1);
  gint y = CLAMP (at.y / terrain->cell, 0, terrain->rows - 1);

  return (guint)(y * terrain->columns + x);
}

LwPoint
lw_terrain_middle (const LwTerrain *terrain, guint cell)
{
  return terrain->middle[cell];
}

LwLength
lw_terrain_height (const LwTerrain *terrain, guint cell)
{
  return terrain->height[cell];
}

gboolean
lw_terrain_is_open (const LwTerrain *terrain, LwPoint at)
{
  return terrain->men[lw_terrain_cell (terrain, at)] != 0;
}

/* ---- read from the ground ---- */

/* The neighbour on the i-th way, or -1 at the edge of the field. */
static gint
get_neighbour (const LwTerrain *terrain, guint cell, guint way)
{
  gint x = (gint)cell % terrain->columns + way_x[way];
  gint y = (gint)cell / terrain->columns + way_y[way];

  if (x < 0 || y < 0 || x >= terrain->columns || y >= terrain->rows)
    return -1;

  return y * terrain->columns + x;
}

/* Half of the ways are asked for; the others are the same ways back. */
static void
link_cell (LwTerrain *terrain, LwBody body, LwLength half, guint8 *links, guint cell)
{
  LwPoint from = lw_terrain_middle (terrain, cell);

  for (guint way = 0; way < N_WAYS / 2; way++)
    {
      gint other = get_neighbour (terrain, cell, way);
      LwPoint to;

      if (other < 0)
        continue;
      to = lw_terrain_middle (terrain, (guint)other);
      if (lw_ground_stops (terrain->ground, body, from, to, half) != NULL)
        continue;
      links[cell] |= (guint8)(1u << way);
      links[other] |= (guint8)(1u << (way + N_WAYS / 2));
    }
}

/* No way leads out of a thing that one stands in: it would lead anywhere. */
static void
close_cell (LwTerrain *terrain, LwBody body, LwLength half, guint8 *links, guint cell)
{
  if (!lw_ground_overlaps (terrain->ground, body, lw_terrain_middle (terrain, cell), half))
    return;

  links[cell] = 0;
  for (guint way = 0; way < N_WAYS; way++)
    {
      gint other = get_neighbour (terrain, cell, way);

      if (other >= 0)
        links[other] &= (guint8) ~(1u << ((way + N_WAYS / 2) % N_WAYS));
    }
}

static gboolean
is_stopped (const gint *stop)
{
  return stop != NULL && g_atomic_int_get (stop) != 0;
}

static guint8 *
link_cells (LwTerrain *terrain, LwBody body, LwLength half, const gint *stop)
{
  guint n = lw_terrain_cells (terrain);
  guint8 *links = g_new0 (guint8, n);

  for (guint cell = 0; cell < n && !is_stopped (stop); cell++)
    link_cell (terrain, body, half, links, cell);
  for (guint cell = 0; cell < n && !is_stopped (stop); cell++)
    close_cell (terrain, body, half, links, cell);
  return links;
}

static void
place_cells (LwTerrain *terrain)
{
  terrain->middle = g_new (LwPoint, lw_terrain_cells (terrain));
  for (gint y = 0; y < terrain->rows; y++)
    for (gint x = 0; x < terrain->columns; x++)
      terrain->middle[y * terrain->columns + x] =
          (LwPoint){ x * terrain->cell + terrain->cell / 2, y * terrain->cell + terrain->cell / 2 };
  for (guint way = 0; way < N_WAYS; way++)
    terrain->step[way] = way_y[way] * terrain->columns + way_x[way];
}

LwTerrain *
lw_terrain_new (LwGround *ground, const gint *stop)
{
  LwTerrain *terrain = g_new0 (LwTerrain, 1);
  const LwCountry *country = lw_ground_country (ground);

  terrain->ground = lw_ground_ref (ground);
  terrain->cell = MAX (country->width, country->depth) > LARGE ? CELL_OF_LARGE : CELL;
  terrain->columns = MAX (1, (country->width + terrain->cell - 1) / terrain->cell);
  terrain->rows = MAX (1, (country->depth + terrain->cell - 1) / terrain->cell);
  place_cells (terrain);
  terrain->men = link_cells (terrain, LW_BODY_INFANTRY, MAN_HALF, stop);
  terrain->guns = link_cells (terrain, LW_BODY_GUN, GUN_HALF, stop);
  terrain->height = g_new (LwLength, lw_terrain_cells (terrain));
  for (guint cell = 0; cell < lw_terrain_cells (terrain); cell++)
    terrain->height[cell] = lw_ground_height (ground, lw_terrain_middle (terrain, cell));
  if (is_stopped (stop))
    g_clear_pointer (&terrain, lw_terrain_free);
  return terrain;
}

void
lw_terrain_free (LwTerrain *terrain)
{
  if (terrain == NULL)
    return;

  lw_ground_unref (terrain->ground);
  g_free (terrain->men);
  g_free (terrain->guns);
  g_free (terrain->height);
  g_free (terrain->middle);
  g_free (terrain);
}

/* ---- the flood ---- */

typedef struct
{
  const LwTerrain *terrain;
  const guint8 *links;
  gint most;                 /* no cell is reached for more */
  gint *cost;                /* of each cell, or -1 */
  GArray *bucket[N_BUCKETS]; /* of guint: cells that are reached for so much */
} Flood;

static void
open_flood (Flood *flood, const LwTerrain *terrain, const guint8 *links, gint most)
{
  guint n = lw_terrain_cells (terrain);

  *flood = (Flood){ terrain, links, most, g_new (gint, n), { NULL } };
  for (guint i = 0; i < N_BUCKETS; i++)
    flood->bucket[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < n; i++)
    flood->cost[i] = -1;
}

static void
close_flood (Flood *flood)
{
  for (guint i = 0; i < N_BUCKETS; i++)
    g_array_unref (flood->bucket[i]);
  g_free (flood->cost);
}

static void
reach_cell (Flood *flood, guint cell, gint cost)
{
  if (cost > flood->most || (flood->cost[cell] >= 0 && flood->cost[cell] <= cost))
    return;

  flood->cost[cell] = cost;
  g_array_append_val (flood->bucket[cost % N_BUCKETS], cell);
}

static void
spread (Flood *flood, guint cell, gint cost)
{
  for (guint way = 0; way < N_WAYS; way++)
    if ((flood->links[cell] & (1u << way)) != 0)
      reach_cell (flood, (guint)((gint)cell + flood->terrain->step[way]),
                  cost + (way % 2 == 0 ? SIDE_STEP : CORNER_STEP));
}

/* Bucket after bucket, until as many in a row are empty as there are. @reached may be NULL. */
static void
run_flood (Flood *flood, GArray *reached)
{
  guint empty = 0;

  for (gint cost = 0; empty < N_BUCKETS; cost++)
    {
      GArray *now = flood->bucket[cost % N_BUCKETS];

      empty = now->len == 0 ? empty + 1 : 0;
      for (guint i = 0; i < now->len; i++)
        {
          guint cell = g_array_index (now, guint, i);

          if (flood->cost[cell] != cost)
            continue;
          spread (flood, cell, cost);
          if (reached != NULL)
            g_array_append_val (reached, cell);
        }
      g_array_set_size (now, 0);
    }
}

void
lw_terrain_flood (
    const LwTerrain *terrain, gboolean gun, const GArray *goals, LwLength limit, LwLength *far)
{
  guint n = lw_terrain_cells (terrain);
  Flood flood;

  open_flood (&flood, terrain, gun ? terrain->guns : terrain->men,
              limit / terrain->cell * SIDE_STEP + SIDE_STEP);
  for (guint i = 0; i < goals->len; i++)
    reach_cell (&flood, lw_terrain_cell (terrain, g_array_index (goals, LwPoint, i)), 0);
  run_flood (&flood, NULL);
  for (guint i = 0; i < n; i++)
    far[i] = flood.cost[i] < 0 ? LW_FAR : flood.cost[i] * terrain->cell / SIDE_STEP;
  close_flood (&flood);
}

void
lw_terrain_reach (const LwTerrain *terrain, LwPoint from, LwLength limit, GArray *cells)
{
  Flood flood;

  open_flood (&flood, terrain, terrain->men, limit * SIDE_STEP / terrain->cell);
  reach_cell (&flood, lw_terrain_cell (terrain, from), 0);
  run_flood (&flood, cells);
  close_flood (&flood);
}
