/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-things.h: things found by their ids, and those that follow others.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

/* The place of a thing in the order, or -1. */
gint        lw_drafting_find           (const LwDrafting *drafting, const char *id);
/* Places (guint) of those of @ids that are there and, with @free, not locked; in rising order,
 * each once. (transfer full) */
GArray     *lw_drafting_places         (const LwDrafting *drafting, const char *const *ids,
                                        gboolean free);
/* Adds the crossings of the rivers among @places. */
void        lw_drafting_with_crossings (const LwDrafting *drafting, GArray *places, gboolean free);
LwBox       lw_drafting_bounds         (const LwDrafting *drafting, const GArray *places);

/* A fresh id such as "tree-12". Returns: (transfer full) */
char       *lw_drafting_fresh_id       (const LwDrafting *drafting, LwFeatureKind kind);

/* Thickness of every board (by its LwFeature) before an edit, and boards laid
 * again with it after. (transfer full) */
GHashTable *lw_drafting_boards         (const LwDrafting *drafting);
void        lw_drafting_lay_boards     (LwDrafting *drafting, GHashTable *thickness);
/* Sets the crossings of a river back onto its line after that has changed. */
void        lw_drafting_snap_crossings (LwDrafting *drafting, const char *river);

G_END_DECLS
