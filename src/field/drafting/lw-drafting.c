/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting.c: the drawing board: edits made into steps, undo and redo, and whether it is saved.
 *
 * An edit opens a step, changes the sheet through the functions here and nothing else, and closes
 * it. Edits and gestures nest: the outermost makes the step. One that changed nothing in the end
 * leaves none, and the redo list as it was. What was saved is kept as a copy, so that dirty is
 * exact; the number of the step at which it was saved spares the comparison most of the time.
 */
#include "lw-drafting.h"

#include "lw-drafting-step.h"

struct _LwDrafting
{
  LwDraftingSheet sheet;
  GPtrArray *undo, *redo; /* of LwDraftingStep */
  LwDraftingStep *open;
  guint depth; /* of edits and gestures inside one another */
  gboolean in_gesture;
  char *key;     /* for the next step */
  gint saved_at; /* steps to undo when it was saved, -1: no longer among them */
  LwCountry *saved;
  gpointer saved_scenario;
};

LwDrafting *
lw_drafting_new (LwCountry *country, gpointer scenario, const LwDraftingBox *box)
{
  LwDrafting *drafting;

  g_return_val_if_fail (country != NULL && (scenario == NULL || box != NULL), NULL);

  drafting = g_new0 (LwDrafting, 1);
  drafting->sheet = (LwDraftingSheet){ country, scenario, box };
  drafting->undo = g_ptr_array_new_with_free_func (lw_drafting_step_free);
  drafting->redo = g_ptr_array_new_with_free_func (lw_drafting_step_free);
  lw_drafting_mark_saved (drafting);
  return drafting;
}

static void
free_scenario (const LwDrafting *drafting, gpointer scenario)
{
  if (scenario != NULL)
    drafting->sheet.box->free (scenario);
}

void
lw_drafting_free (LwDrafting *drafting)
{
  if (drafting == NULL)
    return;
  g_ptr_array_unref (drafting->undo);
  g_ptr_array_unref (drafting->redo);
  if (drafting->open != NULL)
    lw_drafting_step_free (drafting->open);
  free_scenario (drafting, drafting->sheet.scenario);
  free_scenario (drafting, drafting->saved_scenario);
  lw_country_free (drafting->sheet.country);
  lw_country_free (drafting->saved);
  g_free (drafting->key);
  g_free (drafting);
}

const LwCountry *
lw_drafting_country (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, NULL);

  return drafting->sheet.country;
}

gconstpointer
lw_drafting_scenario (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, NULL);

  return drafting->sheet.scenario;
}

/* ---- Steps and gestures ---- */

void
lw_drafting_open (LwDrafting *drafting, char *name)
{
  if (drafting->depth++ == 0)
    drafting->open = lw_drafting_step_new (drafting->sheet.box);
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
  const LwDraftingStep *last =
      drafting->undo->len > 0 ? g_ptr_array_index (drafting->undo, drafting->undo->len - 1) : NULL;

  return last != NULL && drafting->key != NULL && g_strcmp0 (last->key, drafting->key) == 0 &&
         drafting->redo->len == 0 && drafting->saved_at != (gint)drafting->undo->len;
}

/* The step before takes over the changes that it does not remember already. */
static void
join (LwDrafting *drafting, LwDraftingStep *step)
{
  LwDraftingStep *last = g_ptr_array_index (drafting->undo, drafting->undo->len - 1);
  gboolean simple = lw_drafting_step_keeps_places (last) && lw_drafting_step_keeps_places (step);

  for (guint i = 0; i < step->changes->len; i++)
    {
      LwDraftingChange *change = &g_array_index (step->changes, LwDraftingChange, i);

      if (simple && lw_drafting_step_find (last, change->kind, change->index) != NULL)
        continue;
      g_array_append_val (last->changes, *change);
      *change = (LwDraftingChange){ .kind = LW_DRAFTING_SHIFT };
    }
  lw_drafting_step_free (step);
  lw_drafting_step_prune (&drafting->sheet, last);
  if (last->changes->len == 0)
    g_ptr_array_set_size (drafting->undo, (gint)drafting->undo->len - 1);
}

static gboolean
commit (LwDrafting *drafting)
{
  LwDraftingStep *step = g_steal_pointer (&drafting->open);

  lw_drafting_step_prune (&drafting->sheet, step);
  if (step->changes->len == 0)
    {
      lw_drafting_step_free (step);
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
lw_drafting_close (LwDrafting *drafting)
{
  g_assert (drafting->depth > 0);

  if (--drafting->depth > 0)
    return drafting->open->changes->len > 0;
  return commit (drafting);
}

void
lw_drafting_begin (LwDrafting *drafting, const char *name)
{
  g_return_if_fail (drafting != NULL && !drafting->in_gesture);

  lw_drafting_open (drafting, g_strdup (name));
  drafting->in_gesture = TRUE;
}

void
lw_drafting_rewind (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL && drafting->in_gesture);

  if (drafting->open->changes->len == 0)
    return;
  lw_drafting_step_take_back (&drafting->sheet, drafting->open);
  lw_drafting_step_clear (drafting->open);
}

void
lw_drafting_end (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL && drafting->in_gesture);

  drafting->in_gesture = FALSE;
  lw_drafting_close (drafting);
}

void
lw_drafting_cancel (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL && drafting->in_gesture);

  lw_drafting_rewind (drafting);
  lw_drafting_end (drafting);
}

gboolean
lw_drafting_in_gesture (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  return drafting->in_gesture;
}

