/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting.c: the drawing board: the Country, its steps, undo and redo.
 */
#include "lw-drafting-private.h"

typedef enum
{
  CHANGE_TOUCH,  /* the thing at `index` was, or will be, `feature` */
  CHANGE_INSERT, /* a thing came to be at `index`; undone, it waits in `feature` */
  CHANGE_REMOVE, /* the thing at `index` went; it waits in `feature` */
  CHANGE_SHIFT,  /* the thing at `index` went to `to` in the order */
  CHANGE_HEAD,
  CHANGE_SCENARIO
} ChangeKind;

typedef struct
{
  ChangeKind kind;
  guint index, to;
  LwFeature *feature;
  LwDraftHead head;
  gpointer scenario;
} Change;

typedef struct
{
  char *name, *key;
  GArray *changes; /* of Change */
  const LwDraftingBox *box;
} Step;

struct _LwDrafting
{
  LwCountry *country;
  gpointer scenario;
  const LwDraftingBox *box;
  guint revision;
  GPtrArray *undo, *redo; /* of Step */
  Step *open;
  guint depth; /* of edits and gestures inside one another */
  guint gesture;
  char *key;     /* for the next step */
  gint saved_at; /* steps to undo when it was saved, -1: no longer among them */
  LwCountry *saved;
  gpointer saved_scenario;
};

/* --- Steps --------------------------------------------------------------------------------- */

static void
free_head (LwDraftHead *head)
{
  g_clear_pointer (&head->name, g_free);
  g_clear_pointer (&head->author, g_free);
  g_clear_pointer (&head->notes, g_free);
}

static void
clear_changes (Step *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    {
      Change *change = &g_array_index (step->changes, Change, i);

      lw_feature_free (change->feature);
      free_head (&change->head);
      if (change->scenario != NULL)
        step->box->free (change->scenario);
    }
  g_array_set_size (step->changes, 0);
}

static void
free_step_cb (gpointer data)
{
  Step *step = data;

  clear_changes (step);
  g_array_unref (step->changes);
  g_free (step->name);
  g_free (step->key);
  g_free (step);
}

static Step *
make_step (const LwDrafting *drafting, char *name)
{
  Step *step = g_new0 (Step, 1);

  step->name = name;
  step->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  step->box = drafting->box;
  return step;
}

static void
swap_pointers (gpointer *a, gpointer *b)
{
  gpointer held = *a;

  *a = *b;
  *b = held;
}

static void
swap_heads (LwCountry *country, LwDraftHead *head)
{
  LwDraftHead held = *head;

  *head = (LwDraftHead){ country->name,  country->author, country->notes,
                         country->width, country->depth,  country->texture };
  country->name = held.name;
  country->author = held.author;
  country->notes = held.notes;
  country->width = held.width;
  country->depth = held.depth;
  country->texture = held.texture;
}

static void
move_in_order (GPtrArray *features, guint from, guint to)
{
  g_ptr_array_insert (features, (gint)to, g_ptr_array_steal_index (features, from));
}

/* Exchanges what the change holds with what the Country has. */
static void
exchange (LwDrafting *drafting, Change *change, gboolean back)
{
  GPtrArray *features = drafting->country->features;

  switch (change->kind)
    {
    case CHANGE_TOUCH:
      swap_pointers (&features->pdata[change->index], (gpointer *)&change->feature);
      break;
    case CHANGE_INSERT:
    case CHANGE_REMOVE:
      if (back == (change->kind == CHANGE_REMOVE))
        g_ptr_array_insert (features, (gint)change->index, g_steal_pointer (&change->feature));
      else
        change->feature = g_ptr_array_steal_index (features, change->index);
      break;
    case CHANGE_SHIFT:
      move_in_order (features, back ? change->to : change->index,
                     back ? change->index : change->to);
      break;
    case CHANGE_HEAD:
      swap_heads (drafting->country, &change->head);
      break;
    case CHANGE_SCENARIO:
      swap_pointers (&drafting->scenario, &change->scenario);
      break;
    }
}

static void
take_back (LwDrafting *drafting, Step *step)
{
  for (guint i = step->changes->len; i > 0; i--)
    exchange (drafting, &g_array_index (step->changes, Change, i - 1), TRUE);
  drafting->revision++;
}

static void
make_again (LwDrafting *drafting, Step *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    exchange (drafting, &g_array_index (step->changes, Change, i), FALSE);
  drafting->revision++;
}

