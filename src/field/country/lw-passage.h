/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-passage.h: fords and bridges as dry strips across water (Q12).
 */
#pragma once

#include "lw-ground.h"

G_BEGIN_DECLS

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
void     lw_passage_collect (const LwFeature *feature, const LwGroundRules *rules,
                             const GArray *obstacles, GArray *passages);

/* The strip in which a body of @half_width is dry, clear of the banks at both ends. */
void     lw_passage_strip   (const LwPassage *passage, LwLength half_width, LwPoint corners[4]);

/* The part of the way from @from to @to that lies inside the strip, rounded to the unit; FALSE when
 * there is none. */
gboolean lw_passage_cut     (const LwPassage *passage, LwLength half_width, LwPoint from,
                             LwPoint to, LwPoint *enter, LwPoint *leave);

/* Does such a shape, with @clearance about it, keep to the strip? */
gboolean lw_passage_holds   (const LwPassage *passage, const LwShape *shape, LwLength clearance);

G_END_DECLS
