/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-enter.h: a floor battle into the ledger, or a correction of one.
 */
#pragma once

#include "lw-floor-page-private.h"

G_BEGIN_DECLS

/* What is typed of a floor battle is kept as it is typed, and gone on with later. */

/* Beside the form, the copy says which battle is corrected, and why. */
#define LW_FLOOR_KEEP_GROUP "page"

void lw_floor_keep       (LwFloorPage *self);
/* From now on into the copy that was found. @recovery: (transfer full) */
void lw_floor_keep_go_on (LwFloorPage *self, LwRecovery *recovery);

/* The page's actions, to enter and to discard, and their keys. */
void lw_floor_enter_install (GtkWidgetClass *widget_class);
/* Where the war would stand with it. */
void lw_floor_enter_foresee (LwFloorPage *self, LwForesight *foresight);

G_END_DECLS
