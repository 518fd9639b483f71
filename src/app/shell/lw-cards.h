/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-cards.h: a Country and a campaign as cards of the start page. A file that cannot be read has a
 * card too, which says why.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

GtkWidget *lw_cards_new_country  (const LwLibraryItem *item);
/* @words: (transfer full): its name and its players. */
GtkWidget *lw_cards_new_campaign (const LwLibraryItem *item, char **words);
/* The last card of the gallery: begins a new Country. */
GtkWidget *lw_cards_new_lay_out  (void);

G_END_DECLS
