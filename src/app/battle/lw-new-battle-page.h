/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-page.h: choosing a Country, players, forces, house rules and the first move.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_NEW_BATTLE_PAGE (lw_new_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (LwNewBattlePage, lw_new_battle_page, LW, NEW_BATTLE_PAGE, GtkBox)

/*
 * @country_path: the Country to begin with; NULL takes the first of the library. Returns NULL with
 * @error when that file cannot be read.
 */
GtkWidget *lw_new_battle_page_new          (const char *country_path, GError **error);

/* The battle will be entered into this war's ledger. */
void       lw_new_battle_page_set_campaign (LwNewBattlePage *self, const char *path);

G_END_DECLS
