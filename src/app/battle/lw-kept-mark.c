/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-kept-mark.c: whether the latest order is on the disk.
 */
#include "lw-kept-mark.h"

#include <glib/gi18n-lib.h>

static LwSession *
session_of (GtkWidget *mark)
{
  return g_object_get_data (G_OBJECT (mark), "lw-session");
}

static gboolean
is_kept_at_all (LwSession *session)
{
  return !lw_session_file_read_only (lw_session_file (session)) && !lw_session_looks (session) &&
         lw_session_file_path (lw_session_file (session)) != NULL &&
         lw_session_viewer (session) != LW_VIEWER_NOBODY;
}

static void
show (GtkWidget *mark, const char *words, const char *more, gboolean warns)
{
  gtk_label_set_text (GTK_LABEL (mark), words);
  gtk_widget_set_tooltip_text (mark, more);
  if (warns)
    gtk_widget_add_css_class (mark, "warning");
  else
    gtk_widget_remove_css_class (mark, "warning");
}

static void
update (GtkWidget *mark)
{
  LwSession *session = session_of (mark);

  if (!is_kept_at_all (session))
    show (mark, "", NULL, FALSE);
  else if (lw_session_file_unsaved (lw_session_file (session)) ||
           lw_session_file_trouble (lw_session_file (session), NULL, NULL) == LW_TROUBLE_UNKEPT)
    show (mark, _ ("Not saved"), _ ("The line below says why, and what can be done"), TRUE);
  else if (lw_session_file_all_kept (lw_session_file (session)))
    show (mark, _ ("Saved"), _ ("All that was done so far is on the disk"), FALSE);
  else
    show (mark, _ ("Saving…"), _ ("The latest order is on its way to the disk"), FALSE);
}

GtkWidget *
lw_kept_mark_new (LwSession *session)
{
  static const char *const of_file[] = { "kept", "saved", "trouble" };
  GtkWidget *mark = gtk_label_new (NULL);

  g_object_set_data_full (G_OBJECT (mark), "lw-session", g_object_ref (session), g_object_unref);
  gtk_widget_add_css_class (mark, "subtitle");
  g_signal_connect_object (session, "played", G_CALLBACK (update), mark, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (update), mark, G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (of_file); i++)
    g_signal_connect_object (lw_session_file (session), of_file[i], G_CALLBACK (update), mark,
                             G_CONNECT_SWAPPED);
  update (mark);
  return mark;
}
