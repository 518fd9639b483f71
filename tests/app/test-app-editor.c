/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-editor.c: the editor's page: what a drag draws, what is asked before work is lost, names
 * for every control, bad input on the board.
 */
#include "app-files.h"

#include "lw-country-file.h"
#include "lw-editor-page.h"
#include "lw-library.h"
#include "lw-map-view-private.h"

#define THINGS 300

static LwEditor *
editor_now (void)
{
  return app_editor ();
}

static gboolean
page_shown (gpointer data)
{
  return app_find_type (app_window (), LW_TYPE_EDITOR_PAGE) != NULL;
}

static gboolean
page_gone (gpointer data)
{
  return !page_shown (data);
}

static char *
save_many (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Many", 12 * LW_FOOT, 10 * LW_FOOT);
  g_autoptr (GError) error = NULL;
  char *path = lw_library_new_path (LW_FILE_COUNTRY, "many");
  guint i;

  for (i = 0; i < THINGS; i++)
    {
      g_autofree char *id = g_strdup_printf ("rock-%u", i);
      LwFeature *rock = lw_feature_new (LW_FEATURE_ROCK, id);

      rock->at = app_inches (4 + (int)(i % 20) * 7, 4 + (int)(i / 20) * 7);
      rock->radius = LW_INCH;
      rock->height = LW_INCH;
      lw_country_add (country, rock);
    }
  lw_country_file_save (country, NULL, path, &error);
  g_assert_no_error (error);
  return path;
}

static void
open_new (void)
{
  app_open ();
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (page_shown, NULL, "the editor");
}

static void
leave (void)
{
  app_close ();
  app_forget_files ();
}

static void
count_cb (LwEditor *editor, guint *most)
{
  *most = MAX (*most, app_map ()->floor.renders);
}

/* One render when it is lifted off the floor, one when it lies again; none for a frame between. */
static void
test_renders (void)
{
  g_autofree char *path = NULL;
  guint before, most = 0;
  gulong handler;
  LwPoint was;

  app_open ();
  path = save_many ();
  gtk_widget_activate_action (app_window (), "win.edit-country", "s", path);
  app_wait (page_shown, NULL, "the editor");
  app_settle ();
  before = app_map ()->floor.renders;
  g_assert_cmpuint (before, >, 0);
  was = lw_country_find (lw_editor_country (editor_now ()), "rock-150")->at;
  handler = g_signal_connect (editor_now (), "moved", G_CALLBACK (count_cb), &most);
  app_map_drag (was, (LwPoint){ was.x + LW_INCHES (30), was.y + LW_INCHES (20) });
  g_signal_handler_disconnect (editor_now (), handler);
  g_assert_cmpuint (most, ==, before + 1);
  g_assert_cmpuint (app_map ()->floor.renders, <=, before + 2);
  g_assert_cmpint (lw_country_find (lw_editor_country (editor_now ()), "rock-150")->at.x, >,
                   was.x + LW_INCHES (20));
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_cmpint (lw_country_find (lw_editor_country (editor_now ()), "rock-150")->at.x, ==,
                   was.x);
  g_assert_false (lw_drafting_dirty (lw_editor_drafting (editor_now ())));
  leave ();
}

/* Only where work would be lost: Cancel stays, Discard goes. */
static void
test_question (void)
{
  open_new ();
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_wait (page_gone, NULL, "leaving what is as it was");
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (page_shown, NULL, "the editor");
  app_key ('h', 0);
  app_map_click (app_inches (60, 48));
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Save the changes of");
  app_click_text ("Cancel");
  app_wait_no_dialog ();
  g_assert_true (page_shown (NULL));
  g_assert_true (lw_drafting_dirty (lw_editor_drafting (editor_now ())));
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_click_text ("Discard");
  app_wait (page_gone, NULL, "the start page");
  leave ();
}

static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         GTK_IS_DROP_DOWN (widget) || GTK_IS_SWITCH (widget) || GTK_IS_TEXT_VIEW (widget);
}

/* Parts of a composed control speak by the whole; a button may also show its words. */
static gboolean
is_named (GtkWidget *widget)
{
  g_autofree char *label = app_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_SPIN_BUTTON (parent) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_DROP_DOWN (parent) ||
      GTK_IS_STACK_SWITCHER (parent) ||
      gtk_widget_get_ancestor (widget, g_type_from_name ("GtkWindowControls")) != NULL)
    return TRUE;
  return label != NULL || app_find_type (widget, GTK_TYPE_LABEL) != NULL;
}

