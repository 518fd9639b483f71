/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-topple.h: private to the flight: whom a blow overturns, and whom he takes with him (R48, Q54).
 *
 * Masses are counted in shots (0.9 g), lengths in inches.
 */
#pragma once

#include "lw-flight-world.h"

G_BEGIN_DECLS

/* A blow by a shot, and what it does. */
typedef struct
{
  gint64 impulse;     /* in/s on one shot's mass, times 65536 */
  gboolean falls;
  gint64 surplus;     /* energy left over the edge, in²/s² on one shot's mass */
  gint32 fx, fy;      /* the way he falls, unit */
} LwBlow;

/*
 * lw_topple_blow: a shot strikes @man at @height (fine) above his feet, at @speed (in/s times
 * 65536) into him; (@nx, @ny) is the unit normal out of him.
 */
void lw_topple_blow     (const LwMan *man, gint64 height, gint64 speed, gint32 nx, gint32 ny,
                         LwBlow *blow);

/* One who fell, how, and how many neighbours before him: 0 the man who was struck. */
typedef struct
{
  LwRef man;
  guint generation;
  LwBlow blow;
} LwFaller;

/*
 * lw_topple_fall: @man falls by @blow and may knock over his neighbours, and they theirs. Appends
 * to @fallers (LwFaller) in order and takes them out of @world.
 */
void lw_topple_fall     (LwFlightWorld *world, LwRef man, const LwBlow *blow, GArray *fallers);

G_END_DECLS
