/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-widgets.h: small things that GTK's widgets do not do by themselves.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

/* A folded GtkExpander round @child, which it takes over; @heading may be NULL, to be set later.
 * Tab goes past what is folded away. */
GtkWidget *lw_fold_new (const char *heading, GtkWidget *child);

/* A menu that is made when it is opened: one is rarely looked at, and takes as long to make as the
 * rest of a page. */
void lw_menu_set (GtkMenuButton *button, GMenuModel *menu);

/* A number or a slider that the wheel changes only while it has the focus: else the page scrolls,
 * as it does beside it. @widget: a GtkSpinButton or a GtkScale. */
void lw_wheel_with_focus (GtkWidget *widget);

/* After the next layout every scrolled window round @widget moves as far as it must for all of it
 * to be seen, or its beginning, where it is larger than the window. */
void lw_scroll_into_sight (GtkWidget *widget);

/*
 * lw_widget_owns: @data lives as long as @owner, and is freed by @free_data after it: for a window
 * or a row that is no class of its own. One to a widget. Callbacks get @data as their user data.
 */
void lw_widget_owns (GtkWidget *owner, gpointer data, GDestroyNotify free_data);

/* ---- before a widget goes ---- */

/*
 * First thing in the dispose of @widget: nothing inside it calls it any more. GTK takes a list, a
 * stack or an entry apart with the signals of one who chooses, and by then the fields that the
 * callbacks go by are empty.
 */
void lw_fall_silent   (GtkWidget *widget);

/*
 * Before more than one thing in @widget is hidden: the focus, if it is in there, goes out of it to
 * nobody. GTK refers to whatever is hidden with the focus in it, so as to move the focus on; of two
 * such it forgets the first, which is then never freed.
 */
void lw_give_up_focus (GtkWidget *widget);

/* One line of a checklist: a round mark (done, owed, open), a title, a subtitle. */
#define LW_TYPE_STEP (lw_step_get_type ())
G_DECLARE_FINAL_TYPE (LwStep, lw_step, LW, STEP, GtkBox)

typedef enum { LW_STEP_OPEN, LW_STEP_OWED, LW_STEP_DONE } LwStepState;

GtkWidget *lw_step_new (const char *title);
void       lw_step_set (LwStep *self, LwStepState state, const char *subtitle);

/* What all cards of the start page have in common. */

/* A button that opens @path; @name is what a screen reader says. */
GtkWidget *lw_card_new     (const char *path, const char *name, GtkWidget *content);

/* One bad file is shown as such, with why, and never hides the others. */
GtkWidget *lw_card_new_bad (const LwLibraryItem *item, const char *why);

/* A line of text that gives way where the card is narrow; @css_class may be NULL. */
GtkWidget *lw_card_label   (const char *text, const char *css_class);

G_END_DECLS
