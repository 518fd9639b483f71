/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay.h: a battle seen again, order by order, and the moves that one can go to.
 *
 * It shows the orders that stand, with the outcomes they had; nothing in it can change the battle.
 */
#pragma once

#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_REPLAY (lw_replay_get_type ())
G_DECLARE_FINAL_TYPE (LwReplay, lw_replay, LW, REPLAY, GObject)

/*
 * Signal "changed": another moment is shown.
 *
 * lw_replay_new: the whole battle, shown from its beginning. lw_replay_new_last_move: from Go to
 * its settling, the last move of @side; NULL when there was none.
 */
LwReplay   *lw_replay_new           (const LwBattle *battle);
LwReplay   *lw_replay_new_last_move (const LwBattle *battle, LwSide side);

/* For the map: lw_session_looks(). */
LwSession  *lw_replay_session       (LwReplay *self);

/* Orders shown of all that there are; a last move counts from its own beginning. */
guint       lw_replay_position      (LwReplay *self);
guint       lw_replay_length        (LwReplay *self);
void        lw_replay_go_to         (LwReplay *self, guint position);
/* The next order, with its motion. FALSE at the end. */
gboolean    lw_replay_step          (LwReplay *self);
gboolean    lw_replay_step_back     (LwReplay *self);

/* Is there something to be seen in the latest order, or only words? */
gboolean    lw_replay_shows         (LwReplay *self);
/* What it was, in a sentence. (transfer full) */
char       *lw_replay_caption       (LwReplay *self);

/* The moves of it: where each begins, and its name: "Putting down", "Red 3". (transfer full) */
guint       lw_replay_n_moves       (LwReplay *self);
guint       lw_replay_move_start    (LwReplay *self, guint move);
char       *lw_replay_move_name     (LwReplay *self, guint move);
/* The move that is shown. */
guint       lw_replay_move          (LwReplay *self);

G_END_DECLS
