/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trial.h: a battle to think in: the state of another, to be played on and thrown away.
 *
 * A trial is made from what its viewer may see, and its chance is his own. Whatever is thought of
 * in a trial can therefore not depend on what is hidden, nor on what the dice will bring.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_trial_new: @battle as @viewer sees it, with a chance begun from @seed. While the curtain is
 * closed the enemy's men and guns are in their box (R11). Without record and events. (transfer
 * full): lw_battle_free()
 */
LwBattle *lw_trial_new   (const LwBattle *battle, LwSide viewer, guint64 seed);

/* The same state once more, with another chance. (transfer full) */
LwBattle *lw_trial_again (const LwBattle *trial, guint64 seed);

/* Plays @order, which it takes. FALSE: the laws refuse it, or there was none (NULL). */
gboolean  lw_trial_play  (LwBattle *trial, LwOrder *order);

/* The orders that settle a move which has ended (R41, R56, R61). */

/*
 * lw_settling_next: what the mover orders next while his move settles: men to a trail that is owed
 * them, the fallen of a melee, and at last that it is settled. Returns: (transfer full) an order
 * the laws allow if any does; NULL out of the settling.
 */
LwOrder *lw_settling_next (const LwBattle *battle);

/* Settles all of it in a trial. FALSE: the laws would not have it settled. */
gboolean lw_settling_play (LwBattle *trial);

G_END_DECLS
