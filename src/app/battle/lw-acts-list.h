/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-acts-list.h: what a General has done in his move, and, asked, why.
 */
#pragma once

#include "session/session.h"
#include "kit/kit.h"

G_BEGIN_DECLS

#define LW_TYPE_ACTS_LIST (lw_acts_list_get_type ())
G_DECLARE_FINAL_TYPE (LwActsList, lw_acts_list, LW, ACTS_LIST, GtkBox)

/*
 * Signals: "shown" (int x, int y): an act was chosen, that ended there on the map (1/256 in).
 */
GtkWidget *lw_acts_list_new (LwSession *session, LwOpponent *opponent);

G_END_DECLS
