/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-token.h: tokens for a whole field on the screen, and signs in ink for the printed map.
 */
#pragma once

#include "lw-easel.h"
#include "lw-figure-look.h"

G_BEGIN_DECLS

void lw_art_man_token (LwEasel *easel, const LwManLook *look);
void lw_art_gun_token (LwEasel *easel, const LwGunLook *look);
void lw_art_man_ink   (LwEasel *easel, const LwManLook *look);
void lw_art_gun_ink   (LwEasel *easel, const LwGunLook *look);

G_END_DECLS
