/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-list.h: the men of one side in a melee, a row each with his fate, under their tally.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-melee-fates.h"

G_BEGIN_DECLS

#define LW_TYPE_MELEE_LIST (lw_melee_list_get_type ())
G_DECLARE_FINAL_TYPE (LwMeleeList, lw_melee_list, LW, MELEE_LIST, GtkBox)

/*
 * Signals:
 *   "chosen" (int man): his row was activated: another fate for him.
 *   "held"   (int man): his row was selected.
 */
GtkWidget *lw_melee_list_new    (const LwBattle *battle, LwMeleeFates *fates, LwSide side);
/* The fates have changed. */
void       lw_melee_list_update (LwMeleeList *self);

/* To its first man. */
void       lw_melee_list_take_focus (LwMeleeList *self);

G_END_DECLS
