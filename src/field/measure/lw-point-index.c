/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-point-index.c: points in linked lists, one of each kind in each square cell of the floor.
 *
 * The outermost cells also hold what lies beyond the bounds. A point knows its list and its
 * neighbours in it, so that moving it within a cell costs nothing and between cells a few writes.
 * A search walks the lists of the cells that its box meets.
 */
#include "lw-point-index.h"

#include <string.h>

/* Eight inches: a few men to a cell, and six inches about a man meet four cells at most. */
#define CELL_BITS 11
/* Finer than this would cost more memory than it saves time. */
#define MOST_CELLS 16384

#define NONE ((gint16)-1)

typedef struct
{
  LwPoint at;
  gint32 list; /* of its kind and cell; -1: it is not there */
  gint16 next, before;
} Point;

struct _LwPointIndex
{
  LwBox bounds;
  guint bits; /* a cell measures 1 << bits */
  gint columns, rows;
  guint n_kinds, n_points;
  gint16 *first; /* of each cell, of each kind */
  Point *points;
};

static gsize
count_lists (const LwPointIndex *index)
{
  return (gsize)index->columns * (gsize)index->rows * index->n_kinds;
}

LwPointIndex *
lw_point_index_new (LwBox bounds, guint n_points, guint n_kinds)
{
  LwPointIndex *index;

  g_return_val_if_fail (n_points <= G_MAXINT16, NULL);
  g_return_val_if_fail (n_kinds == 1 || n_kinds == 2, NULL);

  index = g_new0 (LwPointIndex, 1);
  index->bounds = bounds;
  index->n_points = n_points;
  index->n_kinds = n_kinds;
  for (index->bits = CELL_BITS;; index->bits++)
    {
      index->columns = ((bounds.x2 - bounds.x1) >> index->bits) + 1;
      index->rows = ((bounds.y2 - bounds.y1) >> index->bits) + 1;
      if ((gint64)index->columns * index->rows <= MOST_CELLS)
        break;
    }
  index->first = g_new (gint16, count_lists (index));
  memset (index->first, 0xff, sizeof (gint16) * count_lists (index));
  index->points = g_new0 (Point, n_points + 1);
  for (guint i = 0; i < n_points; i++)
    index->points[i].list = -1;
  return index;
}

void
lw_point_index_free (LwPointIndex *index)
{
  if (index == NULL)
    return;
  g_free (index->first);
  g_free (index->points);
  g_free (index);
}

static gint
column_of (const LwPointIndex *index, LwLength x)
{
  return CLAMP ((x - index->bounds.x1) >> index->bits, 0, index->columns - 1);
}

static gint
row_of (const LwPointIndex *index, LwLength y)
{
  return CLAMP ((y - index->bounds.y1) >> index->bits, 0, index->rows - 1);
}

static gint32
list_at (const LwPointIndex *index, guint kind, gint column, gint row)
{
  return (row * index->columns + column) * (gint32)index->n_kinds + (gint32)kind;
}

void
lw_point_index_take (LwPointIndex *index, guint number)
{
  Point *point;

  g_return_if_fail (index != NULL && number < index->n_points);

  point = &index->points[number];
  if (point->list < 0)
    return;
  if (point->before == NONE)
    index->first[point->list] = point->next;
  else
    index->points[point->before].next = point->next;
  if (point->next != NONE)
    index->points[point->next].before = point->before;
  point->list = -1;
}

void
lw_point_index_put (LwPointIndex *index, guint number, guint kind, LwPoint at)
{
  gint32 list;
  Point *point;

  g_return_if_fail (index != NULL && number < index->n_points && kind < index->n_kinds);

  point = &index->points[number];
  list = list_at (index, kind, column_of (index, at.x), row_of (index, at.y));
  point->at = at;
  if (point->list == list)
    return;
  lw_point_index_take (index, number);
  point->list = list;
  point->before = NONE;
  point->next = index->first[list];
  if (point->next != NONE)
    index->points[point->next].before = (gint16)number;
  index->first[list] = (gint16)number;
}

void
lw_hits_make_room (LwHits *hits)
{
  guint room = hits->room;

  hits->room = 4 * hits->n;
  if (room > 0)
    hits->number = g_renew (gint16, hits->number, hits->room);
  else
    hits->number = memcpy (g_new (gint16, hits->room), hits->few, sizeof hits->few);
}

/* Fewer are put in order one by one. */
#define FEW 12

/* A shell sort: hits are few and almost in order, where a callback for each comparison would cost
 * more than the comparison. */
static void
sort (gint16 *numbers, guint n)
{
  static const guint gaps[] = { 701, 301, 132, 57, 23, 10, 4, 1 };
  guint g = 0;

  if (n < FEW)
    g = G_N_ELEMENTS (gaps) - 1;
  for (; g < G_N_ELEMENTS (gaps); g++)
    for (guint i = gaps[g]; i < n; i++)
      {
        gint16 number = numbers[i];
        guint k = i;

        for (; k >= gaps[g] && numbers[k - gaps[g]] > number; k -= gaps[g])
          numbers[k] = numbers[k - gaps[g]];
        numbers[k] = number;
      }
}

static inline guint
kind_of_list (const LwPointIndex *index, gint32 list)
{
  return (guint)list & (index->n_kinds - 1);
}

/* A box that covers most cells: a linear scan is faster. */
static void
look_at_all (const LwPointIndex *index, guint kinds, LwBox box, LwHits *hits)
{
  for (guint i = 0; i < index->n_points; i++)
    {
      const Point *point = &index->points[i];

      if (point->list >= 0 && lw_box_holds (box, point->at) &&
          (kinds >> kind_of_list (index, point->list) & 1) != 0)
        lw_hits_add (hits, (gint16)i);
    }
}

/* Most lists are empty. */
static inline void
look_in_list (const LwPointIndex *index, guint kinds, gint32 list, LwBox box, LwHits *hits)
{
  gint16 number = index->first[list];

  if (number == NONE || (kinds >> kind_of_list (index, list) & 1) == 0)
    return;
  for (; number != NONE; number = index->points[number].next)
    if (lw_box_holds (box, index->points[number].at))
      lw_hits_add (hits, number);
}

void
lw_point_index_gather (const LwPointIndex *index, guint kinds, LwBox box, LwHits *hits)
{
  gint x1, x2, y1, y2;

  g_return_if_fail (index != NULL && hits != NULL);

  lw_hits_none (hits);
  x1 = column_of (index, box.x1);
  x2 = column_of (index, box.x2);
  y1 = row_of (index, box.y1);
  y2 = row_of (index, box.y2);
  if ((gint64)(x2 - x1 + 1) * (y2 - y1 + 1) >= index->n_points)
    {
      look_at_all (index, kinds, box, hits);
      return;
    }

  /* The lists of a row's cells lie side by side, all kinds of each. */
  for (gint y = y1; y <= y2; y++)
    {
      gint32 last = list_at (index, index->n_kinds - 1, x2, y);

      for (gint32 list = list_at (index, 0, x1, y); list <= last; list++)
        look_in_list (index, kinds, list, box, hits);
    }
}

void
lw_point_index_find (const LwPointIndex *index, guint kinds, LwBox box, LwHits *hits)
{
  lw_point_index_gather (index, kinds, box, hits);
  sort (hits->number, hits->n);
}
