/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scene.h: the battle as one viewer may see it, in layers.
 *
 * `What this viewer may see` is decided here alone: drawings, lists, tooltips and texts all ask.
 */
#pragma once

#include "state/state.h"
#include "figures/figures.h"

G_BEGIN_DECLS

typedef enum
{
  LW_VIEWER_BOTH,    /* nothing is hidden */
  LW_VIEWER_RED,
  LW_VIEWER_BLUE,
  LW_VIEWER_NOBODY   /* the curtain is closed for all */
} LwViewer;

/* Is something hidden: while both put down behind a curtain, and while it is closed later (R11)? */
gboolean lw_scene_hides (const LwBattle *battle);

/* May this viewer see any of that side's men and guns? LW_VIEWER_BOTH sees all, nobody nothing;
 * Red and Blue see one another's unless the battle hides them. */
gboolean lw_scene_sees  (const LwBattle *battle, LwViewer viewer, LwSide side);

/* All men and guns that the viewer may see, dead first, then guns, then men. */
void     lw_scene_draw_figures (cairo_t *cr, const LwBattle *battle, LwViewer viewer,
                                const LwView *view, gboolean letters, LwInk ink);

/* The double curtain of casement cloth over the half that the viewer may not see: the other side's
 * for Red and Blue, the whole field for nobody, nothing for both. @open from 0 (closed) to 1 (drawn
 * back: nothing is left of it). Closed, the same pixels whatever lies behind. */
void     lw_scene_draw_curtain (cairo_t *cr, const LwBattle *battle, LwViewer viewer,
                                const LwView *view, double open);

/* Country, figures, curtain: the whole, for previews, exports and tests. */
void     lw_scene_draw  (cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view,
                         LwInk ink);

/* The picture of one man, as the battle has him: for lists, sprites and dialogs. */
LwManLook lw_scene_man_look (const LwMan *man, gboolean letters);

/* And of one gun: whole, out of action for some moves, or wrecked (Q56). */
LwGunLook lw_scene_gun_look (const LwBattle *battle, LwRef gun);

/* Do the fallen still lie on the floor: those of the move under way, on the screen (Q86)? */
gboolean lw_scene_still_lies (const LwBattle *battle, LwRef man);

G_END_DECLS
