/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight.h: the view along a gun: what an eye low behind its breech sees of the floor, to scale.
 *
 * The picture shows the bore by the bead of the foresight alone: no arc, and nothing of where a
 * shot would fall.
 */
#pragma once

#include "scene/scene.h"

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
  const LwPoint *marks;    /* where the shots of this move came to rest, oldest first; or NULL */
  guint n_marks;
  double width, height;    /* of the picture, in pixels */
} LwSight;

/*
 * lw_sight_draw: the whole picture, from the origin of @cr: the same pixels for the same
 * arguments. It is the floor and what stands on it, and before that the barrel.
 */
void     lw_sight_draw       (cairo_t *cr, const LwBattle *battle, const LwSight *sight);
void     lw_sight_draw_floor (cairo_t *cr, const LwBattle *battle, const LwSight *sight);
void     lw_sight_draw_gun   (cairo_t *cr, const LwBattle *battle, const LwSight *sight);

/*
 * lw_sight_draw_glass: what a spy-glass shows along the barrel, LW_SIGHT_GLASS times as large, in
 * a round of @radius pixels about (@x, @y): it follows the bearing, never the elevation. Nothing
 * when the man who is named stands too near to need it: FALSE.
 */
#define LW_SIGHT_GLASS 4
gboolean lw_sight_draw_glass (cairo_t *cr, const LwBattle *battle, const LwSight *sight, double x,
                              double y, double radius);

/*
 * LwSightStore: the floor as it was drawn last, with a margin. While nothing but the sway changes
 * it is only shifted: to the pixel where the bore points, and within two pixels at the edges.
 * Whoever changes the battle forgets it.
 */
typedef struct _LwSightStore LwSightStore;

LwSightStore *lw_sight_store_new    (void);
void          lw_sight_store_free   (LwSightStore *store);
void          lw_sight_store_forget (LwSightStore *store);
void          lw_sight_store_clear  (LwSightStore *store); /* and its memory is given back */

/* As lw_sight_draw() and lw_sight_draw_glass(); @scale: device pixels to a pixel. */
void          lw_sight_store_draw   (LwSightStore *store, cairo_t *cr, const LwBattle *battle,
                                     const LwSight *sight, double scale);
gboolean      lw_sight_store_draw_glass (LwSightStore *store, cairo_t *cr, const LwBattle *battle,
                                         const LwSight *sight, double x, double y, double radius,
                                         double scale);
/* How often it has been drawn anew. */
guint         lw_sight_store_drawn  (const LwSightStore *store);

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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSightStore, lw_sight_store_free)

G_END_DECLS
