/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-window.c: the window: one page at a time, a way back, toasts.
 *
 * Pages lie in a stack, and the trail says in which order they were entered. Pages ask for one
 * another through LwNavigator, which the window is; so no page knows the window.
 */
#include "lw-window.h"

#include "xml/xml.h"
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "battle/battle.h"
#include "ledger/ledger.h"
#include "editor/editor.h"
#include "kit/kit.h"
#include "learn/learn.h"
#include "library/library.h"
#include "lw-opening.h"
#include "lw-start-page.h"
#include "safe/safe.h"

struct _LwWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets. */
  GtkStack *pages; /* these two are NULL when the window goes */
  LwToast *toast;  /* over the pages */

  /* Owned: the pages that "back" returns to, the present one last. */
  GPtrArray *trail;
};

static void navigator_init (LwNavigatorInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LwWindow,
                               lw_window,
                               GTK_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (LW_TYPE_NAVIGATOR, navigator_init))

/* ---- the toast ---- */

/* What it offers is for the page in sight. */
static void
toast_acted_cb (LwToast *toast, const char *action, LwWindow *self)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (g_action_parse_detailed_name (action, &name, &target, NULL))
    gtk_widget_activate_action_variant (gtk_stack_get_visible_child (self->pages), name, target);
}

static void
lw_window_hide_toast (LwNavigator *navigator)
{
  LwWindow *self = LW_WINDOW (navigator);

  if (self->toast != NULL)
    lw_toast_hide (self->toast);
}

static void
lw_window_toast_action (LwNavigator *navigator,
                        const char *text,
                        const char *label,
                        const char *action)
{
  LwWindow *self = LW_WINDOW (navigator);

  /* A page may have something to say while it goes with the window. */
  if (self->toast != NULL)
    lw_toast_say (self->toast, text, label, action);
}

/* ---- the trail of pages ---- */

/* The title of a page is kept by its place in the stack. The table of a lesson has none, nor has a
 * page that goes. */
