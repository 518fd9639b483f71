/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-strip.h: small pictures of all Countries in a row, to choose one of.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * @items: of LwLibraryItem, kept. Pressing a picture selects the same place of @chooser; the row
 * follows it. The pictures come one by one when the program has nothing else to do.
 */
GtkWidget *lw_country_strip_new (GPtrArray *items, GtkDropDown *chooser);

G_END_DECLS
