/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-tool.h: the tools that make new things: by a click, a drag, corner by corner, by brush.
 */
#pragma once

#include "lw-editor-grasp.h"

G_BEGIN_DECLS

typedef struct
{
  LwEditorGrasp *grasp;
  GArray *corners;     /* of LwPoint: an outline or line half drawn */
  LwPoint tip;         /* the corner to come */
  LwPoint asked;       /* where the last corner was asked for, before it snapped */
  gboolean tip_shown;
  LwPoint last_dab;    /* of the brush */
  guint dabs;
} LwDrawTool;

/* @grasp is borrowed for as long as the tool lives. */
void       lw_draw_tool_init        (LwDrawTool *self, LwEditorGrasp *grasp);
void       lw_draw_tool_clear       (LwDrawTool *self);

/* A press, a drag and a release. */
LwMapGrip  lw_draw_tool_begin       (LwDrawTool *self, const LwMapTouch *touch);
void       lw_draw_tool_carry       (LwDrawTool *self, const LwMapTouch *touch);
void       lw_draw_tool_end         (LwDrawTool *self, const LwMapTouch *touch, gboolean moved);

void       lw_draw_tool_show_tip    (LwDrawTool *self, const LwMapTouch *touch);
gboolean   lw_draw_tool_drop_corner (LwDrawTool *self);
/* Ends an outline or a line that is being drawn. FALSE: it had too few corners. */
gboolean   lw_draw_tool_finish      (LwDrawTool *self);
/* Forgets the corners and lets go. */
void       lw_draw_tool_let_go      (LwDrawTool *self);
/* The thing that a press here would set down; NULL: none. (transfer full) */
LwFeature *lw_draw_tool_ghost       (LwDrawTool *self);

G_END_DECLS
