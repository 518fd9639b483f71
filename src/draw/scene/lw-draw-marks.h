/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-marks.h: what the laws say of the floor as it stands, drawn over it.
 */
#pragma once

#include "ink/ink.h"
#include "state/state.h"

G_BEGIN_DECLS

/* The six inches about a gun, chalked and without words: for pictures of a melee. */
void     lw_draw_six_inches (cairo_t *cr, const LwGun *gun, const LwView *view);

/* The six inches about a gun in the colour of its owner, or amber while it is out of action. */
void     lw_draw_crew_ring  (cairo_t *cr, const LwBattle *battle, LwRef gun, const LwView *view);

/* Who serves each of @guns (LwRef): "4 men · in action"; the words keep clear of one another, and
 * on a paper of that size. @cr is only asked how large they are. (transfer full) */
LwChips *lw_draw_crew_chips (cairo_t *cr, const LwBattle *battle, const GArray *guns,
                             const LwView *view, double width, double height);

/* Whether a body (LwRef) is isolated: "needs 9 within a move, has 2" (R52); a man's move about him,
 * when he is alone. The words are added to @chips, for the caller to draw, and keep clear of those
 * that lw_draw_crew_chips() has for @guns. */
void     lw_draw_isolation  (cairo_t *cr, const LwBattle *battle, const GArray *men,
                             const GArray *guns, const LwView *view, LwChips *chips);

/* From the muzzle along the bore to the first thing taller than it; no arc. */
void     lw_draw_bore       (cairo_t *cr, const LwBattle *battle, LwRef gun, LwAngle bearing,
                             LwAngle elevation, const LwView *view);

/* A link from each prisoner to his escort. */
void     lw_draw_captives   (cairo_t *cr, const LwBattle *battle, const LwView *view);

G_END_DECLS
