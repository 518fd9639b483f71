/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-preferences.h: the window of preferences; each is in force as soon as it is chosen.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lw_preferences_present (GtkWindow *parent);

G_END_DECLS
