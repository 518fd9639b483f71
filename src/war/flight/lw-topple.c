/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-topple.c: whom a blow overturns, and whom he takes with him (R48, Q54).
 *
 * A figure is a body that turns about the edge of its base. It falls when the blow turns it faster
 * than the energy of lifting its middle over that edge allows, forward and sideways each for
 * itself.
 */
#include "lw-topple.h"

#define GRAVITY 386

/* The figure, by arm; the pairs are front-and-back, side. Half base and heights in 1/1024 in. */
typedef struct
{
  gint64 mass;
  gint64 middle; /* height of its centre of mass */
  gint64 height;
  gint64 lift[2];    /* energy to tip it over the edge */
  gint64 inertia[2]; /* about that edge */
  gint64 turn[2];    /* the turning that just does it: sqrt (2 inertia lift) */
  gint64 half_base[2];
} Build;

static const Build builds[LW_N_ARMS] = {
  [LW_INFANTRY] = { 28, 973, 2048, { 765, 1326 }, { 39, 42 }, { 244, 334 }, { 384, 512 } },
  [LW_CAVALRY] = { 78, 1434, 2970, { 14320, 2600 }, { 344, 242 }, { 3139, 1122 }, { 1280, 512 } }
};

/* Restitution of a figure, in hundredths. */
#define FIGURE_REBOUND 130

/* Two who fall together meet with their bodies, which are less broad than their bases. */
#define HALF_BREADTH 84 /* 1/256 in */

/* What a falling man gives his neighbour more than a dead blow, in tenths. */
#define DOMINO_REBOUND 12

/* A direction in a man's own frame: along his front and across it, in units of 1 << 14. */
typedef struct
{
  gint64 u, v;
} Own;

static Own
get_own (const LwMan *man, gint64 x, gint64 y)
{
  gint64 c, s;

  lw_angle_resolve (man->facing, &c, &s);
  c /= 65536;
  s /= 65536;
  return (Own){ (x * c + y * s) / LW_UNIT, (y * c - x * s) / LW_UNIT };
}

/* A pair of the table, less than 2^14, weighed for a direction between front and side, which is
 * less than 2^15 long. */
static gint64
blend (const gint64 pair[2], Own own)
{
  return (pair[0] * own.u * own.u + pair[1] * own.v * own.v) / ((gint64)LW_UNIT * LW_UNIT);
}

/*
 * Does a turning of @turn sixteenths overset him? Sets what is left of it beyond the edge.
 *
 * The strongest shot turns by less than 2^16, and who falls gives his neighbour less than what he
 * has: no product here is more than 2^37, and the energy less than 2^17.
 */
static gboolean
oversets (const Build *build, gint64 turn, Own own, gint64 *surplus)
{
  gint64 along = turn * own.u * 64 / LW_UNIT / build->turn[0];
  gint64 across = turn * own.v * 64 / LW_UNIT / build->turn[1];
  gint64 energy = turn * turn / 256 / (2 * MAX (blend (build->inertia, own), 1));

  *surplus = MAX (energy - blend (build->lift, own), 0);
  return along * along + across * across >= (gint64)1 << 20;
}

void
lw_topple_blow (const LwMan *man, gint64 height, gint64 speed, gint32 nx, gint32 ny, LwBlow *blow)
{
  const Build *build = &builds[man->arm];
  Own own = get_own (man, -nx, -ny);
  gint64 inertia = blend (build->inertia, own);
  gint64 z = CLAMP (height / 64, 1, build->height);
  gint64 mass = MIN (build->mass * 16, inertia * 16 * 1024 * 1024 / (z * z));
  gint64 arm = z;

  blow->impulse = speed * FIGURE_REBOUND / 100 * mass / (mass + 16);
  blow->fx = -nx;
  blow->fy = -ny;
  /* Struck low, his feet are swept from under him, and he falls towards the gun. */
  if (build->middle - z > z)
    {
      arm = build->middle - z;
      blow->fx = nx;
      blow->fy = ny;
    }
  blow->falls = oversets (build, blow->impulse / 4096 * arm / 1024, own, &blow->surplus);
}

/* How far a man reaches from his centre in a direction, in 1/256 in. */
static gint64
get_extent (const LwMan *man, gint64 x, gint64 y)
{
  gint64 straight = (LW_CAVALRY_LENGTH - LW_CAVALRY_WIDTH) / 2;

  if (man->arm == LW_INFANTRY)
    return HALF_BREADTH;

  return HALF_BREADTH + straight * ABS (get_own (man, x, y).u) / LW_UNIT;
}

/* Men are taken for round where they meet: a glancing push is the weaker, and goes aside. */
typedef struct
{
  LwRef man;
  gint64 gap;    /* 1/256 in, along the fall */
  gint64 square; /* of LW_UNIT: how squarely he is struck */
  gint64 off;    /* of LW_UNIT: and how far to the left of that */
} Neighbour;

/* Nobody reaches farther than this when he falls, along either axis. */
#define FALL_FARTHEST LW_INCHES (6)

/* How squarely two who reach @reach together meet at @aside of their line: they reach no more than
 * 2^10, and less than that aside, so that the root is of 2^28 at most. */
static gint64
get_square (gint64 aside, gint64 reach)
{
  return lw_isqrt ((reach * reach - aside * aside) * LW_UNIT / reach * LW_UNIT / reach);
}

