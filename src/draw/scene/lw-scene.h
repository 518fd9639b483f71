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

/* The viewer the battle itself asks for: while a curtain is used and both put down, the side in
 * hand; nobody while the curtain is closed in a battle that has begun; else both. */
LwViewer lw_scene_viewer (const LwBattle *battle, LwSide in_hand);

/* All men and guns that the viewer may see, dead first, then guns, then men. */
void     lw_scene_draw_figures (cairo_t *cr, const LwBattle *battle, LwViewer viewer,
                                const LwView *view, gboolean letters, LwInk ink);

/* Whose back line is whose, in small italics on either line. */
void     lw_scene_draw_line_names (cairo_t *cr, const LwBattle *battle, const LwView *view,
                                   LwInk ink);

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

/* What lies under a point: the nearest man or gun within @slack that the viewer may see. */
LwRef    lw_pick_man    (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack);
LwRef    lw_pick_gun    (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack);

/*
 * LwPicker: the same of a pointer that asks at every motion: what it costs does not grow with the
 * armies. It knows the men as they stood when it was first asked; lw_picker_forget() whenever the
 * battle may have changed.
 */
typedef struct _LwPicker LwPicker;

LwPicker *lw_picker_new    (void);
void      lw_picker_free   (LwPicker *self);
void      lw_picker_forget (LwPicker *self);
LwRef     lw_picker_man    (LwPicker *self, const LwBattle *battle, LwViewer viewer, LwPoint point,
                            LwLength slack);

/* The topmost thing of a Country within @slack of the point, or NULL: small things before the hills
 * they stand on. @below: what was picked last, to take what lies beneath it; or NULL. */
const LwFeature *lw_pick_feature (const LwCountry *country, LwPoint point, LwLength slack,
                                  const LwFeature *below);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwPicker, lw_picker_free)

G_END_DECLS
