/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-orders.h: what is done with the men or the gun in hand, and with the whole army, as
 * actions.
 */
#pragma once

#include "lw-battle-page-private.h"

G_BEGIN_DECLS

void     lw_battle_orders_install (GtkWidgetClass *widget_class);
/* An order without more to it: ready, go, end, settle. FALSE: it was refused. */
gboolean lw_battle_orders_give    (LwBattlePage *self, LwOrderKind kind, LwSide side);

G_END_DECLS
