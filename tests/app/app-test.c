/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-test.c: a hand at mouse and keyboard for tests of the real window, and eyes to look at it.
 */
#include "app-test.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "app-leaks.h"
#include "lw-navigator.h"
#include "lw-settings.h"
#include "lw-window.h"

/* Far longer than anything takes: only what hangs meets it. Under valgrind all takes fifty times as
 * long, and tests/valgrind.sh asks for more. */
#define PATIENCE_S 60
#define REPEATS_A_SECOND 30
#define FRAMES 2
#define STEPS_OF_A_DRAG 6
#define MOST_WHEELING 80
#define MOST_TABS 80

static int window_width = 1366;
static int window_height = 768;
static gboolean window_dark;

static char *home;
static LwApplication *app;
static Display *hand; /* the player's own line to the X server */

/* With its access key, which may be any of its letters, or NULL. */
static const char *
with_key_in_language (const char *english)
{
  gsize i, length = strlen (english);

  for (i = 0; i < length; i++)
    {
      g_autofree char *key = g_strdup_printf ("%.*s_%s", (int)i, english, english + i);
      const char *word = g_dgettext (GETTEXT_PACKAGE, key);
      g_auto (GStrv) parts = word == key ? NULL : g_strsplit (word, "_", 2);
      g_autofree char *plain = parts == NULL ? NULL : g_strjoinv ("", parts);

      if (plain != NULL)
        return g_intern_string (plain);
    }
  return NULL;
}

/* @pattern in the language, with @part for its @conversion; NULL: it has none. */
static const char *
filled_in_language (const char *pattern, const char *conversion, const char *part)
{
  const char *word = g_dgettext (GETTEXT_PACKAGE, pattern);
  g_auto (GStrv) parts = word == pattern ? NULL : g_strsplit (word, conversion, 2);
  g_autofree char *whole = parts == NULL ? NULL : g_strjoinv (part, parts);

  return whole == NULL ? NULL : g_intern_string (whole);
}

/* With one number in it, as in "Fire shot 1", or NULL. */
static const char *
with_number_in_language (const char *english)
{
  gsize before = strcspn (english, "0123456789");
  gsize digits = strspn (english + before, "0123456789");
  g_autofree char *number = g_strndup (english + before, digits);
  g_autofree char *pattern =
      g_strdup_printf ("%.*s%%u%s", (int)before, english, english + before + digits);

  return digits == 0 ? NULL : filled_in_language (pattern, "%u", number);
}

/* Of what, and which, as in "Red foot: home", or NULL. */
static const char *
with_colon_in_language (const char *english)
{
  g_auto (GStrv) parts = g_strsplit (english, ": ", 2);
  g_autofree char *pattern = g_strconcat (parts[0], ": %s", NULL);

  return parts[1] == NULL
             ? NULL
             : filled_in_language (pattern, "%s", g_dgettext (GETTEXT_PACKAGE, parts[1]));
}

/* The tests speak English; the program may speak another language, for the pictures of it. A word
 * stands in its catalogue as it is, with an access key, or for what belongs to a gun. */
static const char *
in_language (const char *english)
{
  const char *word = g_dgettext (GETTEXT_PACKAGE, english);

  if (word != english)
    return word;
  word = with_key_in_language (english);
  if (word == NULL)
    word = with_number_in_language (english);
  if (word == NULL)
    word = with_colon_in_language (english);
  return word != NULL ? word : g_dpgettext2 (GETTEXT_PACKAGE, "of a gun", english);
}

void
app_test_init (int *argc, char ***argv)
{
  static const char *const names[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                       "XDG_STATE_HOME", "XDG_RUNTIME_DIR" };
  g_autoptr (GError) error = NULL;
  guint i;

  app_leaks_watch ();
  home = g_dir_make_tmp ("little-wars-XXXXXX", &error);
  g_assert_no_error (error);
  for (i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = g_build_filename (home, names[i], NULL);

      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
      g_setenv (names[i], folder, TRUE);
    }
  g_setenv ("HOME", home, TRUE);
  if (g_getenv ("LITTLE_WARS_LOCALEDIR") != NULL)
    {
      setlocale (LC_ALL, "");
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("LITTLE_WARS_LOCALEDIR"));
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      textdomain (GETTEXT_PACKAGE);
    }
  g_test_init (argc, argv, NULL);
}

