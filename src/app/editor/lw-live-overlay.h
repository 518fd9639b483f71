/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-live-overlay.h: what follows the hand over the map of the drawing board.
 */
#pragma once

#include "lw-draw-tool.h"
#include "lw-editor-grasp.h"

G_BEGIN_DECLS

typedef struct
{
  LwEditorGrasp *grasp;   /* borrowed, both */
  LwDrawTool *tool;
  gboolean pointing_out;  /* a place is ringed: */
  LwBox out;
  char *out_note;         /* with words, or NULL */
} LwLiveOverlay;

/* Draws part @part, from 0, and says whether there is such a one. */
gboolean lw_live_overlay_draw      (LwLiveOverlay *self, cairo_t *cr, const LwView *view,
                                    guint part);
/* Where the advice points: ringed in amber; NULL: nowhere. @note may be NULL. */
void     lw_live_overlay_point_out (LwLiveOverlay *self, const LwBox *box, const char *note);

/* The picture of what is held in the air, which is drawn once and goes along. */

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
