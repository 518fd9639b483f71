/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-small-window.c: a modal window over the main one, with a title, closed by Escape.
 */
#include "lw-small-window.h"

/* With the header bar this fits a screen 560 pixels high. */
#define MOST_HEIGHT 480

/* A small window is none of the application's, whose keys and actions do not reach it by
 * themselves. */
static gboolean
help_cb (GtkWidget *window, GVariant *parameter, gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "help", NULL);
  return TRUE;
}

void
lw_close_on_escape (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (keys);

  gtk_shortcut_controller_add_shortcut (
      shortcuts, gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                   gtk_named_action_new ("window.close")));
  gtk_shortcut_controller_add_shortcut (
      shortcuts, gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                   gtk_callback_action_new (help_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

static GtkWidget *
new_scroller (GtkWidget *content, int height)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  if (height < 0)
    {
      gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
      gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
    }
  return scroller;
}

GtkWindow *
lw_small_window_new (
    GtkWindow *parent, const char *title, GtkWidget *content, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_title (window, title);
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_titlebar (window, gtk_header_bar_new ());
  gtk_window_set_child (window, new_scroller (content, height));
  lw_close_on_escape (window);
  return window;
}
