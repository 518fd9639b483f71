/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-bout.h: a whole battle, fought out between two who are asked for their orders.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

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
