/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-roster-words.h: how a man or a gun is, where, and what he can still do, in words.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* "in hand, 1 ft of string": how a man is and what he can still do. (transfer full) */
char *lw_roster_words_man   (const LwBattle *battle, LwRef man);
char *lw_roster_words_gun   (const LwBattle *battle, LwRef gun);
/* "3 ft 2 in from the left, 1 ft 4 in from the south". (transfer full) */
char *lw_roster_words_place (LwPoint at);

G_END_DECLS
