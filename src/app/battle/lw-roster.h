/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-roster.h: the list of men and guns beside the map, for eyes, keys and screen readers alike:
 * who he is, how he is, where he stands, what he can still do. What is selected in it is in hand,
 * and what is in hand is selected in it.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_ROSTER (lw_roster_get_type ())
G_DECLARE_FINAL_TYPE (LwRoster, lw_roster, LW, ROSTER, GtkBox)

/*
 * Signal "shown" (int x, int y): somebody in it was chosen: show the map there. "entered": Return
 * on a row: to the map, with what is in hand.
 */
GtkWidget *lw_roster_new       (LwHand *hand);

G_END_DECLS
