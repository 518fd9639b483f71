/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-keys.h: the keyboard on the map.
 */
#pragma once

#include "lw-map-pointer.h"

G_BEGIN_DECLS

typedef struct
{
  LwMapCamera *camera;
  LwMapPointer *pointer;
  gboolean space_down; /* a drag pans */
} LwMapKeys;

/* Listens to the keys of the camera's widget. */
void lw_map_keys_init (LwMapKeys *self, LwMapCamera *camera, LwMapPointer *pointer);

G_END_DECLS
