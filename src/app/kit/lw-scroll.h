/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scroll.h: a widget comes into sight.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* After the next layout every scrolled window round @widget moves as far as it must for all of it
 * to be seen, or its beginning, where it is larger than the window. */
void lw_scroll_into_sight (GtkWidget *widget);

G_END_DECLS
