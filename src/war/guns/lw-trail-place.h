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
 * lw_trail_places: the same on this ground: where the Country, a gun, an enemy or a man at another
 * trail holds a place, the nearest free one behind or outward within an inch; failing that, the
 * nearest within six inches of the end of the trail that nothing parts from the gun. The debt does
 * not fall with the ground (Q29). Returns: how many places there are: two, or 1 or 0 where nobody
 * could stand at all.
 */
guint    lw_trail_places     (const LwBattle *battle, LwRef gun, LwPoint places[LW_TRAIL_MEN]);

/* One of the two, for each arm: where there is no room for a horse, its rider has another. */
typedef struct
{
  LwPoint at[2];    /* by LwArm */
  gboolean free[2]; /* is there any? */
} LwTrailPlace;

/* Those of them where nobody of the gun's side stands yet: how many, 0 to 2. */
guint    lw_trail_wanting    (const LwBattle *battle, LwRef gun,
                              LwTrailPlace wanting[LW_TRAIL_MEN]);

/* Is it one of the places where a man of @arm may be set at that trail? */
gboolean lw_trail_is_place   (const LwBattle *battle, LwRef gun, LwArm arm, LwPoint at);

/* Do the Country, all guns, the enemy and the men at other trails leave a man of @arm room at @at,
 * facing as @gun does? Other own men do: they are moved aside (Q9). */
gboolean lw_trail_is_free    (const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at,
                              LwRefusal *refusal);

G_END_DECLS
