/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-status.h: what the table says, in the status line and to those who hear the screen.
 *
 * It follows the session (refusals, warnings of the timekeeper) and the hand by itself.
 */
#pragma once

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_BATTLE_STATUS (lw_battle_status_get_type ())
G_DECLARE_FINAL_TYPE (LwBattleStatus, lw_battle_status, LW, BATTLE_STATUS, GObject)

/* All are borrowed, and outlive it. */
LwBattleStatus *lw_battle_status_new        (GtkLabel *label, LwMapView *map, LwHand *hand);

void            lw_battle_status_say        (LwBattleStatus *self, const char *sentence);
/* The latest of the log, from event @first on; @turned: or else how the battle stands now. Nothing
 * that may not be read. */
void            lw_battle_status_say_latest (LwBattleStatus *self, guint first, gboolean turned);

G_END_DECLS
