/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-move-panel.h: the checklist of a move: Guns first, two men at each trail, men, end of move.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_MOVE_PANEL (lw_move_panel_get_type ())
G_DECLARE_FINAL_TYPE (LwMovePanel, lw_move_panel, LW, MOVE_PANEL, GtkBox)

GtkWidget *lw_move_panel_new (LwHand *hand);

G_END_DECLS
