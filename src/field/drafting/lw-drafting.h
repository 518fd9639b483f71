/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting.h: a Country on the drawing board: every edit of it, with undo and redo.
 *
 * One list of steps holds the edits of the Country and of the scenario that goes with it, of which
 * this floor knows only how to copy, compare and free it (war/lw-planning.h gives it its type).
 * A step keeps what it touched as it was; undoing every step gives the Country back to the byte.
 *
 * Things are named by their ids. Edits return FALSE, and make no step, where nothing changes; a
 * locked thing is passed over by all but lw_drafting_lock(). `ids` end with NULL.
 */
#pragma once

#include "lw-drafting-step.h"

G_BEGIN_DECLS

typedef struct _LwDrafting LwDrafting;

#define LW_DRAFTING_THINGS 4000
#define LW_DRAFTING_POINTS 256
#define LW_DRAFTING_TALLEST (6 * LW_FOOT)
#define LW_DRAFTING_THICKEST LW_FOOT

/* ---- The drawing board ---- */

/* @country: (transfer full). @scenario: (transfer full) (nullable); @box may be NULL with it. */
LwDrafting      *lw_drafting_new             (LwCountry *country, gpointer scenario,
                                              const LwDraftingBox *box);
void             lw_drafting_free            (LwDrafting *drafting);

/* Both are borrowed and good until the next edit. */
const LwCountry *lw_drafting_country         (const LwDrafting *drafting);
gconstpointer    lw_drafting_scenario        (const LwDrafting *drafting);

/* ---- History ---- */

/* "move the church", for "Undo: move the church"; NULL when there is no such step. */
const char      *lw_drafting_undo_name       (const LwDrafting *drafting);
const char      *lw_drafting_redo_name       (const LwDrafting *drafting);
guint            lw_drafting_n_undo_for_test (const LwDrafting *drafting);
guint            lw_drafting_n_redo_for_test (const LwDrafting *drafting);
gboolean         lw_drafting_undo            (LwDrafting *drafting);
gboolean         lw_drafting_redo            (LwDrafting *drafting);

/* Call when the file has been written. Dirty is exact: what was edited back is not dirty. */
void             lw_drafting_mark_saved      (LwDrafting *drafting);
gboolean         lw_drafting_dirty           (const LwDrafting *drafting);

/*
 * A gesture: all edits from begin to end are one step, called @name or, with NULL, as its first
 * edit is. rewind takes back what the gesture did so far and leaves it open, so that each motion
 * of a drag can be made from where it began; cancel takes it back and ends it without a step. A
 * gesture that changed nothing in the end leaves no step and the redo list as it was. Undo and
 * redo are refused while one is open.
 */
void             lw_drafting_begin           (LwDrafting *drafting, const char *name);
void             lw_drafting_rewind          (LwDrafting *drafting);
void             lw_drafting_end             (LwDrafting *drafting);
void             lw_drafting_cancel          (LwDrafting *drafting);
gboolean         lw_drafting_in_gesture      (const LwDrafting *drafting);

/*
 * For keys held down and fields typed into: the next edit, or gesture, joins the step before it
 * when that was made with the same @key and nothing came between, neither undo nor save.
 */
void             lw_drafting_merge           (LwDrafting *drafting, const char *key);

/* @scenario: (transfer full) (nullable) */
gboolean         lw_drafting_set_scenario    (LwDrafting *drafting, gpointer scenario,
                                              const char *name);

/* ---- Changing, for the edits ---- */

/* Opens a step unless a gesture holds one open. @name: (transfer full), as in lw_drafting_begin().
 */
void             lw_drafting_open            (LwDrafting *drafting, char *name);
/* Closes it; TRUE when anything has changed since it was opened. */
gboolean         lw_drafting_close           (LwDrafting *drafting);

/* The thing to be changed, remembered as it was. */
LwFeature       *lw_drafting_touch           (LwDrafting *drafting, guint index);
void             lw_drafting_insert          (LwDrafting *drafting, guint index,
                                              LwFeature *feature);
void             lw_drafting_remove          (LwDrafting *drafting, guint index);
void             lw_drafting_shift           (LwDrafting *drafting, guint from, guint to);
/* The name, size and so on to be changed, remembered as they were. */
LwCountry       *lw_drafting_head            (LwDrafting *drafting);

LwFeature       *lw_drafting_at              (const LwDrafting *drafting, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwDrafting, lw_drafting_free)

G_END_DECLS
