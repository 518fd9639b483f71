/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-step.h: one step of the drawing board's list, and the drawing board that has it.
 */
#pragma once

#include "lw-drafting-private.h"

G_BEGIN_DECLS

typedef enum
{
  LW_DRAFT_TOUCH,  /* the thing at `index` was, or will be, `feature` */
  LW_DRAFT_INSERT, /* a thing came to be at `index`; undone, it waits in `feature` */
  LW_DRAFT_REMOVE, /* the thing at `index` went; it waits in `feature` */
  LW_DRAFT_SHIFT,  /* the thing at `index` went to `to` in the order */
  LW_DRAFT_HEAD,
  LW_DRAFT_SCENARIO
} LwDraftChangeKind;

typedef struct
{
  LwDraftChangeKind kind;
  guint index, to;
  LwFeature *feature;
  LwDraftHead head;
  gpointer scenario;
} LwDraftChange;

typedef struct
{
  char *name, *key;
  GArray *changes; /* of LwDraftChange */
  const LwDraftingBox *box;
} LwDraftStep;

struct _LwDrafting
{
  LwCountry *country;
  gpointer scenario;
  const LwDraftingBox *box;
  guint revision;
  GPtrArray *undo, *redo; /* of LwDraftStep */
  LwDraftStep *open;
  guint depth; /* of edits and gestures inside one another */
  guint gesture;
  char *key;     /* for the next step */
  gint saved_at; /* steps to undo when it was saved, -1: no longer among them */
  LwCountry *saved;
  gpointer saved_scenario;
};

LwDraftStep   *lw_draft_step_new          (const LwDrafting *drafting, char *name);
void           lw_draft_step_free         (gpointer step);
/* Frees its changes; what they hold is not what the Country has. */
void           lw_draft_step_clear        (LwDraftStep *step);
void           lw_draft_step_take_back    (LwDrafting *drafting, LwDraftStep *step);
void           lw_draft_step_make_again   (LwDrafting *drafting, LwDraftStep *step);

/* Drops the changes that have changed nothing in the end. */
void           lw_draft_step_prune        (LwDrafting *drafting, LwDraftStep *step);
/* Has nothing come, gone or shifted in it? */
gboolean       lw_draft_step_keeps_places (const LwDraftStep *step);
/* The change of @step that already remembers what this one would; NULL when none does. */
LwDraftChange *lw_draft_step_find         (const LwDraftStep *step, LwDraftChangeKind kind,
                                           guint index);

void           lw_draft_move_in_order     (GPtrArray *features, guint from, guint to);
gboolean       lw_draft_heads_equal       (const LwCountry *a, const LwDraftHead *b);
gboolean       lw_draft_scenarios_equal   (const LwDraftingBox *box, gconstpointer a,
                                           gconstpointer b);

G_END_DECLS
