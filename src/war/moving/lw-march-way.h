/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march-way.h: the way a man goes, and what of his string it takes.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_march_way: one man's way from @from to @at, for march, haul and trail alike: round things, not
 * past an enemy (Q16), within @limit. Returns: the length of his string that it takes; -1: refused.
 */
LwLength lw_march_way      (const LwBattle *battle, LwRef man, LwPoint from, LwPoint at,
                            LwLength limit, LwRefusal *refusal);
/* The same along a string that the player has laid himself, bend by bend: two points or more. */
LwLength lw_march_path     (const LwBattle *battle, LwRef man, const GArray *path, LwLength limit,
                            LwRefusal *refusal);

/* The way from where a man stands to @to, as far round things as is worth while with @left of his
 * string, and round enemies if it can be. Returns its length, or -1. */
LwLength lw_march_lay      (const LwBattle *battle, LwRef man, LwPoint to, LwLength left,
                            GArray *points);

/* One man's string from where he stands towards @goal: appends its points; returns how much of his
 * string it takes, with what house rules lay on the way (Q10, Q12, Q14). */
LwLength lw_march_string   (const LwBattle *battle, LwRef man, LwPoint goal, GArray *points);

/* How far along @way (LwPoint) what is @left of a string goes; @whole: the move of whoever goes. */
LwLength lw_march_cut      (const LwBattle *battle, LwLength whole, const GArray *way,
                            LwLength left);

/* The point of the field nearest to @at. */
LwPoint  lw_point_on_field (const LwBattle *battle, LwPoint at);

G_END_DECLS
