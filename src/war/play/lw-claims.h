/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-claims.h: what a record may claim: more is asked of one that is to be called lawful than of
 * one that is opened.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_claims_check: may a record claim this order, which is to be played next? A shot by the model
 * is flown again and must come out the same, and nobody reports shots by hand where they are
 * simulated, nor with another hurry than there is (Q51); no move ends after its allowance (R20).
 */
gboolean lw_claims_check   (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* How many shots of the record are believed because a hand reported them. */
guint    lw_claims_by_hand (const LwBattle *battle);

G_END_DECLS
