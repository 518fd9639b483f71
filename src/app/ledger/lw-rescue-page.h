/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rescue-page.h: what can be done with a ledger that can no longer be read.
 */
#pragma once

#include "shell/shell.h"

G_BEGIN_DECLS

#define LW_TYPE_RESCUE_PAGE (lw_rescue_page_get_type ())
G_DECLARE_FINAL_TYPE (LwRescuePage, lw_rescue_page, LW, RESCUE_PAGE, GtkBox)

/* Pushes such a page for the file @path, which was refused with @problem; where it would be of no
 * help, only the problem is said. */
void lw_rescue_page_offer (LwWindow *window, const char *path, const GError *problem);

G_END_DECLS
