/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thought.h: the best plan that is found for a half move with so much work.
 */
#pragma once

#include "lw-rehearsal.h"
#include "posting/posting.h"

G_BEGIN_DECLS

/* How long it is thought. All 0: not at all. */
typedef struct
{
  guint halves;     /* half moves that a plan is played on */
  guint playouts;   /* with as many chances */
  guint stances;    /* of LwStance, so many from the first are tried */
  guint rounds;     /* so often every troop is asked */
  guint postings;   /* ways of putting down that are rehearsed */
  guint most;       /* effort, of a search; the plan in hand is played to its end */
} LwDepth;

/* Before the guns: what they had best do. @plan: the plan so far, changed. */
void lw_thought_guns (const LwRehearsal *rehearsal, const LwDepth *depth, const LwBattle *trial,
                      LwScheme *plan);

/* When they have done: how each troop had best behave, and how dear a charge should be. */
void lw_thought_men  (const LwRehearsal *rehearsal, const LwDepth *depth, const LwBattle *trial,
                      LwScheme *plan);

/* An army put down as it has proved best in rehearsal. */

/*
 * lw_disposition_choose: of @depth's postings drawn for @seed, the one with which the first moves
 * go best, against several that the enemy may choose, or against the one that is seen. With fewer
 * than two it is the first.
 */
LwPosting lw_disposition_choose (const LwRehearsal *rehearsal, const LwDepth *depth,
                                 const LwBattle *trial, guint64 seed);

G_END_DECLS
