/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-checksum.h: by which a battle is known again, in files and in tests.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* So often is the checksum kept, so that a file can name the first order that differs. */
#define LW_CHECKSUM_EVERY 10

/* SHA-256 over a canonical dump of the state alone, 64 hex digits. Returns: (transfer full) */
char            *lw_battle_checksum_state (const LwBattle *battle);

/*
 * lw_battle_checksum: the same over state, Country and every number of the orders since the last
 * LW_CHECKSUM_EVERY-th: what files keep beside the record. Returns: (transfer full)
 */
char            *lw_battle_checksum       (const LwBattle *battle);

/*
 * lw_battle_checksum_mark: notes the checksum of the battle as it stands, if it stands after an
 * LW_CHECKSUM_EVERY-th order, and returns it; NULL: it does not. Whoever means to write the battle
 * calls this after each order, and finds them all noted.
 * lw_battle_checksum_marks: those after every LW_CHECKSUM_EVERY-th order; the record is played
 * again
 * for those that nobody noted. NULL: it cannot be, for what it began from did not come of orders.
 */
const char      *lw_battle_checksum_mark  (const LwBattle *battle);
const GPtrArray *lw_battle_checksum_marks (const LwBattle *battle);

G_END_DECLS
