/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-start.c: the program starts, opens a window and closes it again.
 */
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include "data-folder.h"
#include <gtk/gtk.h>

#include "app-files.h"

#include "lw-battle-card.h"
#include "lw-library.h"
#include "lw-settings.h"
#include "lw-thumbnail.h"
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

/* One begins at the button of a new battle. */
static void
test_focus (void)
{
  GtkWidget *focus;

  app_open ();
  focus = gtk_window_get_focus (GTK_WINDOW (app_window ()));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "win.new-battle");
  app_close ();
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

/* All that a card says, its bars included. */
static char *
words_under (GtkWidget *widget)
{
  g_autoptr (GPtrArray) all = app_all (widget);
  GString *words = g_string_new (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    {
      GtkWidget *child = g_ptr_array_index (all, i);

      if (GTK_IS_LABEL (child))
        g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (child)));
      if (GTK_IS_LEVEL_BAR (child))
        g_string_append_printf (words, "%g\n", gtk_level_bar_get_value (GTK_LEVEL_BAR (child)));
    }
  return g_string_free (words, FALSE);
}

static GBytes *
bytes_of (const char *path)
{
  char *text;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  return g_bytes_new_take (text, size);
}

/* Its facts, and its picture as large as the card has it. */
static gboolean
is_kept (gpointer path)
{
  g_autoptr (GBytes) file = bytes_of (path);
  g_autoptr (LwBattleCardFacts) facts = lw_battle_card_facts_kept (file);
  GtkWidget *picture = lw_thumbnail_new_of_battle (NULL, file, 170, 136);
  gboolean kept = facts != NULL && picture != NULL;

  if (picture != NULL)
    g_object_unref (g_object_ref_sink (picture));
  return kept;
}

static char *
words_of_card (const char *path)
{
  g_autoptr (GPtrArray) items = lw_library_list (LW_FILE_BATTLE);
  char *words;

  app_open ();
  app_wait (all_have_cards, items, "a card for each battle");
  words = words_under (card_of (path));
  app_wait (is_kept, (gpointer)path, "a battle to be kept");
  app_close ();
  return words;
}

/* What was found out at one start is the same at the next; of another file nothing is known. */
static void
test_kept_for_next_start (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *first = NULL, *second = NULL;
  g_autoptr (GBytes) file = NULL, other = NULL;

  app_write_battle ();
  file = bytes_of (path);
  other = g_bytes_new (g_bytes_get_data (file, NULL), g_bytes_get_size (file) - 1);
  g_assert_null (lw_battle_card_facts_kept (file));
  first = words_of_card (path);
  g_assert_nonnull (strstr (first, "Red to move"));
  second = words_of_card (path);
  g_assert_cmpstr (first, ==, second);
  g_assert_null (lw_battle_card_facts_kept (other));
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
        g_autofree char *path = g_build_filename (data_folder (), "icons", file, NULL);
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
         g_strcmp0 (lw_session_file_path (lw_session_file (app_session ())), path) == 0;
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

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_gone (gpointer path)
{
  return !is_there (path);
}

/* A Country of one's own goes into the bin and comes back as it was, as often as one likes; and not
 * over another that has its name by then. */
static void
test_delete (void)
{
  g_autofree char *path = app_country_path ();
  g_autofree char *bin = g_build_filename (g_get_user_data_dir (), "Trash", "files", NULL);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *binned = g_build_filename (bin, base, NULL);
  g_autofree char *text = NULL;
  GStatBuf facts;

  app_write_country ();
  text = app_text (path);
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  app_open ();
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (app_need_text ("Low Meadow"), "start.delete", "s", path);
      app_wait (is_gone, path, "the Country in the bin");
      if (i == 0)
        app_assert_text (binned, text);
      app_need_shown ("has been deleted.");
      app_click_text ("Undo");
      app_wait (is_there, path, "the Country again");
      app_assert_text (path, text);
      g_assert_cmpint (g_stat (path, &facts), ==, 0);
      g_assert_cmpuint (facts.st_mode & 07777, ==, 0640);
    }
  gtk_widget_activate_action (app_need_text ("Low Meadow"), "start.delete", "s", path);
  app_wait (is_gone, path, "the Country in the bin");
  g_assert_true (g_file_set_contents (path, "another", -1, NULL));
  app_click_text ("Undo");
  app_need_shown ("There is another");
  app_assert_text (path, "another");
  g_assert_cmpint (g_unlink (path), ==, 0);
  app_close ();
}

