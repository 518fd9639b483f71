/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ground.h: the Country as bodies meet it: what stops them, where they may stand (Q11-Q15).
 *
 * Built once for a battle and shared by its copies. A ford or a bridge is a dry strip across its
 * water: a body that keeps its whole width inside (or, where it is broader than half the strip, its
 * centre in the strip's middle half) is not stopped, and may stand there.
 */
#pragma once

#include "lw-country.h"
#include "measure/measure.h"

G_BEGIN_DECLS

/* What a house rule can change about the ground; all FALSE is the default of the laws. */
typedef struct
{
  gboolean water_wadeable;   /* Q12 water = wadeable */
  gboolean guns_at_fords;    /* Q12 guns-at-fords = yes */
  gboolean infantry_cross_walls; /* Q13 walls = infantry-cross */
} LwGroundRules;

typedef enum
{
  LW_BODY_INFANTRY,
  LW_BODY_CAVALRY,
  LW_BODY_GUN,
  LW_N_BODIES
} LwBody;

/* One shape of a thing that stops somebody. */
typedef struct
{
  const LwFeature *feature;
  LwShape shape;
  gboolean water;
  gboolean stops[LW_N_BODIES];  /* such a body on its way */
  gboolean stands[LW_N_BODIES]; /* in the way of such a body that wants to stay */
} LwObstacle;

typedef struct _LwGround LwGround;

/* Keeps a copy of @country; @rules may be NULL. What stops somebody is a feature of that copy. */
LwGround         *lw_ground_new            (const LwCountry *country, const LwGroundRules *rules);
LwGround         *lw_ground_ref            (LwGround *ground);
void              lw_ground_unref          (LwGround *ground);
const LwCountry  *lw_ground_country        (const LwGround *ground);

/*
 * lw_ground_derived: what a floor above has worked out from this ground. @make is called once; what
 * it made is kept with the ground, shared by all who hold it, never changed, and freed with it by
 * @free_it. A ground keeps one such thing. May be called from any thread.
 */
typedef gpointer (*LwGroundMake) (const LwGround *ground);
gconstpointer     lw_ground_derived        (const LwGround *ground, LwGroundMake make,
                                            GDestroyNotify free_it);

/* The first thing nearer than @clearance to @shape that such a body may not stand in; or NULL. */
const LwFeature  *lw_ground_stands         (const LwGround *ground, LwBody body,
                                            const LwShape *shape, LwLength clearance);

/*
 * lw_ground_stops: the thing, nearest to @from, that stops a body of @half_width on the straight
 * way to @to; or NULL. What the body already overlaps where it stands lets it go, but no nearer.
 */
const LwFeature  *lw_ground_stops          (const LwGround *ground, LwBody body, LwPoint from,
                                            LwPoint to, LwLength half_width);

/* Height of the highest board under @point, 0 on the floor (Q10, Q11). */
LwLength          lw_ground_height         (const LwGround *ground, LwPoint point);

/* ---- The ground as routes see it: numbered obstacles ---- */

/* Does the single shape stop a disc of @half_width on its way, started from where it stands? */
gboolean          lw_ground_shape_stops    (const LwShape *shape, LwPoint from, LwPoint to,
                                            LwLength half_width);

/* Does a disc of @half_width at @at overlap what stops such a body? */
gboolean          lw_ground_overlaps       (const LwGround *ground, LwBody body, LwPoint at,
                                            LwLength half_width);

/* The number of an obstacle on the straight way, or -1; the lowest, not the nearest. */
int               lw_ground_find_blocker   (const LwGround *ground, LwBody body, LwPoint from,
                                            LwPoint to, LwLength half_width);
const LwObstacle *lw_ground_obstacle       (const LwGround *ground, guint number);

/* Appends points (LwPoint) by which a body gets over the water of an obstacle. */
void              lw_ground_passage_points (const LwGround *ground, const LwObstacle *obstacle,
                                            LwBody body, LwLength half_width, GArray *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwGround, lw_ground_unref)

G_END_DECLS
