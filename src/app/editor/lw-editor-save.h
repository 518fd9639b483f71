/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-save.h: the files of the drawing board: the Country itself, its pictures, its plans.
 */
#pragma once

#include "lw-editor-page-private.h"

G_BEGIN_DECLS

/* Pictures of the map and of parts of it, and plans for the floor. */

/* Asks what is to be on the picture and of which kind it is to be. @selection: what is selected
 * to begin with. */
void  lw_editor_page_export    (LwEditorPage *self, gboolean selection);
void  lw_editor_page_plan      (LwEditorPage *self, double scale);

/* FALSE: it could not be written; a toast says why. */
gboolean lw_editor_page_save          (LwEditorPage *self);
void     lw_editor_page_save_as       (LwEditorPage *self);
/* May the page go? FALSE: the player is asked, and the answer goes on from there. */
gboolean lw_editor_page_may_leave     (LwGuarded *page, gboolean closes);
/* The copy that is kept of unsaved work: after each change, and when the page goes. */
void     lw_editor_page_keep_draft    (LwEditorPage *self);
void     lw_editor_page_end_draft     (LwEditorPage *self);
/* (transfer full) */
void     lw_editor_page_take_recovery (LwEditorPage *self, LwRecovery *recovery);

G_END_DECLS
