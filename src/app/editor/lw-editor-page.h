/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-page.h: the Country editor: palette, map, what is selected, advice, scenario.
 */
#pragma once

#include "lw-editor.h"
#include "keeping/keeping.h"

G_BEGIN_DECLS

#define LW_TYPE_EDITOR_PAGE (lw_editor_page_get_type ())
G_DECLARE_FINAL_TYPE (LwEditorPage, lw_editor_page, LW, EDITOR_PAGE, GtkBox)

/* A Country to edit; @path NULL: a new one, an empty floor of 10 by 8 feet. Returns: NULL when the
 * file cannot be read. */
GtkWidget  *lw_editor_page_new    (const char *path, GError **error);
/* Goes on with a copy that was kept when the program ended before it was saved. @recovery:
 * (transfer full) */
GtkWidget  *lw_editor_page_resume (LwRecovery *recovery, const LwCrashItem *leftover,
                                   const char *text, GError **error);
const char *lw_editor_page_name   (LwEditorPage *self);
/* The file it was read from or saved to; NULL: none yet. */
const char *lw_editor_page_path   (LwEditorPage *self);

LwEditor   *lw_editor_page_editor_for_test (LwEditorPage *self);

G_END_DECLS
