/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-legs.h: legs waiting to be tried, in a heap in a GArray of LwLeg.
 */
#pragma once

#include "measure/measure.h"

G_BEGIN_DECLS

typedef struct
{
  LwLength estimate; /* of the whole way */
  LwLength length;   /* from the start to the leg's end */
  int from, to;      /* numbers of nodes */
  gboolean paid;     /* what it takes beyond its length is in it already */
} LwLeg;

void  lw_legs_push (GArray *heap, LwLeg leg);

/* Takes out the leg of the smallest estimate; the heap must not be empty. */
LwLeg lw_legs_pop  (GArray *heap);

G_END_DECLS