static void
remove_all (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder, "standard::name", G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *child;

  while (files != NULL && g_file_enumerator_iterate (files, NULL, &child, NULL, NULL) &&
         child != NULL)
    remove_all (child);
  g_file_delete (folder, NULL, NULL);
}

void
app_forget_files (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "little-wars", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  remove_all (folder);
}

int
app_test_run (void)
{
  g_autoptr (GFile) folder = g_file_new_for_path (home);
  int status = g_test_run ();

  remove_all (folder);
  g_clear_pointer (&home, g_free);
  return status;
}

/* For whoever reads the log of a failure: the words that stood on the screen. */
static void
print_screen (void)
{
  g_autoptr (GPtrArray) all = app_top () == NULL ? g_ptr_array_new () : app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    {
      g_autofree char *shown = app_text_of (g_ptr_array_index (all, i));

      if (shown != NULL && *shown != '\0')
        g_test_message ("on the screen: %s", shown);
    }
}

static guint
patience (void)
{
  const char *more = g_getenv ("APP_TEST_PATIENCE_S");

  return more == NULL ? PATIENCE_S : (guint)g_ascii_strtoull (more, NULL, 10);
}

static gboolean
impatient_cb (gpointer data)
{
  print_screen ();
  g_error ("This did not come to pass within %u seconds: %s", patience (), (const char *)data);
  return G_SOURCE_REMOVE;
}

