/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-window.c: the window: one page at a time, a way back, toasts.
 */
#include "lw-window.h"

#include "xml/xml.h"
#include <glib/gi18n-lib.h>

#include "battle/battle.h"
#include "ledger/ledger.h"
#include "editor/editor.h"
#include "kit/kit.h"
#include "learn/learn.h"
#include "library/library.h"
#include "lw-refused.h"
#include "lw-start-page.h"
#include "safe/safe.h"

struct _LwWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets. */
  GtkStack *pages;

  LwToast *toast; /* over the pages; NULL in the first frame */
  /* Owned: the pages that "back" returns to, the present one last. */
  GPtrArray *trail;
  GPtrArray *awaited; /* paths to open when the window can be seen, or NULL */
};

G_DEFINE_FINAL_TYPE (LwWindow, lw_window, GTK_TYPE_APPLICATION_WINDOW)

/* What it offers is for the page in sight. */
static void
toast_acted_cb (LwToast *toast, const char *action, LwWindow *self)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (g_action_parse_detailed_name (action, &name, &target, NULL))
    gtk_widget_activate_action_variant (gtk_stack_get_visible_child (self->pages), name, target);
}

/* There before it has anything to say, for those who hear the screen; but not in the first frame.
 */
static void
ensure_toast (LwWindow *self)
{
  if (self->toast != NULL)
    return;
  self->toast = LW_TOAST (lw_toast_new ());
  g_signal_connect (self->toast, "acted", G_CALLBACK (toast_acted_cb), self);
  gtk_overlay_add_overlay (GTK_OVERLAY (gtk_window_get_child (GTK_WINDOW (self))),
                           GTK_WIDGET (self->toast));
}

void
lw_window_hide_toast (LwWindow *self)
{
  g_return_if_fail (LW_IS_WINDOW (self));

  if (self->toast != NULL)
    lw_toast_hide (self->toast);
}

void
lw_window_toast_action (LwWindow *self, const char *text, const char *label, const char *action)
{
  g_return_if_fail (LW_IS_WINDOW (self));

  ensure_toast (self);
  lw_toast_say (self->toast, text, label, action);
}

void
lw_window_toast (LwWindow *self, const char *text)
{
  lw_window_toast_action (self, text, NULL, NULL);
}

static const char *
page_title (GtkWidget *page)
{
  const char *title = g_object_get_data (G_OBJECT (page), "lw-title");

  return title == NULL ? _ ("Little Wars") : title;
}

