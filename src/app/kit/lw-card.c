/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-card.c: what all cards of the start page have in common.
 */
#include "lw-card.h"

#include <glib/gi18n-lib.h>
#include <string.h>

GtkWidget *
lw_card_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
lw_card_new (const char *path, const char *name, GtkWidget *content)
{
  GtkWidget *card = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (card), content);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.open-path");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return card;
}

/* The card says which file it is: the reason need not say in which folder. */
static const char *
short_reason (const char *path, const char *why)
{
  const char *base = strrchr (path, G_DIR_SEPARATOR);

  return base != NULL && g_str_has_prefix (why, path) ? why + (base + 1 - path) : why;
}

GtkWidget *
lw_card_new_bad (const LwLibraryItem *item, const char *why)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *base = g_path_get_basename (item->path);
  g_autofree char *name = g_strdup_printf (_ ("%s cannot be opened"), base);
  GtkWidget *reason = lw_card_label (short_reason (item->path, why), "dim");

  gtk_label_set_wrap (GTK_LABEL (reason), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (reason), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (reason), 3);
  gtk_widget_add_css_class (reason, "caption");
  gtk_widget_set_tooltip_text (reason, why);
  gtk_box_append (GTK_BOX (box), lw_card_label (base, "card-title"));
  gtk_box_append (GTK_BOX (box), lw_card_label (_ ("cannot be opened"), "warning"));
  gtk_box_append (GTK_BOX (box), reason);
  gtk_widget_add_css_class (box, "card-body");
  return lw_card_new (item->path, name, box);
}
