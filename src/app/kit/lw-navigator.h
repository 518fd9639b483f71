/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-navigator.h: what a page may ask of the window that it is in: another page, a file, a toast.
 *
 * The window implements it and includes every page; a page includes this and never the window. A
 * page asks in one line: lw_navigator_toast (lw_navigator_of (widget), text).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_NAVIGATOR (lw_navigator_get_type ())
G_DECLARE_INTERFACE (LwNavigator, lw_navigator, LW, NAVIGATOR, GObject)

/* Is @page the one that is looked for? */
typedef gboolean (*LwPageIs) (GtkWidget *page, gconstpointer data);

struct _LwNavigatorInterface
{
  GTypeInterface parent_iface;

  void (*push)         (LwNavigator *self, GtkWidget *page, const char *title);
  void (*replace)      (LwNavigator *self, GtkWidget *page, const char *title);
  void (*set_title)    (LwNavigator *self, GtkWidget *page, const char *title);
  void (*back)         (LwNavigator *self);
  void (*open_path)    (LwNavigator *self, const char *path);
  void (*edit_country) (LwNavigator *self, const char *path);
  void (*fight_on)     (LwNavigator *self, const char *path);
  gboolean (*return_to) (LwNavigator *self, LwPageIs is_it, gconstpointer data);
  void (*toast_action) (LwNavigator *self, const char *text, const char *label,
                        const char *action);
  void (*hide_toast)   (LwNavigator *self);
};

/* The one that @widget is in; of a small window, the one it lies over. Never NULL: a widget that is
 * in none gets one that does nothing. */
LwNavigator *lw_navigator_of           (GtkWidget *widget);

/* Shows @page (transfer floating) over the present one; "back" returns to that. */
void         lw_navigator_push         (LwNavigator *self, GtkWidget *page, const char *title);
/* The same, but the present page goes for good. */
void         lw_navigator_replace      (LwNavigator *self, GtkWidget *page, const char *title);
/* Another title for a page that was pushed; the window bears it while the page is seen. */
void         lw_navigator_set_title    (LwNavigator *self, GtkWidget *page, const char *title);
/* To the page before, if the present one lets itself be left: see LwGuarded. */
void         lw_navigator_back         (LwNavigator *self);

/* Opens any of the three kinds of file, or says why it cannot be opened, and what can be done. */
void         lw_navigator_open_path    (LwNavigator *self, const char *path);
/* A Country in the editor; @path NULL: a new one. */
void         lw_navigator_edit_country (LwNavigator *self, const char *path);
/* The page of a new battle on the Country @path. */
void         lw_navigator_fight_on     (LwNavigator *self, const char *path);

/* Back to the page that @is_it says it is, and its window to the front; FALSE: it has no such page.
 * A page before it that does not let itself be left stays on top. */
gboolean     lw_navigator_return_to    (LwNavigator *self, LwPageIs is_it, gconstpointer data);

/* A line of words at the foot of the window that goes by itself. */
void         lw_navigator_toast        (LwNavigator *self, const char *text);
/* The same with a button: @label on it, or NULL: none; @action: a detailed name ("app.law::R35"),
 * which is activated from the page that is seen by then. */
void         lw_navigator_toast_action (LwNavigator *self, const char *text, const char *label,
                                        const char *action);
void         lw_navigator_hide_toast   (LwNavigator *self);

/* ---- pages that may hold unsaved work ---- */

#define LW_TYPE_GUARDED (lw_guarded_get_type ())
G_DECLARE_INTERFACE (LwGuarded, lw_guarded, LW, GUARDED, GtkWidget)

struct _LwGuardedInterface
{
  GTypeInterface parent_iface;

  /* Asked before the page goes, by "back" or, with @closes, by the end of the window. FALSE: the
   * page asks the player and, with his answer, goes on by itself. */
  gboolean (*may_leave) (LwGuarded *page, gboolean closes);
};

/* TRUE of a page that is not guarded. */
gboolean     lw_guarded_may_leave      (GtkWidget *page, gboolean closes);

G_END_DECLS
