/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-export-dialog.c: what is to be on a picture of the map, and of which kind it is to be.
 */
#include "lw-export-dialog.h"

#include <glib/gi18n-lib.h>

#include "lw-country-form.h"
#include "kit/kit.h"

/* In the order of the list. */
static const char *const endings[] = { ".png", ".svg", ".pdf" };

typedef struct
{
  GtkDropDown *part, *kind;
  GtkCheckButton *names;
  LwExportChosen chosen;
  gpointer data;
} Export;

static void
chosen_cb (GtkButton *button, Export *self)
{
  LwExportWish wish = { .selection = gtk_drop_down_get_selected (self->part) == 1,
                        .names = gtk_check_button_get_active (self->names),
                        .ending = endings[gtk_drop_down_get_selected (self->kind)] };
  LwExportChosen chosen = self->chosen;
  gpointer data = self->data;

  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))));
  chosen (&wish, data);
}

static GtkDropDown *
add_choice (GtkWidget *box, const char *title, const char *const *choices)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_box_append (GTK_BOX (box), lw_form_row (title, choice));
  return GTK_DROP_DOWN (choice);
}

static GtkWidget *
new_form (Export *self, gboolean any, gboolean selection)
{
  const char *const parts[] = { _ ("The whole field"), any ? _ ("What is selected") : NULL, NULL };
  const char *const kinds[] = { _ ("Picture in pixels (PNG)"), _ ("Drawing in lines (SVG)"),
                                _ ("Page to print (PDF)"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *go = gtk_button_new_with_label (_ ("Export…"));

  self->part = add_choice (box, _ ("What is to be seen"), parts);
  gtk_drop_down_set_selected (self->part, any && selection ? 1 : 0);
  self->kind = add_choice (box, _ ("As"), kinds);
  self->names = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("With the names of places")));
  gtk_check_button_set_active (self->names, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->names));
  gtk_widget_add_css_class (go, "suggested-action");
  g_signal_connect (go, "clicked", G_CALLBACK (chosen_cb), self);
  gtk_box_append (GTK_BOX (box), go);
  gtk_widget_add_css_class (box, "form");
  return box;
}

void
lw_export_dialog_present (
    GtkWindow *parent, LwEditor *editor, gboolean selection, LwExportChosen chosen, gpointer data)
{
  Export *self = g_new0 (Export, 1);
  GtkWindow *window;

  g_return_if_fail (LW_IS_EDITOR (editor));

  self->chosen = chosen;
  self->data = data;
  window =
      lw_small_window_new (parent, _ ("Export the map"),
                           new_form (self, lw_editor_n_selected (editor) > 0, selection), 360, -1);
  g_object_set_data_full (G_OBJECT (window), "lw-export", self, g_free);
  gtk_window_present (window);
}
