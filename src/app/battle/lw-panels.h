/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-panels.h: the side panels of the table, one for each part of a battle.
 *
 * Each follows the session and the hand by itself and acts through the page's battle.* actions.
 */
#pragma once

#include <gtk/gtk.h>

#include "map/map.h"

G_BEGIN_DECLS

/* Companies in the box, formations, a disposition to start from, and "ready". */
GtkWidget *lw_putting_panel_new (LwHand *hand);

/* Between two moves: who is next, the interval, "Go" (R19, R22). */
GtkWidget *lw_waiting_panel_new (LwHand *hand);

/* The checklist of a move: Guns first, two men at each trail, men, end of move. */
GtkWidget *lw_move_panel_new    (LwHand *hand);

/* What is in hand: its formation, its laying, and what can be done with it. */
GtkWidget *lw_hand_panel_new    (LwHand *hand);

/* It lays and fires, and does nothing else: for practice. */
void       lw_hand_panel_lay_only (GtkWidget *panel);

/* After the move: trail men, melees, prisoners and guns, one step after the other. */
GtkWidget *lw_settle_panel_new  (LwHand *hand);

/* The log, as the one who looks may read it. */
GtkWidget *lw_dispatches_new    (LwHand *hand);

/* Forces, roster and dispatches: one of them open, by its name; the roster in it. */
GtkWidget *lw_books_new         (LwHand *hand);
GtkWidget *lw_books_roster      (GtkWidget *books);
void       lw_books_open        (GtkWidget *books, const char *name);

/* One line of a checklist: a round mark (done, owed, open), a title, a subtitle. */
typedef enum { LW_STEP_OPEN, LW_STEP_OWED, LW_STEP_DONE } LwStep;

GtkWidget *lw_step_new          (const char *title);
void       lw_step_set          (GtkWidget *step, LwStep state, const char *subtitle);

G_END_DECLS