static void
assert_all_named (void)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      if (is_control (widget) && !is_named (widget))
        {
          g_test_message ("a %s without a name", G_OBJECT_TYPE_NAME (widget));
          g_test_fail ();
        }
    }
}

static void
test_names (void)
{
  open_new ();
  gtk_test_accessible_assert_role (GTK_WIDGET (app_map ()), GTK_ACCESSIBLE_ROLE_IMG);
  assert_all_named ();
  app_key ('h', 0);
  app_map_click (app_inches (60, 48));
  assert_all_named ();
  app_click_text ("Scenario");
  app_click_text ("Add a scenario");
  assert_all_named ();
  app_key ('z', GDK_CONTROL_MASK);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_click_text ("Discard");
  app_wait (page_gone, NULL, "the start page");
  leave ();
}

/* Two houses in one place: named in the advice; its line selects both. */
static void
test_bad (void)
{
  open_new ();
  app_key ('h', 0);
  app_map_click (app_inches (60, 48));
  app_map_click (app_inches (62, 50));
  app_need_text ("Two in one place");
  app_click (app_find_text (NULL, "Two in one place"));
  g_assert_cmpuint (lw_editor_n_selected (editor_now ()), ==, 2);
  app_key (GDK_KEY_Delete, 0);
  g_assert_cmpuint (lw_country_count (lw_editor_country (editor_now ())), ==, 0);
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_country_count (lw_editor_country (editor_now ())), ==, 2);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_click_text ("Discard");
  app_wait (page_gone, NULL, "the start page");
  leave ();
}

/* ---- what other editors were reported for ---- */

static void
place_houses (guint n)
{
  app_key ('h', 0);
  for (guint i = 0; i < n; i++)
    app_map_click (app_inches (20 + 18 * (int)i, 48));
  app_key (GDK_KEY_Escape, 0);
  app_key ('s', 0);
}

static void
discard (void)
{
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_click_text ("Discard");
  app_wait (page_gone, NULL, "the start page");
  leave ();
}

/* A name that is begun and given up is no step: undo finds what was done before it, and then
 * nothing. */
static void
test_name_given_up (void)
{
  LwDrafting *drafting;

  open_new ();
  place_houses (1);
  drafting = lw_editor_drafting (editor_now ());
  app_map_click (app_inches (20, 48));
  g_assert_nonnull (lw_editor_only (editor_now ()));
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 1);
  app_key (GDK_KEY_F2, 0);
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 1);
  app_keys ('z', GDK_CONTROL_MASK, 3);
  g_assert_cmpuint (lw_country_count (lw_editor_country (editor_now ())), ==, 0);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, 0);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_wait (page_gone, NULL, "leaving what is as it was");
  leave ();
}

/* Five selected, dragged, taken back, clicked again: five, where they were. */
static void
test_drag_taken_back (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  open_new ();
  place_houses (5);
  before = app_drawn ();
  app_key ('a', GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_editor_n_selected (editor_now ()), ==, 5);
  app_map_drag (app_inches (38, 48), app_inches (44, 60));
  app_key ('z', GDK_CONTROL_MASK);
  app_map_click (app_inches (38, 48));
  g_assert_cmpuint (lw_country_count (lw_editor_country (editor_now ())), ==, 5);
  after = app_drawn ();
  g_assert_cmpstr (after, ==, before);
  discard ();
}

/* Opened a second time while it is changed: the file is as it was, what was changed is still there,
 * and nobody goes away from it without a question. */
static void
test_opened_again (void)
{
  g_autofree char *path = app_country_path ();
  g_autofree char *saved = NULL;

  app_forget_files ();
  app_open ();
  app_write_country ();
  saved = app_text (path);
  gtk_widget_activate_action (app_window (), "win.edit-country", "s", path);
  app_wait (page_shown, NULL, "the editor");
  place_houses (1);
  gtk_widget_activate_action (app_window (), "win.edit-country", "s", path);
  app_settle ();
  app_assert_text (path, saved);
  g_assert_cmpuint (lw_country_count (lw_editor_country (editor_now ())), ==, 2);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Save the changes of");
  app_assert_text (path, saved);
  app_click_text ("Discard");
  app_wait (page_gone, NULL, "the start page");
  app_assert_text (path, saved);
  leave ();
}

