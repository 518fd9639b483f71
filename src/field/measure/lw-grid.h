/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-grid.h: a uniform index over the floor, so that every search costs what is near and no more.
 */
#pragma once

#include "lw-length.h"

G_BEGIN_DECLS

typedef struct _LwGrid LwGrid;

/* An empty index over @bounds with square cells of @cell (6 in suits men, 1 ft things). */
LwGrid *lw_grid_new    (LwBox bounds, LwLength cell);
void    lw_grid_free   (LwGrid *grid);

/* Enters @item (any number of the caller's, from 0, small) with its bounding box. */
void    lw_grid_add    (LwGrid *grid, guint item, LwBox box);
void    lw_grid_remove (LwGrid *grid, guint item);

/* Items that were found. Begin with LW_NO_ITEMS and never copy it: up to forty of them lie in the
 * struct itself. */
typedef struct
{
  guint *item;
  guint n;
  guint room;
  guint few[40];
} LwItems;

#define LW_NO_ITEMS { NULL, 0, 0, { 0 } }

static inline void
lw_items_clear (LwItems *items)
{
  if (items->room > 0)
    g_free (items->item);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LwItems, lw_items_clear)

/*
 * lw_grid_find: each item whose box meets @box, once, in rising order; what @found held before is
 * forgotten. Boxes beyond the bounds are found too.
 */
void    lw_grid_find   (const LwGrid *grid, LwBox box, LwItems *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwGrid, lw_grid_free)

G_END_DECLS
