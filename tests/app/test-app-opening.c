/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-opening.c: a file is opened from anywhere: what is asked of a Country, what is kept
 * elsewhere, two windows of one program.
 */
#include "app-files.h"

#include <glib/gstdio.h>

#include "battle/battle.h"
#include "ledger/ledger.h"
#include "lw-thumbnail.h"

static gboolean
editor_shown (gpointer data)
{
  return app_editor_page () != NULL;
}

static gboolean
is_asked (gpointer data)
{
  return GTK_IS_WINDOW (app_top ()) && app_find_text (NULL, "Fight on it") != NULL;
}

/* "Low Meadow" in a folder that is none of the program's. (transfer full) */
static char *
country_elsewhere (void)
{
  g_autofree char *own = app_country_path ();
  g_autofree char *folder = g_build_filename (g_get_home_dir (), "Maps", NULL);
  char *path = g_build_filename (folder, "meadow.lwcountry", NULL);

  app_write_country ();
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (g_rename (own, path), ==, 0);
  return path;
}

static GtkWidget *
card_of (const char *path)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  g_autoptr (GVariant) wanted = g_variant_ref_sink (g_variant_new_string (path));

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);
      GVariant *target = GTK_IS_ACTIONABLE (widget)
                             ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))
                             : NULL;

      if (target != NULL && g_variant_equal (target, wanted))
        return widget;
    }
  return NULL;
}

/* Asked; fought on; edited; and found again on the start page with its menu. */
static void
test_country (void)
{
  g_autofree char *path = country_elsewhere ();

  app_open ();
  g_assert_true (app_open_path (path));
  app_wait (is_asked, NULL, "the question");
  app_need_shown ("Low Meadow");
  app_click_text ("Cancel");
  app_settle ();
  g_assert_true (app_open_path (path));
  app_wait (is_asked, NULL, "the question");
  app_click_text ("Fight on it");
  app_need_shown ("Set up the armies");
  app_go_home ();
  g_assert_true (app_open_path (path));
  app_wait (is_asked, NULL, "the question");
  app_click_text ("Edit");
  app_wait (editor_shown, NULL, "the drawing board");
  g_assert_cmpstr (lw_editor_page_path (app_editor_page ()), ==, path);
  app_go_home ();
  app_need_shown ("in “Maps”");
  g_assert_nonnull (card_of (path));
  g_assert_true (gtk_widget_activate_action (card_of (path), "win.edit-country", "s", path));
  app_wait (editor_shown, NULL, "the drawing board once more");
  app_go_home ();
  gtk_widget_activate_action (card_of (path), "start.forget", "s", path);
  app_settle ();
  g_assert_null (card_of (path));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  app_close ();
  g_unlink (path);
}

/* From the command line, or from a file manager: the same question, over the start page. */
static void
test_from_outside (void)
{
  g_autofree char *path = country_elsewhere ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  app_open ();
  g_application_open (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (app_window ()))),
                      &file, 1, "");
  app_wait (is_asked, NULL, "the question");
  app_click_text ("Edit");
  app_wait (editor_shown, NULL, "the drawing board");
  app_close ();
  g_unlink (path);
}

/* What is no Country at all is refused before anything is asked. */
static void
test_bad_country (void)
{
  g_autofree char *path = country_elsewhere ();

  g_assert_true (g_file_set_contents (
      path, "<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"A\"/>", -1, NULL));
  app_open ();
  g_assert_true (app_open_path (path));
  app_need_shown ("cannot be opened");
  g_assert_null (app_find_text (NULL, "Fight on it"));
  app_click_text ("Close");
  app_close ();
  g_unlink (path);
}

static guint
n_windows (void)
{
  return g_list_length (
      gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (app_window ()))));
}

static gboolean
are_two (gpointer data)
{
  return n_windows () == 2 && gtk_widget_get_mapped (app_window ());
}

static gboolean
is_one (gpointer data)
{
  return n_windows () == 1;
}

