/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-about.h: the small windows of the shell: about, preferences, the rules in Wells's order.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lw_about_present       (GtkWindow *parent);
void lw_preferences_present (GtkWindow *parent);

/* The rules; @law: the one to show first ("R35"), or NULL. */
void lw_rules_present       (GtkWindow *parent, const char *law);

G_END_DECLS
