/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-keys.h: laying by keys, wheel and trail, and naming the men along the gun.
 */
#pragma once

#include "lw-sight-view-private.h"

G_BEGIN_DECLS

void lw_sight_keys_add  (LwSightView *self);
/* The gun is laid at @man, who is named. */
void lw_sight_keys_name (LwSightView *self, LwRef man);

G_END_DECLS
