/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-start.c: the program starts, opens a window and closes it again.
 */
#include <gtk/gtk.h>

#include "app-files.h"

#include "lw-library.h"
#include "lw-application.h"

/* Far longer than it takes: only a program that hangs meets it. */
#define PATIENCE_MS 60000

static gboolean
impatient_cb (gpointer data)
{
  g_error ("%s did not happen within a minute", (const char *)data);
  return G_SOURCE_REMOVE;
}

static GtkWindow *
first_window (LwApplication *app)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (app));

  return windows == NULL ? NULL : windows->data;
}

static void
wait_for_window (LwApplication *app)
{
  guint impatience = g_timeout_add (PATIENCE_MS, impatient_cb, (gpointer) "the first window");

  while (first_window (app) == NULL || !gtk_widget_get_mapped (GTK_WIDGET (first_window (app))))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (impatience);
}

static void
wait_for_no_window (LwApplication *app)
{
  guint impatience = g_timeout_add (PATIENCE_MS, impatient_cb, (gpointer) "the end of the window");

  while (first_window (app) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (impatience);
}

static LwApplication *
started_application (void)
{
  g_autoptr (GError) error = NULL;
  LwApplication *app = lw_application_new ();

  g_application_set_flags (G_APPLICATION (app), g_application_get_flags (G_APPLICATION (app)) |
                                                    G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);
  return app;
}

static void
test_identity (void)
{
  g_autoptr (LwApplication) app = started_application ();

  g_assert_cmpstr (g_application_get_application_id (G_APPLICATION (app)), ==, LW_APP_ID);
  g_assert_cmpint (g_application_get_flags (G_APPLICATION (app)) & G_APPLICATION_HANDLES_OPEN, !=,
                   0);
}

static void
test_window (void)
{
  g_autoptr (LwApplication) app = started_application ();

  g_application_activate (G_APPLICATION (app));
  wait_for_window (app);
  g_assert_nonnull (gtk_window_get_title (first_window (app)));
  gtk_window_close (first_window (app));
  wait_for_no_window (app);
}

static void
test_schema (void)
{
  const char *const keys[] = { "window-width", "window-height", "window-maximized",
                               "units",        "letters",       "hide-map-at-hand-over",
                               "sound",        "style",         "animations",
                               "last-red",     "last-blue",     "paper",
                               "palette" };
  g_autoptr (GSettingsSchema) schema = NULL;
  guint i;

  schema =
      g_settings_schema_source_lookup (g_settings_schema_source_get_default (), LW_APP_ID, TRUE);
  g_assert_nonnull (schema);
  for (i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (g_settings_schema_has_key (schema, keys[i]));
}

/* The war that ships is read, and is the player's own from then on. */
static void
test_sample_war (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_CAMPAIGN);
  g_autofree char *own = g_build_filename (folder, "two-chairs.lwcampaign", NULL);

  app_open ();
  app_click_text ("Look at a war half fought");
  app_need_shown ("3 battles");
  app_need_shown ("232½");
  g_assert_true (g_file_test (own, G_FILE_TEST_EXISTS));
  app_click_text ("Back");
  app_need_shown ("The War of the Two Chairs");
  g_assert_null (app_find_text (NULL, "Look at a war half fought"));
  app_close ();
  app_forget_files ();
}

static GtkWidget *
card_of (const char *path)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  g_autoptr (GVariant) wanted = g_variant_ref_sink (g_variant_new_string (path));
  guint i;

  for (i = 0; i < all->len; i++)
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

static gboolean
all_have_cards (gpointer battles)
{
  GPtrArray *items = battles;
  guint i;

  for (i = 0; i < items->len; i++)
    if (card_of (((LwLibraryItem *)g_ptr_array_index (items, i))->path) == NULL)
      return FALSE;
  return TRUE;
}

/* A page that comes back reads no battle again whose file is as it was. */
static void
test_cards_kept (void)
{
  g_autofree char *ours = app_bring_battle ("ours.lwbattle");
  g_autoptr (GPtrArray) items = lw_library_list (LW_FILE_BATTLE);
  g_autoptr (GtkWidget) before = NULL, changed = NULL;
  const char *shipped = NULL;
  guint i;

  for (i = 0; i < items->len; i++)
    if (g_str_has_suffix (((LwLibraryItem *)g_ptr_array_index (items, i))->path,
                          "hill-fort.lwbattle"))
      shipped = ((LwLibraryItem *)g_ptr_array_index (items, i))->path;
  app_open ();
  app_wait (all_have_cards, items, "a card for each battle");
  before = g_object_ref (card_of (shipped));
  changed = g_object_ref (card_of (ours));
  app_click_text ("Learn to play");
  g_assert_true (g_file_set_contents (ours, "<battle/>", -1, NULL));
  app_click_text ("Back");
  app_wait (all_have_cards, items, "a card for each battle");
  g_assert_true (card_of (shipped) == before);
  g_assert_true (card_of (ours) != changed);
  app_close ();
  app_forget_files ();
}

/* The drawings of the program and of its three kinds of file, at the sizes of a desktop. */
static void
test_icons (void)
{
  static const char *const names[] = { "little-wars", "little-wars-symbolic", "battle", "campaign",
                                       "country" };
  static const int sizes[] = { 16, 32, 128 };
  guint i, k;

  for (i = 0; i < G_N_ELEMENTS (names); i++)
    for (k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        g_autofree char *file = g_strconcat (names[i], ".svg", NULL);
        g_autofree char *path =
            g_build_filename (g_getenv ("LITTLE_WARS_DATADIR"), "icons", file, NULL);
        g_autoptr (GError) error = NULL;
        g_autoptr (GdkPixbuf) drawn =
            gdk_pixbuf_new_from_file_at_size (path, sizes[k], sizes[k], &error);

        g_assert_no_error (error);
        g_assert_cmpint (MAX (gdk_pixbuf_get_width (drawn), gdk_pixbuf_get_height (drawn)), ==,
                         sizes[k]);
      }
}

/* A file as a file manager offers it. */
static GtkWidget *
new_source (const char *path)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new ("a file");
  GtkDragSource *source = gtk_drag_source_new ();
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *list = g_strconcat (uri, "\r\n", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (list, strlen (list));
  g_autoptr (GdkContentProvider) offer =
      gdk_content_provider_new_for_bytes ("text/uri-list", bytes);

  gtk_drag_source_set_content (source, offer);
  gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_default_size (GTK_WINDOW (window), 120, 80);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  return label;
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
battle_is_open (gpointer path)
{
  return app_find_type (app_window (), LW_TYPE_MAP_VIEW) != NULL &&
         g_strcmp0 (lw_session_path (app_session ()), path) == 0;
}

/* Drags the file to (@x, @y) of the window, and lets go. */
static void
drop (const char *path, double x, double y)
{
  GtkWidget *file = new_source (path);

  app_wait (is_mapped, file, "the window with the file");
  app_drag (file, 20, 20, x, y);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (file)));
}

/* Even where a Country would be taken into the gallery a battle is opened. One drop in a process:
 * GDK 4.18 keeps the last one at hand, and loses those before. */
static void
test_drop (void)
{
  g_autofree char *battle = app_battle_path ();

  app_write_battle ();
  app_open ();
  g_assert_false (battle_is_open (battle));
  drop (battle, 500, 500);
  app_wait (battle_is_open, battle, "the battle of the file that was dropped");
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/start/schema", test_schema);
  g_test_add_func ("/app/start/identity", test_identity);
  g_test_add_func ("/app/start/icons", test_icons);
  g_test_add_func ("/app/start/window", test_window);
  g_test_add_func ("/app/start/sample-war", test_sample_war);
  g_test_add_func ("/app/start/cards-kept", test_cards_kept);
  g_test_add_func ("/app/start/drop", test_drop);
  return app_test_run ();
}
