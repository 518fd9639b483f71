/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-toast.h: a line of words at the foot of the window, with one thing to do; it goes by itself.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_TOAST (lw_toast_get_type ())
G_DECLARE_FINAL_TYPE (LwToast, lw_toast, LW, TOAST, GtkBox)

/* It says nothing at first. When its button is pressed it hides, and the signal "acted" tells the
 * name of the action: void acted_cb (LwToast *, const char *action, gpointer). */

/* Shows @text for six seconds. @label: of the button, or NULL: none. @action: a detailed name. */
void lw_toast_say (LwToast *self, const char *text, const char *label, const char *action);
void lw_toast_hide (LwToast *self);

G_END_DECLS
