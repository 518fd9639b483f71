/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-obstacle.c: which things of a Country stop whom, and where nobody stays (R6, Q12-Q15).
 */
#include "lw-ground-private.h"

/* A wall lower than this is stepped over (Q13). */
#define LOW_WALL (LW_INCH / 2)

static void
set_stops (LwObstacle *obstacle, gboolean infantry, gboolean cavalry, gboolean gun)
{
  obstacle->stops[LW_BODY_INFANTRY] = infantry;
  obstacle->stops[LW_BODY_CAVALRY] = cavalry;
  obstacle->stops[LW_BODY_GUN] = gun;
}

gboolean
lw_obstacle_describe (const LwFeature *feature, const LwGroundRules *rules, LwObstacle *obstacle)
{
  gboolean high = feature->height >= LOW_WALL;

  switch (feature->kind)
    {
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
    case LW_FEATURE_TREE:
    case LW_FEATURE_ROCK:
      set_stops (obstacle, TRUE, TRUE, TRUE);
      break;
    case LW_FEATURE_WALL:
      set_stops (obstacle, high && !rules->infantry_cross_walls, high, high);
      break;
    case LW_FEATURE_RIVER:
    case LW_FEATURE_POND:
    case LW_FEATURE_SWAMP:
      /* Men may wade where that is agreed; guns never do. */
      obstacle->water = TRUE;
      set_stops (obstacle, !rules->water_wadeable, !rules->water_wadeable, TRUE);
      break;
    default:
      return FALSE;
    }
  /* Nobody stands on top of a wall, even where he may step over it. */
  for (int body = 0; body < LW_N_BODIES; body++)
    obstacle->stands[body] = feature->kind == LW_FEATURE_WALL || obstacle->stops[body];
  return TRUE;
}