/* --- What is worth a step ------------------------------------------------------------------ */

static gboolean
heads_equal (const LwCountry *a, const LwDraftHead *b)
{
  return g_strcmp0 (a->name, b->name) == 0 && g_strcmp0 (a->author, b->author) == 0 &&
         g_strcmp0 (a->notes, b->notes) == 0 && a->width == b->width && a->depth == b->depth &&
         a->texture == b->texture;
}

static gboolean
scenarios_equal (const LwDraftingBox *box, gconstpointer a, gconstpointer b)
{
  return a == b || (a != NULL && b != NULL && box->equal (a, b));
}

/* Is the Country as it was before the change? Only where no thing has come, gone or shifted. */
static gboolean
changed_nothing (const LwDrafting *drafting, const Change *change)
{
  switch (change->kind)
    {
    case CHANGE_TOUCH:
      return lw_feature_equal (lw_draft_at (drafting, change->index), change->feature);
    case CHANGE_HEAD:
      return heads_equal (drafting->country, &change->head);
    case CHANGE_SCENARIO:
      return scenarios_equal (drafting->box, drafting->scenario, change->scenario);
    default:
      return FALSE;
    }
}

static gboolean
keeps_places (const Step *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    {
      ChangeKind kind = g_array_index (step->changes, Change, i).kind;

      if (kind == CHANGE_INSERT || kind == CHANGE_REMOVE || kind == CHANGE_SHIFT)
        return FALSE;
    }
  return TRUE;
}

static void
drop_change (Step *step, guint i)
{
  Change *change = &g_array_index (step->changes, Change, i);

  lw_feature_free (change->feature);
  free_head (&change->head);
  if (change->scenario != NULL)
    step->box->free (change->scenario);
  g_array_remove_index (step->changes, i);
}

static void
prune (LwDrafting *drafting, Step *step)
{
  if (!keeps_places (step))
    return;
  for (guint i = step->changes->len; i > 0; i--)
    if (changed_nothing (drafting, &g_array_index (step->changes, Change, i - 1)))
      drop_change (step, i - 1);
}

/* The change of @step that already remembers what this one would; NULL when none does. */
static Change *
find_change (const Step *step, ChangeKind kind, guint index)
{
  for (guint i = step->changes->len; i > 0; i--)
    {
      Change *change = &g_array_index (step->changes, Change, i - 1);

      if (change->kind == kind && (kind != CHANGE_TOUCH || change->index == index))
        return change;
      if (kind == CHANGE_TOUCH && change->kind != CHANGE_TOUCH && change->kind < CHANGE_HEAD)
        return NULL;
    }
  return NULL;
}

static Change *
add_change (LwDrafting *drafting, ChangeKind kind, guint index, guint to)
{
  Change change = { .kind = kind, .index = index, .to = to };

  g_assert (drafting->open != NULL);
  g_array_append_val (drafting->open->changes, change);
  drafting->revision++;
  return &g_array_index (drafting->open->changes, Change, drafting->open->changes->len - 1);
}

/* --- Open and close ------------------------------------------------------------------------ */

void
lw_draft_open (LwDrafting *drafting, char *name)
{
  if (drafting->depth++ == 0)
    drafting->open = make_step (drafting, NULL);
  if (drafting->open->name == NULL)
    drafting->open->name = name;
  else
    g_free (name);
}

static void
forget_redo (LwDrafting *drafting)
{
  if (drafting->saved_at > (gint)drafting->undo->len)
    drafting->saved_at = -1;
  g_ptr_array_set_size (drafting->redo, 0);
}

static gboolean
may_join (const LwDrafting *drafting)
{
  const Step *last =
      drafting->undo->len > 0 ? g_ptr_array_index (drafting->undo, drafting->undo->len - 1) : NULL;

  return last != NULL && drafting->key != NULL && g_strcmp0 (last->key, drafting->key) == 0 &&
         drafting->redo->len == 0 && drafting->saved_at != (gint)drafting->undo->len;
}

/* The step before takes over the changes that it does not remember already. */
static void
join (LwDrafting *drafting, Step *step)
{
  Step *last = g_ptr_array_index (drafting->undo, drafting->undo->len - 1);
  gboolean simple = keeps_places (last) && keeps_places (step);

  for (guint i = 0; i < step->changes->len; i++)
    {
      Change *change = &g_array_index (step->changes, Change, i);

      if (simple && find_change (last, change->kind, change->index) != NULL)
        continue;
      g_array_append_val (last->changes, *change);
      *change = (Change){ .kind = CHANGE_SHIFT };
    }
  free_step_cb (step);
  prune (drafting, last);
  if (last->changes->len == 0)
    g_ptr_array_set_size (drafting->undo, (gint)drafting->undo->len - 1);
}

