/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-step.c: steps taken back and made again, and what is worth one.
 */
#include "lw-drafting-step.h"

static void
free_head (LwDraftHead *head)
{
  g_clear_pointer (&head->name, g_free);
  g_clear_pointer (&head->author, g_free);
  g_clear_pointer (&head->notes, g_free);
}

void
lw_draft_step_clear (LwDraftStep *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    {
      LwDraftChange *change = &g_array_index (step->changes, LwDraftChange, i);

      lw_feature_free (change->feature);
      free_head (&change->head);
      if (change->scenario != NULL)
        step->box->free (change->scenario);
    }
  g_array_set_size (step->changes, 0);
}

void
lw_draft_step_free (gpointer data)
{
  LwDraftStep *step = data;

  lw_draft_step_clear (step);
  g_array_unref (step->changes);
  g_free (step->name);
  g_free (step->key);
  g_free (step);
}

LwDraftStep *
lw_draft_step_new (const LwDrafting *drafting, char *name)
{
  LwDraftStep *step = g_new0 (LwDraftStep, 1);

  step->name = name;
  step->changes = g_array_new (FALSE, FALSE, sizeof (LwDraftChange));
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

void
lw_draft_move_in_order (GPtrArray *features, guint from, guint to)
{
  g_ptr_array_insert (features, (gint)to, g_ptr_array_steal_index (features, from));
}

/* Exchanges what the change holds with what the Country has. */
static void
exchange (LwDrafting *drafting, LwDraftChange *change, gboolean back)
{
  GPtrArray *features = drafting->country->features;

  switch (change->kind)
    {
    case LW_DRAFT_TOUCH:
      swap_pointers (&features->pdata[change->index], (gpointer *)&change->feature);
      break;
    case LW_DRAFT_INSERT:
    case LW_DRAFT_REMOVE:
      if (back == (change->kind == LW_DRAFT_REMOVE))
        g_ptr_array_insert (features, (gint)change->index, g_steal_pointer (&change->feature));
      else
        change->feature = g_ptr_array_steal_index (features, change->index);
      break;
    case LW_DRAFT_SHIFT:
      lw_draft_move_in_order (features, back ? change->to : change->index,
                              back ? change->index : change->to);
      break;
    case LW_DRAFT_HEAD:
      swap_heads (drafting->country, &change->head);
      break;
    case LW_DRAFT_SCENARIO:
      swap_pointers (&drafting->scenario, &change->scenario);
      break;
    }
}

void
lw_draft_step_take_back (LwDrafting *drafting, LwDraftStep *step)
{
  for (guint i = step->changes->len; i > 0; i--)
    exchange (drafting, &g_array_index (step->changes, LwDraftChange, i - 1), TRUE);
  drafting->revision++;
}

void
lw_draft_step_make_again (LwDrafting *drafting, LwDraftStep *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    exchange (drafting, &g_array_index (step->changes, LwDraftChange, i), FALSE);
  drafting->revision++;
}

/* ---- What is worth a step ---- */

gboolean
lw_draft_heads_equal (const LwCountry *a, const LwDraftHead *b)
{
  return g_strcmp0 (a->name, b->name) == 0 && g_strcmp0 (a->author, b->author) == 0 &&
         g_strcmp0 (a->notes, b->notes) == 0 && a->width == b->width && a->depth == b->depth &&
         a->texture == b->texture;
}

gboolean
lw_draft_scenarios_equal (const LwDraftingBox *box, gconstpointer a, gconstpointer b)
{
  return a == b || (a != NULL && b != NULL && box->equal (a, b));
}

/* Is the Country as it was before the change? Only where no thing has come, gone or shifted. */
static gboolean
changed_nothing (const LwDrafting *drafting, const LwDraftChange *change)
{
  switch (change->kind)
    {
    case LW_DRAFT_TOUCH:
      return lw_feature_equal (lw_draft_at (drafting, change->index), change->feature);
    case LW_DRAFT_HEAD:
      return lw_draft_heads_equal (drafting->country, &change->head);
    case LW_DRAFT_SCENARIO:
      return lw_draft_scenarios_equal (drafting->box, drafting->scenario, change->scenario);
    default:
      return FALSE;
    }
}

gboolean
lw_draft_step_keeps_places (const LwDraftStep *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    {
      LwDraftChangeKind kind = g_array_index (step->changes, LwDraftChange, i).kind;

      if (kind == LW_DRAFT_INSERT || kind == LW_DRAFT_REMOVE || kind == LW_DRAFT_SHIFT)
        return FALSE;
    }
  return TRUE;
}

static void
drop_change (LwDraftStep *step, guint i)
{
  LwDraftChange *change = &g_array_index (step->changes, LwDraftChange, i);

  lw_feature_free (change->feature);
  free_head (&change->head);
  if (change->scenario != NULL)
    step->box->free (change->scenario);
  g_array_remove_index (step->changes, i);
}

void
lw_draft_step_prune (LwDrafting *drafting, LwDraftStep *step)
{
  if (!lw_draft_step_keeps_places (step))
    return;
  for (guint i = step->changes->len; i > 0; i--)
    if (changed_nothing (drafting, &g_array_index (step->changes, LwDraftChange, i - 1)))
      drop_change (step, i - 1);
}

/* The change of @step that already remembers what this one would; NULL when none does. */
LwDraftChange *
lw_draft_step_find (const LwDraftStep *step, LwDraftChangeKind kind, guint index)
{
  for (guint i = step->changes->len; i > 0; i--)
    {
      LwDraftChange *change = &g_array_index (step->changes, LwDraftChange, i - 1);

      if (change->kind == kind && (kind != LW_DRAFT_TOUCH || change->index == index))
        return change;
      if (kind == LW_DRAFT_TOUCH && change->kind != LW_DRAFT_TOUCH && change->kind < LW_DRAFT_HEAD)
        return NULL;
    }
  return NULL;
}
