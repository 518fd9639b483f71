/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-way.c: the first thing that a shot meets on a short straight way.
 */
#include "lw-flight-way.h"
#include "lw-flight-solid.h"

/* How near a shot must be to the middle of a figure to meet it within a step. */
#define MAN_NEAR (LW_FINE (LW_FLIGHT_FIGURE) + LW_SHOT_RADIUS + LW_FINE_INCH)

/* How much longer than computed a way may be, in 1/256 in, because places and speeds are rounded
 * down: a place to this unit, and the speed, three times a step on a way of 64 steps, by less than
 * a 65536th of an inch a second. */
#define ROUNDED 8

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
  if (!lw_flight_solid_hit (solid, p, d, &it))
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
  /* At most LW_SOLIDS_A_TARGET times, nobody being made anew meanwhile. */
  for (i = 0; target->standing && i < target->n_solids; i++)
    hit_solid (&target->solids[i], target->number + (gint)i, p, d, hit);
}

static void
hit_thing (LwFlightWorld *world, gint32 thing, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  if (thing >= world->first_man)
    hit_man (world, (LwRef)((thing - world->first_man) / LW_SOLIDS_A_TARGET), p, d, hit);
  else
    hit_solid (lw_flight_world_solid (world, thing), thing, p, d, hit);
}

static LwBox
get_entry_box (const LwCellEntry *entry)
{
  return (LwBox){ entry->at.x - entry->ex, entry->at.y - entry->ey, entry->at.x + entry->ex,
                  entry->at.y + entry->ey };
}

static inline void
gather_entry (LwFlightWorld *world, const LwCellEntry *entry)
{
  LwNear *near = &world->near;

  if (!lw_box_meets (get_entry_box (entry), world->known))
    return;

  if (near->n == near->room)
    near->entry = lw_flight_more_room (near->entry, near->few, &near->room, sizeof *near->entry);
  near->entry[near->n++] = *entry;
}

static void
gather_men (LwFlightWorld *world)
{
  const LwFlightCrowd *crowd = world->crowd;
  LwBox within = lw_box_grown (world->known, LW_FLIGHT_FIGURE + LW_FLIGHT_TOUCHING);
  guint i;

  lw_point_index_gather (crowd->men_at, ANY_KIND, within, &world->found);
  /* Each man is found once. */
  for (i = 0; i < world->found.n; i++)
    {
      LwRef ref = world->found.number[i];
      const LwMan *man = &crowd->men[ref];
      gboolean round = man->arm == LW_INFANTRY && !man->prone;
      LwLength reach = round ? LW_INFANTRY_RADIUS + LW_FLIGHT_TOUCHING_ROUND
                             : LW_FLIGHT_FIGURE + LW_FLIGHT_TOUCHING;
      LwCellEntry entry = { man->at, reach, reach, lw_flight_man_number (world, ref), -1 };

      if (lw_flight_world_in_way (world, ref))
        gather_entry (world, &entry);
    }
}

static void
gather_guns (LwFlightWorld *world)
{
  LwBox within = lw_box_grown (world->known, LW_FLIGHT_GUN + LW_FLIGHT_TOUCHING);
  guint i, k;

  lw_point_index_gather (world->crowd->guns_at, ANY_KIND, within, &world->found);
  /* Each gun is found once, and has LW_SOLIDS_A_TARGET solids. */
  for (i = 0; i < world->found.n; i++)
    {
      const LwTarget *gun;

      if (world->found.number[i] == world->gun)
        continue;
      gun = lw_flight_world_gun (world, world->found.number[i]);
      for (k = 0; k < gun->n_solids; k++)
        {
          LwCellEntry entry = lw_flight_solid_entry (&gun->solids[k], gun->number + (gint32)k);

          gather_entry (world, &entry);
        }
    }
}

static void
gather_cell (LwFlightWorld *world, gint cell)
{
  const LwFlightGround *ground = world->ground;
  gint32 i;

  /* An entry was linked to those that were there before it: the number falls each time. */
  for (i = ground->cells[cell]; i >= 0; i = g_array_index (ground->entries, LwCellEntry, i).next)
    gather_entry (world, &g_array_index (ground->entries, LwCellEntry, i));
}

