/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keys-window.h: all keys, found by words, and given others.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Over @parent. A line that is pressed asks for its new key. */
void lw_keys_window_present (GtkWindow *parent);

G_END_DECLS
