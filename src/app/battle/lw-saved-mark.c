/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-saved-mark.c: whether the battle is on the disk, and what can be done where it is not.
 */
#include "lw-saved-mark.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

/* A line across a page that stays until its matter is settled. */

struct _LwTroubleRow
{
  GtkBox parent_instance;

  GtkLabel *text;
  GtkWidget *more;
  GtkLabel *details;
  GtkBox *buttons;
};

G_DEFINE_FINAL_TYPE (LwTroubleRow, lw_trouble_row, GTK_TYPE_BOX)

static void
lw_trouble_row_class_init (LwTroubleRowClass *klass)
{
}

static GtkLabel *
new_label (void)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_selectable (label, FALSE);
  return label;
}

static void
lw_trouble_row_init (LwTroubleRow *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->text = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0,
                                        "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL));
  self->details = new_label ();
  self->more = lw_fold_new (_ ("Details"), GTK_WIDGET (self->details));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (words), self->more);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  gtk_widget_set_valign (GTK_WIDGET (self->buttons), GTK_ALIGN_CENTER);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_box_append (GTK_BOX (self), words);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->buttons));
  gtk_widget_add_css_class (GTK_WIDGET (self), "trouble");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
lw_trouble_row_set (LwTroubleRow *self, const char *text, const char *details)
{
  GtkWidget *button;

  g_return_if_fail (LW_IS_TROUBLE_ROW (self));

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_box_remove (self->buttons, button);
  gtk_label_set_text (self->text, text == NULL ? "" : text);
  gtk_label_set_text (self->details, details == NULL ? "" : details);
  gtk_expander_set_expanded (GTK_EXPANDER (self->more), FALSE);
  gtk_widget_set_visible (self->more, details != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

void
lw_trouble_row_add (LwTroubleRow *self, const char *label, GCallback clicked, gpointer data)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_if_fail (LW_IS_TROUBLE_ROW (self));

  g_signal_connect_object (button, "clicked", clicked, data, G_CONNECT_SWAPPED);
  gtk_box_append (self->buttons, button);
}

struct _LwSavedMark
{
  GObject parent_instance;

  GtkLabel *label; /* borrowed from the page, which owns this */
  LwTroubleRow *row;
  LwSession *session; /* owned */
};

G_DEFINE_FINAL_TYPE (LwSavedMark, lw_saved_mark, G_TYPE_OBJECT)

static LwSessionFile *
file_of (LwSavedMark *self)
{
  return lw_session_file (self->session);
}

/* ---- what is wrong with the file ---- */

static void
chosen_cb (const char *path, gpointer data)
{
  LwSavedMark *self = data;
  g_autoptr (GError) error = NULL;

  if (lw_session_file_save_as (file_of (self), path, &error))
    lw_files_remember (path);
  else
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self->row)), error->message);
}

static void
save_as_cb (LwSavedMark *self)
{
  const char *path = lw_session_file_path (file_of (self));
  const char *title = lw_caption_title (lw_session_battle (self->session));
  g_autofree char *name =
      path == NULL ? lw_files_name (title, ".lwbattle") : g_path_get_basename (path);
  g_autofree char *folder =
      path == NULL ? lw_library_folder (LW_FILE_BATTLE) : g_path_get_dirname (path);

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->row))),
                 &(LwFileWanted){ _ ("Save the battle"), name, ".lwbattle", folder }, chosen_cb,
                 self);
}

static void
again_cb (LwSavedMark *self)
{
  lw_session_file_save (file_of (self), NULL);
}

static void
overwrite_cb (LwSavedMark *self)
{
  lw_session_file_overwrite (file_of (self), NULL);
}

static void
close_cb (LwSavedMark *self)
{
  lw_session_file_forget_trouble (file_of (self));
}

