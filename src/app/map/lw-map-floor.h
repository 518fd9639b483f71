/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-floor.h: the lowest layer of the map: the Country, and what lies about it.
 */
#pragma once

#include "lw-map-camera.h"
#include "lw-tiles.h"

G_BEGIN_DECLS

typedef struct
{
  LwMapCamera *camera;

  LwTiles *tiles;    /* the Country, or NULL ... */
  double scale;
  LwTiles *next;     /* ... and as it is being drawn at another scale, or NULL */
  double next_scale;
  guint fits;        /* of the camera, that these were drawn after */
  GArray *damage;    /* of LwBox: what has changed of the Country since */
  guint piecework;   /* idle: what is owed of them */
  guint sharpen;     /* timer: draw anew when a zoom has come to rest */
  guint renders;     /* how often the Country has been drawn: a drag must not raise it */
} LwMapFloor;

void lw_map_floor_init   (LwMapFloor *self, LwMapCamera *camera);
void lw_map_floor_clear  (LwMapFloor *self);

void lw_map_floor_show   (LwMapFloor *self, LwCanvas *canvas);
/* Something of the Country has changed within @box. */
void lw_map_floor_damage (LwMapFloor *self, LwBox box);
/* All of it has, or what it is drawn with. */
void lw_map_floor_forget (LwMapFloor *self);

G_END_DECLS
