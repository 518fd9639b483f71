/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trouble-row.c: a line across a page that stays until its matter is settled.
 */
#include "lw-trouble-row.h"

#include <glib/gi18n-lib.h>

#include "lw-widgets.h"

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
