/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-legs.c: a heap of legs, the best first.
 */
#include "lw-route-legs.h"

/* Equal estimates are taken in one fixed order, so that a route is the same on every machine. */
static gboolean
goes_first (const LwLeg *a, const LwLeg *b)
{
  if (a->estimate != b->estimate)
    return a->estimate < b->estimate;
  if (a->length != b->length)
    return a->length > b->length;
  return a->to != b->to ? a->to < b->to : a->from < b->from;
}

void
lw_legs_push (GArray *heap, LwLeg leg)
{
  guint i = heap->len;

  g_array_append_val (heap, leg);
  for (; i > 0 && goes_first (&leg, &g_array_index (heap, LwLeg, (i - 1) / 2)); i = (i - 1) / 2)
    g_array_index (heap, LwLeg, i) = g_array_index (heap, LwLeg, (i - 1) / 2);
  g_array_index (heap, LwLeg, i) = leg;
}

LwLeg
lw_legs_pop (GArray *heap)
{
  LwLeg top = g_array_index (heap, LwLeg, 0);
  LwLeg last = g_array_index (heap, LwLeg, heap->len - 1);
  guint i = 0, n = heap->len - 1;

  g_array_set_size (heap, n);
  for (guint child = 1; child < n; child = 2 * i + 1)
    {
      if (child + 1 < n &&
          goes_first (&g_array_index (heap, LwLeg, child + 1), &g_array_index (heap, LwLeg, child)))
        child++;
      if (!goes_first (&g_array_index (heap, LwLeg, child), &last))
        break;
      g_array_index (heap, LwLeg, i) = g_array_index (heap, LwLeg, child);
      i = child;
    }
  if (n > 0)
    g_array_index (heap, LwLeg, i) = last;
  return top;
}
