/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-entry.h: an order as it enters a battle: whether a file can hold it, tidied so that what is
 * played is what the file will say, and whether it is in place.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_entry_tidy: on a copy of its own: clears every field that an order of its kind does not use
 * (see lw-order.h), wraps a bearing into one turn, and brings the rest within what is said of them.
 * An order that was read from a file is left as it is.
 */
void        lw_entry_tidy  (const LwBattle *battle, LwOrder *order);

/*
 * lw_entry_check: can it be entered, by its number and its time? Every move has one clock (R16): it
 * begins at 0 and does not run back, whatever is ordered (LW_REFUSED_CLOCK), and what belongs to
 * the move comes before "Time" (R20). The toss for the first move comes last (R8).
 */
gboolean    lw_entry_check (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Does an order of its kind belong into this part of the battle, and its side give it now; and can
 * its points be measured? */
gboolean    lw_entry_is_in_place (const LwBattle *battle, const LwOrder *order,
                                  LwRefusal *refusal);

/* The law that gives orders of this kind their place in a battle: "R27" for a shot. */
const char *lw_entry_law   (LwOrderKind kind);

/* What a record may claim: more is asked of one that is to be called lawful than of one that is
 * opened. */

/*
 * lw_claims_check: may a record claim this order, which is to be played next? A shot by the model
 * is flown again and must come out the same, and nobody reports shots by hand where they are
 * simulated, nor with another hurry than there is (Q51); no move ends after its allowance (R20).
 */
gboolean lw_claims_check   (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* How many shots of the record are believed because a hand reported them. */
guint    lw_claims_by_hand (const LwBattle *battle);

G_END_DECLS