/* Everything that a shot within @box can touch, once or more often. */
static void
gather (LwFlightWorld *world, LwBox box)
{
  gint columns = world->ground->columns, rows = world->ground->rows;
  gint x1 = lw_flight_cell (box.x1 - LW_FLIGHT_SMALL, columns);
  gint x2 = lw_flight_cell (box.x2 + LW_FLIGHT_SMALL, columns);
  gint y1 = lw_flight_cell (box.y1 - LW_FLIGHT_SMALL, rows);
  gint y2 = lw_flight_cell (box.y2 + LW_FLIGHT_SMALL, rows);
  gint x, y;

  world->near.n = 0;
  world->known = box;
  /* A way is at most LW_ROLL_TURN_STEPS of 0.7 in: with what is around it, 5 by 5 cells. */
  for (y = y1; y <= y2; y++)
    for (x = x1; x <= x2; x++)
      gather_cell (world, y * columns + x);
  gather_men (world);
  gather_guns (world);
}

/* Sees to it that all is gathered that can be touched on the way from @p by @d; its box. */
static LwBox
look_along (LwFlightWorld *world, const gint64 p[3], const gint64 d[3])
{
  LwLength x = (LwLength)(p[0] / 256), y = (LwLength)(p[1] / 256);
  LwLength to_x = (LwLength)((p[0] + d[0]) / 256), to_y = (LwLength)((p[1] + d[1]) / 256);
  LwBox way = { MIN (x, to_x) - ROUNDED, MIN (y, to_y) - ROUNDED, MAX (x, to_x) + ROUNDED,
                MAX (y, to_y) + ROUNDED };

  if (way.x1 < world->known.x1 || way.y1 < world->known.y1 || way.x2 > world->known.x2 ||
      way.y2 > world->known.y2)
    gather (world, lw_box_grown (way, LW_FLIGHT_AROUND));

  return way;
}

static void
try_near (LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  LwBox way = look_along (world, p, d);
  guint i;

  /* What is near is gathered already, and nothing comes to it here. */
  for (i = 0; i < world->near.n; i++)
    {
      const LwCellEntry *entry = &world->near.entry[i];

      if (lw_box_meets (way, get_entry_box (entry)))
        hit_thing (world, entry->thing, p, d, hit);
    }
}

/* ---- how far a way is clear ---- */

/* Many steps alike, which lead together by (@u, @v), 1/256 in: by no more than 45 in, 2^13.5. Both
 * are at least 1 either way. */
typedef struct
{
  gint64 u, v;
  guint steps;
} Way;

/* So many of them end before the box that reaches @ex and @ey about a middle at (@x, @y) from where
 * they begin: all, if it lies to one side of the line, or behind. Nothing is 2^22 off or as large:
 * no product is more than 2^37. */
static inline guint
count_to_box (const Way *way, gint64 x, gint64 y, gint64 ex, gint64 ey)
{
  gint64 off_x = ABS (x) - ex, off_y = ABS (y) - ey;
  gint64 along_x = ABS (way->u), along_y = ABS (way->v);
  gint64 before = 0;

  if (off_x > 0 && (along_x < off_x || (x < 0) != (way->u < 0)))
    return way->steps;
  if (off_y > 0 && (along_y < off_y || (y < 0) != (way->v < 0)))
    return way->steps;
  if (ABS (x * way->v - y * way->u) > ex * along_y + ey * along_x)
    return way->steps;
  if (off_x > 0)
    before = off_x * way->steps / along_x;
  if (off_y > 0)
    before = MAX (before, off_y * way->steps / along_y);

  return (guint)before;
}

/*
 * The same of a circle: it is met no sooner than its radius before the foot of its perpendicular.
 *
 * The radius is at most LW_FIELD_MAX and a quarter of an inch, 2^17, and the way reaches the square
 * about the circle: so its middle is at most 134,500 off along either axis, and 2^17.6 in all.
 * Along and aside are at most 2^31.1, aside squared 2^62.2, the radius and the way squared 2^61.
 */
