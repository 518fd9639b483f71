/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-waiting-panel.h: between two moves: who is next, the interval, "Go" (R19, R22).
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_WAITING_PANEL (lw_waiting_panel_get_type ())
G_DECLARE_FINAL_TYPE (LwWaitingPanel, lw_waiting_panel, LW, WAITING_PANEL, GtkBox)

GtkWidget *lw_waiting_panel_new (LwHand *hand);

G_END_DECLS
