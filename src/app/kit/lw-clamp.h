/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-clamp.h: a column of cards that grows no wider than is good to read, in the middle.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One child; property "maximum": the most pixels it is wide. */
#define LW_TYPE_CLAMP (lw_clamp_get_type ())
G_DECLARE_FINAL_TYPE (LwClamp, lw_clamp, LW, CLAMP, GtkWidget)

G_END_DECLS
