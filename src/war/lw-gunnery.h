/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunnery.h: private to this floor: what every order to a gun is checked for.
 */
#pragma once

#include "lw-spot.h"
#include "lw-verbs.h"

G_BEGIN_DECLS

/* Refuses about a gun: `return lw_refuse_gun (...)`. */
gboolean lw_refuse_gun    (LwRefusal *refusal, LwRefusalCode code, LwRef gun, gint64 have, gint64 need);
gboolean lw_refuse_man    (LwRefusal *refusal, LwRefusalCode code, LwRef man, LwRef gun);

/* May @order's side serve @order's gun now (R27, R35, R73)? */
gboolean lw_gun_may_serve (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Is this man of @side, alive, on the field, armed? */
gboolean lw_man_may_serve (const LwBattle *battle, LwSide side, LwRef man, LwRefusal *refusal);

gboolean lw_refs_hold     (const GArray *refs, LwRef ref);

/* Does the Country, and no enemy, permit the gun to swing to @bearing (R38, Q9)? */
gboolean lw_gun_may_swing (const LwBattle *battle, LwRef gun, LwAngle bearing, LwRefusal *refusal);

/* A man moved aside by a hand, which costs him nothing (Q9). */
typedef struct
{
  LwRef man;
  LwPoint to;
} LwNudge;

/*
 * lw_spot_nudges: appends to @nudges (LwNudge) a clear place, within an inch, for each of @side's men
 * whom the gun or the men of @spot would overlap. FALSE, with the man, when there is none.
 */
gboolean lw_spot_nudges   (LwSpot *spot, LwSide side, GArray *nudges, LwRefusal *refusal);
void     lw_nudges_apply  (LwBattle *battle, const GArray *nudges);

/* A man stood at one side of an axle at the start of the move and at the other now (Q105); a gun
 * that is moved forgets who had passed it. */
void     lw_capture_forget (LwBattle *battle, LwRef gun);

/* Has nobody's duty at a gun taken this man this move (Q36)? */
gboolean lw_man_at_trail  (const LwBattle *battle, LwRef man, LwRef gun);

G_END_DECLS
