/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-words.h: short phrases that several pages show. All return (transfer full).
 */
#pragma once

#include "lw-campaign.h"

G_BEGIN_DECLS

/* "Move 7, Red to move", "Both put down", "Won by Blue". */
char *lw_words_standing      (const LwBattle *battle);
/* "Red (Robert)", or "Red" for one who gave no name. */
char *lw_words_player        (const LwBattle *battle, LwSide side);
/* "10 ft by 8 ft". */
char *lw_words_size          (const LwCountry *country);
/* "48 foot, 25 horse and 3 guns". */
char *lw_words_force         (const LwForce *force);
/* "4:36" of milliseconds; "untimed" below 0. */
char *lw_words_clock         (gint64 ms);

/* "3 battles fought"; Pango markup "Red 195 – Blue 0 of 300"; "Red needs 105". */
char *lw_words_fought        (const LwCampaign *campaign);
char *lw_words_totals_markup (const LwCampaign *campaign);
char *lw_words_need          (const LwCampaign *campaign);

G_END_DECLS
