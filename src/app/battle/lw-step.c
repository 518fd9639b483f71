/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-step.c: one line of a checklist.
 */
#include "lw-step.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 38);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
lw_step_new (const char *title)
{
  GtkWidget *step = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *mark = gtk_image_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = new_label (title, "step-title");
  GtkWidget *more = new_label (NULL, "caption");

  gtk_widget_add_css_class (more, "dim");
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), more);
  gtk_box_append (GTK_BOX (step), mark);
  gtk_box_append (GTK_BOX (step), words);
  g_object_set_data (G_OBJECT (step), "mark", mark);
  g_object_set_data (G_OBJECT (step), "name", name);
  g_object_set_data (G_OBJECT (step), "more", more);
  gtk_widget_add_css_class (step, "step");
  return step;
}

void
lw_step_set (GtkWidget *step, LwStep state, const char *subtitle)
{
  static const char *const icons[] = { "lw-step-open-symbolic", "lw-step-owed-symbolic",
                                       "lw-step-done-symbolic" };
  static const char *const classes[] = { "open", "owed", "done" };
  const char *states[] = { _ ("open"), _ ("owed"), _ ("done") };
  const char *title = gtk_label_get_text (g_object_get_data (G_OBJECT (step), "name"));
  g_autofree char *label =
      g_strdup_printf ("%s: %s. %s", title, states[state], subtitle == NULL ? "" : subtitle);
  guint i;

  gtk_image_set_from_icon_name (g_object_get_data (G_OBJECT (step), "mark"), icons[state]);
  gtk_label_set_text (g_object_get_data (G_OBJECT (step), "more"),
                      subtitle == NULL ? "" : subtitle);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (step), "more"),
                          subtitle != NULL && *subtitle != '\0');
  for (i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (step, classes[i]);
  gtk_widget_add_css_class (step, classes[state]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (step), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
