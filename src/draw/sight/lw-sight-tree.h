/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-tree.h: twigs and stones as they stand before the eye.
 */
#pragma once

#include "lw-sight-items.h"

G_BEGIN_DECLS

void lw_sight_tree (const LwSightEye *eye, const LwSightItem *item);
void lw_sight_rock (const LwSightEye *eye, const LwSightItem *item);

G_END_DECLS
