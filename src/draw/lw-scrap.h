/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scrap.h: the picture of a melee for its dialog: both sides numbered, who falls, who is taken.
 */
#pragma once

#include "lw-melee.h"
#include "lw-scene.h"

G_BEGIN_DECLS

/* A view that holds all who take part, with room about them, in @width by @height pixels; never so
 * near that two men fill the picture. */
LwView lw_scrap_view   (const LwBattle *battle, const LwMelee *melee, double width, double height);

/* The number a man wears in the picture and in the lists, from 1 on each side; 0: takes no part. */
guint  lw_scrap_number (const LwMelee *melee, LwRef man);

/* Men a gun will keep within six inches when @dead and @taken (LwRef, may be NULL) are gone. */
guint  lw_scrap_crew   (const LwBattle *battle, LwRef gun, const GArray *dead, const GArray *taken);

/* Country, guns with what crew they keep, bystanders, and the numbered men: crossed out when dead,
 * ringed when taken. @held: the man in hand, or LW_NONE. Fills the clip. */
void   lw_scrap_draw   (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                        const GArray *dead, const GArray *taken, LwRef held, const LwView *view);

G_END_DECLS