/* ---- the window as it was left ---- */

/* What the window asks of the window manager, which a test has none of. */
static gboolean
asks_for_the_screen (GtkWidget *window)
{
  Display *display = gdk_x11_display_get_xdisplay (gtk_widget_get_display (window));
  Window surface = gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window)));
  Atom wanted = XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_VERT", False), type;
  unsigned char *data = NULL;
  unsigned long n = 0, left;
  gboolean found = FALSE;
  int format;

  XGetWindowProperty (display, surface, XInternAtom (display, "_NET_WM_STATE", False), 0, 64, False,
                      XA_ATOM, &type, &format, &n, &left, &data);
  for (unsigned long i = 0; i < n; i++)
    found = found || ((Atom *)(void *)data)[i] == wanted;
  if (data != NULL)
    XFree (data);
  return found;
}

static gboolean
is_second (gpointer first)
{
  return app_window () != NULL && app_window () != first && gtk_widget_get_mapped (app_window ());
}

/* A window that was left filling the screen fills it again. */
static void
test_maximized (void)
{
  GtkWidget *first;

  app_open ();
  first = app_window ();
  g_assert_false (asks_for_the_screen (first));
  g_settings_set_boolean (lw_settings (), "window-maximized", TRUE);
  app_key ('n', GDK_CONTROL_MASK);
  app_wait (is_second, first, "a second window");
  g_assert_true (asks_for_the_screen (app_window ()));
  g_settings_set_boolean (lw_settings (), "window-maximized", FALSE);
  gtk_window_close (GTK_WINDOW (first));
  app_close ();
}

/* ---- the last column ---- */

/* Pixels between the last card of the first row and the edge of the page's column. */
static int
space_beside (GtkWidget *box)
{
  GtkFlowBoxChild *child;
  graphene_rect_t card, all;
  float right = 0;

  g_assert_true (gtk_widget_compute_bounds (box, gtk_widget_get_parent (box), &all));
  for (int i = 0; (child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (box), i)) != NULL; i++)
    {
      g_assert_true (
          gtk_widget_compute_bounds (GTK_WIDGET (child), gtk_widget_get_parent (box), &card));
      right = MAX (right, card.origin.x + card.size.width);
    }
  return gtk_widget_get_width (gtk_widget_get_parent (box)) - (int)right;
}

/* As wide as a card may be, and no card so wide that it is no card any more. */
static void
check_columns (int width)
{
  g_autoptr (GPtrArray) all = NULL;
  guint n = 0;

  app_look (width, 768, FALSE);
  app_open ();
  all = app_all (NULL);
  for (guint i = 0; i < all->len; i++)
    if (GTK_IS_FLOW_BOX (g_ptr_array_index (all, i)) &&
        gtk_flow_box_get_child_at_index (g_ptr_array_index (all, i), 3) != NULL)
      {
        n++;
        g_assert_cmpint (space_beside (g_ptr_array_index (all, i)), <=, 1);
      }
  g_assert_cmpuint (n, ==, 2);
  app_close ();
}

static void
test_columns (void)
{
  static const int widths[] = { 1000, 1100, 1280, 1366 };

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("fought-%u.lwbattle", i);
      g_autofree char *path = app_bring_battle (name);

      g_assert_nonnull (path);
    }
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    check_columns (widths[i]);
  app_look (1366, 768, FALSE);
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
  g_test_add_func ("/app/start/focus", test_focus);
  g_test_add_func ("/app/start/sample-war", test_sample_war);
  g_test_add_func ("/app/start/cards-kept", test_cards_kept);
  g_test_add_func ("/app/start/kept-for-next", test_kept_for_next_start);
  g_test_add_func ("/app/start/delete", test_delete);
  g_test_add_func ("/app/start/drop", test_drop);
  g_test_add_func ("/app/start/maximized", test_maximized);
  g_test_add_func ("/app/start/columns", test_columns);
  return app_test_run ();
}
