/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-edit.h: things put down, taken up, moved, turned, stretched, copied.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

/*
 * @feature: (transfer full); an id that is empty, or taken, is replaced by a fresh one. A board
 * that lies on other boards and has height h is set so that it is h thick.
 * Returns: its id, good as long as the thing; NULL when the field is full or the outline has fewer
 * than three points, the line fewer than two.
 */
const char *lw_drafting_add       (LwDrafting *drafting, LwFeature *feature);
/* A river takes its fords and bridges with it. */
gboolean    lw_drafting_delete    (LwDrafting *drafting, const char *const *ids);
/* A river takes its fords and bridges with it; boards keep their thickness on what they come to. */
gboolean    lw_drafting_move      (LwDrafting *drafting, const char *const *ids, LwLength dx,
                                   LwLength dy);
gboolean    lw_drafting_rotate    (LwDrafting *drafting, const char *const *ids, LwPoint about,
                                   LwAngle angle);
/* Stretches all so that the box @from, which is not empty, comes to be the box @to. */
gboolean    lw_drafting_resize    (LwDrafting *drafting, const char *const *ids, LwBox from,
                                   LwBox to);
/* The whole of a box, at one stroke, for its handles. */
gboolean    lw_drafting_set_box   (LwDrafting *drafting, const char *id, LwPoint at, LwLength width,
                                   LwLength depth, LwAngle angle);
/* Turns them over in the middle of all their bounds. */
gboolean    lw_drafting_flip      (LwDrafting *drafting, const char *const *ids,
                                   gboolean east_west);

/* The copies' ids are appended to @made (of char *, owned by it) when that is not NULL. */
gboolean    lw_drafting_duplicate (LwDrafting *drafting, const char *const *ids, LwLength dx,
                                   LwLength dy, GPtrArray *made);

/* Twigs strewn about @at, @apart from one another and clear of solid things; how many were set. */
guint       lw_drafting_strew     (LwDrafting *drafting, LwPoint at, LwLength radius,
                                   LwLength apart, guint seed);

G_END_DECLS
