/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-house.h: houses, sheds and churches from above, in colours.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

void lw_draw_house (LwPen *pen, const LwFeature *feature);

G_END_DECLS
