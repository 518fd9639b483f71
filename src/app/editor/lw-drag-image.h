/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drag-image.h: the picture of what is held in the air, which is drawn once and goes along.
 */
#pragma once

#include "lw-editor-grasp.h"

G_BEGIN_DECLS

typedef struct
{
  LwEditorGrasp *grasp;      /* borrowed */
  cairo_surface_t *picture;  /* or NULL */
  GskRenderNode *node;       /* of it, or NULL */
  graphene_rect_t box;       /* where it lay, in pixels */
  LwView view;               /* as it was drawn */
  guint n_held;              /* of the grasp that it was drawn for */
} LwDragImage;

void lw_drag_image_show   (LwDragImage *self, LwCanvas *canvas, const LwView *view);
void lw_drag_image_forget (LwDragImage *self);

G_END_DECLS
