/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-solid.h: what stands on the floor, but houses, in colours.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

void lw_draw_solid (LwPen *pen, const LwFeature *feature); /* board, wall, rock, ford, bridge */
void lw_draw_tree  (LwPen *pen, const LwFeature *feature);

G_END_DECLS
