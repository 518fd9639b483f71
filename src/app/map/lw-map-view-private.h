/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-view-private.h: what a map is made of; for lw-map-view.c, and for tests that look inside.
 */
#pragma once

#include "lw-map-floor.h"
#include "lw-map-input.h"
#include "lw-map-pieces.h"
#include "lw-map-rulers.h"
#include "lw-map-standing.h"
#include "lw-map-view.h"

G_BEGIN_DECLS

struct _LwMapView
{
  GtkWidget parent_instance;

  /* What is looked at, and pointed at. */
  LwMapCamera camera;
  LwMapPointer pointer;
  LwMapKeys keys;
  LwMapInput input;

  /* Layers, from the floor up. */
  LwMapFloor floor;
  GPtrArray *still;    /* of GskRenderNode: what the tool calls still, or NULL */
  LwView still_view;   /* that it was drawn for */
  LwMapPieces pieces;
  LwMapShot shot;
  LwMapStanding standing;
  LwMapRulers rulers;

  guint tick;          /* while something moves */
};

G_END_DECLS
