/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-application.c: the GtkApplication: actions of the whole program, files from outside.
 */
#include "lw-application.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>

#include "lw-command-line.h"
#include "kit/kit.h"
#include "ledger/ledger.h"
#include "lw-preferences.h"
#include "lw-source-places.h"
#include "lw-window.h"

#define N_END_SIGNALS 3

struct _LwApplication
{
  GtkApplication parent_instance;

  guint end_signals[N_END_SIGNALS];
};

G_DEFINE_FINAL_TYPE (LwApplication, lw_application, GTK_TYPE_APPLICATION)

/* The timekeeper's is another kind. */
static LwWindow *
find_window (GtkApplication *app)
{
  GList *windows;

  for (windows = gtk_application_get_windows (app); windows != NULL; windows = windows->next)
    if (LW_IS_WINDOW (windows->data))
      return windows->data;
  return NULL;
}

static void
present_about (GtkWindow *parent)
{
  GtkWidget *dialog = gtk_about_dialog_new ();

  g_object_set (dialog, "program-name", _ ("Little Wars"), "version", LW_VERSION, "license-type",
                GTK_LICENSE_GPL_3_0, "logo-icon-name", LW_APP_ID, "comments",
                _ ("H. G. Wells’s game of toy soldiers, by the rules of 1913."),
                "translator-credits", _ ("translator-credits"), "transient-for", parent, "modal",
                TRUE, "destroy-with-parent", TRUE, NULL);
  lw_close_on_escape (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
about_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  present_about (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
preferences_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lw_preferences_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
rules_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lw_laws_window_present (gtk_application_get_active_window (GTK_APPLICATION (data)), NULL);
}

/* The window that has the keys, small ones too, which are none of the application's. */
static GtkWindow *
window_in_front (GtkApplication *app)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_window_is_active (window))
        return window;
    }
  return gtk_application_get_active_window (app);
}

static void
help_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = window_in_front (GTK_APPLICATION (data));

  if (window != NULL)
    lw_help_show (window, lw_help_page_of (window));
}

static void
timekeeper_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lw_floor_clock_present (GTK_APPLICATION (data));
}

/* The law that a refusal names. */
static void
law_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lw_laws_window_present (gtk_application_get_active_window (GTK_APPLICATION (data)),
                          g_variant_get_string (parameter, NULL));
}

/* Two battles or two Countries side by side. */
static void
new_window_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_present (GTK_WINDOW (lw_window_new (GTK_APPLICATION (data))));
}

static void
quit_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (data));

  while (windows != NULL)
    {
      GtkWindow *window = windows->data;

      windows = windows->next;
      gtk_window_close (window);
    }
}

/* TERM, INT and HUP end the windows without a question: what is not saved is kept for recovery. */
static gboolean
signalled_cb (gpointer data)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (data))) != NULL)
    gtk_window_destroy (windows->data);
  g_application_quit (G_APPLICATION (data));
  return G_SOURCE_CONTINUE;
}

static void
watch_signals (LwApplication *self)
{
  static const int numbers[N_END_SIGNALS] = { SIGTERM, SIGINT, SIGHUP };

  for (guint i = 0; i < N_END_SIGNALS; i++)
    self->end_signals[i] = g_unix_signal_add (numbers[i], signalled_cb, self);
}

static void
tell_icons (GdkDisplay *display)
{
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display),
                                    LW_RESOURCE_BASE "/icons");
}

static void
display_opened_cb (GdkDisplayManager *manager, GdkDisplay *display, gpointer data)
{
  tell_icons (display);
}

/* Our icons are told to the theme before GTK begins to read it, which it does when it has a
 * display. Told later, as it would do itself for a "resource-base-path", all that has been read is
 * read again: a tenth of a start. A later GTK than 4.8 may not be asked for displays so early. */
static gboolean
tell_icons_early (void)
{
  GdkDisplay *display;

  if (gtk_get_minor_version () > 8)
    return FALSE;

  display = gdk_display_get_default ();
  if (display != NULL)
    tell_icons (display);
  else
    g_signal_connect (gdk_display_manager_get (), "display-opened", G_CALLBACK (display_opened_cb),
                      NULL);
  return TRUE;
}

