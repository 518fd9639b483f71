/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-swing.h: a gun swings on its axle as far as the Country permits; men make room (R38, Q9).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Does the Country, and no enemy, permit the gun to swing to @bearing (R38, Q9)? */
gboolean lw_gun_may_swing (const LwBattle *battle, LwRef gun, LwAngle bearing, LwRefusal *refusal);

/* A man moved aside, and a horse turned, by a hand, which costs him nothing (Q9). */
typedef struct
{
  LwRef man;
  LwPoint to;
  LwAngle facing;
} LwNudge;

/*
 * lw_gun_make_room: appends to @nudges (LwNudge) a clear place, within an inch, or two where men
 * stand close, for each man of the gun's side whom it would crowd if it pointed to @bearing, or
 * whom the men of @posted, an order of its trail (may be NULL), would at their places: for them, at
 * the worst, within six inches. FALSE, with the man, when there is none for him, or when he has
 * been set at a trail himself.
 */
gboolean lw_gun_make_room (const LwBattle *battle, LwRef gun, LwAngle bearing,
                           const LwOrder *posted, GArray *nudges, LwRefusal *refusal);
void     lw_nudges_apply  (LwBattle *battle, const GArray *nudges);

G_END_DECLS
