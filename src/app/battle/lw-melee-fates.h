/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-fates.h: the mover's choice in a melee: who dies, who is taken, who lives (R61, Q80).
 *
 * The numbers are the law's and cannot be changed; a choice is always a swap, so that what is
 * chosen can always be settled.
 */
#pragma once

#include "melee/melee.h"

G_BEGIN_DECLS

typedef enum { LW_FATE_LIVES, LW_FATE_DEAD, LW_FATE_TAKEN } LwFate;

typedef struct _LwMeleeFates LwMeleeFates;

/* Begins with a sensible choice. @melee: its number in battle->melees. */
LwMeleeFates *lw_melee_fates_new (const LwBattle *battle, guint melee);
LwMeleeFates *lw_melee_fates_ref (LwMeleeFates *self);
void          lw_melee_fates_unref (LwMeleeFates *self);

/* The sensible choice again. */
void          lw_melee_fates_suggest (LwMeleeFates *self);

guint         lw_melee_fates_number_for_test (LwMeleeFates *self);
const LwMelee *lw_melee_fates_melee (LwMeleeFates *self);
LwFate        lw_melee_fates_of (LwMeleeFates *self, LwRef man);

/* Gives a man the other fate of his side, and his to one whom the player has not chosen himself.
 * FALSE when there is no other: all of his side share one fate. */
gboolean      lw_melee_fates_change (LwMeleeFates *self, LwRef man);

/* How many of the men who serve a gun would be left to serve it. */
guint         lw_melee_fates_crew_left (LwMeleeFates *self, LwRef gun);

/* The order. Returns: (transfer full) */
LwOrder      *lw_melee_fates_order (LwMeleeFates *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwMeleeFates, lw_melee_fates_unref)

G_END_DECLS