static gboolean
commit (LwDrafting *drafting)
{
  Step *step = g_steal_pointer (&drafting->open);

  prune (drafting, step);
  if (step->changes->len == 0)
    {
      free_step_cb (step);
      g_clear_pointer (&drafting->key, g_free);
      return FALSE;
    }
  if (may_join (drafting))
    join (drafting, step);
  else
    {
      forget_redo (drafting);
      step->key = g_strdup (drafting->key);
      g_ptr_array_add (drafting->undo, step);
    }
  g_clear_pointer (&drafting->key, g_free);
  return TRUE;
}

gboolean
lw_draft_close (LwDrafting *drafting)
{
  g_assert (drafting->depth > 0);

  if (--drafting->depth > 0)
    return drafting->open->changes->len > 0;
  return commit (drafting);
}

void
lw_drafting_begin (LwDrafting *drafting, const char *name)
{
  g_return_if_fail (drafting != NULL && drafting->gesture == 0);

  lw_draft_open (drafting, g_strdup (name));
  drafting->gesture = 1;
}

void
lw_drafting_rewind (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL && drafting->gesture == 1);

  if (drafting->open->changes->len == 0)
    return;
  take_back (drafting, drafting->open);
  clear_changes (drafting->open);
}

void
lw_drafting_end (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL && drafting->gesture == 1);

  drafting->gesture = 0;
  lw_draft_close (drafting);
}

void
lw_drafting_cancel (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL && drafting->gesture == 1);

  lw_drafting_rewind (drafting);
  lw_drafting_end (drafting);
}

gboolean
lw_drafting_in_gesture (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  return drafting->gesture > 0;
}

void
lw_drafting_merge (LwDrafting *drafting, const char *key)
{
  g_return_if_fail (drafting != NULL);

  g_free (drafting->key);
  drafting->key = g_strdup (key);
}

/* --- Changing ------------------------------------------------------------------------------ */

LwFeature *
lw_draft_at (const LwDrafting *drafting, guint index)
{
  return g_ptr_array_index (drafting->country->features, index);
}

LwFeature *
lw_draft_touch (LwDrafting *drafting, guint index)
{
  LwFeature *feature = lw_draft_at (drafting, index);

  if (find_change (drafting->open, CHANGE_TOUCH, index) == NULL)
    add_change (drafting, CHANGE_TOUCH, index, 0)->feature = lw_feature_copy (feature);
  else
    drafting->revision++;
  return feature;
}

void
lw_draft_insert (LwDrafting *drafting, guint index, LwFeature *feature)
{
  g_ptr_array_insert (drafting->country->features, (gint)index, feature);
  add_change (drafting, CHANGE_INSERT, index, 0);
}

void
lw_draft_remove (LwDrafting *drafting, guint index)
{
  add_change (drafting, CHANGE_REMOVE, index, 0)->feature =
      g_ptr_array_steal_index (drafting->country->features, index);
}

void
lw_draft_shift (LwDrafting *drafting, guint from, guint to)
{
  if (from == to)
    return;
  move_in_order (drafting->country->features, from, to);
  add_change (drafting, CHANGE_SHIFT, from, to);
}

LwCountry *
lw_draft_head (LwDrafting *drafting)
{
  LwCountry *country = drafting->country;

  if (find_change (drafting->open, CHANGE_HEAD, 0) == NULL)
    add_change (drafting, CHANGE_HEAD, 0, 0)->head = (LwDraftHead){ g_strdup (country->name),
                                                                    g_strdup (country->author),
                                                                    g_strdup (country->notes),
                                                                    country->width,
                                                                    country->depth,
                                                                    country->texture };
  else
    drafting->revision++;
  return country;
}

gboolean
lw_drafting_set_scenario (LwDrafting *drafting, gpointer scenario, const char *name)
{
  g_return_val_if_fail (drafting != NULL, FALSE);
  g_return_val_if_fail (scenario == NULL || drafting->box != NULL, FALSE);

  lw_draft_open (drafting, g_strdup (name));
  if (find_change (drafting->open, CHANGE_SCENARIO, 0) == NULL)
    add_change (drafting, CHANGE_SCENARIO, 0, 0)->scenario = g_steal_pointer (&drafting->scenario);
  else
    drafting->revision++;
  if (drafting->scenario != NULL)
    drafting->box->free (drafting->scenario);
  drafting->scenario = scenario;
  return lw_draft_close (drafting);
}