void
app_wait (AppPredicate true_now, gpointer data, const char *what)
{
  guint impatience = g_timeout_add_seconds (patience (), impatient_cb, (gpointer)what);

  while (!true_now (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (impatience);
}

typedef struct
{
  GtkWidget *window;
  guint owed;
} Frames;

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Frames *frames = data;

  frames->owed--;
  return frames->owed == 0 ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static gboolean
no_frame_owed (gpointer data)
{
  const Frames *frames = data;

  return frames->owed == 0 || !gtk_widget_get_mapped (frames->window);
}

static void
drain (void)
{
  guint i;

  for (i = 0; i < 1000 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

void
app_settle (void)
{
  Frames frames = { NULL, FRAMES };
  guint tick;

  gdk_display_sync (gdk_display_get_default ());
  drain ();
  frames.window = app_top ();
  if (frames.window == NULL || !gtk_widget_get_mapped (frames.window))
    return;
  g_object_ref (frames.window);
  tick = gtk_widget_add_tick_callback (frames.window, count_frame_cb, &frames, NULL);
  app_wait (no_frame_owed, &frames, "a drawn frame");
  if (frames.owed > 0)
    gtk_widget_remove_tick_callback (frames.window, tick);
  g_object_unref (frames.window);
  drain ();
}

/* The timekeeper is a window of the program, too, and may come first. */
GtkWidget *
app_window (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (app));

  for (GList *window = windows; window != NULL; window = window->next)
    if (LW_IS_WINDOW (window->data))
      return window->data;
  return windows == NULL ? NULL : windows->data;
}

void
app_go_home (void)
{
  GtkWidget *left = NULL, *page = app_find_type (app_window (), GTK_TYPE_STACK);
  GtkStack *pages = GTK_STACK (page);

  while (left != (page = gtk_stack_get_visible_child (pages)))
    {
      left = page;
      lw_navigator_back (LW_NAVIGATOR (app_window ()));
    }
}

/* Dialogs are not windows of the application: the last that came and is mapped is on top. */
GtkWidget *
app_top (void)
{
  g_autoptr (GListModel) all = g_object_ref (gtk_window_get_toplevels ());
  GtkWidget *top = app == NULL ? NULL : app_window ();
  guint i, n = g_list_model_get_n_items (all);

  for (i = 0; i < n; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (window)) && gtk_window_get_modal (window))
        top = GTK_WIDGET (window);
    }
  return top;
}

static gboolean
window_mapped (gpointer data)
{
  return app_window () != NULL && gtk_widget_get_mapped (app_window ());
}

static gboolean
no_window (gpointer data)
{
  return app_window () == NULL;
}

void
app_look (int width, int height, gboolean dark)
{
  window_width = width;
  window_height = height;
  window_dark = dark;
}

/* Text as many times as large as the desktop's own: LITTLE_WARS_TEST_TEXT, such as 1.5; from right
 * to left: LITTLE_WARS_TEST_WAY=rtl. */
static void
look_otherwise (void)
{
  const char *times = g_getenv ("LITTLE_WARS_TEST_TEXT");

  if (g_strcmp0 (g_getenv ("LITTLE_WARS_TEST_WAY"), "rtl") == 0)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (times != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                  (int)(96 * 1024 * g_ascii_strtod (times, NULL)), NULL);
}

void
app_open (void)
{
  g_autoptr (GError) error = NULL;

  gtk_init ();
  look_otherwise ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_int (lw_settings (), "window-width", window_width);
  g_settings_set_int (lw_settings (), "window-height", window_height);
  g_settings_set_boolean (lw_settings (), "window-maximized", FALSE);
  g_settings_set_string (lw_settings (), "style", window_dark ? "dark" : "light");
  hand = XOpenDisplay (NULL);
  g_assert_nonnull (hand);
  app = lw_application_new ();
  g_application_set_flags (G_APPLICATION (app), g_application_get_flags (G_APPLICATION (app)) |
                                                    G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (app));
  app_wait (window_mapped, NULL, "the first window");
  app_settle ();
}

void
app_end (void)
{
  app_wait (no_window, NULL, "the end of the window");
  drain ();
  g_clear_object (&app);
  XCloseDisplay (hand);
  hand = NULL;
}

/* As the window's manager does it, for a press on its cross, or of Alt and F4. */
void
app_ask_to_close (void)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (app_window ()));
  XClientMessageEvent asks = { .type = ClientMessage, .format = 32 };

  asks.window = gdk_x11_surface_get_xid (surface);
  asks.message_type = XInternAtom (hand, "WM_PROTOCOLS", False);
  asks.data.l[0] = (long)XInternAtom (hand, "WM_DELETE_WINDOW", False);
  asks.data.l[1] = CurrentTime;
  XSendEvent (hand, asks.window, False, NoEventMask, (XEvent *)&asks);
  XSync (hand, False);
  app_settle ();
}

void
app_close_others (void)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (app)));

  for (GList *window = windows; window != NULL; window = window->next)
    if (GTK_WIDGET (window->data) != app_window ())
      gtk_window_close (window->data);
  g_list_free (windows);
  app_settle ();
}

void
app_close (void)
{
  gtk_window_close (GTK_WINDOW (app_window ()));
  app_end ();
}

static void
gather (GtkWidget *widget, GPtrArray *all)
{
  GtkWidget *child;

  if (!gtk_widget_get_mapped (widget))
    return;
  g_ptr_array_add (all, widget);
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather (child, all);
}

GPtrArray *
app_all (GtkWidget *under)
{
  GPtrArray *all = g_ptr_array_new ();

  gather (under == NULL ? app_top () : under, all);
  return all;
}

GtkWidget *
app_find_type (GtkWidget *under, GType type)
{
  g_autoptr (GPtrArray) all = app_all (under);
  guint i;

  for (i = 0; i < all->len; i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (g_ptr_array_index (all, i), type))
      return g_ptr_array_index (all, i);
  return NULL;
}

char *
app_text_of (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return g_strdup (gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (widget)));
  return NULL;
}

char *
app_accessible (GtkWidget *widget, GtkAccessibleProperty property)
{
  /* GTK tells a property when it is not what it is compared with: here, a value that none has. */
  if (property == GTK_ACCESSIBLE_PROPERTY_VALUE_NOW)
    return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, (double)NAN);
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
}

