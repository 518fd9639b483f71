/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-leaving.h: what a widget sees to before it goes, or hides what has the focus.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

G_END_DECLS
