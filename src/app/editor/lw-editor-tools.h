/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-tools.h: the tools of the palette, and the things that they make.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

/* The letter of a tool, 0 where it has none, and its name. */
char         lw_editor_tool_letter (LwEditorTool tool);
const char  *lw_editor_tool_name   (LwEditorTool tool);
const char  *lw_editor_tool_icon   (LwEditorTool tool);   /* a symbolic icon's name */
LwEditorTool lw_editor_tool_of     (char letter);         /* LW_N_EDITOR_TOOLS: none */

/* A new thing about a place, between two corners, with the given corners. (transfer full) */
LwFeature   *lw_editor_new_thing   (LwFeatureKind kind, LwPoint at);
LwFeature   *lw_editor_new_box     (LwFeatureKind kind, LwPoint a, LwPoint b);
LwFeature   *lw_editor_new_outline (LwFeatureKind kind, const LwPoint *points, guint n);

G_END_DECLS