/* How many pages of @type there are, in all windows. */
static guint
n_pages (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *pages = app_find_type (window, GTK_TYPE_STACK);
      GtkWidget *page = pages == NULL ? NULL : gtk_widget_get_first_child (pages);

      for (; page != NULL; page = gtk_widget_get_next_sibling (page))
        n += G_TYPE_CHECK_INSTANCE_TYPE (page, type);
    }
  return n;
}

static GtkWidget *
page_in (GtkWidget *window)
{
  return gtk_stack_get_visible_child (GTK_STACK (app_find_type (window, GTK_TYPE_STACK)));
}

static GtkWidget *
other_window (GtkWidget *window)
{
  GList *all =
      gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (app_window ())));

  return all->data == window ? all->next->data : all->data;
}

static void
open_in (GtkWidget *window, const char *path)
{
  gtk_widget_activate_action (window, "win.open-path", "s", path);
  app_settle ();
}

/* Two windows, a battle in each; what is open in one is not opened in the other. */
static void
test_two_windows (void)
{
  g_autofree char *mine = app_battle_path ();
  g_autofree char *other = g_strconcat (mine, "-other.lwbattle", NULL);
  g_autofree char *text = NULL;
  GtkWidget *first, *second;

  app_write_battle ();
  text = app_text (mine);
  g_assert_true (g_file_set_contents (other, text, -1, NULL));
  app_open ();
  first = app_window ();
  open_in (first, mine);
  app_key ('n', GDK_CONTROL_MASK);
  app_wait (are_two, NULL, "a second window");
  second = other_window (first);
  open_in (second, mine);
  g_assert_cmpuint (n_pages (LW_TYPE_BATTLE_PAGE), ==, 1);
  g_assert_false (LW_IS_BATTLE_PAGE (page_in (second)));
  open_in (second, other);
  g_assert_cmpuint (n_pages (LW_TYPE_BATTLE_PAGE), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      LwSession *session =
          lw_battle_page_session (LW_BATTLE_PAGE (page_in (i == 0 ? first : second)));

      g_assert_cmpstr (lw_session_file_path (lw_session_file (session)), ==, i == 0 ? mine : other);
      g_assert_false (lw_session_file_read_only (lw_session_file (session)));
    }
  gtk_window_close (GTK_WINDOW (first));
  app_wait (is_one, NULL, "the end of the first window");
  g_assert_true (LW_IS_BATTLE_PAGE (page_in (second)));
  app_close ();
  app_forget_files ();
}

/* A Country on the board and a war open in one window are shown there, not opened once more. */
static void
test_open_once (void)
{
  g_autofree char *country = app_country_path ();
  g_autofree char *war = app_war_path ();
  GtkWidget *first, *second;

  app_write_country ();
  app_write_war ();
  app_open ();
  first = app_window ();
  gtk_widget_activate_action (first, "win.edit-country", "s", country);
  app_settle ();
  app_key ('n', GDK_CONTROL_MASK);
  app_wait (are_two, NULL, "a second window");
  second = other_window (first);
  gtk_widget_activate_action (second, "win.edit-country", "s", country);
  app_settle ();
  g_assert_cmpuint (n_pages (LW_TYPE_EDITOR_PAGE), ==, 1);
  g_assert_false (LW_IS_EDITOR_PAGE (page_in (second)));
  open_in (second, war);
  open_in (first, war);
  g_assert_cmpuint (n_pages (LW_TYPE_CAMPAIGN_PAGE), ==, 1);
  g_assert_true (LW_IS_CAMPAIGN_PAGE (page_in (second)));
  g_assert_true (LW_IS_EDITOR_PAGE (page_in (first)));
  gtk_window_close (GTK_WINDOW (second));
  app_wait (is_one, NULL, "the end of the second window");
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/opening/country", test_country);
  g_test_add_func ("/app/opening/from-outside", test_from_outside);
  g_test_add_func ("/app/opening/bad-country", test_bad_country);
  g_test_add_func ("/app/opening/two-windows", test_two_windows);
  g_test_add_func ("/app/opening/open-once", test_open_once);
  return app_test_run ();
}
