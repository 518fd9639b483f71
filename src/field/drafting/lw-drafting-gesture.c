/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-gesture.c: steps opened and closed, gestures, and the changes that edits are made of.
 */
#include "lw-drafting-step.h"

static LwDraftChange *
add_change (LwDrafting *drafting, LwDraftChangeKind kind, guint index, guint to)
{
  LwDraftChange change = { .kind = kind, .index = index, .to = to };

  g_assert (drafting->open != NULL);
  g_array_append_val (drafting->open->changes, change);
  drafting->revision++;
  return &g_array_index (drafting->open->changes, LwDraftChange, drafting->open->changes->len - 1);
}

/* ---- Open and close ---- */

void
lw_draft_open (LwDrafting *drafting, char *name)
{
  if (drafting->depth++ == 0)
    drafting->open = lw_draft_step_new (drafting, NULL);
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
  const LwDraftStep *last =
      drafting->undo->len > 0 ? g_ptr_array_index (drafting->undo, drafting->undo->len - 1) : NULL;

  return last != NULL && drafting->key != NULL && g_strcmp0 (last->key, drafting->key) == 0 &&
         drafting->redo->len == 0 && drafting->saved_at != (gint)drafting->undo->len;
}

/* The step before takes over the changes that it does not remember already. */
static void
join (LwDrafting *drafting, LwDraftStep *step)
{
  LwDraftStep *last = g_ptr_array_index (drafting->undo, drafting->undo->len - 1);
  gboolean simple = lw_draft_step_keeps_places (last) && lw_draft_step_keeps_places (step);

  for (guint i = 0; i < step->changes->len; i++)
    {
      LwDraftChange *change = &g_array_index (step->changes, LwDraftChange, i);

      if (simple && lw_draft_step_find (last, change->kind, change->index) != NULL)
        continue;
      g_array_append_val (last->changes, *change);
      *change = (LwDraftChange){ .kind = LW_DRAFT_SHIFT };
    }
  lw_draft_step_free (step);
  lw_draft_step_prune (drafting, last);
  if (last->changes->len == 0)
    g_ptr_array_set_size (drafting->undo, (gint)drafting->undo->len - 1);
}

static gboolean
commit (LwDrafting *drafting)
{
  LwDraftStep *step = g_steal_pointer (&drafting->open);

  lw_draft_step_prune (drafting, step);
  if (step->changes->len == 0)
    {
      lw_draft_step_free (step);
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
  lw_draft_step_take_back (drafting, drafting->open);
  lw_draft_step_clear (drafting->open);
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

/* ---- Changing ---- */

LwFeature *
lw_draft_at (const LwDrafting *drafting, guint index)
{
  return g_ptr_array_index (drafting->country->features, index);
}

LwFeature *
lw_draft_touch (LwDrafting *drafting, guint index)
{
  LwFeature *feature = lw_draft_at (drafting, index);

  if (lw_draft_step_find (drafting->open, LW_DRAFT_TOUCH, index) == NULL)
    add_change (drafting, LW_DRAFT_TOUCH, index, 0)->feature = lw_feature_copy (feature);
  else
    drafting->revision++;
  return feature;
}

void
lw_draft_insert (LwDrafting *drafting, guint index, LwFeature *feature)
{
  g_ptr_array_insert (drafting->country->features, (gint)index, feature);
  add_change (drafting, LW_DRAFT_INSERT, index, 0);
}

void
lw_draft_remove (LwDrafting *drafting, guint index)
{
  add_change (drafting, LW_DRAFT_REMOVE, index, 0)->feature =
      g_ptr_array_steal_index (drafting->country->features, index);
}

void
lw_draft_shift (LwDrafting *drafting, guint from, guint to)
{
  if (from == to)
    return;
  lw_draft_move_in_order (drafting->country->features, from, to);
  add_change (drafting, LW_DRAFT_SHIFT, from, to);
}

LwCountry *
lw_draft_head (LwDrafting *drafting)
{
  LwCountry *country = drafting->country;

  if (lw_draft_step_find (drafting->open, LW_DRAFT_HEAD, 0) == NULL)
    add_change (drafting, LW_DRAFT_HEAD, 0, 0)->head = (LwDraftHead){ g_strdup (country->name),
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
  if (lw_draft_step_find (drafting->open, LW_DRAFT_SCENARIO, 0) == NULL)
    add_change (drafting, LW_DRAFT_SCENARIO, 0, 0)->scenario =
        g_steal_pointer (&drafting->scenario);
  else
    drafting->revision++;
  if (drafting->scenario != NULL)
    drafting->box->free (drafting->scenario);
  drafting->scenario = scenario;
  return lw_draft_close (drafting);
}
