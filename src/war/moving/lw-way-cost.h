/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-way-cost.h: what house rules make a way cost beyond its length: boards, fords, woods (Q10,
 * Q12, Q14).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Does any house rule lay something on boards, woods or fords? */
gboolean lw_way_has_cost (const LwBattle *battle);

/* What a way of @length through @points takes of the string; @whole: the move of whoever goes. */
LwLength lw_way_cost     (const LwBattle *battle, LwLength whole, const LwPoint *points, guint n,
                          LwLength length);
/* The same of one straight leg, roughly: for shading. */
LwLength lw_way_cost_leg (const LwBattle *battle, LwLength whole, LwPoint from, LwPoint to,
                          LwLength length);

G_END_DECLS
