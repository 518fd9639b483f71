/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-trail.h: the two men owed to the trail of a gun that has fired (R41, R42).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* How many men are still owed to it: 0, 1 or 2. */
guint    lw_trail_owed  (const LwBattle *battle, LwRef gun);

/* Of two, how many it will go without: nobody can come, and fewer suffice (Q30). */
guint    lw_trail_short (const LwBattle *battle, LwRef gun);

/* Is any gun owed men? @gun (may be NULL): the first that is. */
gboolean lw_trails_owed (const LwBattle *battle, LwRef *gun);

/* Does each gun that is owed men @before find as many @after, when some have gone (R42)? */
gboolean lw_trails_kept (const LwBattle *before, const LwBattle *after, LwRefusal *refusal);

/* The order that sets two men, or one, at the trail. */
gboolean lw_trail_play  (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/* Who had best go there; NULL when the laws leave no way. (transfer full) */
LwOrder *lw_trail_plan  (const LwBattle *battle, LwRef gun);

G_END_DECLS
