/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-house.h: what is built on the floor, as it stands before the eye.
 */
#pragma once

#include "lw-sight-items.h"

G_BEGIN_DECLS

void lw_sight_board (const LwSightEye *eye, const LwSightItem *item); /* its top, or an edge */
void lw_sight_block (const LwSightEye *eye, const LwSightItem *item); /* house, church, wall */

G_END_DECLS
