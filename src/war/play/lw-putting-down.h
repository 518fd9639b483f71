/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-down.h: the toss, the armies put down, the curtain (R8-R15, R86-R88).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* What a toss is about, in the order of tosses: the dice for the forces, then Country, edge, first
 * move (Q133); -1: nothing. */
gint     lw_toss_rank           (const LwOrder *order);

gboolean lw_toss_play           (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_put_play            (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_put_gun_play        (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_ready_play          (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_put_curtain_play    (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* May the man be put down there, as far as the back line or the zone of his side goes, and the
 * middle line (lw-limit.h)? */
gboolean lw_man_putting_down_allowed (const LwBattle *battle, LwRef man, LwPoint at,
                                      LwAngle facing, LwRefusal *refusal);
/* May the gun, by the middle of its axle? */
gboolean lw_gun_putting_down_allowed (const LwBattle *battle, LwSide side, LwRef gun, LwPoint at,
                                      LwRefusal *refusal);
/* How far from its back line the middle of a man who fronts the enemy may be put down without more
 * ado, so that he is within a foot or a move of it, or farther than a move from the middle (R13,
 * R87, R88). */
LwLength lw_putting_down_depth  (const LwBattle *battle, LwSide side, LwArm arm);

/* Where @side may put @man down, or a gun (LW_NONE): appends the corners of it (LwPoint), counter-
 * clockwise (R13, R87, R88, Q128). */
void     lw_putting_down_zone   (const LwBattle *battle, LwSide side, LwRef man,
                                 GArray *corners);

G_END_DECLS
