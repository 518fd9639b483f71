/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scrap.h: the picture of a melee for its dialog: both sides numbered, who falls, who is taken.
 */
#pragma once

#include "melee/melee.h"
#include "lw-scene.h"

G_BEGIN_DECLS

/* A view that holds all who take part, with room about them, in @width by @height pixels; never so
 * near that two men fill the picture. */
LwView lw_scrap_view   (const LwBattle *battle, const LwMelee *melee, double width, double height);

/* The number a man wears in the picture and in the lists, from 1 on each side; 0: takes no part. */
guint  lw_scrap_number (const LwMelee *melee, LwRef man);

/* What stays while the mover chooses: Country, six inches round the guns at stake, guns, and the
 * men who take no part; those near enough to support are ringed. Fills the clip. */
void   lw_scrap_draw_floor (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                            const LwView *view);

/* The numbered men: crossed out when @choice (a MELEE order) has them dead, ringed when taken; and
 * what crew it leaves each gun at stake. @held: the man in hand, or LW_NONE. */
void   lw_scrap_draw_men   (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                            const LwOrder *choice, LwRef held, const LwView *view);

G_END_DECLS
