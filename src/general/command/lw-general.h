/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-general.h: the General: a player who is not there.
 *
 * He is asked for one order after the other, and it is lw_play() that carries them out. His own
 * laws: the same seed gives the same turn on every machine, for work is counted and never timed
 * (G1); he thinks on what he may see (G2); every order is lawful and every move is settled (G3); he
 * has the dice, the hand and the clock that anybody has (G4).
 */
#pragma once

#include "lw-level.h"
#include "state/state.h"

G_BEGIN_DECLS

typedef struct _LwGeneral LwGeneral;

/*
 * lw_general_new: a General for @side. @stop: or NULL; once it is not 0, which another thread may
 * make it, he leaves off within a few milliseconds and has no order. (transfer full)
 */
LwGeneral    *lw_general_new  (LwSide side, LwLevel level, LwTemper temper, guint64 seed,
                               const gint *stop);
void          lw_general_free (LwGeneral *general);

/*
 * lw_general_next: what he orders next in @battle, which he does not change; the order is to be
 * played before he is asked again. Sets @reason (may be NULL). Returns: (transfer full) an order
 * that the laws allow; NULL: nothing is for him to do, he was stopped, or, while putting down,
 * there is no room for his army.
 *
 * He may be asked in the middle of a move that he began earlier, as after a battle has been opened
 * anew: he then thinks it through from its Go, and goes on as he would have.
 */
LwOrder      *lw_general_next (LwGeneral *general, const LwBattle *battle, LwReason *reason);

/* The same for lw_bout_play(): @data is the General, and he is asked for his own side alone. */
LwOrder      *lw_general_ask  (gpointer data, const LwBattle *battle, LwSide side);

/* Other weights than his temper's, to find out which are better. */
void          lw_general_weigh_for_test (LwGeneral *general, const LwWeights *weights);

/* Stopped as by another thread when his work has come to @effort, to find out how soon he is. */
void          lw_general_stop_at_for_test (LwGeneral *general, guint64 effort);

/* What his thinking has cost so far. */
const LwWork *lw_general_work (const LwGeneral *general);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwGeneral, lw_general_free)

/* A whole battle, fought out between two who are asked for their orders. */

/* Who is asked for a side's next order: (transfer full); NULL: he has none. */
typedef LwOrder *(*LwBoutAsk) (gpointer data, const LwBattle *battle, LwSide side);

typedef struct
{
  LwBoutAsk ask;
  gpointer data;
} LwBouter;

typedef enum
{
  LW_BOUT_OVER,       /* it has been decided, or drawn */
  LW_BOUT_UNDECIDED,  /* after so many moves */
  LW_BOUT_STUCK,      /* whose turn it is has no order: no room for his army, or stopped */
  LW_BOUT_REFUSED     /* the laws refused an order */
} LwBoutEnd;

/*
 * lw_bout_play: from where @battle stands to its end, or till each has had @most moves. @side (may
 * be NULL): who was stuck or refused, and @refusal (may be NULL) why.
 */
LwBoutEnd lw_bout_play (LwBattle *battle, const LwBouter bouters[LW_N_SIDES], guint most,
                        LwSide *side, LwRefusal *refusal);

G_END_DECLS
