/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fire-table.h: a shot decided by a die and the distance, where the house wants no flight (Q51).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_fire_by_die: whom @gun, laid as it is, strikes, and where its shot ends. Appends to @shots
 * (LwShotEvent).
 */
void lw_fire_by_die (const LwBattle *battle, LwRef gun, guint hurry, guint64 seed, GArray *shots,
                     LwPoint *rest);

G_END_DECLS
