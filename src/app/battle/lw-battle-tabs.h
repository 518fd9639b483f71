/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-tabs.h: forces, roster and dispatches, one of them open below the checklist.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_BATTLE_TABS (lw_battle_tabs_get_type ())
G_DECLARE_FINAL_TYPE (LwBattleTabs, lw_battle_tabs, LW, BATTLE_TABS, GtkBox)

GtkWidget *lw_battle_tabs_new    (LwHand *hand);
GtkWidget *lw_battle_tabs_roster (GtkWidget *books);
/* The one of that name: "forces", "roster", "dispatches". */
void       lw_battle_tabs_open   (GtkWidget *books, const char *name);

G_END_DECLS
