/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-panel.h: what is in hand: its formation, its laying, and what can be done with it.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_HAND_PANEL (lw_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (LwHandPanel, lw_hand_panel, LW, HAND_PANEL, GtkBox)

GtkWidget *lw_hand_panel_new      (LwHand *hand);
/* It lays and fires, and does nothing else: for practice. */
void       lw_hand_panel_lay_only (GtkWidget *panel);

G_END_DECLS
