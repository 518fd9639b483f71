/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-steps.c: the last changes of a war, each with the whole file of before.
 */
#include "lw-war-steps.h"

#define MOST_STEPS 20

static void
free_step (gpointer data)
{
  LwWarStep *step = data;

  g_free (step->text);
  g_free (step->name);
  g_free (step);
}

GPtrArray *
lw_war_steps_new (void)
{
  return g_ptr_array_new_with_free_func (free_step);
}

void
lw_war_steps_push (GPtrArray *steps, char *text, const char *name)
{
  LwWarStep *step;

  g_return_if_fail (steps != NULL && text != NULL && name != NULL);

  if (steps->len == MOST_STEPS)
    g_ptr_array_remove_index (steps, 0);
  step = g_new0 (LwWarStep, 1);
  step->text = text;
  step->name = g_strdup (name);
  g_ptr_array_add (steps, step);
}

const char *
lw_war_steps_name (const GPtrArray *steps)
{
  g_return_val_if_fail (steps != NULL, NULL);

  return steps->len == 0 ? NULL
                         : ((const LwWarStep *)g_ptr_array_index (steps, steps->len - 1))->name;
}
