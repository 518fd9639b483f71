/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-export.h: pictures of the map and of parts of it, and plans for the floor.
 */
#pragma once

#include "lw-editor-page-private.h"

G_BEGIN_DECLS

/* A name for a file, after that of the Country. (transfer full) */
char *lw_editor_page_file_name (LwEditorPage *self, const char *ending);
/* Asks what is to be on the picture and of which kind it is to be. @selection: what is selected
 * to begin with. */
void  lw_editor_page_export    (LwEditorPage *self, gboolean selection);
void  lw_editor_page_plan      (LwEditorPage *self, double scale);

G_END_DECLS
