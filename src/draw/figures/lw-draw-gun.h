/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-gun.h: a naval 4.7 from above.
 */
#pragma once

#include "lw-easel.h"
#include "lw-figure-look.h"

G_BEGIN_DECLS

void lw_art_gun (LwEasel *easel, const LwGunLook *look);

G_END_DECLS
