/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march.h: men moved, and turned where they stand (R29-R34, R55, Q1-Q24).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

gboolean lw_march_play      (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* Would it be allowed? Nothing is changed, and so it needs no battle to try it in. */
gboolean lw_march_check     (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);
gboolean lw_march_turn_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* May @side take this man in hand in this move, together with @who? */
gboolean lw_march_may_go    (const LwBattle *battle, LwRef man, LwSide side, const GArray *who,
                             LwRefusal *refusal);
/* Has he retired in an earlier move, and may he come back by the house rule (Q20)? */
gboolean lw_man_may_return  (const LwBattle *battle, LwRef man);

/* Locks those of @order's men who now stand in contact with an enemy (R55). */
void     lw_march_lock      (LwBattle *battle, const LwOrder *order);

/* Where the house only warns, tells of those of @order who stand nearer than a sixteenth of an inch
 * to somebody or something (Q6). */
void     lw_tell_crowded    (LwBattle *battle, const LwOrder *order);

G_END_DECLS
