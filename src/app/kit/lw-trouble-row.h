/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trouble-row.h: a line across a page that stays until its matter is settled: a sentence,
 * buttons, and the system's own words for those who want them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_TROUBLE_ROW (lw_trouble_row_get_type ())
G_DECLARE_FINAL_TYPE (LwTroubleRow, lw_trouble_row, LW, TROUBLE_ROW, GtkBox)

/* It is out of sight at first. @text NULL: out of sight again. @details may be NULL. The buttons of
 * before are gone. */
void       lw_trouble_row_set   (LwTroubleRow *self, const char *text, const char *details);

/* A button with a mnemonic in its label. */
void       lw_trouble_row_add   (LwTroubleRow *self, const char *label, GCallback clicked,
                                 gpointer data);

G_END_DECLS
