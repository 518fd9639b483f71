/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight.h: the view along a gun: what an eye low behind its breech sees of the floor, to scale.
 *
 * The picture shows the bore by the bead of the foresight alone: no arc, and nothing of where a
 * shot would fall.
 */
#pragma once

#include "lw-scene.h"

G_BEGIN_DECLS

typedef struct
{
  LwRef gun;               /* the gun in hand, put down */
  LwAngle bearing;         /* as laid */
  LwAngle elevation;
  LwAngle sway_bearing;    /* what the hand adds to them just now */
  LwAngle sway_elevation;
  LwViewer viewer;
  LwRef named;             /* a man to be pointed out, or LW_NONE */
  double width, height;    /* of the picture, in pixels */
} LwSight;

/* The whole picture, from the origin of @cr: the same pixels for the same arguments. */
void     lw_sight_draw     (cairo_t *cr, const LwBattle *battle, const LwSight *sight);

/* Where a point at @height above the floor is in the picture; FALSE when it lies behind the eye. */
gboolean lw_sight_project  (const LwBattle *battle, const LwSight *sight, LwPoint at,
                            LwLength height, double *x, double *y);

/* Where the bore points: the bead of the foresight. */
void     lw_sight_bead     (const LwBattle *battle, const LwSight *sight, double *x, double *y);

/* Arc-seconds that a pixel near the middle of the picture stands for: dragging the trail. */
double   lw_sight_seconds_a_pixel (const LwSight *sight);

/* Can the eye see this man's head: inside the picture, shown to the viewer, hidden by no hill,
 * house, wall or rock? Twigs and men do not count. */
gboolean lw_sight_sees_man (const LwBattle *battle, const LwSight *sight, LwRef man);

/* All men of @side whom the eye sees, from left to right. (transfer full) (element-type LwRef) */
GArray  *lw_sight_men      (const LwBattle *battle, const LwSight *sight, LwSide side);

G_END_DECLS
