/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scene.h: the battle as one viewer may see it, in layers.
 *
 * `What this viewer may see` is decided here alone: drawings, lists, tooltips and texts all ask.
 */
#pragma once

#include "lw-battle.h"
#include "lw-draw-figures.h"

G_BEGIN_DECLS

typedef enum
{
  LW_VIEWER_BOTH,    /* nothing is hidden */
  LW_VIEWER_RED,
  LW_VIEWER_BLUE,
  LW_VIEWER_NOBODY   /* the curtain is closed for all */
} LwViewer;

/* May this viewer see any of that side's men and guns? Captives are seen by both. */
gboolean lw_scene_sees  (const LwBattle *battle, LwViewer viewer, LwSide side);

/* The viewer the battle itself asks for: while a curtain is used and both put down, the side in hand. */
LwViewer lw_scene_viewer (const LwBattle *battle, LwSide in_hand);

/* All men and guns that the viewer may see, dead first, then guns, then men. */
void     lw_scene_draw_figures (cairo_t *cr, const LwBattle *battle, LwViewer viewer,
                                const LwView *view, gboolean letters, LwInk ink);

/* The double curtain of casement cloth over the half (or the whole) that the viewer may not see;
 * @open from 0 (closed) to 1 (drawn back). The same pixels whatever lies behind. */
void     lw_scene_draw_curtain (cairo_t *cr, const LwBattle *battle, LwViewer viewer,
                                const LwView *view, double open);

/* Country, figures, curtain: the whole, for previews, exports and tests. */
void     lw_scene_draw  (cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view,
                         LwInk ink);

/* What lies under a point: the nearest man or gun within @slack that the viewer may see. */
LwRef    lw_pick_man    (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack);
LwRef    lw_pick_gun    (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack);

G_END_DECLS
