/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-way.c: the first thing that a shot meets on a short straight way.
 */
#include "lw-flight-world.h"

#define FLOOR_SLACK (LW_FINE_INCH / 64)

/* How near a shot must be to the middle of a figure to meet it within a step. */
#define MAN_NEAR (LW_FINE (LW_FLIGHT_FIGURE) + LW_SHOT_RADIUS + LW_FINE_INCH)

static gint64
get_floor (const LwFlightWorld *world, gint64 x, gint64 y)
{
  /* To the nearest, so that a mirrored field has the same edges. */
  return LW_FINE (lw_flight_world_height (world, (LwPoint){ (x + 128) / 256, (y + 128) / 256 }));
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
hit_solid (const LwSolid *solid, gint number, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  LwHit it = *hit;

  /* Struck at the same moment, the lower number comes first. */
  if (number < it.solid)
    it.moment++;
  if (!lw_solid_hit (solid, p, d, &it))
    return;

  *hit = it;
  hit->solid = number;
}

static void
hit_man (LwFlightWorld *world, LwRef ref, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  const LwMan *man = &world->men[ref];
  guint i;

  if (!world->standing[ref] || ABS (p[0] - LW_FINE (man->at.x)) > MAN_NEAR ||
      ABS (p[1] - LW_FINE (man->at.y)) > MAN_NEAR)
    return;

  if (world->made[ref] == 0)
    lw_flight_world_figure (world, ref);
  for (i = 0; i < world->made[ref]; i++)
    hit_solid (&world->figures[ref * LW_SOLIDS_A_MAN + i],
               world->still->len + ref * LW_SOLIDS_A_MAN + i, p, d, hit);
}

static void
hit_cell (LwFlightWorld *world, gint cell, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  const LwSolid *still = (const LwSolid *)world->still->data;
  gint n_still = (gint)world->still->len;
  gint32 i = world->cells[cell];

  while (i >= 0)
    {
      LwCellEntry entry = world->entries[i];

      if (entry.thing >= n_still)
        hit_man (world, entry.thing - n_still, p, d, hit);
      else
        hit_solid (&still[entry.thing], entry.thing, p, d, hit);
      i = entry.next;
    }
}

static gint
get_cell (gint64 place, gint n)
{
  return (gint)CLAMP (place / LW_FINE (LW_FLIGHT_CELL), 0, n - 1);
}

gboolean
lw_flight_world_hit (LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint x1, x2, y1, y2, x, y;

  *hit = (LwHit){ .moment = LW_MOMENT + 1, .solid = G_MAXINT };
  /* High over everything, as half its flight is, there is nothing to look for. */
  if (p[2] - LW_FINE_INCH > world->tallest + LW_SHOT_RADIUS)
    return FALSE;

  x1 = get_cell (MIN (p[0], p[0] + d[0]), world->columns);
  x2 = get_cell (MAX (p[0], p[0] + d[0]), world->columns);
  y1 = get_cell (MIN (p[1], p[1] + d[1]), world->rows);
  y2 = get_cell (MAX (p[1], p[1] + d[1]), world->rows);
  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      hit_cell (world, y * world->columns + x, p, d, hit);
  hit_floor (world, p, d, hit);
  return hit->moment <= LW_MOMENT;
}
