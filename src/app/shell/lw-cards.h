/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-cards.h: a battle, a Country and a campaign as cards of the start page. A file that cannot be
 * read has a card too, which says why.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

/* A battle under way, with its picture and strengths; one that is over gets a smaller card and
 * sets @over. @played: it took its time, for it had to be played again from its orders. */
GtkWidget *lw_battle_card_new   (const LwLibraryItem *item, gboolean *over, gboolean *played);
GtkWidget *lw_country_card_new  (const LwLibraryItem *item);
GtkWidget *lw_campaign_card_new (const LwLibraryItem *item);
/* The last card of the gallery: begins a new Country. */
GtkWidget *lw_lay_out_card_new  (void);

G_END_DECLS
