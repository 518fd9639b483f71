/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-forces.h: the forces of a new battle, and the coin and the dice of the opening.
 */
#pragma once

#include "lw-new-battle-page-private.h"

G_BEGIN_DECLS

LwVariety lw_new_battle_variety       (LwNewBattlePage *self);
LwForce   lw_new_battle_force         (LwNewBattlePage *self, LwSide side);
void      lw_new_battle_set_force     (LwNewBattlePage *self, LwSide side, const LwForce *force);
void      lw_new_battle_add_forces    (LwNewBattlePage *self);
void      lw_new_battle_add_presets   (LwNewBattlePage *self);

/* Points, advice, and whether the battle can begin. */
void      lw_new_battle_update        (LwNewBattlePage *self);

void      lw_new_battle_preset_cb     (LwNewBattlePage *self);
void      lw_new_battle_two_thirds_cb (LwNewBattlePage *self);
void      lw_new_battle_draft_cb      (LwNewBattlePage *self);

/* Coin and dice, and what makes them void. */
void      lw_new_battle_toss_first_cb   (LwNewBattlePage *self);
void      lw_new_battle_toss_country_cb (LwNewBattlePage *self);
void      lw_new_battle_chances_cb      (LwNewBattlePage *self);
void      lw_new_battle_forget_toss     (LwNewBattlePage *self);

G_END_DECLS
