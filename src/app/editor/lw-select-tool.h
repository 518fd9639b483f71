/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-select-tool.h: the tool of selecting: what is taken up, carried along, put down, reshaped.
 */
#pragma once

#include "lw-editor-grasp.h"

G_BEGIN_DECLS

/* A press: takes hold of what lies there, or begins a band. */
LwMapGrip lw_select_tool_take         (LwEditorGrasp *grasp, const LwMapTouch *touch);
void      lw_select_tool_carry        (LwEditorGrasp *grasp, const LwMapTouch *touch);
/* @moved: it was a drag, not a click. */
void      lw_select_tool_put          (LwEditorGrasp *grasp, const LwMapTouch *touch,
                                       gboolean moved);

/* A point of the one outline or line that is selected, at @at or at its edge there. */
gboolean  lw_select_tool_add_point    (LwEditorGrasp *grasp, LwPoint at);
gboolean  lw_select_tool_remove_point (LwEditorGrasp *grasp, LwPoint at);

G_END_DECLS
