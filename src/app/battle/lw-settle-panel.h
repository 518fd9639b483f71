/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-settle-panel.h: after the move: trail men, melees, prisoners and guns, one step after the
 * other.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_SETTLE_PANEL (lw_settle_panel_get_type ())
G_DECLARE_FINAL_TYPE (LwSettlePanel, lw_settle_panel, LW, SETTLE_PANEL, GtkBox)

GtkWidget *lw_settle_panel_new (LwHand *hand);

G_END_DECLS
