/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.h: private to this floor: places at a trail, and who can come to them.
 */
#pragma once

#include "lw-gunnery.h"

G_BEGIN_DECLS

static inline gboolean
lw_point_is (LwPoint a, LwPoint b)
{
  return a.x == b.x && a.y == b.y;
}

/* No figure and no gun whose middle is farther off can touch a man. */
#define LW_TRAIL_NEAR LW_INCHES (6)

/* Do the Country, all guns and the enemy leave a man of @arm room at @at, facing as @gun does? Own
 * men do: they are moved aside (Q9). */
gboolean lw_trail_is_free   (const LwBattle *battle, const LwGun *gun, LwArm arm, LwPoint at,
                             LwRefusal *refusal);

/* Places of the trail where nobody of its side stands yet: how many, 0 to 2. */
guint    lw_trail_missing   (const LwBattle *battle, LwRef gun, LwPoint missing[LW_TRAIL_MEN]);

/*
 * lw_trail_assign: gives each of @missing a man, the best for it, or LW_NONE. @taken_back: the move
 * is over, and men are judged from where they began it (Q29). Returns: how many it could give.
 */
guint    lw_trail_assign    (const LwBattle *battle, LwRef gun, const LwPoint *missing,
                             guint n_missing, gboolean taken_back, LwRef men[LW_TRAIL_MEN]);

/* Can the man come to @at, at the trail of @gun, and stand there? @used gets the length of his
 * string. */
gboolean lw_trail_reach     (const LwBattle *battle, LwRef gun, LwRef man, LwPoint at,
                             gboolean taken_back, LwLength *used, LwRefusal *refusal);

/* Does this man stand at the trail of a gun that has fired, @gun apart (Q36)? */
gboolean lw_trail_elsewhere (const LwBattle *battle, LwRef man, LwRef gun);

G_END_DECLS
