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

/*
 * lw_grid_find: appends to @found (guint) each item whose box meets @box, once, in rising order.
 * Boxes beyond the bounds are found too.
 */
void    lw_grid_find   (const LwGrid *grid, LwBox box, GArray *found);

/* Items that were found; begin with LW_NO_ITEMS, and never copy it: a few need no room of their
 * own. */
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

/* The same as lw_grid_find(); what @found held before is forgotten. */
void    lw_grid_gather (const LwGrid *grid, LwBox box, LwItems *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwGrid, lw_grid_free)

G_END_DECLS
