/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-paper.h: the Country in ink.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

void lw_draw_paper (LwPen *pen, const LwFeature *feature); /* whatever it is */

G_END_DECLS
