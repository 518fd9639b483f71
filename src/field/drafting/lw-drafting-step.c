/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-step.c: one step of the drawing board: taken back, made again, and what is worth one.
 *
 * A step is a list of changes, each of which is its own inverse: it exchanges what it holds with
 * what the sheet has. Taken back, the changes are exchanged from the last to the first. A step in
 * which nothing has come, gone or shifted drops the changes that have changed nothing in the end.
 */
#include "lw-drafting-step.h"

static void
free_change (const LwDraftingStep *step, LwDraftingChange *change)
{
  lw_feature_free (change->feature);
  g_free (change->head.name);
  g_free (change->head.author);
  g_free (change->head.notes);
  if (change->scenario != NULL)
    step->box->free (change->scenario);
}

void
lw_drafting_step_clear (LwDraftingStep *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    free_change (step, &g_array_index (step->changes, LwDraftingChange, i));
  g_array_set_size (step->changes, 0);
}

void
lw_drafting_step_free (gpointer data)
{
  LwDraftingStep *step = data;

  lw_drafting_step_clear (step);
  g_array_unref (step->changes);
  g_free (step->name);
  g_free (step->key);
  g_free (step);
}

LwDraftingStep *
lw_drafting_step_new (const LwDraftingBox *box)
{
  LwDraftingStep *step = g_new0 (LwDraftingStep, 1);

  step->changes = g_array_new (FALSE, FALSE, sizeof (LwDraftingChange));
  step->box = box;
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
swap_heads (LwCountry *country, LwDraftingHead *head)
{
  LwDraftingHead held = *head;

  *head = (LwDraftingHead){ country->name,  country->author, country->notes,
                            country->width, country->depth,  country->texture };
  country->name = held.name;
  country->author = held.author;
  country->notes = held.notes;
  country->width = held.width;
  country->depth = held.depth;
  country->texture = held.texture;
}

void
lw_drafting_step_move_in_order (GPtrArray *features, guint from, guint to)
{
  g_ptr_array_insert (features, (gint)to, g_ptr_array_steal_index (features, from));
}

/* Exchanges what the change holds with what the Country has. */
static void
exchange (LwDraftingSheet *sheet, LwDraftingChange *change, gboolean back)
{
  GPtrArray *features = sheet->country->features;

  switch (change->kind)
    {
    case LW_DRAFTING_TOUCH:
      swap_pointers (&features->pdata[change->index], (gpointer *)&change->feature);
      break;
    case LW_DRAFTING_INSERT:
    case LW_DRAFTING_REMOVE:
      if (back == (change->kind == LW_DRAFTING_REMOVE))
        g_ptr_array_insert (features, (gint)change->index, g_steal_pointer (&change->feature));
      else
        change->feature = g_ptr_array_steal_index (features, change->index);
      break;
    case LW_DRAFTING_SHIFT:
      lw_drafting_step_move_in_order (features, back ? change->to : change->index,
                                      back ? change->index : change->to);
      break;
    case LW_DRAFTING_HEAD:
      swap_heads (sheet->country, &change->head);
      break;
    case LW_DRAFTING_SCENARIO:
      swap_pointers (&sheet->scenario, &change->scenario);
      break;
    }
}

void
lw_drafting_step_take_back (LwDraftingSheet *sheet, LwDraftingStep *step)
{
  for (guint i = step->changes->len; i > 0; i--)
    exchange (sheet, &g_array_index (step->changes, LwDraftingChange, i - 1), TRUE);
}

void
lw_drafting_step_make_again (LwDraftingSheet *sheet, LwDraftingStep *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    exchange (sheet, &g_array_index (step->changes, LwDraftingChange, i), FALSE);
}

/* ---- What is worth a step ---- */

gboolean
lw_drafting_step_heads_equal (const LwCountry *a, const LwDraftingHead *b)
{
  return g_strcmp0 (a->name, b->name) == 0 && g_strcmp0 (a->author, b->author) == 0 &&
         g_strcmp0 (a->notes, b->notes) == 0 && a->width == b->width && a->depth == b->depth &&
         a->texture == b->texture;
}

gboolean
lw_drafting_step_scenarios_equal (const LwDraftingBox *box, gconstpointer a, gconstpointer b)
{
  return a == b || (a != NULL && b != NULL && box->equal (a, b));
}

/* Is the Country as it was before the change? Only where no thing has come, gone or shifted. */
static gboolean
changed_nothing (const LwDraftingSheet *sheet, const LwDraftingChange *change)
{
  switch (change->kind)
    {
    case LW_DRAFTING_TOUCH:
      return lw_feature_equal (g_ptr_array_index (sheet->country->features, change->index),
                               change->feature);
    case LW_DRAFTING_HEAD:
      return lw_drafting_step_heads_equal (sheet->country, &change->head);
    case LW_DRAFTING_SCENARIO:
      return lw_drafting_step_scenarios_equal (sheet->box, sheet->scenario, change->scenario);
    default:
      return FALSE;
    }
}

gboolean
lw_drafting_step_keeps_places (const LwDraftingStep *step)
{
  for (guint i = 0; i < step->changes->len; i++)
    {
      LwDraftingChangeKind kind = g_array_index (step->changes, LwDraftingChange, i).kind;

      if (kind == LW_DRAFTING_INSERT || kind == LW_DRAFTING_REMOVE || kind == LW_DRAFTING_SHIFT)
        return FALSE;
    }
  return TRUE;
}

void
lw_drafting_step_prune (LwDraftingSheet *sheet, LwDraftingStep *step)
{
  if (!lw_drafting_step_keeps_places (step))
    return;
  for (guint i = step->changes->len; i > 0; i--)
    {
      LwDraftingChange *change = &g_array_index (step->changes, LwDraftingChange, i - 1);

      if (!changed_nothing (sheet, change))
        continue;
      free_change (step, change);
      g_array_remove_index (step->changes, i - 1);
    }
}

LwDraftingChange *
lw_drafting_step_find (const LwDraftingStep *step, LwDraftingChangeKind kind, guint index)
{
  for (guint i = step->changes->len; i > 0; i--)
    {
      LwDraftingChange *change = &g_array_index (step->changes, LwDraftingChange, i - 1);

      if (change->kind == kind && (kind != LW_DRAFTING_TOUCH || change->index == index))
        return change;
      if (kind == LW_DRAFTING_TOUCH && change->kind != LW_DRAFTING_TOUCH &&
          change->kind < LW_DRAFTING_HEAD)
        return NULL;
    }
  return NULL;
}
