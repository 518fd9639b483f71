/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-forces-view.h: the forces of both sides as bars and numbers, and the points as they stand.
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"

G_BEGIN_DECLS

#define LW_TYPE_FORCES_VIEW (lw_forces_view_get_type ())
G_DECLARE_FINAL_TYPE (LwForcesView, lw_forces_view, LW, FORCES_VIEW, GtkBox)

GtkWidget *lw_forces_view_new (void);
void       lw_forces_view_set (LwForcesView *self, const LwBattle *battle);

G_END_DECLS
