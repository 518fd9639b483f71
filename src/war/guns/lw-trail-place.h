/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail-place.h: the two places at the end of a trail (R41, Q9).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* No figure and no gun whose middle is farther off can touch a man. */
#define LW_TRAIL_NEAR LW_INCHES (6)

static inline gboolean
lw_point_is (LwPoint a, LwPoint b)
{
  return a.x == b.x && a.y == b.y;
}

/* The two places as the gun lies, whatever is there. */
void     lw_gun_trail_places (const LwGun *gun, LwPoint places[LW_TRAIL_MEN]);

/*
 * lw_trail_places: the same on this ground: where the Country or an enemy holds a place, the
 * nearest free one within an inch behind. Returns: how many places there are, 0 to 2.
 */
guint    lw_trail_places     (const LwBattle *battle, LwRef gun, LwPoint places[LW_TRAIL_MEN]);

/* Those of them where nobody of the gun's side stands yet: how many, 0 to 2. */
guint    lw_trail_missing    (const LwBattle *battle, LwRef gun, LwPoint missing[LW_TRAIL_MEN]);

/* Do the Country, all guns and the enemy leave a man of @arm room at @at, facing as @gun does? Own
 * men do: they are moved aside (Q9). */
gboolean lw_trail_is_free    (const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at,
                              LwRefusal *refusal);

G_END_DECLS
