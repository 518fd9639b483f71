/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-field.h: the map's place on the table, which the view along a gun or the other's last
 * move may take.
 *
 * Properties to follow: "looking", along a gun; "looking-back", at the last move.
 */
#pragma once

#include "map/map.h"

G_BEGIN_DECLS

#define LW_TYPE_BATTLE_FIELD (lw_battle_field_get_type ())
G_DECLARE_FINAL_TYPE (LwBattleField, lw_battle_field, LW, BATTLE_FIELD, GtkBox)

GtkWidget *lw_battle_field_new           (LwHand *hand);
LwMapView *lw_battle_field_map           (LwBattleField *self);

/* Is there a gun in hand to be laid, by one who may look? */
gboolean   lw_battle_field_may_look      (LwBattleField *self);
/* Along the gun, or back to the map; where one may not look, the map stays. */
void       lw_battle_field_look          (LwBattleField *self, gboolean look);

/* Between two moves the other's last one can be seen again. */
gboolean   lw_battle_field_may_look_back (LwBattleField *self);
void       lw_battle_field_look_back     (LwBattleField *self);

/* Back to the map from what may not be looked at any more. */
void       lw_battle_field_update        (LwBattleField *self);

G_END_DECLS
