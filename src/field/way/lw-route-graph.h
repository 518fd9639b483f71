/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-graph.h: what a search for a way is made of: corners round things, and legs to be tried.
 */
#pragma once

#include "measure/measure.h"

G_BEGIN_DECLS

/* ---- The points round a thing at which a taut string bends ---- */

/* The thing lies between `before` and `after` as seen from `at`; a loose point bends no string. */
typedef struct
{
  LwPoint at;
  LwPoint before, after;
  gboolean loose;
} LwCorner;

/* Appends the corners of @shape grown by @half_width and one unit more. */
void  lw_corners_collect (const LwShape *shape, LwLength half_width, GArray *corners);

/* Does a string from (or to) @far lie against the thing at this corner, not lead into it? */
static inline gboolean
lw_corner_turns (const LwCorner *corner, LwPoint far)
{
  gint64 before, after;

  if (corner->loose)
    return TRUE;

  before = lw_side_of (far, corner->at, corner->before);
  after = lw_side_of (far, corner->at, corner->after);

  return before == 0 || after == 0 || (before > 0) == (after > 0);
}

/* ---- Legs waiting to be tried: a heap in a GArray of LwLeg ---- */

typedef struct
{
  LwLength estimate; /* of the whole way */
  LwLength length;   /* from the start to the leg's end */
  int from, to;      /* numbers of nodes */
  gboolean paid;     /* what it takes beyond its length is in it already */
} LwLeg;

void  lw_legs_push       (GArray *heap, LwLeg leg);

/* Takes out the leg of the smallest estimate; the heap must not be empty. */
LwLeg lw_legs_pop        (GArray *heap);

G_END_DECLS
