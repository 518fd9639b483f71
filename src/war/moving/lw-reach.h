/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-reach.h: the ground that men can still reach in this move.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_reach_of_men: the ground that a man, or a body, can still reach in this move: where any of
 * @men (LwRef) can come from where he stands with what is left of his string, past no enemy (Q16),
 * with what house rules lay on boards, fords and woods paid (Q10, Q12, Q14). For the eye, not for
 * the law. Returns: (transfer full) (element-type GArray of LwPoint) outlines to be filled by the
 * winding rule, as lw_route_reach () gives them: borders counter-clockwise, holes clockwise. None
 * when nobody can go anywhere.
 */
GPtrArray *lw_reach_of_men (const LwBattle *battle, const GArray *men);

G_END_DECLS
