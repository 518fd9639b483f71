/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-actions.h: every act of the editor as an action, with its key.
 */
#pragma once

#include "lw-editor-page-private.h"

G_BEGIN_DECLS

void lw_editor_page_install_actions (GtkWidgetClass *widget_class);
/* Which of them can be done as things stand. */
void lw_editor_page_update_actions  (LwEditorPage *self);

G_END_DECLS
