/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sight-look.h: what the tests of the view along a gun share: where a point is in the picture, who
 * is
 * seen, and the picture itself as one that was never kept.
 */
#pragma once

#include "lw-sight-cover.h"
#include "lw-sight.h"

/* FALSE, and the corner of the picture, when it lies behind the eye. */
static inline gboolean
sight_project (const LwBattle *battle, const LwSight *sight, LwPoint at, LwLength height, double *x,
               double *y)
{
  LwSightEye eye;
  LwSightPoint p;

  lw_sight_open (&eye, NULL, battle, sight);
  p = lw_sight_point (&eye, at, height / (double) LW_INCH);
  *x = *y = 0;
  if (p.y < LW_SIGHT_NEAR)
    return FALSE;
  *x = lw_sight_x (&eye, p);
  *y = lw_sight_y (&eye, p);
  return TRUE;
}

static inline gboolean
sight_sees (const LwBattle *battle, const LwSight *sight, LwRef man)
{
  g_autoptr (GArray) men = lw_sight_men (battle, sight, battle->men[man].side);

  for (guint i = 0; i < men->len; i++)
    if (g_array_index (men, LwRef, i) == man)
      return TRUE;
  return FALSE;
}

static inline void
sight_draw_floor (cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  g_autoptr (LwSightStore) store = lw_sight_store_new ();

  lw_sight_draw_floor (store, cr, battle, sight);
}

static inline gboolean
sight_draw_glass (cairo_t *cr, const LwBattle *battle, const LwSight *sight, LwSightRound round)
{
  g_autoptr (LwSightStore) store = lw_sight_store_new ();

  return lw_sight_draw_glass (store, cr, battle, sight, &round);
}
