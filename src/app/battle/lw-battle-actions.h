/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-actions.h: every command of the table as an action, used alike by button, menu and key.
 */
#pragma once

#include "lw-battle-page-private.h"

G_BEGIN_DECLS

void lw_battle_actions_install (GtkWidgetClass *widget_class);
/* Which of them can be done as things stand. */
void lw_battle_actions_update  (LwBattlePage *self);

G_END_DECLS
