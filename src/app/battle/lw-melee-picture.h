/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-picture.h: the scrap, near at hand: numbered men of both sides and what becomes of them.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-melee-fates.h"

G_BEGIN_DECLS

#define LW_TYPE_MELEE_PICTURE (lw_melee_picture_get_type ())
G_DECLARE_FINAL_TYPE (LwMeleePicture, lw_melee_picture, LW, MELEE_PICTURE, GtkWidget)

/* Signal "picked" (int man): a man of the melee was clicked. Both are borrowed from the dialog. */
GtkWidget *lw_melee_picture_new    (const LwBattle *battle, LwMeleeFates *fates);

/* The man whose row has the focus is ringed; LW_NONE: nobody. */
void       lw_melee_picture_select (LwMeleePicture *self, LwRef man);

/* The dialog is going, and battle and fates with it. */
void       lw_melee_picture_forget (LwMeleePicture *self);

G_END_DECLS
