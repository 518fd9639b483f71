/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-saved-mark.c: whether the battle is on the disk, and what can be done where it is not.
 */
#include "lw-saved-mark.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

/* What is wrong with the file of a battle, and what can be done about it. */

static LwSession *
session_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "lw-session");
}

static void
chosen_cb (const char *path, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!lw_session_file_save_as (lw_session_file (session_of (data)), path, &error))
    lw_navigator_toast (lw_navigator_of (data), error->message);
}

static void
save_as_cb (GtkWidget *row)
{
  LwSession *session = session_of (row);
  g_autofree char *name =
      g_strconcat (lw_caption_title (lw_session_battle (session)), ".lwbattle", NULL);

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (row)), _ ("Save the battle"), name, "*.lwbattle",
                 chosen_cb, row);
}

static void
again_cb (GtkWidget *row)
{
  lw_session_file_save (lw_session_file (session_of (row)), NULL);
}

static void
overwrite_cb (GtkWidget *row)
{
  lw_session_file_overwrite (lw_session_file (session_of (row)), NULL);
}

static void
close_cb (GtkWidget *row)
{
  lw_session_file_forget_trouble (lw_session_file (session_of (row)));
}

static void
add_buttons (LwTroubleRow *row, LwTrouble trouble)
{
  switch (trouble)
    {
    case LW_TROUBLE_UNSAVED:
      lw_trouble_row_add (row, _ ("Save _as…"), G_CALLBACK (save_as_cb), row);
      lw_trouble_row_add (row, _ ("_Try again"), G_CALLBACK (again_cb), row);
      break;
    case LW_TROUBLE_CHANGED:
      lw_trouble_row_add (row, _ ("Save a _copy…"), G_CALLBACK (save_as_cb), row);
      lw_trouble_row_add (row, _ ("_Overwrite"), G_CALLBACK (overwrite_cb), row);
      lw_trouble_row_add (row, _ ("Ca_ncel"), G_CALLBACK (close_cb), row);
      break;
    case LW_TROUBLE_LOOKING:
      lw_trouble_row_add (row, _ ("Save a _copy…"), G_CALLBACK (save_as_cb), row);
      break;
    case LW_TROUBLE_NAMELESS:
    case LW_TROUBLE_UNKEPT:
      lw_trouble_row_add (row, _ ("Save _as…"), G_CALLBACK (save_as_cb), row);
      lw_trouble_row_add (row, _ ("_Close"), G_CALLBACK (close_cb), row);
      break;
    case LW_TROUBLE_UNSURE:
    case LW_TROUBLE_DAMAGED:
    case LW_TROUBLE_NONE:
    default:
      lw_trouble_row_add (row, _ ("_Close"), G_CALLBACK (close_cb), row);
    }
}

static void
update_bar (GtkWidget *row)
{
  const char *text, *details;
  LwTrouble trouble = lw_session_file_trouble (lw_session_file (session_of (row)), &text, &details);

  lw_trouble_row_set (LW_TROUBLE_ROW (row), text, details);
  if (trouble != LW_TROUBLE_NONE)
    add_buttons (LW_TROUBLE_ROW (row), trouble);
}

GtkWidget *
lw_trouble_bar_new (LwSession *session)
{
  GtkWidget *row = lw_trouble_row_new ();

  g_object_set_data_full (G_OBJECT (row), "lw-session", g_object_ref (session), g_object_unref);
  g_signal_connect_object (lw_session_file (session), "trouble", G_CALLBACK (update_bar), row,
                           G_CONNECT_SWAPPED);
  update_bar (row);
  return row;
}

/* Whether the latest order is on the disk. */

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
update_mark (GtkWidget *mark)
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
lw_saved_mark_new (LwSession *session)
{
  static const char *const of_file[] = { "kept", "saved", "trouble" };
  GtkWidget *mark = gtk_label_new (NULL);

  g_object_set_data_full (G_OBJECT (mark), "lw-session", g_object_ref (session), g_object_unref);
  gtk_widget_add_css_class (mark, "subtitle");
  g_signal_connect_object (session, "played", G_CALLBACK (update_mark), mark, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (update_mark), mark, G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (of_file); i++)
    g_signal_connect_object (lw_session_file (session), of_file[i], G_CALLBACK (update_mark), mark,
                             G_CONNECT_SWAPPED);
  update_mark (mark);
  return mark;
}
