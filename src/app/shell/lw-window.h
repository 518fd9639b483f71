/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-window.h: the window: one page at a time, a way back, toasts.
 *
 * Each page is a widget with a header bar of its own. Actions of the window: win.back,
 * win.new-battle, win.learn, win.lesson(id), win.practice, win.open, win.resume(path),
 * win.open-country(path), win.campaign(path), win.new-campaign, win.report, win.close,
 * win.new-country, win.edit-country(path).
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_WINDOW (lw_window_get_type ())
G_DECLARE_FINAL_TYPE (LwWindow, lw_window, LW, WINDOW, GtkApplicationWindow)

LwWindow *lw_window_new          (GtkApplication *application);
/* The same for files, which are opened as soon as the window can be seen: the last is on top.
 * @paths: (transfer full) */
LwWindow *lw_window_new_for      (GtkApplication *application, GPtrArray *paths);

/* Shows a page over the present one; "back" returns. The title is the page's for its time. */
void      lw_window_push         (LwWindow *self, GtkWidget *page, const char *title);
/* The same, but the present page goes for good. */
void      lw_window_replace      (LwWindow *self, GtkWidget *page, const char *title);
void      lw_window_back         (LwWindow *self);
void      lw_window_home         (LwWindow *self);

/* A page that may hold unsaved work: it is asked before it goes, by "back" or, with @closes, by the
 * end of the window. FALSE: it asks the player and, with his answer, goes on by itself. */
typedef gboolean (*LwMayLeave) (GtkWidget *page, gboolean closes);
void      lw_window_guard_page   (GtkWidget *page, LwMayLeave may_leave);

/* Opens any of the three kinds of file, or says why it cannot be opened, and what can be done. */
void      lw_window_open_path    (LwWindow *self, const char *path);
/* A Country in the editor; @path NULL: a new one. */
void      lw_window_edit_country (LwWindow *self, const char *path);
/* A new battle on it. */
void      lw_window_fight_on     (LwWindow *self, const char *path);
/* Takes the session to a battle page. */
void      lw_window_show_battle  (LwWindow *self, LwSession *session);

/* A line of words at the bottom that goes by itself; @action: a detailed name ("app.law::R35"), or
 * NULL. */
void      lw_window_toast        (LwWindow *self, const char *text);
void      lw_window_hide_toast   (LwWindow *self);
void      lw_window_toast_action (LwWindow *self, const char *text, const char *label,
                                  const char *action);

/* The window a widget is in, or NULL. */
LwWindow *lw_window_of           (GtkWidget *widget);

G_END_DECLS
