/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-strings.h: the overlays: strings and what is left of them, six inches round a gun,
 * reach, selection, ghosts, bore line, melees, marks, prisoners' links.
 */
#pragma once

#include "ink/ink.h"
#include "lw-scene.h"

G_BEGIN_DECLS

/* A string along @points with its knot, and a label such as "21⅜ in of 2 ft" at its end. */
void lw_draw_string    (cairo_t *cr, const LwView *view, const LwPoint *points, guint n,
                        const char *label);
/* Dashed outlines six inches round the nearest parts of guns (LwRef), with who serves: "4 men ·
 * in action"; their labels keep clear of one another, and on a paper of that size. */
void lw_draw_gun_rings (cairo_t *cr, const LwBattle *battle, const GArray *guns,
                        const LwView *view, double width, double height);
/* The same in its parts: one outline, and the words of all, one for each that has any. @cr is only
 * asked how large they are. (transfer full) */
void lw_draw_gun_ring  (cairo_t *cr, const LwBattle *battle, LwRef gun, const LwView *view);
LwChips *lw_gun_crew_chips (cairo_t *cr, const LwBattle *battle, const GArray *guns,
                        const LwView *view, double width, double height);
/* Whether a body (LwRef) is isolated: "needs 9 within a move, has 2" (R52); a man's move about him,
 * when he is alone. The words keep clear of those that lw_gun_crew_chips() has for @guns. */
void lw_draw_isolation (cairo_t *cr, const LwBattle *battle, const GArray *men,
                        const GArray *guns, const LwView *view, double width, double height);
/* The six inches alone, chalked and without words: for pictures of a melee. */
void lw_draw_gun_reach (cairo_t *cr, const LwGun *gun, const LwView *view);
void lw_draw_reach     (cairo_t *cr, const LwView *view, GPtrArray *polygons);
void lw_draw_selected  (cairo_t *cr, const LwView *view, const LwShape *shape);
void lw_draw_ghost_man (cairo_t *cr, const LwView *view, LwArm arm, LwSide side, LwPoint at,
                        LwAngle facing);
void lw_draw_ghost_gun (cairo_t *cr, const LwView *view, LwSide side, LwPoint at, LwAngle bearing);
/* From the muzzle along the bore to the first thing taller than it; no arc. */
void lw_draw_bore      (cairo_t *cr, const LwBattle *battle, LwRef gun, LwAngle bearing,
                        LwAngle elevation, const LwView *view);
void lw_draw_mark      (cairo_t *cr, const LwView *view, LwPoint at, const char *label);
/* The ring about a melee; its words are added to @chips, for the caller to draw. */
void lw_draw_melee     (cairo_t *cr, const LwBattle *battle, const LwMelee *melee,
                        const LwView *view, LwChips *chips);
void lw_draw_captives  (cairo_t *cr, const LwBattle *battle, const LwView *view);
/* A quiet box of words on the map: refusals at the pointer, hints. */
void lw_draw_note      (cairo_t *cr, double x, double y, const char *text, gboolean warning);

G_END_DECLS
