/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * order-test.h: are two orders the same in all that they say?
 */
#pragma once

#include <string.h>

#include "lw-order.h"

static inline gboolean
same_list (const GArray *a, const GArray *b)
{
  return a->len == b->len &&
         (a->len == 0 ||
          memcmp (a->data, b->data, a->len * g_array_get_element_size ((GArray *)a)) == 0);
}

static inline gboolean
same_shots (const GArray *a, const GArray *b)
{
  guint i;

  for (i = 0; a->len == b->len && i < a->len; i++)
    {
      const LwShotEvent *one = &g_array_index (a, LwShotEvent, i);
      const LwShotEvent *other = &g_array_index (b, LwShotEvent, i);

      if (one->kind != other->kind || one->man != other->man)
        return FALSE;
    }

  return a->len == b->len;
}

static inline gboolean
same_lists (const LwOrder *a, const LwOrder *b)
{
  return same_list (a->who, b->who) && same_list (a->path, b->path) && same_list (a->to, b->to) &&
         same_shots (a->shots, b->shots) && same_list (a->dead, b->dead) &&
         same_list (a->taken, b->taken) && same_list (a->captured, b->captured);
}

static inline gboolean
same_laying (const LwOrder *a, const LwOrder *b)
{
  return a->gun == b->gun && a->bearing == b->bearing && a->elevation == b->elevation &&
         a->hurry == b->hurry && a->seed == b->seed && a->model == b->model && a->by == b->by &&
         a->rest.x == b->rest.x && a->rest.y == b->rest.y;
}

/* Whether an outcome is there already is not asked: a file says so only where there is one. */
static inline gboolean
same_order (const LwOrder *a, const LwOrder *b)
{
  return a->kind == b->kind && a->n == b->n && a->side == b->side && a->t == b->t &&
         same_lists (a, b) && same_laying (a, b) && a->melee == b->melee && a->flag == b->flag &&
         a->upto == b->upto && g_strcmp0 (a->text, b->text) == 0 && a->told == b->told &&
         a->allowance == b->allowance && a->support == b->support && a->isolated == b->isolated;
}
