/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-spots.h: numbered points on the floor, found by where they are: lighter than a grid of boxes,
 * and for what moves at every moment.
 */
#pragma once

#include "lw-length.h"

G_BEGIN_DECLS

typedef struct _LwSpots LwSpots;

/* Numbers that were found, in rising order; begin with LW_NO_SPOTS, and never copy it: a few of
 * them need no room of their own. */
typedef struct
{
  gint16 *number;
  guint n;
  guint room;
  gint16 few[60];
} LwFound;

#define LW_NO_SPOTS { NULL, 0, 0, { 0 } }

static inline void
lw_found_clear (LwFound *found)
{
  if (found->room > 0)
    g_free (found->number);
}

/* Forgets what was found. */
static inline void
lw_found_none (LwFound *found)
{
  if (found->room == 0)
    found->number = found->few;
  found->n = 0;
}

void     lw_found_make_room (LwFound *found);

/* Adds a number that is greater than all that were. */
static inline void
lw_found_add (LwFound *found, gint16 number)
{
  if (found->n == MAX (found->room, G_N_ELEMENTS (found->few)))
    lw_found_make_room (found);
  found->number[found->n++] = number;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LwFound, lw_found_clear)

/* Points 0 .. @n_spots - 1, none of which is there yet, of one kind or of two, mostly within
 * @bounds. */
LwSpots *lw_spots_new   (LwBox bounds, guint n_spots, guint n_kinds);
void     lw_spots_free  (LwSpots *spots);

/* Sets a point there, from wherever it was; takes it away. */
void     lw_spots_put   (LwSpots *spots, guint number, guint kind, LwPoint at);
void     lw_spots_take  (LwSpots *spots, guint number);

/*
 * lw_spots_find: every point in @box of the kinds whose bits stand in @kinds, in rising order; what
 * @found held before is forgotten. Points and boxes beyond the bounds are found too.
 */
void     lw_spots_find  (const LwSpots *spots, guint kinds, LwBox box, LwFound *found);
/* The same, sooner, in no order. */
void     lw_spots_gather (const LwSpots *spots, guint kinds, LwBox box, LwFound *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSpots, lw_spots_free)

G_END_DECLS
