/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-presses.c: whatever can be pressed is pressed, on every page.
 */
#include "app-pages.h"

#include "lw-window.h"

/* ---- keys go on answering ---- */

static gboolean
on_top_cb (gpointer data)
{
  return app_top () != app_window ();
}

static gboolean
popover_open_cb (gpointer data)
{
  return app_find_type (NULL, GTK_TYPE_POPOVER) != NULL;
}

/* A page goes while a menu is open on it. */
static void
test_menu_goes (gconstpointer data)
{
  app_open ();
  app_pages[0].enter ();
  gtk_widget_grab_focus (app_find_type (NULL, GTK_TYPE_ENTRY));
  app_click_at (app_find_type (NULL, GTK_TYPE_TEXT), 3, 3, 3);
  app_wait (popover_open_cb, NULL, "a menu over an entry");
  gtk_widget_activate_action (app_window (), data, NULL);
  app_settle ();
  app_key (GDK_KEY_comma, GDK_CONTROL_MASK);
  app_wait (on_top_cb, NULL, "the preferences, after a menu");
  app_key (GDK_KEY_Escape, 0);
  app_leave (APP_BY_SIGTERM);
  app_forget_left ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_data_func ("/app/presses/menu-goes/back", "win.back", test_menu_goes);
  g_test_add_data_func ("/app/presses/menu-goes/on", "win.learn", test_menu_goes);
  return app_test_run ();
}