static void
lw_application_startup (GApplication *application)
{
  const GActionEntry entries[] = {
    { "about", about_activated_cb }, { "preferences", preferences_activated_cb },
    { "rules", rules_activated_cb }, { "law", law_activated_cb, "s" },
    { "quit", quit_activated_cb },   { "timekeeper", timekeeper_activated_cb },
    { "help", help_activated_cb },   { "new-window", new_window_activated_cb },
  };
  gboolean told = tell_icons_early ();

  g_application_set_resource_base_path (application, NULL);
  G_APPLICATION_CLASS (lw_application_parent_class)->startup (application);
  if (!told)
    tell_icons (gdk_display_get_default ());
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  lw_sound_add_action (G_ACTION_MAP (application));
  lw_style_apply ();
  gtk_window_set_default_icon_name (LW_APP_ID);
  watch_signals (LW_APPLICATION (application));
}

static void
lw_application_dispose (GObject *object)
{
  LwApplication *self = LW_APPLICATION (object);

  for (guint i = 0; i < N_END_SIGNALS; i++)
    g_clear_handle_id (&self->end_signals[i], g_source_remove);
  G_OBJECT_CLASS (lw_application_parent_class)->dispose (object);
}

static void
lw_application_activate (GApplication *application)
{
  LwWindow *window = find_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = lw_window_new (GTK_APPLICATION (application));
  gtk_window_present (GTK_WINDOW (window));
}

static void
lw_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  LwWindow *window = find_window (GTK_APPLICATION (application));
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  guint i;

  for (i = 0; i < (guint)n_files; i++)
    if (g_file_peek_path (files[i]) != NULL)
      g_ptr_array_add (paths, g_file_get_path (files[i]));
  if (window == NULL)
    {
      window = lw_window_new_for (GTK_APPLICATION (application), paths);
      gtk_window_present (GTK_WINDOW (window));
    }
  else
    {
      /* First, so that a question lies over it; and a file may be open in another window. */
      gtk_window_present (GTK_WINDOW (window));
      for (i = 0; i < paths->len; i++)
        lw_navigator_open_path (LW_NAVIGATOR (window), g_ptr_array_index (paths, i));
    }
  g_ptr_array_unref (paths);
}

static void
lw_application_class_init (LwApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_application_dispose;
  application_class->startup = lw_application_startup;
  application_class->activate = lw_application_activate;
  application_class->open = lw_application_open;
}

static void
lw_application_init (LwApplication *self)
{
}

/* For the desktop's lists of recent files, and for whatever else asks; GLib wants it told once. */
static void
tell_name (void)
{
  if (g_strcmp0 (g_get_application_name (), g_get_prgname ()) == 0)
    g_set_application_name (_ ("Little Wars"));
}

LwApplication *
lw_application_new (void)
{
  tell_name ();
  return g_object_new (LW_TYPE_APPLICATION, "application-id", LW_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}

/* A shell's file names, as GApplication wants them behind the program's name. */
static char **
with_program_name (const char *program, GPtrArray *files)
{
  GPtrArray *arguments = g_ptr_array_new ();
  guint i;

  g_ptr_array_add (arguments, g_strdup (program));
  for (i = 0; i < files->len; i++)
    g_ptr_array_add (arguments, g_strdup (g_ptr_array_index (files, i)));
  g_ptr_array_add (arguments, NULL);
  return (char **)g_ptr_array_free (arguments, FALSE);
}

/* Of a program that has not been installed the translations lie where they were made. */
static const char *
locale_folder (void)
{
  const char *told = g_getenv ("LITTLE_WARS_LOCALEDIR");

  if (told != NULL && *told != '\0')
    return told;
  if (g_file_test (LW_DATADIR, G_FILE_TEST_IS_DIR) || *LW_BUILD_LOCALEDIR == '\0')
    return LW_LOCALEDIR;
  return LW_BUILD_LOCALEDIR;
}

/* Pictures as large as the window come and go. glibc would keep the memory of each, and more after
 * every larger one: a fixed threshold gives it back to the system. */
static void
give_back_large_blocks (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 128 * 1024);
#endif
}

int
lw_application_main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LwApplication) app = NULL;
  g_auto (GStrv) arguments = NULL;
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_folder ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  give_back_large_blocks ();
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);

  if (lw_command_line_run (argc, argv, &status, files))
    return status;
  app = lw_application_new ();
  arguments = with_program_name (argv[0], files);
  return g_application_run (G_APPLICATION (app), (int)g_strv_length (arguments), arguments);
}
