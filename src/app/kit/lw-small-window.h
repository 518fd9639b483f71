/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-small-window.h: a modal window over the main one, with a title, closed by Escape.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Its child scrolls where the screen is too small for it. @height -1: as high as its content.
 * Not presented yet. Returns: (transfer none), as gtk_window_new() does. */
GtkWindow *lw_small_window_new  (GtkWindow *parent, const char *title, GtkWidget *content,
                                 int width, int height);

/* Any window is closed by Escape, and F1 opens the help about what it shows. */
void       lw_close_on_escape   (GtkWindow *window);

G_END_DECLS
