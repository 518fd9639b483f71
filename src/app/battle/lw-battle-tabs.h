/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-tabs.h: forces, roster and dispatches, one of them open below the checklist.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

/* The log, as the one who looks may read it. */

#define LW_TYPE_DISPATCHES (lw_dispatches_get_type ())
G_DECLARE_FINAL_TYPE (LwDispatches, lw_dispatches, LW, DISPATCHES, GtkBox)

GtkWidget *lw_dispatches_new (LwHand *hand);

#define LW_TYPE_BATTLE_TABS (lw_battle_tabs_get_type ())
G_DECLARE_FINAL_TYPE (LwBattleTabs, lw_battle_tabs, LW, BATTLE_TABS, GtkBox)

GtkWidget *lw_battle_tabs_new    (LwHand *hand);
GtkWidget *lw_battle_tabs_roster (GtkWidget *tabs);
/* The one of that name: "forces", "roster", "dispatches". */
void       lw_battle_tabs_open   (GtkWidget *tabs, const char *name);

G_END_DECLS
