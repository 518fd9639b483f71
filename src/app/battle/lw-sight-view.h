/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-view.h: the view along the gun in hand: laying it by eye, with an unsteady hand.
 *
 * Shown in the map's place while a gun is laid. What is seen at the click is what is fired.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"
#include "state/state.h"

G_BEGIN_DECLS

/* Where @shot came to rest, for one who laid at @named: "7 in short, 2 in left of him"; with nobody
 * named, how far off. Returns: (transfer full) */
char      *lw_sight_view_shot_fell   (const LwBattle *battle, const LwOrder *shot, LwRef named);

/* "touched, 1 dead", "2 knocked over", "nobody struck". Returns: (transfer full) */
char      *lw_sight_view_shot_result (const LwOrder *shot);

#define LW_TYPE_SIGHT_VIEW (lw_sight_view_get_type ())
G_DECLARE_FINAL_TYPE (LwSightView, lw_sight_view, LW, SIGHT_VIEW, GtkBox)

GtkWidget *lw_sight_view_new       (LwHand *hand);

/* Points a man out, as N and P do; a shot is measured from him. */
void       lw_sight_view_name      (LwSightView *self, LwRef man);

/* Looking begins, with the gun in hand, and ends: then the hand is steady again. */
void       lw_sight_view_set_open  (LwSightView *self, gboolean open);

G_END_DECLS