static gboolean
is_clean (gpointer data)
{
  return !lw_drafting_dirty (lw_editor_drafting (editor_now ()));
}

/* A new Country of a name that there is already gets a file of its own. */
static void
test_same_name (void)
{
  g_autofree char *path = app_country_path ();
  g_autofree char *first = NULL;
  g_autofree char *old = NULL;

  app_forget_files ();
  open_new ();
  app_fill_in ("Name of the Country", "Low Meadow");
  app_key ('s', GDK_CONTROL_MASK);
  app_wait (is_clean, NULL, "the first Country saved");
  first = g_strdup (lw_editor_path (editor_now ()));
  old = app_text (first);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_wait (page_gone, NULL, "the start page");
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (page_shown, NULL, "the editor");
  app_fill_in ("Name of the Country", "Low Meadow");
  gtk_widget_grab_focus (GTK_WIDGET (app_map ()));
  place_houses (1);
  app_key ('s', GDK_CONTROL_MASK);
  app_wait (is_clean, NULL, "the second Country saved");
  g_assert_cmpstr (lw_editor_path (editor_now ()), !=, first);
  app_assert_text (first, old);
  leave ();
}

static gboolean
chooser_shown (gpointer data)
{
  return app_top () != app_window ();
}

/* Save as, and then no file after all: back in the editor, still unsaved; so is who would close the
 * window and thinks better of it. */
static void
test_chooser_cancelled (void)
{
  open_new ();
  place_houses (1);
  app_key ('s', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (chooser_shown, NULL, "the chooser of files");
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  g_assert_true (page_shown (NULL));
  g_assert_true (lw_drafting_dirty (lw_editor_drafting (editor_now ())));
  gtk_window_close (GTK_WINDOW (app_window ()));
  app_need_shown ("Save the changes of");
  app_click_text ("Cancel");
  app_wait_no_dialog ();
  g_assert_true (page_shown (NULL));
  g_assert_true (lw_drafting_dirty (lw_editor_drafting (editor_now ())));
  discard ();
}

/* Types @name into the chooser, without its ending, and saves. */
static void
save_as (const char *name)
{
  g_autoptr (GFile) folder = NULL;
  g_autofree char *countries = lw_library_folder (LW_FILE_COUNTRY);
  GtkFileChooser *chooser;

  app_key ('s', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (chooser_shown, NULL, "the chooser of files");
  chooser = GTK_FILE_CHOOSER (app_top ());
  folder = gtk_file_chooser_get_current_folder (chooser);
  g_assert_cmpstr (g_file_peek_path (folder), ==, countries);
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
}

static gboolean
is_saved_under (gpointer ending)
{
  return g_str_has_suffix (lw_editor_path (editor_now ()), ending);
}

/* A name typed without its ending gets it, and what is there under that name is asked about. */
static void
test_ending_added (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_COUNTRY);
  g_autofree char *path = g_build_filename (folder, "held.lwcountry", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
  open_new ();
  place_houses (1);
  save_as ("held");
  app_need_shown ("Replace “held.lwcountry”?");
  app_assert_text (path, "mine");
  app_click_text ("Cancel");
  app_wait_no_dialog ();
  app_assert_text (path, "mine");
  g_assert_true (lw_drafting_dirty (lw_editor_drafting (editor_now ())));
  save_as ("held");
  app_need_shown ("Replace “held.lwcountry”?");
  app_click_text ("Replace");
  app_wait (is_clean, NULL, "the Country saved");
  g_assert_cmpstr (lw_editor_path (editor_now ()), ==, path);
  save_as ("Another.LWCountry");
  app_wait (is_saved_under, (gpointer) "/Another.LWCountry", "the Country under another name");
  leave ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/editor/renders", test_renders);
  g_test_add_func ("/app/editor/question", test_question);
  g_test_add_func ("/app/editor/names", test_names);
  g_test_add_func ("/app/editor/bad", test_bad);
  g_test_add_func ("/app/editor/ending-added", test_ending_added);
  g_test_add_func ("/reports/T1/name-given-up", test_name_given_up);
  g_test_add_func ("/reports/T3/drag-taken-back", test_drag_taken_back);
  g_test_add_func ("/reports/T4/opened-again", test_opened_again);
  g_test_add_func ("/reports/T8/same-name", test_same_name);
  g_test_add_func ("/reports/T9/chooser-cancelled", test_chooser_cancelled);
  return app_test_run ();
}
