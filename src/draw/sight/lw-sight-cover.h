/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-cover.h: what covers what before the eye: the order of painting, and whom the eye can
 * see.
 */
#pragma once

#include "lw-sight-items.h"

G_BEGIN_DECLS

/* Puts items in the order in which they are painted, so that what is nearer hides what is farther.
 * (element-type LwSightItem) */
void     lw_sight_sort  (GArray *items);

/* Is a point, @p above the place @at, hidden by a hill, house, wall or rock? */
gboolean lw_sight_hides (const LwSightEye *eye, const GArray *items, LwPoint at, LwSightPoint p);

/* All men of @side whose heads the eye sees, from left to right: inside the picture, shown to the
 * viewer, hidden by no hill, house, wall or rock. Twigs and men do not count. (transfer full)
 * (element-type LwRef) */
GArray  *lw_sight_men   (const LwBattle *battle, const LwSight *sight, LwSide side);

G_END_DECLS
