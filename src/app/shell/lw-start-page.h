/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-start-page.h: where one begins: battles to resume, Countries, campaigns.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_START_PAGE (lw_start_page_get_type ())
G_DECLARE_FINAL_TYPE (LwStartPage, lw_start_page, LW, START_PAGE, GtkBox)

GtkWidget *lw_start_page_new     (void);

/* Looks at the folders again. */
void       lw_start_page_refresh (LwStartPage *self);

G_END_DECLS
