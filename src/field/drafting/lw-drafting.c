/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting.c: the drawing board: the Country, undo and redo, and whether it has been saved.
 */
#include "lw-drafting-step.h"

LwDrafting *
lw_drafting_new (LwCountry *country, gpointer scenario, const LwDraftingBox *box)
{
  LwDrafting *drafting;

  g_return_val_if_fail (country != NULL && (scenario == NULL || box != NULL), NULL);

  drafting = g_new0 (LwDrafting, 1);
  drafting->country = country;
  drafting->scenario = scenario;
  drafting->box = box;
  drafting->undo = g_ptr_array_new_with_free_func (lw_draft_step_free);
  drafting->redo = g_ptr_array_new_with_free_func (lw_draft_step_free);
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
    lw_draft_step_free (drafting->open);
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

/* ---- Undo and redo ---- */

static const char *
last_name (const GPtrArray *steps)
{
  const LwDraftStep *step = steps->len > 0 ? g_ptr_array_index (steps, steps->len - 1) : NULL;

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
  LwDraftStep *step;

  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open != NULL || drafting->undo->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (drafting->undo, drafting->undo->len - 1);
  lw_draft_step_take_back (drafting, step);
  g_clear_pointer (&step->key, g_free);
  g_ptr_array_add (drafting->redo, step);
  return TRUE;
}

gboolean
lw_drafting_redo (LwDrafting *drafting)
{
  LwDraftStep *step;

  g_return_val_if_fail (drafting != NULL, FALSE);

  if (drafting->open != NULL || drafting->redo->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (drafting->redo, drafting->redo->len - 1);
  lw_draft_step_make_again (drafting, step);
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
  drafting->saved = lw_country_copy (drafting->country);
  drafting->saved_scenario =
      drafting->scenario != NULL ? drafting->box->copy (drafting->scenario) : NULL;
  drafting->saved_at = drafting->open == NULL ? (gint)drafting->undo->len : -1;
}

static gboolean
countries_equal (const LwCountry *a, const LwCountry *b)
{
  const LwDraftHead head = { b->name, b->author, b->notes, b->width, b->depth, b->texture };

  if (!lw_draft_heads_equal (a, &head) || a->features->len != b->features->len)
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
         !lw_draft_scenarios_equal (drafting->box, drafting->scenario, drafting->saved_scenario);
}
