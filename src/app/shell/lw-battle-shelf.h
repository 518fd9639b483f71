/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-shelf.h: the battles of the start page, those under way and those that are over.
 */
#pragma once

#include "lw-shelf.h"

G_BEGIN_DECLS

typedef struct LwBattleShelf LwBattleShelf;

/* @resume, @finished: borrowed; they outlive it. */
LwBattleShelf *lw_battle_shelf_new  (LwShelf *resume, LwShelf *finished);
void           lw_battle_shelf_free (LwBattleShelf *shelf);

/* Shows what there is now, the latest first; with @put_away also what the player has put away. Each
 * is read while the program is idle, as many as are to be seen. */
void           lw_battle_shelf_fill (LwBattleShelf *shelf, gboolean put_away);
/* Reads on, for more are to be seen by now. */
void           lw_battle_shelf_read_on (LwBattleShelf *shelf);

G_END_DECLS
