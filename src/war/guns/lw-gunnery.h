/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunnery.h: private to this floor: what every order to a gun is checked for.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Refuses about a gun: `return lw_refuse_gun (...)`. */
gboolean lw_refuse_gun    (LwRefusal *refusal, LwRefusalCode code, LwRef gun, gint64 have,
                           gint64 need);
gboolean lw_refuse_man    (LwRefusal *refusal, LwRefusalCode code, LwRef man, LwRef gun);

/* Is it neither destroyed nor out of action from a hit (Q56)? */
gboolean lw_gun_is_whole  (const LwBattle *battle, LwRef gun);

/*
 * lw_table_shot: the house rule's die (Q51): whom @gun, laid as it is, strikes, and where its shot
 * ends. Appends to @shots (LwShotEvent).
 */
void     lw_table_shot    (const LwBattle *battle, LwRef gun, guint hurry, guint64 seed,
                           GArray *shots, LwPoint *rest);

/* Guns about the place where the shot of @order came to rest are hit (Q56). */
void     lw_shell_bursts  (LwBattle *battle, const LwOrder *order);

/* May @order's side serve @order's gun now (R27, R35, R73)? */
gboolean lw_gun_may_serve (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Is this man of @side, alive, on the field, armed? */
gboolean lw_man_may_serve (const LwBattle *battle, LwSide side, LwRef man, LwRefusal *refusal);

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
 * whom the men of @who (may be NULL) would at @to. FALSE, with the man, when there is none for him.
 */
gboolean lw_gun_make_room (const LwBattle *battle, LwRef gun, LwAngle bearing, const GArray *who,
                           const GArray *to, GArray *nudges, LwRefusal *refusal);
void     lw_nudges_apply  (LwBattle *battle, const GArray *nudges);

/* May the men whom @order names go with its gun; and how far does it go with @who (R43, R44)? */
gboolean lw_haul_check_crew (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);
LwLength lw_haul_allowance  (const LwBattle *battle, const GArray *who);

/* An armed enemy on the axle's way stops a gun as he stops a man (Q16): who, or LW_NONE. */
LwRef    lw_haul_stopped_by (const LwBattle *battle, LwSide side, const GArray *way);

/* A gun that has been moved, or has changed hands, forgets who had passed its axle (Q105). */
void     lw_capture_forget (LwBattle *battle, LwRef gun);

G_END_DECLS
