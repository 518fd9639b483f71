/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-laws-window.h: the laws in the book's order, and the rulings where the book is silent.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @law: the one to show first ("R35", "Q29"), or NULL. */
void lw_laws_window_present (GtkWindow *parent, const char *law);

G_END_DECLS
