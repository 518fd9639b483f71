/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-rulers.h: feet on two sides of the map, with what the tool marks and where the pointer is.
 */
#pragma once

#include "lw-map-pointer.h"

G_BEGIN_DECLS

enum
{
  LW_MAP_RULER_NORTH,
  LW_MAP_RULER_WEST,
  LW_MAP_RULERS
};

/* A ruler's picture, longer than what is seen of it. */
typedef struct
{
  cairo_surface_t *picture; /* owned, or NULL */
  int begin, end;           /* in pixels from the field's north-west corner */
  GskRenderNode *node;      /* owned, or NULL */
  int offset;               /* of that corner, in the node */
} LwMapRuler;

typedef struct
{
  LwMapCamera *camera;
  const LwMapPointer *pointer;

  LwMapRuler rulers[LW_MAP_RULERS];
  GskRenderNode *pointers[LW_MAP_RULERS];
  GPtrArray *labels;        /* of PangoLayout, by foot, or NULL */

  /* What they were drawn for. */
  double scale;
  gboolean dark;
  graphene_rect_t window;
} LwMapRulers;

void lw_map_rulers_init   (LwMapRulers *self, LwMapCamera *camera, const LwMapPointer *pointer);

void lw_map_rulers_show   (LwMapRulers *self, LwCanvas *canvas);
void lw_map_rulers_forget (LwMapRulers *self);

G_END_DECLS
