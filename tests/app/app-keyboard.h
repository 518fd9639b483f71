/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-keyboard.h: other keyboards on the screen of a test: their layouts, Caps Lock, and keys by
 * what is printed on them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The layout as setxkbmap calls it; with more than one, as in "us,ru", the last is written with. */
void app_keyboard_set   (const char *layout);
void app_keyboard_caps  (gboolean locked);
/* American, without Caps Lock. */
void app_keyboard_reset (void);

/*
 * A key as GTK writes it, such as "<Control>z", by what is printed on it in this layout, with Shift
 * and AltGr where they are needed for it. What is nowhere in the layout, such as Z on a Russian
 * keyboard, has the place of the American one.
 */
void app_keyboard_press (const char *key);

G_END_DECLS
