/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hints.h: what a click will do, below the map; and on an empty floor how to begin.
 */
#pragma once

#include "lw-editor-page-private.h"

G_BEGIN_DECLS

/* As tool, hand and selection are now. */
void lw_editor_page_show_hints (LwEditorPage *self);

G_END_DECLS
