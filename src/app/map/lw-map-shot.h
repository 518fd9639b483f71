/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-shot.h: a shot flies over the map; and what is shown of shots where one practises.
 */
#pragma once

#include "flight/flight.h"
#include "lw-map-camera.h"

G_BEGIN_DECLS

typedef struct
{
  LwMapCamera *camera;

  LwFlight *flight;    /* of the shot that flies, owned, or NULL */
  gint64 since;        /* of the monotonic clock */

  GPtrArray *flights;  /* of LwFlight: shown as they flew, or NULL */
  LwRef ranged;        /* the gun whose ranges are marked, or LW_NONE */
  LwRef target;        /* a man pointed out, or LW_NONE */
} LwMapShot;

void     lw_map_shot_init   (LwMapShot *self, LwMapCamera *camera);
void     lw_map_shot_clear  (LwMapShot *self);

/* Of the events from @first on, the last shot flies. */
void     lw_map_shot_show   (LwMapShot *self, guint first);
gboolean lw_map_shot_flies  (LwMapShot *self);
gboolean lw_map_shot_skip   (LwMapShot *self); /* FALSE: none flew */
gboolean lw_map_shot_at     (LwMapShot *self, LwFlightPoint *at);
/* Is this man, whom it will strike, still on his feet? */
gboolean lw_map_shot_spares (LwMapShot *self, LwRef man);

/* The array is kept; the latest comes last. */
void     lw_map_shot_set_flights (LwMapShot *self, GPtrArray *flights);
/* Their ways, the ranges and the target. */
void     lw_map_shot_draw   (LwMapShot *self, cairo_t *cr);

G_END_DECLS
