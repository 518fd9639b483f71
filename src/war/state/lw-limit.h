/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-limit.h: when a man is at a line, in a stretch of it, or in a zone.
 *
 * One rule decides wherever points, zones or the six moves hang on it: a man is there as soon as
 * any part of his base is, for the book lets him "reach any point" of a line, and all else between
 * men is measured from base to base. A man half over a limit is therefore on both sides of it: he
 * has come to a line that he wants to come to, and he is too near to one that he is to keep away
 * from. What is measured as a move, such as how far from his line he is put down (R13, R88), is
 * measured at his middle like every move (Q1), and a gun is where the middle of its axle is. By the
 * first two editions of the laws a man counted by his middle in a stretch, in a zone, before the
 * middle line, and where he left the field.
 */
#pragma once

#include "lw-battle.h"

G_BEGIN_DECLS

/* Does his base touch the back line of @side (R67, R69, R79)? */
gboolean lw_man_touches_line    (const LwBattle *battle, const LwMan *man, LwSide side);
/* Does it touch that part of the back line of @owner that counts for a Blow (R83, Q123)? */
gboolean lw_man_touches_stretch (const LwBattle *battle, const LwMan *man, LwSide owner);
/* May he who comes to stand as @man does go off by the back line of @side (R80, Q20)? */
gboolean lw_man_may_leave_by    (const LwBattle *battle, const LwMan *man, LwSide side);

/* Is any part of his base at most @limit from the middle line, or beyond it (R87, Q128)? */
gboolean lw_man_within_middle   (const LwBattle *battle, const LwMan *man, LwSide side,
                                 LwLength limit);
/* Does his base touch the zone of @corners (LwPoint, at least three)? */
gboolean lw_man_touches_zone    (const LwBattle *battle, const LwMan *man, const GArray *corners);

G_END_DECLS
