/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-flat.h: what lies flat on the floor, in colours.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

void lw_draw_flat (LwPen *pen, const LwFeature *feature); /* road, water, wood, swamp */

G_END_DECLS
