/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-caption.h: short phrases that several pages show. All but the title return (transfer full).
 */
#pragma once

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* "Move 7, Red to move", "Both put down", "Won by Blue". */
char *lw_caption_standing      (const LwBattle *battle);
/* The same of one that is not there; @winner: of one that is over, NULL when it is drawn. */
char *lw_caption_standing_at   (LwPhase phase, LwSide mover, guint move, const LwSide *winner);
/* What the battle is called: its title, or its Country's name. */
const char *lw_caption_title   (const LwBattle *battle);
/* "Red (Robert)", or "Red" for one who gave no name. */
char *lw_caption_player        (const LwBattle *battle, LwSide side);
/* "10 ft by 8 ft". */
char *lw_caption_size          (const LwCountry *country);
/* "4:36" of milliseconds; "untimed" below 0. */
char *lw_caption_clock         (gint64 ms);

/* "3 battles fought"; "Red needs 105, Blue 3". */
char *lw_caption_fought        (const LwCampaign *campaign);
char *lw_caption_need          (const LwCampaign *campaign);

G_END_DECLS
