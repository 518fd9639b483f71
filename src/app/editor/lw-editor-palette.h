/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-palette.h: the tools at the left, and what the brush strews.
 */
#pragma once

#include "lw-editor-page-private.h"

G_BEGIN_DECLS

void lw_editor_page_add_palette (LwEditorPage *self);
/* The tool in hand is marked. */
void lw_editor_page_show_tool   (LwEditorPage *self);

G_END_DECLS
