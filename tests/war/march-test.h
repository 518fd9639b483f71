/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * march-test.h: a few men in the middle of an open floor, for the tests of moving.
 */
#pragma once

#include "war-test.h"

/* Two men and a horseman a side in the middle of an open floor, Red to move, guns out of play. */
static inline LwBattle *
battle_in_the_open (void)
{
  LwBattle *battle = open_battle (3, 2, 1);

  stand (battle, "r1", P (60, 60));
  stand (battle, "r2", P (70, 60));
  stand (battle, "r4", P (80, 60));
  stand (battle, "b1", P (20, 20));
  begin_at (battle, LW_RED, 3);

  return battle;
}

static inline LwOrder *
march_id (const LwBattle *battle, const char *id, LwPoint to)
{
  return march_order (battle, man_of (battle, id), to);
}

static inline LwFeature *
wall_across (LwLength x1, LwLength x2, LwLength y)
{
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  LwPoint a = { x1, y }, b = { x2, y };

  wall->thickness = LW_INCH / 2;
  wall->height = LW_INCHES (2);
  if (wall->points == NULL)
    wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_val (wall->points, a);
  g_array_append_val (wall->points, b);

  return wall;
}
