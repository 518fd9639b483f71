/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fold.c: a heading below which something is folded away.
 */
#include "lw-fold.h"

/* A folded expander has taken its child out of the window, but GTK 4.18 goes on to look for the
 * focus in it and complains that it has no root; in what is invisible it does not look. */
GtkWidget *
lw_fold_new (const char *heading, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (heading);

  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  g_object_bind_property (expander, "expanded", child, "visible", G_BINDING_SYNC_CREATE);
  return expander;
}
