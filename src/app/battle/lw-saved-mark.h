/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-saved-mark.h: whether the battle is on the disk, and what can be done where it is not.
 */
#pragma once

#include <gtk/gtk.h>

#include "kit/kit.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_SAVED_MARK (lw_saved_mark_get_type ())
G_DECLARE_FINAL_TYPE (LwSavedMark, lw_saved_mark, LW, SAVED_MARK, GObject)

/*
 * lw_saved_mark_new: follows @session. @label: "Saved" as soon as the latest order is on the disk,
 * until then "Saving…", and where it cannot be, "Not saved". @row shows what is wrong with the file
 * of the battle, and what can be done about it. Both are borrowed, and outlive it.
 */
LwSavedMark *lw_saved_mark_new (LwSession *session, GtkLabel *label, LwTroubleRow *row);

G_END_DECLS
