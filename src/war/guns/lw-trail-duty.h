/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail-duty.h: the search for the men of one trail (R41, R42, Q29).
 */
#pragma once

#include "lw-trail-place.h"

G_BEGIN_DECLS

/* A gun that wants men. @taken_back: the move is over, and they are judged from where they began it
 * (Q29). */
typedef struct
{
  const LwBattle *battle;
  LwRef ref;
  const LwGun *gun;
  gboolean taken_back;
} LwTrailDuty;

/* The length of the string that takes the man to @at, if it is long enough; or -1. */
LwLength lw_trail_duty_reach     (const LwTrailDuty *duty, LwRef man, LwPoint at,
                                  LwRefusal *refusal);

/* Does he stand at the trail of a gun other than @gun (Q36)? */
gboolean lw_trail_duty_elsewhere (const LwBattle *battle, LwRef man, LwRef gun);

/* Are the men of @order clear of one another, and can all others make room for them (Q9)? Appends
 * to @nudges (LwNudge) who does. */
gboolean lw_trail_duty_room      (const LwBattle *battle, const LwOrder *order, GArray *nudges,
                                  LwRefusal *refusal);

/* An order that sets two men at the trail, or one, as it wants and as they can come: it can be
 * played as things stand. NULL: nobody can. (transfer full) */
LwOrder *lw_trail_duty_order     (const LwTrailDuty *duty);

G_END_DECLS
