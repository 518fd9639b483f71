/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-clamp.h: layouts that fit their children to the room there is: a column, and a row.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A column that grows no wider than is good to read, in the middle. It has one child; property
 * "maximum": the most pixels it is wide. */
#define LW_TYPE_CLAMP (lw_clamp_get_type ())
G_DECLARE_FINAL_TYPE (LwClamp, lw_clamp, LW, CLAMP, GtkWidget)

/* A row that shows as many of its children as there is room for, and none in part. Any number of
 * children, by gtk_widget_set_parent() in their order; those that come first stay longest. It asks
 * for room for all, and does with none. */
#define LW_TYPE_FIT (lw_fit_get_type ())
G_DECLARE_FINAL_TYPE (LwFit, lw_fit, LW, FIT, GtkWidget)

/* Takes all children away. */
void lw_fit_clear (LwFit *self);

G_END_DECLS
