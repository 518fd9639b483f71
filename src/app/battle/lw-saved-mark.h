/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-saved-mark.h: whether the battle is on the disk, and what can be done where it is not.
 */
#pragma once

#include <gtk/gtk.h>

#include "kit/kit.h"
#include "session/session.h"

G_BEGIN_DECLS

/* A line across a page that stays until its matter is settled: a sentence,
buttons, and the system's own words for those who want them. */

#define LW_TYPE_TROUBLE_ROW (lw_trouble_row_get_type ())
G_DECLARE_FINAL_TYPE (LwTroubleRow, lw_trouble_row, LW, TROUBLE_ROW, GtkBox)

/* It is out of sight at first. @text NULL: out of sight again. @details may be NULL. The buttons of
 * before are gone. */
void       lw_trouble_row_set   (LwTroubleRow *self, const char *text, const char *details);

/* A button with a mnemonic in its label. */
void       lw_trouble_row_add   (LwTroubleRow *self, const char *label, GCallback clicked,
                                 gpointer data);

#define LW_TYPE_SAVED_MARK (lw_saved_mark_get_type ())
G_DECLARE_FINAL_TYPE (LwSavedMark, lw_saved_mark, LW, SAVED_MARK, GObject)

/*
 * lw_saved_mark_new: follows @session. @label: "Saved" as soon as the latest order is on the disk,
 * until then "Saving…", and where it cannot be, "Not saved". @row shows what is wrong with the file
 * of the battle, and what can be done about it. Both are borrowed, and outlive it.
 */
LwSavedMark *lw_saved_mark_new (LwSession *session, GtkLabel *label, LwTroubleRow *row);

G_END_DECLS
