/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-panel.h: companies in the box, formations, a disposition to start from, and "ready".
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_PUTTING_PANEL (lw_putting_panel_get_type ())
G_DECLARE_FINAL_TYPE (LwPuttingPanel, lw_putting_panel, LW, PUTTING_PANEL, GtkBox)

GtkWidget *lw_putting_panel_new (LwHand *hand);

G_END_DECLS
