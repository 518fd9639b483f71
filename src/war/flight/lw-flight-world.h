/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-world.h: private to the flight: everything a shot can strike, as upright boxes and
 * cylinders over boards, and the first of them on a short straight way.
 *
 * Fine lengths are whole numbers of 1/65536 inch; directions are unit vectors of 1 << 14; a moment
 * of a step is 0 .. LW_MOMENT. Signed values are divided, never shifted: truncation is symmetric,
 * and a mirrored field then mirrors to the last bit.
 */
#pragma once

#include "lw-flight.h"

G_BEGIN_DECLS

#define LW_FINE_INCH ((gint64) 65536)
#define LW_FINE(length) ((gint64) (length) * 256)
#define LW_UNIT (1 << 14)
#define LW_MOMENT ((gint64) 1 << 20)

/* So far below the top of a board a shot still meets it from above. */
#define LW_FLOOR_SLACK (LW_FINE_INCH / 64)

/* The shot is an upright cylinder: a wooden dowel that tumbles. */
#define LW_SHOT_RADIUS (LW_FINE_INCH * 3 / 16)

typedef enum
{
  LW_SURFACE_FLOOR,
  LW_SURFACE_BOARD,
  LW_SURFACE_TWIG,
  LW_SURFACE_HARD,    /* brick, stone, gun */
  LW_SURFACE_FIGURE
} LwSurface;

typedef struct
{
  gboolean round;
  LwSurface surface;
  LwRef man;
  gint64 x, y;        /* centre, fine */
  gint64 z0, z1;      /* foot and top */
  gint64 hx, hy;      /* half sizes along and across its angle; hx is the radius of a round one */
  gint32 c, s;        /* cosine and sine of its angle */
} LwSolid;

typedef struct
{
  const LwPoint *points;
  guint n_points;
  LwBox bounds;
  LwLength height;
} LwPlateau;

/*
 * Side of the square cells that things are looked up by, as a power of two. What reaches no more
 * than a quarter of it from its middle is entered there alone, anything larger wherever it reaches.
 */
#define LW_FLIGHT_CELL_BITS 12
#define LW_FLIGHT_CELL ((LwLength) 1 << LW_FLIGHT_CELL_BITS) /* 16 in */
#define LW_FLIGHT_SMALL (LW_FLIGHT_CELL / 4)

/* What lies so far beside a way is looked up with it, for a shot that is turned a little aside. */
#define LW_FLIGHT_AROUND LW_INCH

/* The farthest that any figure reaches from its middle, to a corner of a horse's base, and any gun
 * from its axle's: beyond the muzzle. */
#define LW_FLIGHT_FIGURE ((LwLength) 274)
#define LW_FLIGHT_GUN LW_INCHES (5)

/* A figure is of so many solids at most, and a gun of as many. */
#define LW_SOLIDS_A_TARGET 3

/* What a shot that touches a thing may be off it: half its breadth, more at a corner, and a little
 * for what rounding hides. */
#define LW_FLIGHT_TOUCHING ((LwLength) (48 + 24 + 16))
#define LW_FLIGHT_TOUCHING_ROUND ((LwLength) (48 + 16))

typedef struct
{
  LwPoint at;         /* its middle */
  LwLength ex, ey;    /* how far a shot that touches it can be from there, along each axis */
  gint32 thing;       /* a still solid, or their number and that of the man */
  gint32 next;        /* entry of the same cell, -1 none */
} LwCellEntry;

/* The Country as a shot meets it: made once for a ground, kept with it, never changed. */
typedef struct
{
  GArray *solids;     /* of LwSolid */
  GArray *plateaus;   /* of LwPlateau: boards */
  LwLength highest;   /* of the boards */
  gint64 tallest;     /* top of the tallest thing, fine */
  LwBox field;
  gint columns, rows;
  gint32 *cells;      /* first entry of each cell, -1 none */
  GArray *entries;    /* of LwCellEntry */
} LwFlightGround;

/* A man, or a gun, that this shot has come near. */
typedef struct
{
  gint32 number;      /* of the first of the solids */
  LwRef man;          /* LW_NONE: a gun */
  gboolean standing;  /* in the way of this shot */
  gboolean touched;   /* told already */
  guint n_solids;
  LwSolid solids[LW_SOLIDS_A_TARGET];
} LwTarget;

/* Things near a way; a few of them need no room of their own. */
typedef struct
{
  LwCellEntry *entry;
  guint n;
  guint room;
  LwCellEntry few[24];
} LwNear;

/* Whom a shot has come near, in that order: as a rule so few. */
typedef struct
{
  LwTarget *target;
  guint n;
  guint room;
  LwTarget few[8];
} LwTargets;

typedef struct
{
  const LwFlightGround *ground;
  const LwFlightCrowd *crowd;
  LwRef gun;          /* that fired: its shot is out of it */
  gint32 first_gun, first_man; /* numbers of their solids: the Country's come first */
  LwHits found;      /* while gathering */
  gint64 tallest;     /* top of the tallest thing, fine */
  LwNear near;        /* all that a shot can touch */
  LwBox known;        /* from within this */
  gint64 level;       /* of the ground on the way that was found clear, fine */
  gboolean plain;     /* no short cut: everything is tried at every step */
  guint model;        /* by which it flies */
  LwTargets targets;
} LwFlightWorld;

typedef struct
{
  gint64 moment;
  gint32 nx, ny, nz;  /* out of what it struck */
  gint solid;         /* its number, or -1: the floor or the top of a board */
} LwHit;

static inline gint32
lw_flight_gun_number (const LwFlightWorld *world, LwRef gun)
{
  return world->first_gun + gun * LW_SOLIDS_A_TARGET;
}

static inline gint32
lw_flight_man_number (const LwFlightWorld *world, LwRef man)
{
  return world->first_man + man * LW_SOLIDS_A_TARGET;
}

/* The cell of a place along one axis; what is off the field is in the nearest. A negative place is
 * beyond the first cell, whichever way it is rounded. */
static inline gint
lw_flight_cell (LwLength place, gint n)
{
  return CLAMP (place >> LW_FLIGHT_CELL_BITS, 0, n - 1);
}

/* @crowd must outlive @world. */
void     lw_flight_world_init   (LwFlightWorld *world, const LwGround *ground,
                                 const LwFlightCrowd *crowd, LwRef gun);
void     lw_flight_world_clear  (LwFlightWorld *world);

/* Room for four times as many as @all, which is full: @few at first, then on the heap. */
gpointer lw_flight_more_room    (gpointer all, gconstpointer few, guint *room, gsize size);

/* A man, or a gun, as the shot meets him: made when it comes near for the first time. Good until
 * the next one is asked for. */
LwTarget *lw_flight_world_man   (LwFlightWorld *world, LwRef man);
LwTarget *lw_flight_world_gun   (LwFlightWorld *world, LwRef gun);

/* Does a man on the field stand upright still? */
gboolean lw_flight_world_stands (const LwFlightWorld *world, LwRef man);
/* Can the shot strike him, standing or, by the second model, lying? */
gboolean lw_flight_world_in_way (const LwFlightWorld *world, LwRef man);

/* Is there such a gun on the field, but for the one that fired? */
gboolean lw_flight_world_has_gun (const LwFlightWorld *world, LwRef gun);

/* The solid of that number, of a target that has been made. */
const LwSolid *lw_flight_world_solid (const LwFlightWorld *world, gint32 number);

/* Height of the highest board under a point, in 1/256 in. */
LwLength lw_flight_world_height (const LwFlightWorld *world, LwPoint at);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LwFlightWorld, lw_flight_world_clear)

G_END_DECLS
