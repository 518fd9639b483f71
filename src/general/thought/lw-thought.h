/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thought.h: the best plan that is found for a half move with so much work.
 */
#pragma once

#include "lw-rehearsal.h"

G_BEGIN_DECLS

/* How long it is thought. All 0: not at all. */
typedef struct
{
  guint halves;     /* half moves that a plan is played on */
  guint playouts;   /* with as many chances */
  guint stances;    /* of LwStance, so many from the first are tried */
  guint rounds;     /* so often every troop is asked */
  guint postings;   /* ways of putting down that are rehearsed */
  guint most;       /* playouts in all, at a hundred and fifty men; fewer with more */
} LwDepth;

/* Before the guns: what they had best do. @plan: the plan so far, changed. */
void lw_thought_guns (const LwRehearsal *rehearsal, const LwDepth *depth, const LwBattle *trial,
                      LwScheme *plan);

/* When they have done: how each troop had best behave, and how dear a charge should be. */
void lw_thought_men  (const LwRehearsal *rehearsal, const LwDepth *depth, const LwBattle *trial,
                      LwScheme *plan);

G_END_DECLS
