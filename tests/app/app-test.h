/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-test.h: a hand at mouse and keyboard for tests of the real window, and eyes to look at it.
 *
 * Everything goes in by the X server, as from a player; what is asked of the program is only what
 * anyone can read off its widgets. Nothing sleeps: one waits until something is so.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-application.h"

G_BEGIN_DECLS

/*
 * Instead of g_test_init(): a home of its own for the program, empty at first, and the system's
 * folders as they are, for its icons. app_test_run() runs the tests and removes the home.
 */
void       app_test_init     (int *argc, char ***argv);
int        app_test_run      (void);
/* Removes all battles, Countries and campaigns of the player, for the next test. */
void       app_forget_files  (void);

/* The next window will be of this size, and its style dark or light. */
void       app_look          (int width, int height, gboolean dark);
/* Starts the program with one window that fills the screen; closes it again. */
void       app_open          (void);
void       app_close         (void);
void       app_end           (void); /* the window goes of itself */
/* As the window's manager asks for it; the windows of the program beside the main one. */
void       app_ask_to_close  (void);
void       app_close_others  (void);
GtkWidget *app_window        (void);
void       app_go_home       (void); /* back and back, as far as the pages let themselves be left */
GtkWidget *app_top           (void); /* the dialog on top, or the window */

/* Waits until @true_now says so; after a minute the test has failed for want of @what. */
typedef gboolean (*AppPredicate) (gpointer data);
void       app_wait          (AppPredicate true_now, gpointer data, const char *what);
/* Lets the program answer to all that has gone in, and draw. */
void       app_settle        (void);

/*
 * Looking: the first widget that is mapped, anywhere under @under (NULL: the window on top), by its
 * type, by the words that it shows (without mnemonics) or, on a button with a picture, is named by,
 * or by its accessible label. NULL: none.
 */
GtkWidget *app_find_type     (GtkWidget *under, GType type);
GtkWidget *app_find_text     (GtkWidget *under, const char *text);
GtkWidget *app_find_named    (GtkWidget *under, GType type, const char *name);
gboolean   app_shows         (const char *text); /* anywhere on top, in part of a label at least */
/* All mapped widgets, in the order of the tree. (transfer container) */
GPtrArray *app_all           (GtkWidget *under);
/* The words a widget shows, or NULL; its accessible label and description. (transfer full) */
char      *app_text_of       (GtkWidget *widget);
char      *app_accessible    (GtkWidget *widget, GtkAccessibleProperty property);

/* The same, waiting for it. */
GtkWidget *app_need_text     (const char *text);
GtkWidget *app_need_named    (GType type, const char *name);
void       app_need_shown    (const char *text);

/* The mouse: a widget is brought into sight by its scrolled window's wheel first. */
void       app_click         (GtkWidget *widget);
void       app_click_at      (GtkWidget *widget, double x, double y, guint button);
void       app_click_text    (const char *text);
/* Again and again until it is gone: a page that is guarded against haste. */
void       app_press_through (const char *text);
void       app_point_at      (GtkWidget *widget, double x, double y);
void       app_drag          (GtkWidget *widget, double x0, double y0, double x1, double y1);
void       app_wheel         (GtkWidget *widget, double x, double y, int clicks);
void       app_choose        (const char *drop_down, const char *choice);

/* The pixels of the window as they stand on the X server: @size bytes. (transfer full) */
guchar    *app_grab          (gsize *size);

/* The keyboard: one key with its modifiers, or a line of text. */
void       app_key           (guint keyval, GdkModifierType modifiers);
void       app_keys          (guint keyval, GdkModifierType modifiers, guint times);
/* One key held down so long, as the keyboard sends it: thirty times a second. */
void       app_hold_key      (guint keyval, GdkModifierType modifiers, guint seconds);
/* Waits until a page that has just come takes what leads on; hand and keys here do so before each
 * press, but not those that do not wait. */
void       app_rest          (void);
/* Two keys, the second before the program has answered to the first. */
void       app_keys_at_once  (guint first, guint second);
void       app_type          (const char *text);
/* Modifiers held down while the mouse is at work. */
void       app_hold          (GdkModifierType modifiers, gboolean down);
/* Tab until the focus is there, which it must come to be; then Space on it. */
void       app_tab_to        (GtkWidget *widget);
void       app_press_text    (const char *text);
void       app_pick          (const char *drop_down, const char *choice);
GtkWidget *app_focus         (void);

/*
 * For hands that do not wait: where on the screen a place of a mapped widget is, FALSE: nowhere;
 * and one event each, sent at once.
 */
gboolean   app_screen_place  (GtkWidget *widget, double x, double y, int *screen_x, int *screen_y);
void       app_send_motion   (int screen_x, int screen_y);
void       app_send_button   (guint button, gboolean down);
void       app_send_key      (guint keyval, GdkModifierType modifiers);
/* A window that has been dragged away comes back, as a manager of windows would see to. */
void       app_put_in_place  (void);
/* Lets the program answer to what has gone in, drawn or not. */
void       app_breathe       (void);

G_END_DECLS
