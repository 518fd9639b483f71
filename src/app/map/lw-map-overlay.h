/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-overlay.h: what goes along with pointer and hand over a battle: strings, ghosts, a shot.
 */
#pragma once

#include "lw-map-pointer.h"
#include "lw-map-shot.h"

G_BEGIN_DECLS

typedef struct
{
  const LwMapCamera *camera;
  const LwMapPointer *pointer;
  LwMapShot *shot;
} LwMapOverlay;

/* Each part is a node of its own, so that what moves repaints no more than it covers. FALSE: there
 * is no such part. */
gboolean lw_map_overlay_draw (LwMapOverlay *self, cairo_t *cr, guint part);

G_END_DECLS
