/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-step.h: one step of the drawing board: what it changed, and how to take it back.
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

/* How to handle the scenario; all three are called with a value that is not NULL. */
typedef struct
{
  gpointer (*copy) (gconstpointer value);
  void (*free) (gpointer value);
  gboolean (*equal) (gconstpointer a, gconstpointer b);
} LwDraftingBox;

/* What lies on the drawing board: the Country, and the scenario that goes with it, or NULL. */
typedef struct
{
  LwCountry *country;
  gpointer scenario;
  const LwDraftingBox *box; /* NULL only where there never is a scenario */
} LwDraftingSheet;

/* What a Country has beside its things. */
typedef struct
{
  char *name, *author, *notes;
  LwLength width, depth;
  guint texture;
} LwDraftingHead;

typedef enum
{
  LW_DRAFTING_TOUCH,  /* the thing at `index` was, or will be, `feature` */
  LW_DRAFTING_INSERT, /* a thing came to be at `index`; undone, it waits in `feature` */
  LW_DRAFTING_REMOVE, /* the thing at `index` went; it waits in `feature` */
  LW_DRAFTING_SHIFT,  /* the thing at `index` went to `to` in the order */
  LW_DRAFTING_HEAD,
  LW_DRAFTING_SCENARIO
} LwDraftingChangeKind;

typedef struct
{
  LwDraftingChangeKind kind;
  guint index, to;
  LwFeature *feature;
  LwDraftingHead head;
  gpointer scenario;
} LwDraftingChange;

typedef struct
{
  char *name, *key;
  GArray *changes; /* of LwDraftingChange */
  const LwDraftingBox *box;
} LwDraftingStep;

LwDraftingStep   *lw_drafting_step_new           (const LwDraftingBox *box);
void              lw_drafting_step_free          (gpointer step);
/* Frees its changes; what they hold is not what the sheet has. */
void              lw_drafting_step_clear         (LwDraftingStep *step);
void              lw_drafting_step_take_back     (LwDraftingSheet *sheet, LwDraftingStep *step);
void              lw_drafting_step_make_again    (LwDraftingSheet *sheet, LwDraftingStep *step);

/* Drops the changes that have changed nothing in the end. */
void              lw_drafting_step_prune         (LwDraftingSheet *sheet, LwDraftingStep *step);
/* Has nothing come, gone or shifted in it? */
gboolean          lw_drafting_step_keeps_places  (const LwDraftingStep *step);
/* The change of @step that already remembers what this one would; NULL when none does. */
LwDraftingChange *lw_drafting_step_find          (const LwDraftingStep *step,
                                                  LwDraftingChangeKind kind, guint index);

void              lw_drafting_step_move_in_order (GPtrArray *features, guint from, guint to);
gboolean          lw_drafting_step_heads_equal   (const LwCountry *a, const LwDraftingHead *b);
gboolean          lw_drafting_step_scenarios_equal (const LwDraftingBox *box, gconstpointer a,
                                                    gconstpointer b);

G_END_DECLS