static void
show_page (LwWindow *self, GtkWidget *page)
{
  gtk_stack_set_visible_child (self->pages, page);
  gtk_window_set_title (GTK_WINDOW (self), page_title (page));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", self->trail->len > 1);
  /* A page knows where one begins. */
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
drop_page (LwWindow *self)
{
  GtkWidget *page = g_ptr_array_steal_index (self->trail, self->trail->len - 1);

  gtk_stack_remove (self->pages, page);
}

void
lw_window_push (LwWindow *self, GtkWidget *page, const char *title)
{
  g_return_if_fail (LW_IS_WINDOW (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  g_object_set_data_full (G_OBJECT (page), "lw-title", g_strdup (title), g_free);
  gtk_stack_add_child (self->pages, page);
  g_ptr_array_add (self->trail, page);
  show_page (self, page);
}

void
lw_window_replace (LwWindow *self, GtkWidget *page, const char *title)
{
  GtkWidget *old;

  g_return_if_fail (LW_IS_WINDOW (self));
  g_return_if_fail (self->trail->len > 0);

  old = g_ptr_array_steal_index (self->trail, self->trail->len - 1);
  lw_window_push (self, page, title);
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
  gtk_stack_add_child (self->pages, page);
  self->trail->pdata[0] = page;
  if (self->trail->len == 1)
    show_page (self, page);
  gtk_stack_remove (self->pages, old);
}

static void
refresh_start (LwWindow *self)
{
  lw_start_page_refresh (LW_START_PAGE (g_ptr_array_index (self->trail, 0)));
}

void
lw_window_guard_page (GtkWidget *page, LwMayLeave may_leave)
{
  g_return_if_fail (GTK_IS_WIDGET (page));

  g_object_set_data (G_OBJECT (page), "lw-may-leave", (gpointer)may_leave);
}

static gboolean
may_leave (GtkWidget *page, gboolean closes)
{
  LwMayLeave ask = (LwMayLeave)g_object_get_data (G_OBJECT (page), "lw-may-leave");

  return ask == NULL || ask (page, closes);
}

void
lw_window_back (LwWindow *self)
{
  g_return_if_fail (LW_IS_WINDOW (self));

  if (self->trail->len < 2 ||
      !may_leave (g_ptr_array_index (self->trail, self->trail->len - 1), FALSE))
    return;
  if (self->trail->len == 2)
    ensure_start (self);
  show_page (self, g_ptr_array_index (self->trail, self->trail->len - 2));
  drop_page (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back", self->trail->len > 1);
  if (self->trail->len == 1)
    refresh_start (self);
}

void
lw_window_home (LwWindow *self)
{
  guint before = 0;

  /* A page that will not go stops it. */
  while (self->trail->len > 1 && self->trail->len != before)
    {
      before = self->trail->len;
      lw_window_back (self);
    }
}

void
lw_window_show_battle (LwWindow *self, LwSession *session)
{
  g_return_if_fail (LW_IS_WINDOW (self));

  lw_window_push (self, lw_battle_page_new (session), lw_words_title (lw_session_battle (session)));
}

static void
open_battle (LwWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = lw_session_open (path, &error);

  if (session == NULL)
    lw_refused_show (self, path, error, lw_window_open_path);
  else
    {
      lw_files_remember (path);
      lw_window_show_battle (self, session);
    }
}

void
lw_window_edit_country (LwWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  g_return_if_fail (LW_IS_WINDOW (self));

  page = lw_editor_page_new (path, &error);
  if (page == NULL)
    {
      lw_refused_show (self, path, error, lw_window_edit_country);
      return;
    }
  if (path != NULL)
    lw_files_remember (path);
  lw_window_push (self, page, lw_editor_page_name (LW_EDITOR_PAGE (page)));
}

void
lw_window_fight_on (LwWindow *self, const char *path)
{
  g_return_if_fail (LW_IS_WINDOW (self));

  g_autoptr (GError) error = NULL;
  GtkWidget *page = lw_new_battle_page_new (path, &error);

  if (page == NULL)
    {
      lw_refused_show (self, path, error, lw_window_fight_on);
      return;
    }
  lw_files_remember (path);
  lw_window_push (self, page, _ ("New battle"));
}

static void
open_campaign (LwWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *own = lw_library_own_copy (LW_FILE_CAMPAIGN, path, &error);
  GtkWidget *page = own == NULL ? NULL : lw_campaign_page_new (own, &error);

  if (page == NULL)
    {
      lw_rescue_page_offer (self, path, error);
      return;
    }
  lw_files_remember (own);
  lw_window_push (self, page, lw_campaign_page_name (LW_CAMPAIGN_PAGE (page)));
}

void
lw_window_open_path (LwWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  LwFileKind kind;

  g_return_if_fail (LW_IS_WINDOW (self));

  if (!lw_file_kind_of (path, &kind, &error))
    {
      lw_rescue_page_offer (self, path, error);
      return;
    }
  if (kind == LW_FILE_BATTLE)
    open_battle (self, path);
  else if (kind == LW_FILE_COUNTRY)
    lw_window_fight_on (self, path);
  else
    open_campaign (self, path);
}

/* The first icon reads the whole theme of icons, a quarter of what a bare window takes to start. */
static void
finish_look (GtkWidget *window)
{
  lw_style_apply_rest ();
  gtk_window_set_default_icon_name (LW_APP_ID);
  ensure_toast (LW_WINDOW (window));
}

/* The files that the window was opened for. */
static void
open_awaited (GtkWidget *window)
{
  LwWindow *self = LW_WINDOW (window);
  g_autoptr (GPtrArray) paths = g_steal_pointer (&self->awaited);

  /* There is nothing yet that a page could fade out of. */
  gtk_stack_set_transition_type (self->pages, GTK_STACK_TRANSITION_TYPE_NONE);
  for (guint i = 0; i < paths->len; i++)
    lw_window_open_path (self, g_ptr_array_index (paths, i));
  if (self->trail->len == 1)
    ensure_start (self);
  gtk_stack_set_transition_type (self->pages, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
}

LwWindow *
lw_window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return LW_IS_WINDOW (root) ? LW_WINDOW (root) : NULL;
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_back (LW_WINDOW (widget));
}

static void
new_battle_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_push (LW_WINDOW (widget), lw_new_battle_page_new (NULL, NULL), _ ("New battle"));
}

static void
learn_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_push (LW_WINDOW (widget), lw_learn_page_new (), _ ("Learn to play"));
}

static void
practice_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_push (LW_WINDOW (widget), lw_practice_page_new (), _ ("Practice ground"));
}

static void
lesson_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = lw_lesson_page_new (g_variant_get_string (parameter, NULL), &error);

  if (page == NULL)
    lw_window_toast (LW_WINDOW (widget), error->message);
  else
    lw_window_push (LW_WINDOW (widget), page, _ ("Learn to play"));
}

