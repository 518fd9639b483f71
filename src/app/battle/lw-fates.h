/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fates.h: the mover's choice in a melee: who dies, who is taken, who lives (R61, Q80).
 *
 * The numbers are the law's and cannot be changed; a choice is always a swap, so that what is
 * chosen can always be settled.
 */
#pragma once

#include "melee/melee.h"

G_BEGIN_DECLS

typedef enum { LW_FATE_LIVES, LW_FATE_DEAD, LW_FATE_TAKEN } LwFate;

typedef struct _LwFates LwFates;

/* Begins with a sensible choice. @melee: its number in battle->melees. */
LwFates *lw_fates_new     (const LwBattle *battle, guint melee);
LwFates *lw_fates_ref     (LwFates *self);
void     lw_fates_unref   (LwFates *self);

/* The sensible choice again. */
void     lw_fates_suggest (LwFates *self);

guint    lw_fates_number_for_test  (LwFates *self);
const LwMelee *lw_fates_melee (LwFates *self);
LwFate   lw_fates_of      (LwFates *self, LwRef man);

/* Gives a man the other fate of his side, and his to one whom the player has not chosen himself.
 * FALSE when there is no other: all of his side share one fate. */
gboolean lw_fates_change  (LwFates *self, LwRef man);

/* How many of the men who serve a gun would be left to serve it. */
guint    lw_fates_crew_left (LwFates *self, LwRef gun);

/* The order. Returns: (transfer full) */
LwOrder *lw_fates_order   (LwFates *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwFates, lw_fates_unref)

G_END_DECLS
