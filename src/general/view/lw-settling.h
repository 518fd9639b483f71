/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-settling.h: the orders that settle a move which has ended (R41, R56, R61).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_settling_next: what the mover orders next while his move settles: men to a trail that is owed
 * them, the fallen of a melee, and at last that it is settled. Returns: (transfer full) an order
 * the laws allow if any does; NULL out of the settling.
 */
LwOrder *lw_settling_next (const LwBattle *battle);

/* Settles all of it in a trial. FALSE: the laws would not have it settled. */
gboolean lw_settling_play (LwBattle *trial);

G_END_DECLS
