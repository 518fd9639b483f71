/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-books.h: forces, roster and dispatches, one of them open below the checklist.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_BOOKS (lw_books_get_type ())
G_DECLARE_FINAL_TYPE (LwBooks, lw_books, LW, BOOKS, GtkBox)

GtkWidget *lw_books_new    (LwHand *hand);
GtkWidget *lw_books_roster (GtkWidget *books);
/* The one of that name: "forces", "roster", "dispatches". */
void       lw_books_open   (GtkWidget *books, const char *name);

G_END_DECLS
