/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-first-frame.h: what may wait until there is something to see.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls @then once, when @widget's window has painted its first frame; never, if it goes before. */
void lw_after_first_frame (GtkWidget *widget, void (*then) (GtkWidget *widget));

G_END_DECLS
