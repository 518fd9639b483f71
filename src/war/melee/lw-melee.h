/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee.h: hand to hand (R52-R62, Q61-Q86): who takes part, who is isolated, what comes of it.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* What numbers alone decide: inferior @n, superior @big, @support men of the inferior
 * within a move. */
typedef struct
{
  gboolean equal;
  gboolean isolated;
  guint need;        /* support that would be enough: half of n, rounded up (Q61, Q70) */
  guint each_dead;
  guint taken;
  guint left;        /* of the superior side */
} LwMeleeSum;

LwMeleeSum lw_melee_sum     (guint n, guint big, guint support);

/* All melees at the end of the mover's move, on the positions as they are (Q72, Q78).
 * (transfer full) */
GPtrArray *lw_melee_find    (const LwBattle *battle);

/*
 * lw_melee_suggest: a sensible choice for the mover: fills @order's dead and taken so that his own
 * guns keep crews and the enemy's lose them (HF). @order: a MELEE order with its number set.
 */
void       lw_melee_suggest (const LwBattle *battle, LwOrder *order);

/* How many would serve @gun when the dead and the taken of @order are gone (R35, Q7)? */
guint      lw_melee_crew    (const LwBattle *battle, const LwOrder *order, LwRef gun);

/* How many of the taken of @order would have no captor with room within six inches (Q80, Q81)? */
guint      lw_melee_unguarded (const LwBattle *battle, const LwOrder *order);

/* Is this body isolated: fewer than half its number within a move of it (R52, Q64, Q70)? */
gboolean   lw_body_isolated (const LwBattle *battle, const GArray *men, guint *have, guint *need);

G_END_DECLS
