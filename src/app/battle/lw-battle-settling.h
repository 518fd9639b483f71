/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-settling.h: what a move owes when it is over, as actions.
 */
#pragma once

#include "lw-battle-page-private.h"

G_BEGIN_DECLS

void lw_battle_settling_install (GtkWidgetClass *widget_class);
/* What was chosen in melees that are no more is forgotten. */
void lw_battle_settling_update  (LwBattlePage *self);
/* The next thing that is owed: a trail, a melee, the settling itself. */
void lw_battle_settling_next    (LwBattlePage *self);

G_END_DECLS
