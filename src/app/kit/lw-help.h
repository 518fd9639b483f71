/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-help.h: the help: which page answers, where it lies, and who shows it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * lw_help_page_of_law: the page that explains @law ("R35", "Q61"); "index" for what is no law.
 * Never NULL (static).
 */
const char *lw_help_page_of_law (const char *law);

/* The page about what @window shows just now; "index" when there is none. Never NULL (static). */
const char *lw_help_page_of     (GtkWindow *window);

/* Shows @page outside the program; where nothing can, a dialog over @parent says so. */
void        lw_help_show        (GtkWindow *parent, const char *page);

G_END_DECLS