static gboolean
is_named (GtkWidget *widget, const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return other == NULL;
}

GtkWidget *
app_find_named (GtkWidget *under, GType type, const char *name)
{
  g_autoptr (GPtrArray) all = app_all (under);
  guint i;

  name = in_language (name);
  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && is_named (widget, name))
        return widget;
    }
  return NULL;
}

/* A button that shows a picture instead of the word is found by the name that is read out. */
GtkWidget *
app_find_text (GtkWidget *under, const char *text)
{
  g_autoptr (GPtrArray) all = app_all (under);
  const char *word = in_language (text);
  GtkWidget *button;
  guint i;

  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), word))
        return widget;
    }
  button = app_find_named (under, GTK_TYPE_BUTTON, text);
  return button != NULL ? button : app_find_named (under, GTK_TYPE_MENU_BUTTON, text);
}

gboolean
app_shows (const char *text)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  const char *english = text;
  guint i;

  text = in_language (english);
  /* A sentence made of parts cannot be looked for in another language: it is taken as said. */
  if (text == english && g_getenv ("LITTLE_WARS_LOCALEDIR") != NULL)
    {
      app_settle ();
      return TRUE;
    }
  for (i = 0; i < all->len; i++)
    {
      g_autofree char *shown = app_text_of (g_ptr_array_index (all, i));

      if (shown != NULL && strstr (shown, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* The button, row or other thing one presses that a label stands on. */
static GtkWidget *
pressed_by (GtkWidget *label)
{
  GtkWidget *button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);

  return button == NULL ? label : button;
}

static gboolean
usable_text (gpointer data)
{
  GtkWidget *label = app_find_text (NULL, data);

  return label != NULL && gtk_widget_is_sensitive (pressed_by (label)) &&
         gtk_widget_get_width (label) > 0;
}

GtkWidget *
app_need_text (const char *text)
{
  app_wait (usable_text, (gpointer)text, text);
  return app_find_text (NULL, text);
}

typedef struct
{
  GType type;
  const char *name;
} Named;

static gboolean
usable_name (gpointer data)
{
  const Named *named = data;
  GtkWidget *widget = app_find_named (NULL, named->type, named->name);

  return widget != NULL && gtk_widget_is_sensitive (widget) && gtk_widget_get_width (widget) > 0;
}

GtkWidget *
app_need_named (GType type, const char *name)
{
  Named named = { type, name };

  app_wait (usable_name, &named, name);
  return app_find_named (NULL, type, name);
}

static gboolean
shown (gpointer data)
{
  return app_shows (data);
}

void
app_need_shown (const char *text)
{
  app_wait (shown, (gpointer)text, text);
}

static void
screen_point (GtkWidget *widget, double x, double y, int *screen_x, int *screen_y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t in = GRAPHENE_POINT_INIT ((float)x, (float)y), out;
  int scale = gtk_widget_get_scale_factor (widget);
  double dx, dy;
  Window child;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &in, &out));
  gtk_native_get_surface_transform (native, &dx, &dy);
  g_assert_true (
      XTranslateCoordinates (hand, gdk_x11_surface_get_xid (gtk_native_get_surface (native)),
                             DefaultRootWindow (hand), (int)floor (out.x + dx) * scale,
                             (int)floor (out.y + dy) * scale, screen_x, screen_y, &child));
}

/* The last place is not enough: an enter event follows only what moves. */
void
app_point_at (GtkWidget *widget, double x, double y)
{
  int screen_x, screen_y;

  screen_point (widget, x, y, &screen_x, &screen_y);
  XTestFakeMotionEvent (hand, -1, screen_x, screen_y, CurrentTime);
  XSync (hand, False);
}

static void
press (guint button, gboolean down)
{
  XTestFakeButtonEvent (hand, button, down ? True : False, CurrentTime);
  XSync (hand, False);
}

