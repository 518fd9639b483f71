/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-level-names.h: Generals by name: their levels and tempers.
 */
#pragma once

#include "command/command.h"

G_BEGIN_DECLS

const char *lw_level_names_level  (LwLevel level);   /* _("Captain") */
const char *lw_level_names_temper (LwTemper temper); /* _("fiery") */

/* "General, Captain, fiery": as a player of a battle and in a ledger. (transfer full) */
char       *lw_level_names_player (LwLevel level, LwTemper temper);

/* "Captain 7", "Captain 7 (fiery)": who he was, so that he can be met again: the number is his
 * seed. (transfer full) */
char       *lw_level_names_full   (LwLevel level, LwTemper temper, guint64 seed);

G_END_DECLS
