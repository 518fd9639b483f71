/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-cards.h: a battle, a Country and a campaign as cards of the start page.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-library.h"

G_BEGIN_DECLS

/* Each opens its file when it is pressed. NULL: nothing to show (a battle that is over). */
GtkWidget *lw_battle_card_new   (const LwLibraryItem *item);
GtkWidget *lw_country_card_new  (const LwLibraryItem *item);
GtkWidget *lw_campaign_card_new (const LwLibraryItem *item);

G_END_DECLS
