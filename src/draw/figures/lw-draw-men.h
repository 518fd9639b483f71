/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-men.h: foot and horse from above, in full uniform.
 */
#pragma once

#include "lw-easel.h"
#include "lw-figure-look.h"

G_BEGIN_DECLS

void lw_art_man   (LwEasel *easel, const LwManLook *look); /* standing or mounted */
void lw_art_lying (LwEasel *easel, const LwManLook *look); /* dead, or prone */

G_END_DECLS
