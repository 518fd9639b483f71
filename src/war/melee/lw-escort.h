/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-escort.h: who guards whom, and how prisoners march (R63, R64, Q88-Q92).
 */
#pragma once

#include "state/state.h"
#include "measure/measure.h"

G_BEGIN_DECLS

/* Is @guard an armed enemy of @man within six inches of him (R64, Q90)? */
gboolean lw_man_can_guard (const LwMan *guard, const LwMan *man);

/* Those who may be able to guard @man, and others near him: LwRefs, rising. */
void     lw_guards_near   (const LwBattle *battle, const LwMan *man, LwHits *guards);

/*
 * lw_seek_guard: gives @captive the nearest escort with room; when all are full, their wards change
 * about so that nobody goes unguarded who need not (Q91). FALSE when there is none.
 */
gboolean lw_seek_guard    (LwBattle *battle, LwRef captive);

/* May @side march this man in this move (R63-R66)? Captives walk only with an armed captor of @who
 * within six inches, who leads seven at the most: each captor as many as he can (R64). Refused: the
 * nearest is `other`, and `have` how far off he is, or one more than he may lead. */
gboolean lw_prisoner_may_march (const LwBattle *battle, LwRef man, LwSide side, const GArray *who,
                                LwRefusal *refusal);
/*
 * lw_prisoner_limit: how far a captive may walk in a march of @who: 12 in; 24 only when he who
 * leads him and all the prisoners of the march are cavalry (Q88). For anybody else, his arm's move.
 */
LwLength lw_prisoner_limit     (const LwBattle *battle, LwRef man, const GArray *who);
/*
 * lw_prisoner_party: do the captives of a MARCH order, if there are any, end it within six inches
 * of an escort who has room (R64, Q90), as `to` places them? Call it when the places are known.
 */
gboolean lw_prisoner_party     (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);
/* A march is over: those who were led have their escorts anew, from among those who went (R64). */
void     lw_prisoner_marched   (LwBattle *battle, const LwOrder *order);

G_END_DECLS