static gboolean
is_resting (GtkWidget *widget)
{
  gboolean resting = FALSE;

  if (widget != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "resting"))
    g_object_get (widget, "resting", &resting, NULL);
  return resting;
}

static gboolean
nothing_rests (gpointer data)
{
  GType page = g_type_from_name ("LwBattlePage");

  return !is_resting (app_top ()) &&
         (page == 0 || !is_resting (app_find_type (app_window (), page)));
}

void
app_rest (void)
{
  if (!nothing_rests (NULL))
    app_wait (nothing_rests, NULL, "the end of a rest");
}

void
app_click_at (GtkWidget *widget, double x, double y, guint button)
{
  app_rest ();
  app_point_at (widget, x, y);
  app_settle ();
  app_point_at (widget, x, y);
  press (button, TRUE);
  press (button, FALSE);
  app_settle ();
}

void
app_wheel (GtkWidget *widget, double x, double y, int clicks)
{
  guint button = clicks > 0 ? 4 : 5;
  int i;

  app_point_at (widget, x, y);
  app_settle ();
  for (i = 0; i < ABS (clicks); i++)
    {
      press (button, TRUE);
      press (button, FALSE);
    }
  app_settle ();
}

/* Where its middle is in the height of a scrolled window about it: 0 to 1 is in sight. */
static double
height_in (GtkWidget *widget, GtkWidget *scrolled)
{
  graphene_point_t in = GRAPHENE_POINT_INIT (0, gtk_widget_get_height (widget) / 2.f), out;

  g_assert_true (gtk_widget_compute_point (widget, scrolled, &in, &out));
  return out.y / gtk_widget_get_height (scrolled);
}

static GtkWidget *
scrolled_about (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return parent == NULL ? NULL : gtk_widget_get_ancestor (parent, GTK_TYPE_SCROLLED_WINDOW);
}

/* One scrolled window may stand in another. */
static void
bring_into_sight (GtkWidget *widget)
{
  GtkWidget *scrolled;
  guint i;

  for (scrolled = scrolled_about (widget); scrolled != NULL; scrolled = scrolled_about (scrolled))
    for (i = 0; i < MOST_WHEELING; i++)
      {
        double at = height_in (widget, scrolled);

        if (at > .03 && at < .97)
          break;
        bring_into_sight (scrolled);
        /* By its edge, where no control takes the wheel for itself. */
        app_wheel (scrolled, 3, gtk_widget_get_height (scrolled) / 2.0, at < .03 ? 1 : -1);
      }
}

void
app_click (GtkWidget *widget)
{
  app_rest ();
  app_settle ();
  bring_into_sight (widget);
  app_click_at (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0,
                1);
}

/* What shows it may be on its way out, for another that shows the same: it is looked for again. */
void
app_click_text (const char *text)
{
  app_need_text (text);
  app_rest ();
  app_settle ();
  app_click (pressed_by (app_need_text (text)));
}

void
app_press_through (const char *text)
{
  app_need_text (text);
  while (app_find_text (NULL, text) != NULL)
    app_click_text (text);
}

