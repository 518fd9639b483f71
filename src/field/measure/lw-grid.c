/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-grid.c: items in the cells that their boxes meet; the outermost cells also hold what lies
 * beyond.
 *
 * An item stands, with its box, in the list of every cell that the box meets, so that a search
 * looks at nothing but the cells of its own box. Cells are made coarser than asked where there
 * would be too many. Items are numbers from 0 on; the grid keeps nothing of the things behind them.
 */
#include "lw-grid.h"

#include <stdlib.h>
#include <string.h>

/* Finer than this would cost more memory than it saves time. */
#define MOST_CELLS_A_SIDE 256

typedef struct
{
  guint item;
  LwBox box;
} Entry;

struct _LwGrid
{
  LwBox bounds;
  LwLength cell;
  int columns, rows;
  GArray **cells; /* of Entry; NULL while empty */
  GArray *boxes;  /* of LwBox, by item */
  GArray *known;  /* of gboolean, by item */
};

/* The offset is clamped before it is divided, because a division of 64 bits takes twice the time of
 * one of 32. */
static int
find_cell (const LwGrid *grid, LwLength at, LwLength first, int n_cells)
{
  gint64 in = CLAMP ((gint64)at - first, 0, (gint64)n_cells * grid->cell - 1);

  return (int)((guint32)in / (guint32)grid->cell);
}

/* The cells that a box meets: columns x1 .. x2, rows y1 .. y2. */
static LwBox
find_cells (const LwGrid *grid, LwBox box)
{
  return (LwBox){
    find_cell (grid, box.x1, grid->bounds.x1, grid->columns),
    find_cell (grid, box.y1, grid->bounds.y1, grid->rows),
    find_cell (grid, box.x2, grid->bounds.x1, grid->columns),
    find_cell (grid, box.y2, grid->bounds.y1, grid->rows),
  };
}

LwGrid *
lw_grid_new (LwBox bounds, LwLength cell)
{
  LwGrid *grid;
  LwLength side = MAX (bounds.x2 - bounds.x1, bounds.y2 - bounds.y1);

  g_return_val_if_fail (cell > 0 && side >= 0, NULL);

  grid = g_new0 (LwGrid, 1);
  grid->bounds = bounds;
  grid->cell = MAX (cell, side / MOST_CELLS_A_SIDE + 1);
  grid->columns = (bounds.x2 - bounds.x1) / grid->cell + 1;
  grid->rows = (bounds.y2 - bounds.y1) / grid->cell + 1;
  grid->cells = g_new0 (GArray *, (gsize)grid->columns * (gsize)grid->rows);
  grid->boxes = g_array_new (FALSE, TRUE, sizeof (LwBox));
  grid->known = g_array_new (FALSE, TRUE, sizeof (gboolean));
  return grid;
}

void
lw_grid_free (LwGrid *grid)
{
  if (grid == NULL)
    return;
  for (int i = 0; i < grid->columns * grid->rows; i++)
    g_clear_pointer (&grid->cells[i], g_array_unref);
  g_free (grid->cells);
  g_array_unref (grid->boxes);
  g_array_unref (grid->known);
  g_free (grid);
}

static void
add_to_cell (GArray **cell, Entry entry)
{
  if (*cell == NULL)
    *cell = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_append_val (*cell, entry);
}

void
lw_grid_add (LwGrid *grid, guint item, LwBox box)
{
  LwBox cells;

  g_return_if_fail (grid != NULL);

  lw_grid_remove (grid, item);
  if (item >= grid->known->len)
    {
      g_array_set_size (grid->known, item + 1);
      g_array_set_size (grid->boxes, item + 1);
    }
  g_array_index (grid->known, gboolean, item) = TRUE;
  g_array_index (grid->boxes, LwBox, item) = box;

  cells = find_cells (grid, box);
  for (int y = cells.y1; y <= cells.y2; y++)
    for (int x = cells.x1; x <= cells.x2; x++)
      add_to_cell (&grid->cells[y * grid->columns + x], (Entry){ item, box });
}

static void
remove_from_cell (GArray *cell, guint item)
{
  for (guint i = 0; i < cell->len; i++)
    if (g_array_index (cell, Entry, i).item == item)
      {
        g_array_remove_index_fast (cell, i);
        return;
      }
}

void
lw_grid_remove (LwGrid *grid, guint item)
{
  LwBox cells;

  g_return_if_fail (grid != NULL);

  if (item >= grid->known->len || !g_array_index (grid->known, gboolean, item))
    return;
  g_array_index (grid->known, gboolean, item) = FALSE;
  cells = find_cells (grid, g_array_index (grid->boxes, LwBox, item));
  for (int y = cells.y1; y <= cells.y2; y++)
    for (int x = cells.x1; x <= cells.x2; x++)
      remove_from_cell (grid->cells[y * grid->columns + x], item);
}

static void
sort_items (guint *items, guint n_items)
{
  /* What is near is few: insertion is quicker than a sort with a callback. */
  for (guint i = 1; i < n_items; i++)
    {
      guint item = items[i], j = i;

      for (; j > 0 && items[j - 1] > item; j--)
        items[j] = items[j - 1];
      items[j] = item;
    }
}

static gint
compare_items_cb (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *)a, second = *(const guint *)b;

  return (first > second) - (first < second);
}

static void
make_room (LwItems *found)
{
  guint room = found->room;

  found->room = 4 * found->n;
  if (room > 0)
    found->item = g_renew (guint, found->item, found->room);
  else
    found->item = memcpy (g_new (guint, found->room), found->few, sizeof found->few);
}

static void
add_item (LwItems *found, guint item)
{
  if (found->n == MAX (found->room, G_N_ELEMENTS (found->few)))
    make_room (found);
  found->item[found->n++] = item;
}

static void
look_in_cell (const LwGrid *grid, int x, int y, LwBox cells, LwBox box, LwItems *found)
{
  const GArray *cell = grid->cells[y * grid->columns + x];

  for (guint i = 0; cell != NULL && i < cell->len; i++)
    {
      const Entry *entry = &g_array_index (cell, Entry, i);
      LwBox own = find_cells (grid, entry->box);

      /* An item in several cells is taken in the first that it shares with the search. */
      if (lw_box_meets (entry->box, box) && x == MAX (own.x1, cells.x1) &&
          y == MAX (own.y1, cells.y1))
        add_item (found, entry->item);
    }
}

void
lw_grid_find (const LwGrid *grid, LwBox box, LwItems *found)
{
  LwBox cells;

  g_return_if_fail (grid != NULL && found != NULL);

  if (found->room == 0)
    found->item = found->few;
  found->n = 0;
  cells = find_cells (grid, box);
  for (int y = cells.y1; y <= cells.y2; y++)
    for (int x = cells.x1; x <= cells.x2; x++)
      look_in_cell (grid, x, y, cells, box, found);
  if (found->n > 1 && found->n <= 24)
    sort_items (found->item, found->n);
  else if (found->n > 1)
    qsort (found->item, found->n, sizeof (guint), compare_items_cb);
}
