/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-melee.h: a melee: its ring on the map, and its picture for the dialog.
 */
#pragma once

#include "melee/melee.h"
#include "lw-scene.h"

G_BEGIN_DECLS

/* The ring about a melee; its words are added to @chips, for the caller to draw. */
void   lw_draw_melee_ring   (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                             const LwView *view, LwChips *chips);

/* A view that holds all who take part, with room about them, in @width by @height pixels; never so
 * near that two men fill the picture. */
LwView lw_draw_melee_view   (const LwBattle *battle, const LwMelee *melee, double width,
                             double height);

/* The number a man wears in the picture and in the lists, from 1 on each side; 0: takes no part. */
guint  lw_draw_melee_number (const LwMelee *melee, LwRef man);

/* What stays while the mover chooses: Country, six inches round the guns at stake, guns, and the
 * men who take no part; those near enough to support are ringed. Fills the clip. */
void   lw_draw_melee_floor  (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                             const LwView *view);

/* The numbered men: crossed out when @choice (a MELEE order) has them dead, ringed when taken; and
 * what crew it leaves each gun at stake. @held: the man in hand, or LW_NONE. */
void   lw_draw_melee_men    (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                             const LwOrder *choice, LwRef held, const LwView *view);

G_END_DECLS
