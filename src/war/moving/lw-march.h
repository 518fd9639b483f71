/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-march.h: moving men (R29-R34, R55, Q1-Q24), and the plans a player draws before he orders it.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef enum
{
  LW_FORMATION_KEEP,    /* as they stand, shifted */
  LW_FORMATION_LINE,    /* one rank, 1/16 in and a little apart */
  LW_FORMATION_COLUMN,  /* files of two */
  LW_FORMATION_OPEN,    /* one rank, 2 in apart */
  LW_FORMATION_SQUARE,
  LW_FORMATION_CRESCENT
} LwFormation;

/*
 * lw_formation_places: appends to @places (LwPoint) a place for each man, about @centre, fronting
 * @facing; no two nearer than the clearance. @keep: where they stand now, for LW_FORMATION_KEEP.
 */
void lw_formation_places (LwFormation formation, const LwArm *arms, const LwPoint *keep, guint n,
                          LwPoint centre, LwAngle facing, GArray *places);

/*
 * lw_march_plan: the order that brings @men (LwRef) as near to @goal as their strings let them, the
 * body re-formed about it: each by the shortest way, stopping at its string's end, moved aside to
 * the nearest clear place. Returns: (transfer full) a MARCH order that the laws allow; men who
 * cannot move at all are left out of it. NULL when that is everyone. A @goal beyond the men's own
 * back line means that they retire (see lw_retire_plan()), if any of them can.
 */
LwOrder *lw_march_plan (const LwBattle *battle, const GArray *men, LwFormation formation,
                        LwPoint goal, LwAngle facing);

/*
 * lw_retire_plan: the order that takes @men over their own back line, and out of the battle, by the
 * shortest way (Q20); whoever cannot reach it in this move is left out. Returns: (transfer full) or
 * NULL when nobody can.
 */
LwOrder *lw_retire_plan (const LwBattle *battle, const GArray *men);

/* One man's string from where he stands towards @goal: appends its points; returns how much of his
 * string it takes, with what house rules lay on the way (Q10, Q12, Q14). */
LwLength lw_march_string (const LwBattle *battle, LwRef man, LwPoint goal, GArray *points);

/*
 * lw_battle_reach: the ground that a man, or a body, can still reach in this move: where any of
 * @men (LwRef) can come from where he stands with what is left of his string, past no enemy (Q16),
 * with what house rules lay on boards, fords and woods paid (Q10, Q12, Q14). For the eye, not for
 * the law. Returns: (transfer full) (element-type GArray of LwPoint) outlines to be filled by the
 * winding rule, as lw_route_reach () gives them: borders counter-clockwise, holes clockwise. None
 * when nobody can go anywhere.
 */
GPtrArray *lw_battle_reach (const LwBattle *battle, const GArray *men);

/* Has he retired in an earlier move, and may he come back by the house rule (Q20)? */
gboolean lw_man_may_return (const LwBattle *battle, LwRef man);

/*
 * lw_putting_down_plan: places a company along its own back line about @centre. Returns:
 * (transfer full) a PUT order. lw_putting_down_suggest: a sensible disposition of all that is
 * still in the box: (transfer full) (element-type LwOrder).
 */
LwOrder   *lw_putting_down_plan    (const LwBattle *battle, const GArray *men,
                                    LwFormation formation, LwPoint centre);
GPtrArray *lw_putting_down_suggest (const LwBattle *battle, LwSide side);

/* Where @side may put @man down, or a gun (LW_NONE): appends the corners of it (LwPoint), counter-
 * clockwise (R13, R87, R88, Q128). */
void       lw_putting_down_zone    (const LwBattle *battle, LwSide side, LwRef man,
                                    GArray *corners);

/* Proposed moves of guns and their trail men; NULL when the laws leave no way. (transfer full) */
LwOrder *lw_haul_plan (const LwBattle *battle, LwRef gun, LwPoint goal);
LwOrder *lw_tail_plan (const LwBattle *battle, LwRef gun);

G_END_DECLS