static guint
count_to_circle (const Way *way, gint64 x, gint64 y, gint64 radius)
{
  gint64 square = way->u * way->u + way->v * way->v;
  gint64 longer = MAX (ABS (way->u), ABS (way->v)), shorter = MIN (ABS (way->u), ABS (way->v));
  gint64 along = x * way->u + y * way->v, aside = x * way->v - y * way->u;
  gint64 before;

  if (aside * aside > radius * radius * square)
    return way->steps;
  if (along <= 0)
    return x * x + y * y > radius * radius ? way->steps : 0;

  /* The length is at most this. */
  before = (along - radius * (longer + shorter * 27 / 64 + 1)) * way->steps / square;
  return (guint)CLAMP (before, 0, (gint64)way->steps);
}

/* The same of an upright solid; what is not 2^22 off or as large, times a cosine, is at most 2^37.
 */
static guint
count_to_solid (const Way *way, LwPoint from, const LwSolid *solid)
{
  gint64 x = solid->x / 256 - from.x, y = solid->y / 256 - from.y;
  gint64 touching = LW_SHOT_RADIUS / 256 + ROUNDED;
  gint64 c = solid->c, s = solid->s;
  Way turned = *way;

  if (solid->round)
    return count_to_circle (way, x, y, solid->hx / 256 + touching);

  turned.u = (way->u * c + way->v * s) / LW_UNIT;
  turned.v = (way->v * c - way->u * s) / LW_UNIT;
  return count_to_box (&turned, (x * c + y * s) / LW_UNIT, (y * c - x * s) / LW_UNIT,
                       solid->hx / 256 + touching, solid->hy / 256 + touching);
}

/* The same of a thing that may be in the way: of the solids of a man the first is his base, and
 * none reaches beyond it. */
static guint
count_to_thing (LwFlightWorld *world, const Way *way, LwPoint from, gint32 thing)
{
  const LwTarget *man;

  if (thing < world->first_man)
    return count_to_solid (way, from, lw_flight_world_solid (world, thing));

  man = lw_flight_world_man (world, (LwRef)((thing - world->first_man) / LW_SOLIDS_A_TARGET));
  return man->standing ? count_to_solid (way, from, &man->solids[0]) : way->steps;
}

guint
lw_flight_world_clear_steps (LwFlightWorld *world,
                             const gint64 p[3],
                             const gint64 d[3],
                             guint steps)
{
  LwPoint from = { (LwLength)(p[0] / 256), (LwLength)(p[1] / 256) };
  Way way = { d[0] / 256 + (d[0] < 0 ? -1 : 1), d[1] / 256 + (d[1] < 0 ? -1 : 1), steps };
  guint clear = steps;
  guint i;

  look_along (world, p, d);
  /* Once for each that is near, whoever comes near for the first time. */
  for (i = 0; i < world->near.n && clear > 0; i++)
    {
      const LwCellEntry *entry = &world->near.entry[i];
      guint before = count_to_box (&way, entry->at.x - from.x, entry->at.y - from.y,
                                   entry->ex + ROUNDED, entry->ey + ROUNDED);

      if (before < clear)
        clear = MIN (clear, MAX (before, count_to_thing (world, &way, from, entry->thing)));
    }
  if (clear > 0)
    world->level = world->ground->highest > 0 ? get_floor (world, p[0], p[1]) : 0;

  return clear;
}

void
lw_flight_world_be_plain (LwFlightWorld *world)
{
  world->plain = TRUE;
  /* Nothing is ever high over it. */
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
    if (lw_man_on_field (&crowd->men[ref]) && lw_flight_world_in_way (world, ref))
      hit_man (world, ref, p, d, hit);
}

gboolean
lw_flight_world_hit (LwFlightWorld *world, const gint64 p[3], const gint64 d[3], LwHit *hit)
{
  *hit = (LwHit){ .moment = LW_MOMENT + 1, .solid = G_MAXINT };
  /* High over everything, as half its flight is, there is nothing to look for. */
  if (p[2] - LW_FINE_INCH > world->tallest + LW_SHOT_RADIUS)
    return FALSE;

  if (world->plain)
    try_everything (world, p, d, hit);
  else
    try_near (world, p, d, hit);
  hit_floor (world, p, d, hit);
  return hit->moment <= LW_MOMENT;
}
