/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-over.h: the opaque page between two players: names, and nothing else.
 *
 * There is no map behind it, and nothing on it depends on what either side has done.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_HAND_OVER (lw_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (LwHandOver, lw_hand_over, LW, HAND_OVER, GtkBox)

/*
 * Signal "taken": the button was pressed. For half a second after the page is shown nothing
 * presses it: a key held from the move before must not open it.
 */
GtkWidget *lw_hand_over_new  (void);

/* "Blue (Anna) to put down", "Press when Red is not looking.", "I am Blue: show me". */
void       lw_hand_over_show (LwHandOver *self, LwSide side, const char *heading,
                              const char *advice, const char *button);

/*
 * Is the table covered from the one at the screen? Then the page says who is to take it: names, and
 * nothing else.
 */
gboolean lw_hand_over_cover (LwHandOver *self, LwSession *session);
/* Who puts down next. */
LwSide lw_hand_over_next (const LwBattle *battle);

G_END_DECLS
