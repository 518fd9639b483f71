/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-leaving.c: what a widget sees to before it goes, or hides what has the focus.
 */
#include "lw-leaving.h"

static void
silence (GtkWidget *inside, gpointer listener)
{
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (inside); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_signal_handlers_disconnect_by_data (child, listener);
      silence (child, listener);
    }
}

void
lw_fall_silent (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  silence (widget, widget);
}

void
lw_give_up_focus (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  focus = root == NULL ? NULL : gtk_root_get_focus (root);
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_root_set_focus (root, NULL);
}
