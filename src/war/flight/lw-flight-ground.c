/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-ground.c: the Country as shots meet it, made once for a ground and kept with it.
 */
#include "lw-flight-ground.h"
#include "lw-flight-solid.h"

#include <string.h>

#define EDGE_HALF (LW_FINE_INCH / 32)

static void
enter_cell (LwFlightGround *ground, gint cell, LwCellEntry entry)
{
  entry.next = ground->cells[cell];
  ground->cells[cell] = (gint32)ground->entries->len;
  g_array_append_val (ground->entries, entry);
}

static void
enter_cells (LwFlightGround *ground, const LwCellEntry *entry)
{
  LwPoint at = entry->at;
  gint x1, x2, y1, y2, x, y;

  if (MAX (entry->ex, entry->ey) <= LW_FLIGHT_SMALL)
    {
      enter_cell (ground,
                  lw_flight_cell (at.y, ground->rows) * ground->columns +
                      lw_flight_cell (at.x, ground->columns),
                  *entry);
      return;
    }

  x1 = lw_flight_cell (at.x - entry->ex, ground->columns);
  x2 = lw_flight_cell (at.x + entry->ex, ground->columns);
  y1 = lw_flight_cell (at.y - entry->ey, ground->rows);
  y2 = lw_flight_cell (at.y + entry->ey, ground->rows);
  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      enter_cell (ground, y * ground->columns + x, *entry);
}

static void
add_solid (LwFlightGround *ground, LwSolid solid)
{
  LwCellEntry entry = lw_flight_solid_entry (&solid, (gint32)ground->solids->len);

  g_array_append_val (ground->solids, solid);
  ground->tallest = MAX (ground->tallest, solid.z1);
  enter_cells (ground, &entry);
}

/* One side of a board, or one leg of a wall. */
static void
add_leg (LwFlightGround *ground, LwSurface surface, LwPoint a, LwPoint b, gint64 half, LwLength top)
{
  LwAngle angle = lw_direction (a, b);

  add_solid (ground, (LwSolid){ .surface = surface,
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
add_board (LwFlightGround *ground, const LwFeature *board)
{
  const LwPoint *points = (const LwPoint *)board->points->data;
  LwPlateau plateau = { .points = points,
                        .n_points = board->points->len,
                        .bounds = lw_box_around (points, board->points->len, 0),
                        .height = board->height };
  guint i;

  g_array_append_val (ground->plateaus, plateau);
  ground->highest = MAX (ground->highest, board->height);
  for (i = 0; i < plateau.n_points; i++)
    add_leg (ground, LW_SURFACE_BOARD, points[i], points[(i + 1) % plateau.n_points], EDGE_HALF,
             board->height);
}

static void
add_feature (LwFlightGround *ground, const LwFeature *thing)
{
  guint i;

  if (thing->height <= 0)
    return;

  switch (thing->kind)
    {
    case LW_FEATURE_BOARD:
      if (thing->points != NULL && thing->points->len >= 3)
        add_board (ground, thing);
      break;
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
      add_solid (ground, lw_flight_solid_box (LW_SURFACE_HARD, LW_NONE, thing->at, thing->width,
                                              thing->depth, thing->angle, 0, thing->height));
      break;
    case LW_FEATURE_WALL:
      for (i = 1; thing->points != NULL && i < thing->points->len; i++)
        add_leg (ground, LW_SURFACE_HARD, g_array_index (thing->points, LwPoint, i - 1),
                 g_array_index (thing->points, LwPoint, i), LW_FINE (thing->thickness) / 2,
                 thing->height);
      break;
    case LW_FEATURE_TREE:
      add_solid (ground, lw_flight_solid_round (LW_SURFACE_TWIG, LW_NONE, thing->at, LW_TREE_RADIUS,
                                                0, thing->height));
      break;
    case LW_FEATURE_ROCK:
      add_solid (ground, lw_flight_solid_round (LW_SURFACE_HARD, LW_NONE, thing->at, thing->radius,
                                                0, thing->height));
      break;
    default:
      /* Water, roads and the ground of woods lie flat. */
      break;
    }
}

static gpointer
make_ground (const LwGround *laid)
{
  const LwCountry *country = lw_ground_country (laid);
  LwFlightGround *ground = g_new0 (LwFlightGround, 1);
  gsize n;
  guint i;

  ground->field = lw_country_bounds (country);
  ground->solids = g_array_new (FALSE, FALSE, sizeof (LwSolid));
  ground->plateaus = g_array_new (FALSE, FALSE, sizeof (LwPlateau));
  ground->entries = g_array_new (FALSE, FALSE, sizeof (LwCellEntry));
  ground->columns = (ground->field.x2 + LW_FLIGHT_CELL - 1) / LW_FLIGHT_CELL + 1;
  ground->rows = (ground->field.y2 + LW_FLIGHT_CELL - 1) / LW_FLIGHT_CELL + 1;
  n = (gsize)ground->columns * (gsize)ground->rows;
  ground->cells = g_new (gint32, n);
  memset (ground->cells, 0xff, n * sizeof (gint32));
  for (i = 0; i < lw_country_count (country); i++)
    add_feature (ground, lw_country_feature (country, i));

  return ground;
}

static void
free_ground (gpointer data)
{
  LwFlightGround *ground = data;

  g_array_unref (ground->solids);
  g_array_unref (ground->plateaus);
  g_array_unref (ground->entries);
  g_free (ground->cells);
  g_free (ground);
}

const LwFlightGround *
lw_flight_ground (const LwGround *ground)
{
  return lw_ground_derived (ground, make_ground, free_ground);
}

LwLength
lw_flight_ground_height (const LwFlightGround *ground, LwPoint at)
{
  LwLength height = 0;
  guint i;

  for (i = 0; i < ground->plateaus->len; i++)
    {
      const LwPlateau *board = &g_array_index (ground->plateaus, LwPlateau, i);

      if (board->height > height && lw_box_holds (board->bounds, at) &&
          lw_outline_holds (board->points, board->n_points, at))
        height = board->height;
    }

  return height;
}
