/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight.h: the view along a gun, in the three parts it is put together from.
 *
 * Each is drawn from the origin of a context on an image, whose device scale it takes. The picture
 * shows the bore by the bead of the foresight alone: no arc, and nothing of where a shot would
 * fall.
 */
#pragma once

#include "lw-sight-store.h"

G_BEGIN_DECLS

/* The floor and what stands on it, behind everything. The same pixels for the same arguments,
 * whatever @store showed before. */
void     lw_sight_draw_floor (LwSightStore *store, cairo_t *cr, const LwBattle *battle,
                              const LwSight *sight);

/* The barrel and its foresight, before the floor. */
void     lw_sight_draw_gun   (cairo_t *cr, const LwBattle *battle, const LwSight *sight);

/* A round of the picture. */
typedef struct
{
  double x, y, radius;
} LwSightRound;

/*
 * lw_sight_draw_glass: what a spy-glass shows along the barrel, LW_SIGHT_GLASS times as large, over
 * the rest: it follows the bearing, never the elevation. FALSE, and nothing is drawn, when the man
 * who is named stands too near to need it.
 */
gboolean lw_sight_draw_glass (LwSightStore *store, cairo_t *cr, const LwBattle *battle,
                              const LwSight *sight, const LwSightRound *round);

G_END_DECLS
