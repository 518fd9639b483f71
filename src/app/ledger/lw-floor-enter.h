/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-enter.h: a floor battle into the ledger, or a correction of one.
 */
#pragma once

#include "lw-floor-page-private.h"

G_BEGIN_DECLS

/* The page's actions, to enter and to discard, and their keys. */
void lw_floor_enter_install (GtkWidgetClass *widget_class);
/* Where the war would stand with it. */
void lw_floor_enter_foresee (LwFloorPage *self, LwForesight *foresight);

G_END_DECLS
