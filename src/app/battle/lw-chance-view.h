/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chance-view.h: the coin that was tossed, or the dice that were thrown, as they lie.
 */
#pragma once

#include <gtk/gtk.h>

#include "laws/laws.h"

G_BEGIN_DECLS

#define LW_TYPE_CHANCE_VIEW (lw_chance_view_get_type ())
G_DECLARE_FINAL_TYPE (LwChanceView, lw_chance_view, LW, CHANCE_VIEW, GtkWidget)

/* Invisible until something has fallen. */
GtkWidget *lw_chance_view_new       (void);
void       lw_chance_view_show_coin (LwChanceView *self, gboolean heads);
/* Two dice of either side, 1 to 6 each. */
void       lw_chance_view_show_dice (LwChanceView *self, const guint *red, const guint *blue);
void       lw_chance_view_clear     (LwChanceView *self);

G_END_DECLS