static void
open_path_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_open_path (LW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  lw_window_open_path (LW_WINDOW (data), path);
}

static void
open_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_files_open (GTK_WINDOW (widget), file_chosen_cb, widget);
}

static void
new_campaign_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_campaign_page_create (GTK_WINDOW (widget));
}

static void
new_country_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_edit_country (LW_WINDOW (widget), NULL);
}

static void
edit_country_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_window_edit_country (LW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* The window of the keys is made when it is asked for. */
static void
keys_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (widget);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (LW_RESOURCE_BASE "/keys.ui");
      GObject *keys = gtk_builder_get_object (builder, "help_overlay");

      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (keys));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
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
    lw_window_open_path (LW_WINDOW (data), path);
  return path != NULL;
}

static gboolean
lw_window_close_request (GtkWindow *window)
{
  LwWindow *self = LW_WINDOW (window);
  guint i;

  for (i = self->trail->len; i > 0; i--)
    if (!may_leave (g_ptr_array_index (self->trail, i - 1), TRUE))
      return TRUE;
  lw_settings_keep_window (window);
  return GTK_WINDOW_CLASS (lw_window_parent_class)->close_request (window);
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
  g_clear_pointer (&self->awaited, g_ptr_array_unref);
  G_OBJECT_CLASS (lw_window_parent_class)->finalize (object);
}

static void
lw_window_class_init (LwWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = lw_window_close_request;

  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LwWindow, pages);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_cb);
  gtk_widget_class_install_action (widget_class, "win.practice", NULL, practice_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", lesson_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-path", "s", open_path_cb);
  gtk_widget_class_install_action (widget_class, "win.new-campaign", NULL, new_campaign_cb);
  gtk_widget_class_install_action (widget_class, "win.new-country", NULL, new_country_cb);
  gtk_widget_class_install_action (widget_class, "win.edit-country", "s", edit_country_cb);
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, keys_cb);
}

static void
lw_window_init (LwWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  self->trail = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (drop, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  lw_settings_restore_window (GTK_WINDOW (self));
  lw_after_first_frame (GTK_WIDGET (self), finish_look);
}

/* Something to look at while a file is read. */
static GtkWidget *
new_blank_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = gtk_header_bar_new ();

  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (header), FALSE);
  gtk_box_append (GTK_BOX (page), header);
  return page;
}

LwWindow *
lw_window_new_for (GtkApplication *application, GPtrArray *paths)
{
  LwWindow *self = g_object_new (LW_TYPE_WINDOW, "application", application, NULL);

  lw_window_push (self, new_blank_page (), _ ("Little Wars"));
  self->awaited = paths;
  lw_after_first_frame (GTK_WIDGET (self), open_awaited);
  return self;
}

LwWindow *
lw_window_new (GtkApplication *application)
{
  LwWindow *self = g_object_new (LW_TYPE_WINDOW, "application", application, NULL);

  lw_window_push (self, lw_start_page_new (), _ ("Little Wars"));
  return self;
}
