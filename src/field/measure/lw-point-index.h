/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-point-index.h: numbered points on the floor, found by where they are.
 *
 * It is lighter than a grid of boxes, and made for what moves at every moment.
 */
#pragma once

#include "lw-length.h"

G_BEGIN_DECLS

typedef struct _LwPointIndex LwPointIndex;

/* Numbers that were found. Begin with LW_NO_HITS and never copy it: up to sixty of them lie in the
 * struct itself. */
typedef struct
{
  gint16 *number;
  guint n;
  guint room;
  gint16 few[60];
} LwHits;

#define LW_NO_HITS { NULL, 0, 0, { 0 } }

static inline void
lw_hits_clear (LwHits *hits)
{
  if (hits->room > 0)
    g_free (hits->number);
}

/* Forgets what was found. */
static inline void
lw_hits_none (LwHits *hits)
{
  if (hits->room == 0)
    hits->number = hits->few;
  hits->n = 0;
}

void          lw_hits_make_room     (LwHits *hits);

/* Adds a number. */
static inline void
lw_hits_add (LwHits *hits, gint16 number)
{
  if (hits->n == MAX (hits->room, G_N_ELEMENTS (hits->few)))
    lw_hits_make_room (hits);
  hits->number[hits->n++] = number;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LwHits, lw_hits_clear)

/* Points 0 .. @n_points - 1, none of which is there yet, of one kind or of two, mostly within
 * @bounds. */
LwPointIndex *lw_point_index_new    (LwBox bounds, guint n_points, guint n_kinds);
void          lw_point_index_free   (LwPointIndex *index);

/* Sets a point there, from wherever it was; takes it away. */
void          lw_point_index_put    (LwPointIndex *index, guint number, guint kind, LwPoint at);
void          lw_point_index_take   (LwPointIndex *index, guint number);

/*
 * lw_point_index_find: every point in @box of the kinds whose bits are set in @kinds, in rising
 * order; what @hits held before is forgotten. Points and boxes beyond the bounds are found too.
 */
void          lw_point_index_find   (const LwPointIndex *index, guint kinds, LwBox box,
                                     LwHits *hits);
/* Like lw_point_index_find(), unsorted and faster. */
void          lw_point_index_gather (const LwPointIndex *index, guint kinds, LwBox box,
                                     LwHits *hits);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwPointIndex, lw_point_index_free)

G_END_DECLS