static void
lw_window_set_title (LwNavigator *navigator, GtkWidget *page, const char *title)
{
  LwWindow *self = LW_WINDOW (navigator);
  GtkStackPage *place = self->pages == NULL ? NULL : gtk_stack_get_page (self->pages, page);

  if (place == NULL)
    return;
  gtk_stack_page_set_title (place, title);
  if (page == gtk_stack_get_visible_child (self->pages))
    gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
show_page (LwWindow *self, GtkWidget *page)
{
  GtkStackPage *place = gtk_stack_get_page (self->pages, page);

  gtk_stack_set_visible_child (self->pages, page);
  gtk_window_set_title (GTK_WINDOW (self), gtk_stack_page_get_title (place));
  lw_keys_tips (page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", self->trail->len > 1);
  /* A page knows where one begins. */
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
lw_window_push (LwNavigator *navigator, GtkWidget *page, const char *title)
{
  LwWindow *self = LW_WINDOW (navigator);

  gtk_stack_add_titled (self->pages, page, NULL, title);
  g_ptr_array_add (self->trail, page);
  show_page (self, page);
}

static void
lw_window_replace (LwNavigator *navigator, GtkWidget *page, const char *title)
{
  LwWindow *self = LW_WINDOW (navigator);
  GtkWidget *old = g_ptr_array_steal_index (self->trail, self->trail->len - 1);

  lw_window_push (navigator, page, title);
  gtk_stack_remove (self->pages, old);
}

/* The first page; a window that was opened for a file has none yet. */
static void
ensure_start (LwWindow *self)
{
  GtkWidget *old = g_ptr_array_index (self->trail, 0), *page;

  if (LW_IS_START_PAGE (old))
    return;
  page = lw_start_page_new ();
  gtk_stack_add_titled (self->pages, page, NULL, _ ("Little Wars"));
  self->trail->pdata[0] = page;
  if (self->trail->len == 1)
    show_page (self, page);
  gtk_stack_remove (self->pages, old);
}

static void
drop_page (LwWindow *self)
{
  GtkWidget *page = g_ptr_array_steal_index (self->trail, self->trail->len - 1);

  gtk_stack_remove (self->pages, page);
}

static void
lw_window_back (LwNavigator *navigator)
{
  LwWindow *self = LW_WINDOW (navigator);

  if (self->trail->len < 2 ||
      !lw_guarded_may_leave (g_ptr_array_index (self->trail, self->trail->len - 1), FALSE))
    return;
  if (self->trail->len == 2)
    ensure_start (self);
  show_page (self, g_ptr_array_index (self->trail, self->trail->len - 2));
  drop_page (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", self->trail->len > 1);
  if (self->trail->len == 1)
    lw_start_page_refresh (LW_START_PAGE (g_ptr_array_index (self->trail, 0)));
}

/* ---- files ---- */

/* A page that will not go stops it. */
static void
go_back_to (LwWindow *self, GtkWidget *page)
{
  guint before = 0;

  while (g_ptr_array_index (self->trail, self->trail->len - 1) != page &&
         self->trail->len != before)
    {
      before = self->trail->len;
      lw_window_back (LW_NAVIGATOR (self));
    }
  gtk_window_present (GTK_WINDOW (self));
}

static gboolean
lw_window_return_to (LwNavigator *navigator, LwPageIs is_it, gconstpointer data)
{
  LwWindow *self = LW_WINDOW (navigator);

  for (guint i = self->trail->len; i > 0; i--)
    if (is_it (g_ptr_array_index (self->trail, i - 1), data))
      {
        go_back_to (self, g_ptr_array_index (self->trail, i - 1));
        return TRUE;
      }
  return FALSE;
}

static void
navigator_init (LwNavigatorInterface *iface)
{
  iface->push = lw_window_push;
  iface->replace = lw_window_replace;
  iface->set_title = lw_window_set_title;
  iface->back = lw_window_back;
  iface->open_path = lw_opening_path;
  iface->edit_country = lw_opening_edit;
  iface->fight_on = lw_opening_fight;
  iface->return_to = lw_window_return_to;
  iface->toast_action = lw_window_toast_action;
  iface->hide_toast = lw_window_hide_toast;
}

/* ---- actions ---- */

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_back (LW_NAVIGATOR (widget));
}

static void
new_battle_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_push (LW_NAVIGATOR (widget), lw_new_battle_page_new (NULL, NULL), _ ("New battle"));
}

static void
learn_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_push (LW_NAVIGATOR (widget), lw_learn_page_new (), _ ("Learn to play"));
}

static void
practice_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_push (LW_NAVIGATOR (widget), lw_practice_page_new (), _ ("Practice ground"));
}

static void
lesson_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = lw_lesson_page_new (g_variant_get_string (parameter, NULL), &error);

  if (page == NULL)
    lw_navigator_toast (LW_NAVIGATOR (widget), error->message);
  else
    lw_navigator_push (LW_NAVIGATOR (widget), page, _ ("Learn to play"));
}

static void
open_path_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_open_path (LW_NAVIGATOR (widget), g_variant_get_string (parameter, NULL));
}

static void
fight_on_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_fight_on (LW_NAVIGATOR (widget), g_variant_get_string (parameter, NULL));
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  lw_navigator_open_path (LW_NAVIGATOR (data), path);
}

static void
open_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_files_open (GTK_WINDOW (widget), file_chosen_cb, widget);
}

static void
new_campaign_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_campaign_begin (GTK_WINDOW (widget));
}

static void
new_country_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_edit_country (LW_NAVIGATOR (widget), NULL);
}

static void
edit_country_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_edit_country (LW_NAVIGATOR (widget), g_variant_get_string (parameter, NULL));
}

static void
keys_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_keys_window_present (GTK_WINDOW (widget));
}

