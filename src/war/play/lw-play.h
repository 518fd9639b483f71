/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-play.h: the only mutator: checks an order against the laws and carries it out.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_play: carries @order out. A copy of it, numbered and with its outcome, is added to the
 * record; what happened is appended to battle->events. An outcome that @order brings along (from
 * a file) is believed for a shot's touches and falls and for a mover's choice, and must be what
 * the laws give in everything else.
 * Returns: FALSE when the laws refuse it; then @refusal (may be NULL) says why and nothing changed.
 */
gboolean lw_play       (LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Plays an order of another record of the same battle, outcome and all, under the next number. */
gboolean lw_play_again (LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Would it be refused? Changes nothing. */
gboolean lw_play_check (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Leaves out of a planned order of men whoever the laws would not have in it. (transfer full): the
 * order, or NULL when it is lawful for nobody. */
LwOrder *lw_play_lawful_part (const LwBattle *battle, LwOrder *order);

/* The order that undo would take back, or redo bring back; 0 when there is none. */
guint    lw_play_can_undo (const LwBattle *battle);
guint    lw_play_can_redo (const LwBattle *battle);

/* Undo one order; undo all back to the last barrier ("Start my move again"); redo one. */
gboolean lw_play_undo     (LwBattle *battle, LwRefusal *refusal);
gboolean lw_play_restart  (LwBattle *battle, LwRefusal *refusal);
gboolean lw_play_redo     (LwBattle *battle, LwRefusal *refusal);

G_END_DECLS
