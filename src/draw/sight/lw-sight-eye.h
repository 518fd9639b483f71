/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-eye.h: the eye low behind the breech of a gun, and where things are as it has them.
 *
 * Places are in inches from the eye: x to the right, y ahead, and z up from the floor. The picture
 * plane stands upright, so that whatever is upright stays so.
 */
#pragma once

#include "ink/ink.h"
#include "scene/scene.h"

G_BEGIN_DECLS

/* What is looked along, by whom, and how large the picture is. */
typedef struct
{
  LwRef gun;               /* the gun in hand, put down */
  LwAngle bearing;         /* as laid */
  LwAngle elevation;
  LwAngle sway_bearing;    /* what the hand adds to them just now */
  LwAngle sway_elevation;
  LwViewer viewer;
  LwRef named;             /* a man to be pointed out, or LW_NONE */
  const LwPoint *marks;    /* where the shots of this move came to rest, oldest first; or NULL */
  guint n_marks;
  double width, height;    /* of the picture, in pixels */
} LwSight;

/* Nothing nearer than this is drawn. */
#define LW_SIGHT_NEAR 0.8

/* How many times as large a spy-glass shows what is ahead. */
#define LW_SIGHT_GLASS 4

typedef struct
{
  double x, y, z;
} LwSightPoint;

typedef struct _LwSightStore LwSightStore;

typedef struct
{
  cairo_t *cr;             /* NULL: only looking */
  const LwBattle *battle;
  const LwSight *sight;
  LwSightStore *store;     /* of figures and trees painted before; needed for drawing the floor */
  double x, y, z;          /* of the eye, from the south-west corner of the field */
  double ahead_x, ahead_y; /* unit vector of where it looks */
  double sun_x, sun_y;     /* towards the sun, as the eye has it */
  double scale;            /* pixels to an inch one inch off */
  double middle, horizon;  /* of the picture, in pixels */
  guint texture;
  gboolean glass;          /* a spy-glass: nothing near is seen */
} LwSightEye;

/* lw_sight_open: the eye behind the gun of @sight, which must live as long. */
void   lw_sight_open    (LwSightEye *eye, cairo_t *cr, const LwBattle *battle,
                         const LwSight *sight);
/* lw_sight_open_glass: the eye at a spy-glass that shows a round of @radius pixels. @round, a sight
 * as large as the round, must live as long. FALSE: no glass is needed, as the man who is named
 * stands near. */
gboolean lw_sight_open_glass (LwSightEye *eye, cairo_t *cr, const LwBattle *battle,
                              const LwSight *sight, LwSight *round, double radius);

LwSightPoint lw_sight_point (const LwSightEye *eye, LwPoint at, double z);
/* A direction of the floor, as the eye has it. */
void   lw_sight_turn    (const LwSightEye *eye, LwAngle angle, double *x, double *y);
double lw_sight_x       (const LwSightEye *eye, LwSightPoint p);
double lw_sight_y       (const LwSightEye *eye, LwSightPoint p);
double lw_sight_ground  (const LwSightEye *eye, LwPoint at); /* of the highest board, in inches */
/* How sunny an upright face is whose outward direction is (@x, @y): -1 to 1. */
double lw_sight_sun     (const LwSightEye *eye, double x, double y);

/* Where the bore points: the bead of the foresight is in the middle, at this height. */
double lw_sight_bead    (const LwSightEye *eye);

/* Arc-seconds that a pixel near the middle of the picture stands for: dragging the trail. */
double lw_sight_seconds_a_pixel (const LwSight *sight);

G_END_DECLS
