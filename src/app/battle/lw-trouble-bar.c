/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trouble-bar.c: what is wrong with the file of a battle, and what can be done about it.
 */
#include "lw-trouble-bar.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

static LwSession *
session_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "lw-session");
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
update (GtkWidget *row)
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
  g_signal_connect_object (lw_session_file (session), "trouble", G_CALLBACK (update), row,
                           G_CONNECT_SWAPPED);
  update (row);
  return row;
}
