/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-eyes.c: all that can be seen, read and heard of the window, compared.
 */
#include "app-eyes.h"

#include <string.h>

void
app_look_free (AppLook *look)
{
  g_free (look->pixels);
  g_ptr_array_unref (look->words);
  g_free (look);
}

/* What has never been said and what says nothing sound alike. */
static char *
spoken (GtkWidget *widget, GtkAccessibleProperty property)
{
  char *words = app_accessible (widget, property);

  if (words == NULL || g_str_equal (words, "undefined"))
    {
      g_free (words);
      return g_strdup ("");
    }
  return words;
}

static char *
describe (GtkWidget *widget, guint depth)
{
  g_autofree char *text = app_text_of (widget);
  g_autofree char *label = spoken (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *more = spoken (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_autofree char *value = spoken (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  const char *title = GTK_IS_WINDOW (widget) ? gtk_window_get_title (GTK_WINDOW (widget)) : NULL;

  return g_strdup_printf ("%*s%s%s%s title '%s' text '%s' tooltip '%s' label '%s' more '%s' value "
                          "'%s'",
                          (int)depth, "", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_get_visible (widget) ? "" : " invisible",
                          gtk_widget_get_sensitive (widget) ? "" : " insensitive", title, text,
                          tooltip, label, more, value);
}

/* @all: even of what is invisible, which is never read out. */
static gint
by_name (gconstpointer one, gconstpointer two)
{
  return strcmp (*(const char *const *)one, *(const char *const *)two);
}

/* The names of all files of the player, wherever they lie: what they hold is no part of it. */
static void
read_names (GFile *folder, GPtrArray *words)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder, "standard::name,standard::type", G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GFileInfo *info;
  GFile *child;
  guint i;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &child, NULL, NULL) &&
         info != NULL)
    {
      /* The desktop's own list of what was opened is written when GTK finds the time. */
      if (g_str_equal (g_file_info_get_name (info), "recently-used.xbel"))
        continue;
      g_ptr_array_add (names, g_strdup_printf ("file '%s'", g_file_info_get_name (info)));
      if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
        read_names (child, names);
    }
  g_ptr_array_sort (names, by_name);
  for (i = 0; i < names->len; i++)
    g_ptr_array_add (words, g_strdup (g_ptr_array_index (names, i)));
}

static void
read_words (GtkWidget *widget, gboolean all, guint depth, GPtrArray *words)
{
  GtkWidget *child;

  if (!all && !gtk_widget_get_visible (widget))
    return;
  /* Tooltips are compared where they belong; the little window comes and goes by the clock. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  g_ptr_array_add (words, describe (widget, depth));
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_words (child, all, depth + 1, words);
}

/* A toast says the same to all, but goes when its seconds are over. */
static gboolean
no_toast (gpointer data)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (all, i), "toast"))
      return FALSE;
  return TRUE;
}

/* The pointer rests in the same corner for every look, and the ring that keys draw is off. */
AppLook *
app_look_at (gboolean all)
{
  AppLook *look = g_new0 (AppLook, 1);
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ());

  app_point_at (app_window (), gtk_widget_get_width (app_window ()) - 4.0,
                gtk_widget_get_height (app_window ()) - 4.0);
  gtk_window_set_focus_visible (GTK_WINDOW (app_window ()), FALSE);
  app_wait (no_toast, NULL, "the end of a toast");
  app_settle ();
  app_settle ();
  look->pixels = app_grab (&look->size);
  look->row =
      4 * (gsize)gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (app_window ())));
  look->words = g_ptr_array_new_with_free_func (g_free);
  read_words (app_window (), all, 0, look->words);
  read_names (home, look->words);
  return look;
}

/* Bytes that differ; and where, for whoever must find out why. */
static gsize
count_differing (const AppLook *one, const AppLook *two)
{
  gsize row = one->row, at, differing = 0;
  gsize left = row, right = 0, top = one->size, bottom = 0;

  for (at = 0; at < one->size; at++)
    if (one->pixels[at] != two->pixels[at])
      {
        differing++;
        left = MIN (left, at % row);
        right = MAX (right, at % row);
        top = MIN (top, at / row);
        bottom = MAX (bottom, at / row);
      }
  if (differing > 0)
    g_test_message ("pixels differ from (%zu, %zu) to (%zu, %zu)", left / 4, top, right / 4,
                    bottom);
  return differing;
}

void
app_look_compare (const AppLook *one, const AppLook *two, const char *where)
{
  guint i;

  g_test_message ("compared: %s", where);
  for (i = 0; i < MIN (one->words->len, two->words->len); i++)
    g_assert_cmpstr (g_ptr_array_index (one->words, i), ==, g_ptr_array_index (two->words, i));
  g_assert_cmpuint (one->words->len, ==, two->words->len);
  g_assert_cmpuint (one->size, ==, two->size);
  g_assert_cmpuint (count_differing (one, two), ==, 0);
}

/* And the test can see: what is not hidden differs. */
void
app_look_assert_differ (const AppLook *one, const AppLook *two)
{
  g_assert_cmpuint (one->size, ==, two->size);
  g_assert_cmpint (memcmp (one->pixels, two->pixels, one->size), !=, 0);
}

/*
 * Every frame that is drawn from the moment when nobody may look: its pixels as a sum, each once
 * while it stays the same. What is shown before, to the player himself, is no frame of these.
 */
static void
painted_cb (GdkFrameClock *clock, AppFilm *film)
{
  g_autofree guchar *pixels = NULL;
  g_autofree char *sum = NULL;
  gsize size;

  if (!film->on)
    return;
  gtk_window_set_focus_visible (GTK_WINDOW (app_window ()), FALSE);
  gdk_display_sync (gdk_display_get_default ());
  pixels = app_grab (&size);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, size);
  if (film->frames->len == 0 ||
      !g_str_equal (g_ptr_array_index (film->frames, film->frames->len - 1), sum))
    g_ptr_array_add (film->frames, g_steal_pointer (&sum));
}

static void
viewer_cb (LwSession *session, AppFilm *film)
{
  film->on = lw_session_viewer (session) == LW_VIEWER_NOBODY;
  /* The ring that keys draw goes by the clock, not by what happens. */
  gtk_window_set_focus_visible (GTK_WINDOW (app_window ()), FALSE);
}

void
app_film_begin (AppFilm *film)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (app_window ());

  film->frames = g_ptr_array_new_with_free_func (g_free);
  film->on = FALSE;
  app_point_at (app_window (), gtk_widget_get_width (app_window ()) - 4.0,
                gtk_widget_get_height (app_window ()) - 4.0);
  app_wait (no_toast, NULL, "the end of a toast");
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), film);
  g_signal_connect (app_session (), "viewer", G_CALLBACK (viewer_cb), film);
}

GPtrArray *
app_film_end (AppFilm *film)
{
  guint i;

  for (i = 0; i < 5; i++)
    {
      gtk_widget_queue_draw (app_window ());
      app_settle ();
    }
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (app_window ()), film);
  g_signal_handlers_disconnect_by_data (app_session (), film);
  return g_steal_pointer (&film->frames);
}

void
app_film_compare (const GPtrArray *one, const GPtrArray *two)
{
  guint i;

  g_assert_cmpuint (one->len, >, 0);
  g_assert_cmpuint (one->len, ==, two->len);
  for (i = 0; i < one->len; i++)
    g_assert_cmpstr (g_ptr_array_index (one, i), ==, g_ptr_array_index (two, i));
}
