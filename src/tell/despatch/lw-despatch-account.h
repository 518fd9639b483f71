/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-account.h: moves and the account as lines for tools, the same in every language.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* One line of --replay for a finished move of one side: "red 3: shots 8, down 8, ...".
 * Returns: (transfer full) */
char *lw_despatch_move    (const LwBattle *battle, guint move, LwSide side);

/* The account as `key: value` lines (the command line's --replay). Returns: (transfer full) */
char *lw_despatch_account (const LwBattle *battle);

G_END_DECLS