/* Is this man, if he stands, struck sooner than @best? The one with the lower number, of two. */
static void
try_neighbour (const LwFlightWorld *world,
               LwRef ref,
               const LwMan *faller,
               gint64 fx,
               gint64 fy,
               Neighbour *best)
{
  const LwMan *man = &world->crowd->men[ref];
  gint64 x = man->at.x - faller->at.x;
  gint64 y = man->at.y - faller->at.y;
  gint64 along, aside, across, square, gap;

  if (!lw_flight_world_stands (world, ref))
    return;
  along = (x * fx + y * fy) / LW_UNIT;
  aside = ABS (x * fy - y * fx) / LW_UNIT;
  across = get_extent (faller, -fy, fx) + get_extent (man, -fy, fx);
  if (along <= 0 || aside >= across)
    return;
  square = get_square (aside, across);
  gap = get_extent (faller, fx, fy) + get_extent (man, fx, fy);
  gap = MAX (along - gap * square / LW_UNIT, 0);
  if (gap < best->gap || (gap == best->gap && ref < best->man))
    *best = (Neighbour){ ref, gap, square, (y * fx - x * fy) / across };
}

/* The nearest man standing where this one falls. */
static Neighbour
find_neighbour (const LwFlightWorld *world, const LwMan *faller, gint64 fx, gint64 fy)
{
  Neighbour best = { LW_NONE, builds[faller->arm].height / 4 * 15 / 16, 0, 0 };
  g_auto (LwHits) near = LW_NO_HITS;
  guint i;

  lw_point_index_find (world->crowd->men_at, G_MAXUINT,
                       lw_box_around (&faller->at, 1, FALL_FARTHEST), &near);
  /* Each man is found once. */
  for (i = 0; i < near.n; i++)
    try_neighbour (world, near.number[i], faller, fx, fy, &best);

  return best;
}

/* How a falling man strikes his neighbour: the neighbour's turning, in sixteenths. The gap is at
 * most 15/16 of his height, so that the cosine has a root; the energy, with what he has of it from
 * his lift and his weight, is less than 2^18, its root 2^18, and no product more than 2^42. */
static gint64
get_push (const LwMan *faller, const LwMan *neighbour, const LwBlow *blow, const Neighbour *at)
{
  const Build *build = &builds[faller->arm];
  Own own = get_own (faller, blow->fx, blow->fy);
  Own theirs = get_own (neighbour, blow->fx, blow->fy);
  gint64 inertia = MAX (blend (build->inertia, own), 1);
  gint64 other = MAX (blend (builds[neighbour->arm].inertia, theirs), 1);
  gint64 sine = at->gap * 4 * LW_UNIT / build->height;
  gint64 cosine = lw_isqrt ((gint64)LW_UNIT * LW_UNIT - sine * sine);
  gint64 rise =
      (build->middle * cosine + blend (build->half_base, own) * sine) / LW_UNIT - build->middle;
  gint64 energy = blow->surplus + blend (build->lift, own) - build->mass * GRAVITY * rise / 1024;
  gint64 speed = lw_isqrt (MAX (energy, 0) * 2 * 65536 / inertia);

  return speed * DOMINO_REBOUND * inertia * other / (10 * 16 * (inertia + other)) * at->square /
         LW_UNIT;
}

/* A neighbour falls straight away from where he was struck. By cutting off, the direction may grow,
 * by less than a 160th each time: after ninety men at the soonest it is halved, so that it is never
 * as long as two units. */
static void
turn_fall (LwBlow *blow, const Neighbour *at)
{
  gint64 fx = blow->fx, fy = blow->fy;
  gint64 x = (fx * at->square - fy * at->off) / LW_UNIT;
  gint64 y = (fy * at->square + fx * at->off) / LW_UNIT;
  gint64 cut = x * x + y * y > 3 * (gint64)LW_UNIT * LW_UNIT ? 2 : 1;

  blow->fx = (gint32)(x / cut);
  blow->fy = (gint32)(y / cut);
}

static void
fell (LwFlightWorld *world, GArray *fallers, LwRef man, guint generation, LwBlow blow)
{
  LwFaller faller = { man, generation, blow };

  lw_flight_world_man (world, man)->standing = FALSE;
  g_array_append_val (fallers, faller);
}

void
lw_topple_fall (LwFlightWorld *world, LwRef man, const LwBlow *blow, GArray *fallers)
{
  guint i = fallers->len;

  fell (world, fallers, man, 0, *blow);
  /* Who falls stands no more, and only who stands is found: at most every man once. */
  for (; i < fallers->len; i++)
    {
      LwFaller faller = g_array_index (fallers, LwFaller, i);
      LwBlow his = faller.blow;
      const LwMan *him = &world->crowd->men[faller.man];
      Neighbour next = find_neighbour (world, him, his.fx, his.fy);
      const LwMan *neighbour;
      gint64 push;

      if (next.man == LW_NONE)
        continue;
      neighbour = &world->crowd->men[next.man];
      push = get_push (him, neighbour, &his, &next);
      turn_fall (&his, &next);
      if (oversets (&builds[neighbour->arm], push, get_own (neighbour, his.fx, his.fy),
                    &his.surplus))
        fell (world, fallers, next.man, faller.generation + 1, his);
    }
}
