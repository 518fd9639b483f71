/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-man.h: toy soldiers as they stand and lie before the eye.
 */
#pragma once

#include "lw-sight-items.h"

G_BEGIN_DECLS

void lw_sight_man (const LwSightEye *eye, const LwSightItem *item);

G_END_DECLS
