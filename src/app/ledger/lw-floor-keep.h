/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-keep.h: what is typed of a floor battle is kept as it is typed, and gone on with later.
 */
#pragma once

#include "lw-floor-page-private.h"

G_BEGIN_DECLS

/* Beside the form, the copy says which battle is corrected, and why. */
#define LW_FLOOR_KEEP_GROUP "page"

void lw_floor_keep       (LwFloorPage *self);
/* From now on into the copy that was found. @recovery: (transfer full) */
void lw_floor_keep_go_on (LwFloorPage *self, LwRecovery *recovery);

G_END_DECLS
