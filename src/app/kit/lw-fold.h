/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fold.h: a heading below which something is folded away.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A folded GtkExpander round @child, which it takes over; @heading may be NULL, to be set later.
 * Tab goes past what is folded away. */
GtkWidget *lw_fold_new (const char *heading, GtkWidget *child);

G_END_DECLS