void
app_drag (GtkWidget *widget, double x0, double y0, double x1, double y1)
{
  guint i;

  app_point_at (widget, x0, y0);
  app_settle ();
  app_point_at (widget, x0, y0);
  press (1, TRUE);
  for (i = 1; i <= STEPS_OF_A_DRAG; i++)
    {
      double part = (double)i / STEPS_OF_A_DRAG;

      app_point_at (widget, x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
      app_settle ();
    }
  press (1, FALSE);
  app_settle ();
}

typedef struct
{
  GtkWidget *drop_down;
  const char *choice;
} Choice;

static GtkWidget *
open_popover (GtkWidget *drop_down)
{
  return app_find_type (drop_down, GTK_TYPE_POPOVER);
}

static gboolean
choice_offered (gpointer data)
{
  const Choice *choice = data;
  GtkWidget *popover = open_popover (choice->drop_down);
  GtkWidget *label = popover == NULL ? NULL : app_find_text (popover, choice->choice);

  return label != NULL && gtk_widget_get_width (label) > 0;
}

static gboolean
popover_gone (gpointer data)
{
  return open_popover (data) == NULL;
}

void
app_choose (const char *drop_down, const char *choice)
{
  Choice wanted = { app_need_named (GTK_TYPE_DROP_DOWN, drop_down), choice };

  app_click (wanted.drop_down);
  app_wait (choice_offered, &wanted, choice);
  app_click (app_find_text (open_popover (wanted.drop_down), choice));
  app_wait (popover_gone, wanted.drop_down, "the end of a list of choices");
}

guchar *
app_grab (gsize *size)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (app_window ()));
  XImage *image = XGetImage (hand, gdk_x11_surface_get_xid (surface), 0, 0,
                             (guint)gdk_surface_get_width (surface),
                             (guint)gdk_surface_get_height (surface), AllPlanes, ZPixmap);
  guchar *pixels;

  g_assert_nonnull (image);
  *size = (gsize)image->bytes_per_line * (gsize)image->height;
  pixels = g_memdup2 (image->data, *size);
  XDestroyImage (image);
  return pixels;
}

static void
hold (KeySym symbol, gboolean down)
{
  XTestFakeKeyEvent (hand, XKeysymToKeycode (hand, symbol), down ? True : False, CurrentTime);
}

static void
hold_modifiers (GdkModifierType modifiers, gboolean down)
{
  if (modifiers & GDK_CONTROL_MASK)
    hold (XK_Control_L, down);
  if (modifiers & GDK_SHIFT_MASK)
    hold (XK_Shift_L, down);
  if (modifiers & GDK_ALT_MASK)
    hold (XK_Alt_L, down);
}

void
app_hold (GdkModifierType modifiers, gboolean down)
{
  hold_modifiers (modifiers, down);
  XSync (hand, False);
  app_settle ();
}

static void
stroke (guint keyval, GdkModifierType modifiers)
{
  hold_modifiers (modifiers, TRUE);
  hold (keyval, TRUE);
  hold (keyval, FALSE);
  hold_modifiers (modifiers, FALSE);
  XSync (hand, False);
}

/* ---- hands that do not wait ---- */

gboolean
app_screen_place (GtkWidget *widget, double x, double y, int *screen_x, int *screen_y)
{
  GtkNative *native = gtk_widget_get_native (widget);

  if (!gtk_widget_get_mapped (widget) || native == NULL ||
      !gtk_widget_get_mapped (GTK_WIDGET (native)) || gtk_native_get_surface (native) == NULL)
    return FALSE;
  screen_point (widget, x, y, screen_x, screen_y);
  return TRUE;
}

void
app_send_motion (int screen_x, int screen_y)
{
  XTestFakeMotionEvent (hand, -1, screen_x, screen_y, CurrentTime);
  XSync (hand, False);
}

void
app_send_button (guint button, gboolean down)
{
  press (button, down);
}

void
app_send_key (guint keyval, GdkModifierType modifiers)
{
  stroke (keyval, modifiers);
}

void
app_put_in_place (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkNative) window = g_list_model_get_item (all, i);
      Window xid, child;
      int x, y;

      if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
        continue;
      xid = gdk_x11_surface_get_xid (gtk_native_get_surface (window));
      if (XTranslateCoordinates (hand, xid, DefaultRootWindow (hand), 0, 0, &x, &y, &child) &&
          (x < 0 || y < 0 || x > DisplayWidth (hand, 0) / 2 || y > DisplayHeight (hand, 0) / 2))
        XMoveWindow (hand, xid, 0, 0);
    }
  XSync (hand, False);
}

void
app_breathe (void)
{
  gdk_display_sync (gdk_display_get_default ());
  drain ();
}

/* Without a window manager the keys go where the pointer is: it rests in a corner, out of the way.
 */