/* The one of the page in sight, which has one or none. */
static gboolean
open_menu (GtkWidget *widget)
{
  GtkWidget *child;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_MENU_BUTTON (widget) && g_str_equal (gtk_widget_get_name (widget), LW_MAIN_MENU))
    {
      gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
      return TRUE;
    }
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (open_menu (child))
      return TRUE;
  return FALSE;
}

static void
menu_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_menu (gtk_stack_get_visible_child (LW_WINDOW (widget)->pages));
}

static void
close_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  g_autofree char *path = g_file_get_path (g_value_get_object (value));

  if (path != NULL)
    lw_navigator_open_path (LW_NAVIGATOR (data), path);
  return path != NULL;
}

/* ---- the object ---- */

static gboolean
lw_window_close_request (GtkWindow *window)
{
  LwWindow *self = LW_WINDOW (window);

  for (guint i = self->trail->len; i > 0; i--)
    if (!lw_guarded_may_leave (g_ptr_array_index (self->trail, i - 1), TRUE))
      return TRUE;
  lw_settings_keep_window (window);
  return GTK_WINDOW_CLASS (lw_window_parent_class)->close_request (window);
}

/* Not before: GTK sets the window to fill nothing when it has been made. */
static void
lw_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (lw_window_parent_class)->constructed (object);
  lw_settings_restore_window (GTK_WINDOW (object));
}

static void
lw_window_dispose (GObject *object)
{
  LwWindow *self = LW_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), LW_TYPE_WINDOW);
  G_OBJECT_CLASS (lw_window_parent_class)->dispose (object);
}

static void
lw_window_finalize (GObject *object)
{
  LwWindow *self = LW_WINDOW (object);

  g_clear_pointer (&self->trail, g_ptr_array_unref);
  G_OBJECT_CLASS (lw_window_parent_class)->finalize (object);
}

static void
lw_window_class_init (LwWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lw_window_constructed;
  G_OBJECT_CLASS (klass)->dispose = lw_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = lw_window_close_request;

  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LwWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, LwWindow, toast);
  gtk_widget_class_bind_template_callback (widget_class, toast_acted_cb);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_cb);
  gtk_widget_class_install_action (widget_class, "win.practice", NULL, practice_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", lesson_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-path", "s", open_path_cb);
  gtk_widget_class_install_action (widget_class, "win.fight-on", "s", fight_on_cb);
  gtk_widget_class_install_action (widget_class, "win.new-campaign", NULL, new_campaign_cb);
  gtk_widget_class_install_action (widget_class, "win.new-country", NULL, new_country_cb);
  gtk_widget_class_install_action (widget_class, "win.edit-country", "s", edit_country_cb);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, keys_cb);
}

static void
lw_window_init (LwWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  self->trail = g_ptr_array_new ();
  g_type_ensure (LW_TYPE_TOAST);
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_PROGRAM, NULL, NULL);
  g_signal_connect (drop, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

LwWindow *
lw_window_new (GtkApplication *application)
{
  LwWindow *self = g_object_new (LW_TYPE_WINDOW, "application", application, NULL);

  lw_navigator_push (LW_NAVIGATOR (self), lw_start_page_new (), _ ("Little Wars"));
  return self;
}

/* The start page is made when somebody comes back to it. */
LwWindow *
lw_window_new_for (GtkApplication *application, const GPtrArray *paths)
{
  LwWindow *self = g_object_new (LW_TYPE_WINDOW, "application", application, NULL);

  lw_navigator_push (LW_NAVIGATOR (self), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0),
                     _ ("Little Wars"));
  /* There is nothing yet that a page could fade out of. */
  gtk_stack_set_transition_type (self->pages, GTK_STACK_TRANSITION_TYPE_NONE);
  for (guint i = 0; i < paths->len; i++)
    lw_navigator_open_path (LW_NAVIGATOR (self), g_ptr_array_index (paths, i));
  if (self->trail->len == 1)
    ensure_start (self);
  gtk_stack_set_transition_type (self->pages, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  return self;
}
