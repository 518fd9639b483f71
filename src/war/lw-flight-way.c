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
hit_thing (LwFlightWorld *world, gint32 thing, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint n_still = (gint)world->still->len;

  if (thing >= n_still)
    hit_man (world, thing - n_still, p, d, hit);
  else
    hit_solid (&g_array_index (world->still, LwSolid, thing), thing, p, d, hit);
}

/* How far apart two places are along the axis on which they are farther. */
static LwLength
get_off (LwPoint a, LwPoint b)
{
  return MAX (ABS (a.x - b.x), ABS (a.y - b.y));
}

static LwLength
get_gap (const LwCellEntry *entry, LwPoint here)
{
  return MAX (ABS (here.x - entry->at.x) - entry->ex, ABS (here.y - entry->at.y) - entry->ey);
}

/* The first of the two cells nearest to a place along one axis. */
static gint
get_first (LwLength place, gint n)
{
  return CLAMP ((place - LW_FLIGHT_CELL / 2) >> LW_FLIGHT_CELL_BITS, 0, MAX (n - 2, 0));
}

static void
gather (LwFlightWorld *world, LwPoint here)
{
  gint x1 = get_first (here.x, world->columns), x2 = MIN (x1 + 1, world->columns - 1);
  gint y1 = get_first (here.y, world->rows), y2 = MIN (y1 + 1, world->rows - 1);
  gint x, y;
  gint32 i;

  world->n_near = 0;
  world->near_to = here;
  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      for (i = world->cells[y * world->columns + x]; i >= 0; i = world->entries[i].next)
        if (get_gap (&world->entries[i], here) < LW_FLIGHT_CLEAR)
          world->near[world->n_near++] = i;
}

/* Tries what can be reached within the step, and finds out how far off everything else is. */
static void
look_round (LwFlightWorld *world,
            LwPoint here,
            LwLength step,
            const gint64 p[3],
            const gint64 d[3],
            LwHit *hit)
{
  LwLength clear;
  guint i;

  if (get_off (here, world->near_to) + step >= LW_FLIGHT_CLEAR)
    gather (world, here);
  clear = LW_FLIGHT_CLEAR - get_off (here, world->near_to);
  for (i = 0; i < world->n_near; i++)
    {
      const LwCellEntry *entry = &world->entries[world->near[i]];
      LwLength gap = get_gap (entry, here);

      if (gap <= step)
        hit_thing (world, entry->thing, p, d, hit);
      clear = MIN (clear, gap);
    }
  world->clear_from = here;
  world->clear = clear;
}

gboolean
lw_flight_world_hit (LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  LwPoint here = { p[0] / 256, p[1] / 256 };
  LwLength step = MAX (ABS (d[0]), ABS (d[1])) / 256 + 1;

  *hit = (LwHit){ .moment = LW_MOMENT + 1, .solid = G_MAXINT };
  /* High over everything, as half its flight is, there is nothing to look for. */
  if (p[2] - LW_FINE_INCH > world->tallest + LW_SHOT_RADIUS)
    return FALSE;

  if (get_off (here, world->clear_from) + step >= world->clear)
    look_round (world, here, step, p, d, hit);
  hit_floor (world, p, d, hit);
  return hit->moment <= LW_MOMENT;
}
