/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-private.h: how the files of the drawing board change the Country.
 *
 * A step is a list of changes, each of which is its own inverse: it exchanges what it holds with
 * what the Country has. Every edit opens a step, changes things through the functions here and
 * nothing else, and closes it.
 */
#pragma once

#include "lw-drafting.h"

G_BEGIN_DECLS

/* Nothing lies farther from the field's corner than this; outside the field is allowed. */
#define LW_DRAFT_LEAST (-LW_FIELD_MAX)
#define LW_DRAFT_MOST (2 * LW_FIELD_MAX)
#define LW_DRAFT_THINGS 4000
#define LW_DRAFTING_POINTS 256
#define LW_DRAFT_TALLEST (6 * LW_FOOT)
#define LW_DRAFT_THICKEST LW_FOOT

/* What a Country has beside its things. */
typedef struct
{
  char *name, *author, *notes;
  LwLength width, depth;
  guint texture;
} LwDraftHead;

/* ---- Changing ---- */

/* Opens a step unless a gesture holds one open. @name: (transfer full), as in lw_drafting_begin().
 */
void        lw_draft_open    (LwDrafting *drafting, char *name);
/* Closes it; TRUE when anything has changed since it was opened. */
gboolean    lw_draft_close   (LwDrafting *drafting);

/* The thing to be changed, remembered as it was. */
LwFeature  *lw_draft_touch   (LwDrafting *drafting, guint index);
void        lw_draft_insert  (LwDrafting *drafting, guint index, LwFeature *feature);
void        lw_draft_remove  (LwDrafting *drafting, guint index);
void        lw_draft_shift   (LwDrafting *drafting, guint from, guint to);
/* The name, size and so on to be changed, remembered as they were. */
LwCountry  *lw_draft_head    (LwDrafting *drafting);

/* ---- Finding ---- */

/* The place of a thing in the order, or -1. */
gint        lw_draft_find    (const LwDrafting *drafting, const char *id);
/* Places (guint) of those of @ids that are there and, with @free, not locked; in rising order,
 * each once. (transfer full) */
GArray     *lw_draft_places  (const LwDrafting *drafting, const char *const *ids, gboolean free);
/* Adds the crossings of the rivers among @places. */
void        lw_draft_with_crossings (const LwDrafting *drafting, GArray *places, gboolean free);
LwFeature  *lw_draft_at      (const LwDrafting *drafting, guint index);
LwBox       lw_draft_bounds  (const LwDrafting *drafting, const GArray *places);

/* ---- Words ---- */

typedef enum
{
  LW_ACT_ADD,
  LW_ACT_DELETE,
  LW_ACT_MOVE,
  LW_ACT_ROTATE,
  LW_ACT_RESIZE,
  LW_ACT_SHAPE,
  LW_ACT_FLIP,
  LW_ACT_CHANGE,
  LW_ACT_NAME,
  LW_ACT_DUPLICATE,
  LW_ACT_ALIGN,
  LW_ACT_DISTRIBUTE,
  LW_ACT_RAISE,
  LW_ACT_LOWER,
  LW_ACT_LOCK,
  LW_ACT_UNLOCK,
  LW_ACT_STACK,
  LW_N_ACTS
} LwAct;

/* "move the church", "move 3 things". (transfer full) */
char       *lw_draft_words   (const LwDrafting *drafting, LwAct act, const GArray *places);

/* What a file can hold of a text: one line of 80 characters; lines of 4,096 bytes. NULL when
 * nothing is left. (transfer full) */
char       *lw_draft_line    (const char *text);
char       *lw_draft_text    (const char *text);

/* ---- Shapes ---- */

gboolean    lw_feature_equal     (const LwFeature *a, const LwFeature *b);
void        lw_feature_translate (LwFeature *feature, LwLength dx, LwLength dy);
/* Turns it about a point; flips it over in a line of that x, or y. */
void        lw_feature_rotate    (LwFeature *feature, LwPoint about, LwAngle angle);
void        lw_feature_flip      (LwFeature *feature, LwLength middle2, gboolean east_west);
void        lw_feature_stretch   (LwFeature *feature, LwBox from, LwBox to);

/* Thickness of every board (by its LwFeature) before an edit, and boards laid
 * again with it after. (transfer full) */
GHashTable *lw_draft_boards      (const LwDrafting *drafting);
void        lw_draft_lay_boards  (LwDrafting *drafting, GHashTable *thickness);
/* Sets the crossings of a river back onto its line after that has changed. */
void        lw_draft_snap_crossings (LwDrafting *drafting, const char *river);

G_END_DECLS
