/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay-text.h: a battle played again, in lines for people and for tools.
 */
#pragma once

#include "state/state.h"
#include "campaign/campaign.h"

G_BEGIN_DECLS

/* One line a move of a side, then the account in `key: value` lines. Returns: (transfer full) */
char *lw_replay_text      (const LwBattle *battle, const char *path);

/*
 * Tab-separated, with a heading: every figure after every move and after its settling: order, id,
 * side, arm, state, x, y, facing. Returns: (transfer full)
 */
char *lw_replay_text_positions (const LwBattle *battle);

/* The ledger of a war and who needs what. Returns: (transfer full) */
char *lw_standing_text    (const LwCampaign *campaign);

G_END_DECLS
