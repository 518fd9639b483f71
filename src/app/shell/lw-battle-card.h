/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-card.h: a battle as a card of the start page: under way, over, or not to be read.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

/* A battle under way, with its picture and strengths; one that is over gets a smaller card and
 * sets @over. @played: it took its time, for it had to be played again from its orders. */
GtkWidget *lw_battle_card_new (const LwLibraryItem *item, gboolean *over, gboolean *played);

G_END_DECLS
