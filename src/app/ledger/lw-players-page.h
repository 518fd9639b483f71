/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-players-page.h: what every player has done in all the wars that are kept, and against whom.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Reads all wars of the player's folder; those that cannot be read are left out, and said. */
GtkWidget *lw_players_page_new (void);

G_END_DECLS
