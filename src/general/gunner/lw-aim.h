/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-aim.h: men worth aiming at, by a look along the lane.
 */
#pragma once

#include "body/body.h"
#include "ground/ground.h"

G_BEGIN_DECLS

typedef struct
{
  LwRef man;    /* who is aimed at */
  LwAngle bearing;
  LwAngle elevation;
  gint worth;   /* hundredths of a point that a shot is expected to bring */
} LwAim;

/* What a man of the other side is worth to the guns of @side: more when a gun hangs on him. */
gint     lw_aim_price (const LwBattle *battle, LwSide side, LwRef man);

/* The elevation that brings a shot from a gun at @from to the middle of a man at @to, before his
 * feet touch the ground; the heights are those of the boards under both. */
LwAngle  lw_aim_elevation (LwPoint from, LwLength high, LwPoint to, LwLength low);

/*
 * lw_aims_list: men of the enemy in sight of a gun of @side at @at, those along whose lanes most is
 * to be had first, at most @most. Own men in a lane cost what they are worth, but for those who
 * stand within six inches of @gun and can lie down (R39). Returns: (transfer full) (element-type
 * LwAim)
 */
GArray  *lw_aims_list (const LwBattle *battle, LwSighting *sighting, const LwTerrain *terrain,
                       LwSide side, LwRef gun, LwPoint at, guint most);

G_END_DECLS
