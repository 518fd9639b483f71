/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-help.c: the help in the desktop's own reader, or in a browser.
 */
#include "lw-help.h"

#include <glib/gi18n-lib.h>

#include "lw-dialog.h"
#include "lw-help-places.h"

#define FIRST_PAGE "index"

/* ---- which page ---- */

typedef struct
{
  guint first; /* the laws from this number on, up to the next line */
  const char *page;
} LawPage;

static const LawPage laws[] = {
  { 1, "countries" },  { 8, "putting-down" }, { 16, "timed-moves" }, { 25, "guns" },
  { 28, "moving" },    { 35, "guns" },        { 48, "shots" },       { 52, "melee" },
  { 63, "prisoners" }, { 72, "capture" },     { 75, "score" },       { 79, "varieties" },
  { 94, "campaign" },  { 95, "timed-moves" }, { 96, FIRST_PAGE },
};

static const LawPage rulings[] = {
  { 1, "moving" },       { 7, "guns" },          { 10, "moving" },      { 11, "countries" },
  { 16, "moving" },      { 21, "putting-down" }, { 25, "timed-moves" }, { 29, "guns" },
  { 31, "timed-moves" }, { 35, "guns" },         { 51, "shots" },       { 56, "house-rules" },
  { 58, "shots" },       { 61, "melee" },        { 81, "prisoners" },   { 82, "melee" },
  { 88, "prisoners" },   { 104, "capture" },     { 112, "score" },      { 122, "varieties" },
  { 134, "campaign" },   { 140, FIRST_PAGE },
};

static const char *
page_in (const LawPage *pages, guint n, guint64 number)
{
  const char *page = FIRST_PAGE;

  for (guint i = 0; i < n && pages[i].first <= number; i++)
    page = pages[i].page;
  return page;
}

const char *
lw_help_page_of_law (const char *law)
{
  guint64 number;

  if (law == NULL || *law == '\0')
    return FIRST_PAGE;
  number = g_ascii_strtoull (law + 1, NULL, 10);
  if (*law == 'R')
    return page_in (laws, G_N_ELEMENTS (laws), number);
  if (*law == 'Q')
    return page_in (rulings, G_N_ELEMENTS (rulings), number);
  return FIRST_PAGE;
}

/* What is seen, and what explains it; a part comes before the page it is a part of. */
static const struct
{
  const char *type;
  const char *page;
} sights[] = {
  { "LwMeleeDialog", "melee" },         { "LwSightView", "guns" },
  { "LwPuttingPanel", "putting-down" }, { "LwLessonPage", "lessons" },
  { "LwBattlePage", "intro" },          { "LwAccountPage", "score" },
  { "LwReplayPage", "replay" },         { "LwReportPage", "reports" },
  { "LwNewBattlePage", "varieties" },   { "LwEditorPage", "editor" },
  { "LwCampaignPage", "campaign" },     { "LwFloorPage", "floor-battle" },
  { "LwFloorClock", "timekeeper" },     { "LwLearnPage", "lessons" },
  { "LwPracticePage", "practice" },     { "LwRescuePage", "save-resume" },
};

static gboolean
shows (GtkWidget *widget, GType type)
{
  GtkWidget *child;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return TRUE;
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, type))
      return TRUE;
  return FALSE;
}

const char *
lw_help_page_of (GtkWindow *window)
{
  g_return_val_if_fail (window == NULL || GTK_IS_WINDOW (window), FIRST_PAGE);

  for (guint i = 0; window != NULL && i < G_N_ELEMENTS (sights); i++)
    {
      GType type = g_type_from_name (sights[i].type);

      /* A type that nobody has made yet is not on the screen. */
      if (type != 0 && shows (GTK_WIDGET (window), type))
        return sights[i].page;
    }
  /* A question is about what lies beneath it. */
  if (window != NULL && gtk_window_get_transient_for (window) != NULL)
    return lw_help_page_of (gtk_window_get_transient_for (window));
  return FIRST_PAGE;
}

/* ---- where it lies ---- */

static gboolean
reader_knows_us (void)
{
  g_autoptr (GAppInfo) reader = g_app_info_get_default_for_uri_scheme ("help");
  const char *const *folders = g_get_system_data_dirs ();
  gboolean found = FALSE;

  for (; reader != NULL && !found && *folders != NULL; folders++)
    {
      g_autofree char *first =
          g_build_filename (*folders, "help", "C", "little-wars", FIRST_PAGE ".page", NULL);

      found = g_file_test (first, G_FILE_TEST_IS_REGULAR);
    }
  return found;
}

/* @page below @folder in the first of the player's languages that it is in; "C" is the last. */
static char *
find_html (const char *folder, const char *page)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *name = g_strconcat (page, ".html", NULL);

  for (; folder != NULL && *languages != NULL; languages++)
    {
      g_autofree char *path = g_build_filename (folder, *languages, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_filename_to_uri (path, NULL, NULL);
    }
  return NULL;
}

/*
 * help_uri: where @page is: "help:little-wars/guns" when the program is installed and the
 * desktop has a reader of help, else the page for a browser that was made with the program. NULL
 * when there is none. (transfer full)
 */
static char *
help_uri (const char *page)
{
  const char *told = g_getenv ("LITTLE_WARS_DATADIR");
  g_autofree char *beside =
      told != NULL && *told != '\0' ? g_build_filename (told, "help", NULL) : NULL;
  char *uri;

  g_return_val_if_fail (page != NULL, NULL);

  if (reader_knows_us ())
    return g_strconcat ("help:little-wars/", page, NULL);
  uri = find_html (beside, page);
  if (uri == NULL)
    uri = find_html (LW_DATADIR "/help", page);
  if (uri == NULL && *LW_BUILT_HELPDIR != '\0')
    uri = find_html (LW_BUILT_HELPDIR, page);
  return uri;
}

/* ---- showing it ---- */

/* The program has the laws in itself. They come when this window has gone, which is over all. */
static void
laws_cb (GtkWidget *button)
{
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (button)));
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "rules", NULL);
}

static void
tell_failure (GtkWindow *parent, const char *why)
{
  GtkWidget *reading = gtk_button_new_with_mnemonic (_ ("Read the _laws"));

  gtk_widget_set_halign (reading, GTK_ALIGN_START);
  g_signal_connect (reading, "clicked", G_CALLBACK (laws_cb), NULL);
  lw_dialog_tell (parent, _ ("The help could not be shown"),
                  _ ("No program for help pages, and no browser, could be started. The laws of the "
                     "game can be read here all the same."),
                  reading, why);
}

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWindow) parent = data;
  g_autoptr (GError) error = NULL;

  if (!g_app_info_launch_default_for_uri_finish (result, &error) &&
      gtk_widget_get_mapped (GTK_WIDGET (parent)))
    tell_failure (parent, error->message);
}

void
lw_help_show (GtkWindow *parent, const char *page)
{
  g_autofree char *uri = NULL;
  g_autoptr (GdkAppLaunchContext) context = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (page != NULL);

  uri = help_uri (page);
  if (uri == NULL)
    {
      tell_failure (parent, NULL);
      return;
    }
  context = gdk_display_get_app_launch_context (gtk_widget_get_display (GTK_WIDGET (parent)));
  g_app_info_launch_default_for_uri_async (uri, G_APP_LAUNCH_CONTEXT (context), NULL, shown_cb,
                                           g_object_ref (parent));
}
