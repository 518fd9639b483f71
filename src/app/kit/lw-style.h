/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-style.h: the stylesheet, and light or dark as the player or the desktop wishes.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Loads the stylesheet and follows the preference "style"; "system"
 * follows the desktop's portal, where there is one. Once, when the program starts. */
void lw_style_apply (void);

/* Is the program dark now? For what is drawn and not styled. */
gboolean lw_style_dark (void);

/* Draws @area again whenever light and dark change. */
void lw_style_redraw (GtkWidget *area);

G_END_DECLS