void
lw_drafting_merge (LwDrafting *drafting, const char *key)
{
  g_return_if_fail (drafting != NULL);

  g_free (drafting->key);
  drafting->key = g_strdup (key);
}

/* ---- Changing ---- */

static LwDraftingChange *
add_change (LwDrafting *drafting, LwDraftingChangeKind kind, guint index, guint to)
{
  LwDraftingChange change = { .kind = kind, .index = index, .to = to };

  g_assert (drafting->open != NULL);
  g_array_append_val (drafting->open->changes, change);
  return &g_array_index (drafting->open->changes, LwDraftingChange,
                         drafting->open->changes->len - 1);
}

LwFeature *
lw_drafting_at (const LwDrafting *drafting, guint index)
{
  return g_ptr_array_index (drafting->sheet.country->features, index);
}

LwFeature *
lw_drafting_touch (LwDrafting *drafting, guint index)
{
  LwFeature *feature = lw_drafting_at (drafting, index);

  if (lw_drafting_step_find (drafting->open, LW_DRAFTING_TOUCH, index) == NULL)
    add_change (drafting, LW_DRAFTING_TOUCH, index, 0)->feature = lw_feature_copy (feature);
  return feature;
}

void
lw_drafting_insert (LwDrafting *drafting, guint index, LwFeature *feature)
{
  g_ptr_array_insert (drafting->sheet.country->features, (gint)index, feature);
  add_change (drafting, LW_DRAFTING_INSERT, index, 0);
}

void
lw_drafting_remove (LwDrafting *drafting, guint index)
{
  add_change (drafting, LW_DRAFTING_REMOVE, index, 0)->feature =
      g_ptr_array_steal_index (drafting->sheet.country->features, index);
}

void
lw_drafting_shift (LwDrafting *drafting, guint from, guint to)
{
  if (from == to)
    return;
  lw_drafting_step_move_in_order (drafting->sheet.country->features, from, to);
  add_change (drafting, LW_DRAFTING_SHIFT, from, to);
}

LwCountry *
lw_drafting_head (LwDrafting *drafting)
{
  LwCountry *country = drafting->sheet.country;

  if (lw_drafting_step_find (drafting->open, LW_DRAFTING_HEAD, 0) == NULL)
    add_change (drafting, LW_DRAFTING_HEAD, 0, 0)->head =
        (LwDraftingHead){ g_strdup (country->name),
                          g_strdup (country->author),
                          g_strdup (country->notes),
                          country->width,
                          country->depth,
                          country->texture };
  return country;
}

gboolean
lw_drafting_set_scenario (LwDrafting *drafting, gpointer scenario, const char *name)
{
  g_return_val_if_fail (drafting != NULL, FALSE);
  g_return_val_if_fail (scenario == NULL || drafting->sheet.box != NULL, FALSE);

  lw_drafting_open (drafting, g_strdup (name));
  if (lw_drafting_step_find (drafting->open, LW_DRAFTING_SCENARIO, 0) == NULL)
    add_change (drafting, LW_DRAFTING_SCENARIO, 0, 0)->scenario =
        g_steal_pointer (&drafting->sheet.scenario);
  else if (drafting->sheet.scenario != NULL)
    drafting->sheet.box->free (drafting->sheet.scenario);
  drafting->sheet.scenario = scenario;
  return lw_drafting_close (drafting);
}

/* ---- Undo and redo ---- */

static const char *
last_name (const GPtrArray *steps)
{
  const LwDraftingStep *step = steps->len > 0 ? g_ptr_array_index (steps, steps->len - 1) : NULL;

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
lw_drafting_n_undo_for_test (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, 0);

  return drafting->undo->len;
}

guint
lw_drafting_n_redo_for_test (const LwDrafting *drafting)
{
  g_return_val_if_fail (drafting != NULL, 0);

  return drafting->redo->len;
}

gboolean
lw_drafting_undo (LwDrafting *drafting)
{
  LwDraftingStep *step;

  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open != NULL || drafting->undo->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (drafting->undo, drafting->undo->len - 1);
  lw_drafting_step_take_back (&drafting->sheet, step);
  g_clear_pointer (&step->key, g_free);
  g_ptr_array_add (drafting->redo, step);
  return TRUE;
}

gboolean
lw_drafting_redo (LwDrafting *drafting)
{
  LwDraftingStep *step;

  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open != NULL || drafting->redo->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (drafting->redo, drafting->redo->len - 1);
  lw_drafting_step_make_again (&drafting->sheet, step);
  g_ptr_array_add (drafting->undo, step);
  return TRUE;
}

/* ---- Dirty ---- */

void
lw_drafting_mark_saved (LwDrafting *drafting)
{
  g_return_if_fail (drafting != NULL);

  lw_country_free (drafting->saved);
  free_scenario (drafting, drafting->saved_scenario);
  drafting->saved = lw_country_copy (drafting->sheet.country);
  drafting->saved_scenario = drafting->sheet.scenario != NULL
                                 ? drafting->sheet.box->copy (drafting->sheet.scenario)
                                 : NULL;
  drafting->saved_at = drafting->open == NULL ? (gint)drafting->undo->len : -1;
}

static gboolean
countries_equal (const LwCountry *a, const LwCountry *b)
{
  const LwDraftingHead head = { b->name, b->author, b->notes, b->width, b->depth, b->texture };

  if (!lw_drafting_step_heads_equal (a, &head) || a->features->len != b->features->len)
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
  return !countries_equal (drafting->sheet.country, drafting->saved) ||
         !lw_drafting_step_scenarios_equal (drafting->sheet.box, drafting->sheet.scenario,
                                            drafting->saved_scenario);
}
