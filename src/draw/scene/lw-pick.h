/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-pick.h: what lies under a point, for those who may see it.
 */
#pragma once

#include "lw-scene.h"

G_BEGIN_DECLS

/* What lies under a point: the nearest man or gun within @slack that the viewer may see. */
LwRef    lw_pick_man    (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack);
LwRef    lw_pick_gun    (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack);

/*
 * LwPicker: answers the same for a pointer that asks at every motion; the cost of an answer does
 * not grow with the armies. It sorts the men when it is first asked and keeps that: call
 * lw_picker_forget() whenever the battle may have changed.
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
