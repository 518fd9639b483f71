/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-gun.h: guns before the eye, and the barrel of the own one.
 */
#pragma once

#include "lw-sight-items.h"

G_BEGIN_DECLS

void lw_sight_gun    (const LwSightEye *eye, const LwSightItem *item);
void lw_sight_barrel (const LwSightEye *eye); /* with its bead */

G_END_DECLS
