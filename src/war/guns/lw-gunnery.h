/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunnery.h: what every order to a gun is checked for: who serves it, whether it is in action,
 * whether its side may fire (R25-R27, R35, Q35-Q39).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Is it whole, and do four men serve it, not counted for another gun where the house forbids it
 * (R35, Q36)? */
gboolean lw_gun_in_action (const LwBattle *battle, LwRef gun);
/* Is it neither destroyed nor out of action from a hit (Q56)? */
gboolean lw_gun_is_whole  (const LwBattle *battle, LwRef gun);

/* May this side open fire in this move (R25, R26)? */
gboolean lw_side_may_fire (const LwBattle *battle, LwSide side);

/* May @order's side serve @order's gun now (R27, R35, R73)? */
gboolean lw_gun_may_serve (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);

/* Is this man of @side, alive, on the field, armed? */
gboolean lw_man_may_serve (const LwBattle *battle, LwSide side, LwRef man, LwRefusal *refusal);

/* How hasty a shot is, for the time that is left for it (Q51). */

/* Per cent of an unhurried hand's scatter: 100 for a shot that is given a quarter of a minute, 300
 * for one that has three seconds. @left: ms of the move, below 0 untimed; @shots: that the gun has
 * fired in it. */
guint lw_hurry (gint64 left, guint shots);

G_END_DECLS
