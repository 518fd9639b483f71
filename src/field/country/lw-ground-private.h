/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ground-private.h: the ground as routes see it: numbered obstacles, and passages over water.
 */
#pragma once

#include "lw-ground.h"

G_BEGIN_DECLS

#define LW_N_BODIES (LW_BODY_GUN + 1)

typedef struct
{
  const LwFeature *feature;
  LwShape shape;
  gboolean water;
  gboolean stops[LW_N_BODIES];  /* such a body on its way */
  gboolean stands[LW_N_BODIES]; /* in the way of such a body that wants to stay */
} LwObstacle;

/* What a thing of this kind does to each body; FALSE when it does nothing at all. */
gboolean lw_obstacle_describe (const LwFeature *feature, const LwGroundRules *rules,
                               LwObstacle *obstacle);

/*
 * A ford or a bridge: a strip across one water. Its frame has the water's course along x; a body
 * that keeps between -half and half is dry until it is clear of the far bank.
 */
typedef struct
{
  const LwFeature *water;
  gboolean carries[LW_N_BODIES];
  LwPoint at;
  LwAngle course;      /* direction of the frame's x axis */
  LwLength half;       /* of its extent along the course */
  LwLength depth_half; /* of its extent across, as it was drawn */
  LwLength bank;       /* half the river's width; 0 for a pond */
  LwAngle skew;        /* of the river's course from the frame's x axis, at most 45 degrees */
} LwPassage;

/* Adds a passage for each water of @obstacles that the ford or bridge @feature leads across. */
void lw_passage_collect (const LwFeature *feature, const LwGroundRules *rules,
                         const GArray *obstacles, GArray *passages);

/* The strip in which a body of @half_width is dry, clear of the banks at both ends. */
void lw_passage_strip   (const LwPassage *passage, LwLength half_width, LwPoint corners[4]);

/* The part of the way from @from to @to inside the strip, cut to the unit. */
gboolean lw_passage_cut (const LwPassage *passage, LwLength half_width, LwPoint from, LwPoint to,
                         LwPoint *enter, LwPoint *leave);

/* Does such a shape, with @clearance about it, keep to the strip? */
gboolean lw_passage_holds (const LwPassage *passage, const LwShape *shape, LwLength clearance);

/* Does the single shape stop a disc of @half_width on its way, started from where it stands? */
gboolean lw_shape_stops_way (const LwShape *shape, LwPoint from, LwPoint to, LwLength half_width);

/* Does a disc of @half_width at @at overlap what stops such a body? */
gboolean lw_ground_overlaps (const LwGround *ground, LwBody body, LwPoint at, LwLength half_width);

/* The number of an obstacle on the straight way, or -1; the lowest, not the nearest. */
int lw_ground_find_blocker (const LwGround *ground, LwBody body, LwPoint from, LwPoint to,
                            LwLength half_width);
const LwObstacle *lw_ground_obstacle (const LwGround *ground, guint number);

/* Appends points (LwPoint) by which a body gets over the water of an obstacle. */
void lw_ground_passage_points (const LwGround *ground, const LwObstacle *obstacle, LwBody body,
                               LwLength half_width, GArray *points);

G_END_DECLS
