/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rescue-page.h: what can be done with a ledger that can no longer be read.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_RESCUE_PAGE (lw_rescue_page_get_type ())
G_DECLARE_FINAL_TYPE (LwRescuePage, lw_rescue_page, LW, RESCUE_PAGE, GtkBox)

/* The ways out for the file @path, which was refused with @problem; NULL where there is none, as
 * when the file is missing or a newer program's. */
GtkWidget *lw_rescue_page_new (const char *path, const GError *problem);

G_END_DECLS
