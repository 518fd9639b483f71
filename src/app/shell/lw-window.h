/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-window.h: the window: one page at a time, a way back, toasts.
 *
 * Each page is a widget with a header bar of its own, and asks the window for what it needs by
 * LwNavigator (kit/lw-navigator.h), which the window implements. Actions of the window: win.back,
 * win.new-battle, win.learn, win.practice, win.lesson(id), win.open, win.open-path(path),
 * win.fight-on(path), win.new-campaign, win.new-country, win.edit-country(path), win.close,
 * win.show-help-overlay.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_WINDOW (lw_window_get_type ())
G_DECLARE_FINAL_TYPE (LwWindow, lw_window, LW, WINDOW, GtkApplicationWindow)

LwWindow *lw_window_new     (GtkApplication *application);
/* The same with files opened: the last is on top. */
LwWindow *lw_window_new_for (GtkApplication *application, const GPtrArray *paths);

G_END_DECLS
