/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keys.h: who listens to the keys of the table, and tooltips that name them.
 *
 * A key is what is printed on it: Caps Lock changes nothing, nor does the layout that is written
 * with. On a keyboard without Latin letters an act's key is the one in the same place.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-key-choice.h"

G_BEGIN_DECLS

/* The name of the button of a page's main menu. */
#define LW_MAIN_MENU "main-menu"

/* An act is asked for. @state: for LW_KEY_STEPS, Shift, Control or neither. FALSE: nothing is done
 * here, and the key goes on to others. */
typedef gboolean (*LwKeyPressed) (gpointer data, const char *name, GdkModifierType state);

/*
 * lw_keys_add: @widget listens to all keys of @places as long as it is on the screen.
 * @pressed is called with @data, which lives as long as @widget; NULL: an act is the action of its
 * name, asked for at @widget. A window listens for those who write in it besides.
 */
void lw_keys_add  (GtkWidget *widget, LwKeyPlaces places, LwKeyPressed pressed, gpointer data);

/* The tooltip of @widget, if it has one, names the key of act @name behind its words, as they stand
 * now, and goes with the key from now on. To be called again when the words have changed. An act
 * that the table does not have has no key. */
void lw_keys_tip  (GtkWidget *widget, const char *name);
/* @label shows the key of act @name, and nothing where it has none. */
void lw_keys_show_in (GtkLabel *label, const char *name);
/* The same for all buttons in @under, by their actions; for each once. */
void lw_keys_tips (GtkWidget *under);

G_END_DECLS
