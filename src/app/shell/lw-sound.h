/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sound.h: the timekeeper's bell. Never the only sign of anything.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Rings, unless the player has turned sounds off: by GSound where it was built in, else by the
 * display's own bell. */
void lw_sound_bell (GtkWidget *widget);

G_END_DECLS
