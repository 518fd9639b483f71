/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draft.h: how forces come about: the draft of 150 points, the chances of war, and the
 * two-thirds of a defender (R84, R89-R92, Q126, Q131, Q132). Pure functions of numbers.
 */
#pragma once

#include "state/state.h"
#include "laws/laws.h"

G_BEGIN_DECLS

#define LW_DRAFT_POINTS 300   /* half-points: 150 (R92) */
#define LW_CHANCES_MEN 12     /* left out on each side (R90) */

/* The two players choose one after the other, unseen, until both have done. */
typedef struct
{
  LwSide turn;                /* who chooses; the winner of the toss begins */
  LwForce force[LW_N_SIDES];
  gboolean done[LW_N_SIDES];
} LwDraft;

void     lw_draft_begin      (LwDraft *draft, LwSide winner);

/* What he would have, in the place of what he chose before. FALSE when it is not his turn. */
gboolean lw_draft_choose     (LwDraft *draft, LwSide side, const LwForce *force);

/* Half-points that are still to be spent, below zero when there are too many spent; what is not
 * spent in the end is lost (Q131). */
gint     lw_draft_left       (const LwDraft *draft, LwSide side);

/* He wants no more; the other chooses, or the curtain is drawn. FALSE, changing nothing, when it is
 * not his turn, when he has spent more than there is, and while he has not a man. */
gboolean lw_draft_finish     (LwDraft *draft, LwSide side);
gboolean lw_draft_may_finish (const LwDraft *draft, LwSide side);

/* While the curtain is closed a player sees his own choice alone. */
gboolean lw_draft_may_see    (const LwDraft *draft, LwSide viewer, LwSide side);

/*
 * lw_chances_of_war: takes the twelve out of @force (eight infantry and four cavalry where there
 * are so many) and gives back as many of them as the dice say, in the same mixture (R90, Q132).
 * Equal tosses leave equal forces equal. A force of fewer than twelve is left alone.
 */
void     lw_chances_of_war (LwForce *force, guint tossed);

/* Two-thirds of the attacker: half-points rounded down, or men (R84, Q126). */
gint     lw_two_thirds     (const LwForce *attacker, gboolean in_men);

/* A defender of the attacker's composition, as near to two-thirds as can be and not above. */
LwForce  lw_force_defending (const LwForce *attacker, gboolean in_men);

/*
 * lw_forces_advice: what is to be said of two forces together: too few men (R78), not equal (R89)
 * or not two-thirds (R84), too many for two players (R95), proportions (R91). @first attacks in
 * the Defensive Game.
 */
LwForceAdvice lw_forces_advice (const LwForce forces[LW_N_SIDES], LwVariety variety, LwSide first,
                                const LwHouseRules *rules);

G_END_DECLS