static void
point_at_top (void)
{
  GtkWidget *top = app_top ();
  int x, y, root_x, root_y, left, up;
  unsigned int mask;
  Window root, child;

  XQueryPointer (hand, DefaultRootWindow (hand), &root, &child, &root_x, &root_y, &x, &y, &mask);
  screen_point (top, 0, 0, &left, &up);
  if (root_x <= left || root_y <= up || root_x >= left + gtk_widget_get_width (top) ||
      root_y >= up + gtk_widget_get_height (top))
    app_point_at (top, gtk_widget_get_width (top) - 4.0, gtk_widget_get_height (top) - 4.0);
}

void
app_keys (guint keyval, GdkModifierType modifiers, guint times)
{
  guint i;

  app_rest ();
  point_at_top ();
  for (i = 0; i < times; i++)
    stroke (keyval, modifiers);
  app_settle ();
}

/* A press of a key that is down already is what a keyboard sends for one that is held. */
typedef struct
{
  guint keyval, left;
} Held;

static gboolean
send_again_cb (gpointer data)
{
  Held *held = data;

  hold (held->keyval, TRUE);
  XSync (hand, False);
  held->left--;
  return held->left > 0;
}

static gboolean
held_long_enough (gpointer data)
{
  return ((Held *)data)->left == 0;
}

void
app_hold_key (guint keyval, GdkModifierType modifiers, guint seconds)
{
  Held held = { keyval, seconds * REPEATS_A_SECOND };

  app_rest ();
  point_at_top ();
  hold_modifiers (modifiers, TRUE);
  g_timeout_add (1000 / REPEATS_A_SECOND, send_again_cb, &held);
  app_wait (held_long_enough, &held, "a key held down");
  hold (keyval, FALSE);
  hold_modifiers (modifiers, FALSE);
  app_settle ();
}

void
app_key (guint keyval, GdkModifierType modifiers)
{
  app_keys (keyval, modifiers, 1);
}

void
app_keys_at_once (guint first, guint second)
{
  point_at_top ();
  stroke (first, 0);
  stroke (second, 0);
  app_settle ();
}

/* What a plain American keyboard has. */
static gboolean
needs_shift (char c)
{
  return g_ascii_isupper (c) || strchr ("~!@#$%^&*()_+{}|:\"<>?", c) != NULL;
}

void
app_type (const char *text)
{
  point_at_top ();
  for (; *text != '\0'; text++)
    stroke (gdk_unicode_to_keyval ((guint)*text), needs_shift (*text) ? GDK_SHIFT_MASK : 0);
  app_settle ();
}

GtkWidget *
app_focus (void)
{
  return gtk_root_get_focus (GTK_ROOT (app_top ()));
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkWidget *focus = app_focus ();

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

void
app_tab_to (GtkWidget *widget)
{
  guint i;

  for (i = 0; i < MOST_TABS && !has_focus (widget); i++)
    app_key (GDK_KEY_Tab, 0);
  if (!has_focus (widget))
    g_error ("No Tab comes to the %s", G_OBJECT_TYPE_NAME (widget));
}

void
app_press_text (const char *text)
{
  app_tab_to (pressed_by (app_need_text (text)));
  app_key (GDK_KEY_space, 0);
}

static guint
index_of (GtkDropDown *drop_down, const char *choice)
{
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint i;

  for (i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (g_str_equal (gtk_string_object_get_string (item), in_language (choice)))
        return i;
    }
  g_error ("%s is not among the choices", choice);
}

void
app_pick (const char *name, const char *choice)
{
  GtkWidget *drop_down = app_need_named (GTK_TYPE_DROP_DOWN, name);
  guint wanted = index_of (GTK_DROP_DOWN (drop_down), choice);
  guint now = gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));
  Choice offered = { drop_down, choice };

  app_tab_to (drop_down);
  app_key (GDK_KEY_space, 0);
  app_wait (choice_offered, &offered, choice);
  app_keys (wanted > now ? GDK_KEY_Down : GDK_KEY_Up, 0,
            wanted > now ? wanted - now : now - wanted);
  app_key (GDK_KEY_Return, 0);
  app_wait (popover_gone, drop_down, "the end of a list of choices");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)), ==, wanted);
}
