/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-input.h: mouse and fingers on the map.
 */
#pragma once

#include "lw-map-keys.h"
#include "lw-map-shot.h"

G_BEGIN_DECLS

typedef struct
{
  LwMapCamera *camera;
  LwMapPointer *pointer;
  LwMapShot *shot;
  const LwMapKeys *keys;

  const char *shape;   /* of the pointer */

  /* A gesture under way. */
  LwMapGrip grip;
  gboolean dragging;   /* beyond a few pixels: no longer a mere press */
  guint n_press;
  double pan_left, pan_top;
  double pinch;
} LwMapInput;

/* Listens to the gestures on the camera's widget. */
void lw_map_input_init   (LwMapInput *self, LwMapCamera *camera, LwMapPointer *pointer,
                          LwMapShot *shot, const LwMapKeys *keys);
/* What is pressed is not waited for any more. */
void lw_map_input_let_go (LwMapInput *self);

G_END_DECLS
