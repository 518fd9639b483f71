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

G_END_DECLS
