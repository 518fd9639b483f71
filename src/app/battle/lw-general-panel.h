/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-general-panel.h: a General's turn: who he is, that he thinks, and how fast he is shown.
 */
#pragma once

#include "session/session.h"
#include "kit/kit.h"

G_BEGIN_DECLS

#define LW_TYPE_GENERAL_PANEL (lw_general_panel_get_type ())
G_DECLARE_FINAL_TYPE (LwGeneralPanel, lw_general_panel, LW, GENERAL_PANEL, GtkBox)

GtkWidget *lw_general_panel_new (LwSession *session, LwOpponent *opponent);

G_END_DECLS