static void
add_buttons (LwSavedMark *self, LwTrouble trouble)
{
  LwTroubleRow *row = self->row;

  switch (trouble)
    {
    case LW_TROUBLE_UNSAVED:
      lw_trouble_row_add (row, _ ("Save _as…"), G_CALLBACK (save_as_cb), self);
      lw_trouble_row_add (row, _ ("_Try again"), G_CALLBACK (again_cb), self);
      break;
    case LW_TROUBLE_CHANGED:
      lw_trouble_row_add (row, _ ("Save a _copy…"), G_CALLBACK (save_as_cb), self);
      lw_trouble_row_add (row, _ ("_Overwrite"), G_CALLBACK (overwrite_cb), self);
      lw_trouble_row_add (row, _ ("Ca_ncel"), G_CALLBACK (close_cb), self);
      break;
    case LW_TROUBLE_LOOKING:
      lw_trouble_row_add (row, _ ("Save a _copy…"), G_CALLBACK (save_as_cb), self);
      break;
    case LW_TROUBLE_NAMELESS:
    case LW_TROUBLE_UNKEPT:
      lw_trouble_row_add (row, _ ("Save _as…"), G_CALLBACK (save_as_cb), self);
      lw_trouble_row_add (row, _ ("_Close"), G_CALLBACK (close_cb), self);
      break;
    case LW_TROUBLE_UNSURE:
    case LW_TROUBLE_DAMAGED:
    case LW_TROUBLE_NONE:
    default:
      lw_trouble_row_add (row, _ ("_Close"), G_CALLBACK (close_cb), self);
    }
}

static void
show_trouble (LwSavedMark *self)
{
  const char *text, *details;
  LwTrouble trouble = lw_session_file_trouble (file_of (self), &text, &details);

  lw_trouble_row_set (self->row, text, details);
  if (trouble != LW_TROUBLE_NONE)
    add_buttons (self, trouble);
}

/* ---- the mark ---- */

/* Nothing is said of a battle that is only looked at, and nothing while nobody may look. */
static gboolean
is_kept_at_all (LwSavedMark *self)
{
  return !lw_session_file_read_only (file_of (self)) && !lw_session_looks (self->session) &&
         lw_session_file_path (file_of (self)) != NULL &&
         lw_session_viewer (self->session) != LW_VIEWER_NOBODY;
}

static void
show (LwSavedMark *self, const char *words, const char *more, gboolean warns)
{
  gtk_label_set_text (self->label, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), more);
  if (warns)
    gtk_widget_add_css_class (GTK_WIDGET (self->label), "warning");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->label), "warning");
}

static void
show_mark (LwSavedMark *self)
{
  if (!is_kept_at_all (self))
    show (self, "", NULL, FALSE);
  else if (lw_session_file_unsaved (file_of (self)) ||
           lw_session_file_trouble (file_of (self), NULL, NULL) == LW_TROUBLE_UNKEPT)
    show (self, _ ("Not saved"), _ ("The line below says why, and what can be done"), TRUE);
  else if (lw_session_file_all_kept (file_of (self)))
    show (self, _ ("Saved"), _ ("All that was done so far is on the disk"), FALSE);
  else
    show (self, _ ("Saving…"), _ ("The latest order is on its way to the disk"), FALSE);
}

/* ---- the object ---- */

static void
lw_saved_mark_finalize (GObject *object)
{
  g_clear_object (&LW_SAVED_MARK (object)->session);
  G_OBJECT_CLASS (lw_saved_mark_parent_class)->finalize (object);
}

static void
lw_saved_mark_class_init (LwSavedMarkClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_saved_mark_finalize;
}

static void
lw_saved_mark_init (LwSavedMark *self)
{
}

static void
follow (LwSavedMark *self, gpointer object, const char *signal, GCallback changed)
{
  g_signal_connect_object (object, signal, changed, self, G_CONNECT_SWAPPED);
}

LwSavedMark *
lw_saved_mark_new (LwSession *session, GtkLabel *label, LwTroubleRow *row)
{
  LwSavedMark *self = g_object_new (LW_TYPE_SAVED_MARK, NULL);

  self->session = g_object_ref (session);
  self->label = label;
  self->row = row;
  follow (self, file_of (self), "trouble", G_CALLBACK (show_trouble));
  follow (self, file_of (self), "trouble", G_CALLBACK (show_mark));
  follow (self, file_of (self), "kept", G_CALLBACK (show_mark));
  follow (self, file_of (self), "saved", G_CALLBACK (show_mark));
  follow (self, session, "played", G_CALLBACK (show_mark));
  follow (self, session, "viewer", G_CALLBACK (show_mark));
  show_trouble (self);
  show_mark (self);
  return self;
}