/* --- The board ----------------------------------------------------------------------------- */

LwDrafting *
lw_drafting_new (LwCountry *country, gpointer scenario, const LwDraftingBox *box)
{
  LwDrafting *drafting;

  g_return_val_if_fail (country != NULL && (scenario == NULL || box != NULL), NULL);

  drafting = g_new0 (LwDrafting, 1);
  drafting->country = country;
  drafting->scenario = scenario;
  drafting->box = box;
  drafting->undo = g_ptr_array_new_with_free_func (free_step_cb);
  drafting->redo = g_ptr_array_new_with_free_func (free_step_cb);
  lw_drafting_mark_saved (drafting);
  return drafting;
}

static void
free_scenario (const LwDrafting *drafting, gpointer scenario)
{
  if (scenario != NULL)
    drafting->box->free (scenario);
}

void
lw_drafting_free (LwDrafting *drafting)
{
  if (drafting == NULL)
    return;
  g_ptr_array_unref (drafting->undo);
  g_ptr_array_unref (drafting->redo);
  if (drafting->open != NULL)
    free_step_cb (drafting->open);
  free_scenario (drafting, drafting->scenario);
  free_scenario (drafting, drafting->saved_scenario);
  lw_country_free (drafting->country);
  lw_country_free (drafting->saved);
  g_free (drafting->key);
  g_free (drafting);
}

const LwCountry *
lw_drafting_country (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, NULL);

  return drafting->country;
}

gconstpointer
lw_drafting_scenario (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, NULL);

  return drafting->scenario;
}

guint
lw_drafting_revision (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, 0);

  return drafting->revision;
}

/* --- Undo and redo ------------------------------------------------------------------------- */

static const char *
last_name (const GPtrArray *steps)
{
  const Step *step = steps->len > 0 ? g_ptr_array_index (steps, steps->len - 1) : NULL;

  if (step == NULL)
    return NULL;
  return step->name != NULL ? step->name : "";
}

const char *
lw_drafting_undo_name (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, NULL);

  return last_name (drafting->undo);
}

const char *
lw_drafting_redo_name (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, NULL);

  return last_name (drafting->redo);
}

guint
lw_drafting_n_undo (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, 0);

  return drafting->undo->len;
}

guint
lw_drafting_n_redo (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, 0);

  return drafting->redo->len;
}

gboolean
lw_drafting_undo (LwDrafting *drafting)
{
  Step *step;

  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open != NULL || drafting->undo->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (drafting->undo, drafting->undo->len - 1);
  take_back (drafting, step);
  g_clear_pointer (&step->key, g_free);
  g_ptr_array_add (drafting->redo, step);
  return TRUE;
}

gboolean
lw_drafting_redo (LwDrafting *drafting)
{
  Step *step;

  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open != NULL || drafting->redo->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (drafting->redo, drafting->redo->len - 1);
  make_again (drafting, step);
  g_ptr_array_add (drafting->undo, step);
  return TRUE;
}

/* --- Dirty --------------------------------------------------------------------------------- */

void
lw_drafting_mark_saved (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL);

  lw_country_free (drafting->saved);
  free_scenario (drafting, drafting->saved_scenario);
  drafting->saved = lw_country_copy (drafting->country);
  drafting->saved_scenario =
      drafting->scenario != NULL ? drafting->box->copy (drafting->scenario) : NULL;
  drafting->saved_at = drafting->open == NULL ? (gint)drafting->undo->len : -1;
}

static gboolean
countries_equal (const LwCountry *a, const LwCountry *b)
{
  const LwDraftHead head = { b->name, b->author, b->notes, b->width, b->depth, b->texture };

  if (!heads_equal (a, &head) || a->features->len != b->features->len)
    return FALSE;
  for (guint i = 0; i < a->features->len; i++)
    if (!lw_feature_equal (lw_country_feature (a, i), lw_country_feature (b, i)))
      return FALSE;
  return TRUE;
}

gboolean
lw_drafting_dirty (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open == NULL && drafting->saved_at == (gint)drafting->undo->len)
    return FALSE;
  return !countries_equal (drafting->country, drafting->saved) ||
         !scenarios_equal (drafting->box, drafting->scenario, drafting->saved_scenario);
}
