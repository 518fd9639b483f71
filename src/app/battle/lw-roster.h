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

/* "in hand, 1 ft of string": how a man is and what he can still do. (transfer full) */
char      *lw_roster_word_man  (const LwBattle *battle, LwRef man);
char      *lw_roster_word_gun  (const LwBattle *battle, LwRef gun);
/* "3 ft 2 in from the left, 1 ft 4 in from the south". (transfer full) */
char      *lw_roster_word_place (LwPoint at);

G_END_DECLS
