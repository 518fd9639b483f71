/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-way.c: the first thing that a shot meets on a short straight way.
 */
#include "lw-flight-world.h"

/* How near a shot must be to the middle of a figure to meet it within a step. */
#define MAN_NEAR (LW_FINE (LW_FLIGHT_FIGURE) + LW_SHOT_RADIUS + LW_FINE_INCH)

/* Men of both sides, and guns of whichever. */
#define ANY_KIND G_MAXUINT

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

  if (d[2] >= 0 || bottom + d[2] > LW_FINE (world->ground->highest))
    return;
  if (world->ground->highest > 0)
    floor = get_floor (world, p[0] + d[0], p[1] + d[1]);
  if (bottom < floor - LW_FLOOR_SLACK)
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
  const LwMan *man = &world->crowd->men[ref];
  const LwTarget *target;
  guint i;

  if (ABS (p[0] - LW_FINE (man->at.x)) > MAN_NEAR || ABS (p[1] - LW_FINE (man->at.y)) > MAN_NEAR)
    return;

  target = lw_flight_world_man (world, ref);
  for (i = 0; target->standing && i < target->n_solids; i++)
    hit_solid (&target->solids[i], target->number + (gint)i, p, d, hit);
}

static void
hit_thing (LwFlightWorld *world, gint32 thing, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  gint32 first_man = lw_flight_man_number (world, 0);

  if (thing >= first_man)
    hit_man (world, (LwRef)((thing - first_man) / LW_SOLIDS_A_TARGET), p, d, hit);
  else
    hit_solid (lw_flight_world_solid (world, thing), thing, p, d, hit);
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
gather_entry (LwFlightWorld *world, const LwCellEntry *entry)
{
  if (get_gap (entry, world->near_to) < LW_FLIGHT_CLEAR)
    g_array_append_vals (world->near, entry, 1);
}

static void
gather_men (LwFlightWorld *world)
{
  const LwFlightCrowd *crowd = world->crowd;
  LwLength within = LW_FLIGHT_CLEAR + LW_FLIGHT_FIGURE + LW_FLIGHT_TOUCHING;
  guint i;

  lw_spots_find (crowd->men_at, ANY_KIND, lw_box_around (&world->near_to, 1, within),
                 &world->found);
  for (i = 0; i < world->found.n; i++)
    {
      LwRef ref = world->found.number[i];
      const LwMan *man = &crowd->men[ref];
      LwLength reach =
          (man->arm == LW_INFANTRY ? LW_INFANTRY_RADIUS : LW_FLIGHT_FIGURE) + LW_FLIGHT_TOUCHING;
      LwCellEntry entry = { man->at, reach, reach, lw_flight_man_number (world, ref), -1 };

      if (lw_flight_world_stands (world, ref))
        gather_entry (world, &entry);
    }
}

static void
gather_guns (LwFlightWorld *world)
{
  LwLength within = LW_FLIGHT_CLEAR + LW_FLIGHT_GUN + LW_FLIGHT_TOUCHING;
  guint i, k;

  lw_spots_find (world->crowd->guns_at, ANY_KIND, lw_box_around (&world->near_to, 1, within),
                 &world->found);
  for (i = 0; i < world->found.n; i++)
    {
      const LwTarget *gun;

      if (world->found.number[i] == world->gun)
        continue;
      gun = lw_flight_world_gun (world, world->found.number[i]);
      for (k = 0; k < gun->n_solids; k++)
        {
          LwCellEntry entry = lw_solid_entry (&gun->solids[k], gun->number + (gint32)k);

          gather_entry (world, &entry);
        }
    }
}

static void
gather_cell (LwFlightWorld *world, gint cell)
{
  const LwFlightGround *ground = world->ground;
  gint32 i;

  for (i = ground->cells[cell]; i >= 0; i = g_array_index (ground->entries, LwCellEntry, i).next)
    gather_entry (world, &g_array_index (ground->entries, LwCellEntry, i));
}

static void
gather (LwFlightWorld *world, LwPoint here)
{
  gint columns = world->ground->columns, rows = world->ground->rows;
  gint x1 = get_first (here.x, columns), x2 = MIN (x1 + 1, columns - 1);
  gint y1 = get_first (here.y, rows), y2 = MIN (y1 + 1, rows - 1);
  gint x, y;

  g_array_set_size (world->near, 0);
  world->near_to = here;
  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      gather_cell (world, y * columns + x);
  gather_men (world);
  gather_guns (world);
}

/* The steps that follow may be a little longer, but none of them twice as long: none that starts
 * within this reaches anything, nor the edge of a board, so that the ground is level there. */
static void
set_free (LwFlightWorld *world, LwLength step, const gint64 p[3])
{
  gint64 half = LW_FINE (world->clear - 2 * step - 2);

  world->free_x1 = LW_FINE (world->clear_from.x) - half;
  world->free_x2 = LW_FINE (world->clear_from.x) + half;
  world->free_y1 = LW_FINE (world->clear_from.y) - half;
  world->free_y2 = LW_FINE (world->clear_from.y) + half;
  if (half > 0)
    world->level = world->ground->highest > 0 ? get_floor (world, p[0], p[1]) : 0;
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
  for (i = 0; i < world->near->len; i++)
    {
      const LwCellEntry *entry = &g_array_index (world->near, LwCellEntry, i);
      LwLength gap = get_gap (entry, here);

      if (gap <= step)
        hit_thing (world, entry->thing, p, d, hit);
      clear = MIN (clear, gap);
    }
  world->clear_from = here;
  world->clear = clear;
  set_free (world, step, p);
}

void
lw_flight_world_be_plain (LwFlightWorld *world)
{
  world->plain = TRUE;
  /* Nothing is ever high over it, and it is free nowhere. */
  world->tallest = G_MAXINT32 * LW_FINE_INCH;
}

static void
try_everything (LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  const LwFlightCrowd *crowd = world->crowd;
  LwRef ref;
  gint32 i;

  for (i = 0; i < (gint32)world->ground->solids->len; i++)
    hit_thing (world, i, p, d, hit);
  for (ref = 0; ref < (LwRef)crowd->n_guns; ref++)
    for (i = 0; lw_flight_world_has_gun (world, ref) && i < LW_SOLIDS_A_TARGET; i++)
      hit_thing (world, lw_flight_world_gun (world, ref)->number + i, p, d, hit);
  for (ref = 0; ref < (LwRef)crowd->n_men; ref++)
    if (lw_man_on_field (&crowd->men[ref]) && lw_flight_world_stands (world, ref))
      hit_man (world, ref, p, d, hit);
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

  if (world->plain)
    try_everything (world, p, d, hit);
  else if (get_off (here, world->clear_from) + step >= world->clear)
    look_round (world, here, step, p, d, hit);
  hit_floor (world, p, d, hit);
  return hit->moment <= LW_MOMENT;
}
