/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-spots.c: points in the lists of square cells; the outermost cells also hold what lies beyond.
 */
#include "lw-spots.h"

#include <string.h>

/* Eight inches: a few men to a cell, and six inches about a man meet four cells at most. */
#define CELL_BITS 11
/* Finer than this would cost more memory than it saves time. */
#define MOST_CELLS 16384

#define NOBODY ((gint16)-1)

typedef struct
{
  LwPoint at;
  gint32 list; /* of its kind and cell; -1: it is not there */
  gint16 next, before;
} Spot;

struct _LwSpots
{
  LwBox bounds;
  guint bits; /* a cell measures 1 << bits */
  gint columns, rows;
  guint n_kinds, n_spots;
  gint16 *first; /* of each cell, of each kind */
  Spot *spots;
};

static gsize
count_lists (const LwSpots *spots)
{
  return (gsize)spots->columns * (gsize)spots->rows * spots->n_kinds;
}

LwSpots *
lw_spots_new (LwBox bounds, guint n_spots, guint n_kinds)
{
  LwSpots *spots;
  guint i;

  g_return_val_if_fail (n_spots <= G_MAXINT16, NULL);
  g_return_val_if_fail (n_kinds == 1 || n_kinds == 2, NULL);

  spots = g_new0 (LwSpots, 1);
  spots->bounds = bounds;
  spots->n_spots = n_spots;
  spots->n_kinds = n_kinds;
  for (spots->bits = CELL_BITS;; spots->bits++)
    {
      spots->columns = ((bounds.x2 - bounds.x1) >> spots->bits) + 1;
      spots->rows = ((bounds.y2 - bounds.y1) >> spots->bits) + 1;
      if ((gint64)spots->columns * spots->rows <= MOST_CELLS)
        break;
    }
  spots->first = g_new (gint16, count_lists (spots));
  memset (spots->first, 0xff, sizeof (gint16) * count_lists (spots));
  spots->spots = g_new0 (Spot, n_spots + 1);
  for (i = 0; i < n_spots; i++)
    spots->spots[i].list = -1;

  return spots;
}

void
lw_spots_free (LwSpots *spots)
{
  if (spots == NULL)
    return;

  g_free (spots->first);
  g_free (spots->spots);
  g_free (spots);
}

static gint
column_of (const LwSpots *spots, LwLength x)
{
  return CLAMP ((x - spots->bounds.x1) >> spots->bits, 0, spots->columns - 1);
}

static gint
row_of (const LwSpots *spots, LwLength y)
{
  return CLAMP ((y - spots->bounds.y1) >> spots->bits, 0, spots->rows - 1);
}

static gint32
list_at (const LwSpots *spots, guint kind, gint column, gint row)
{
  return (row * spots->columns + column) * (gint32)spots->n_kinds + (gint32)kind;
}

void
lw_spots_take (LwSpots *spots, guint number)
{
  Spot *spot;

  g_return_if_fail (spots != NULL && number < spots->n_spots);

  spot = &spots->spots[number];
  if (spot->list < 0)
    return;
  if (spot->before == NOBODY)
    spots->first[spot->list] = spot->next;
  else
    spots->spots[spot->before].next = spot->next;
  if (spot->next != NOBODY)
    spots->spots[spot->next].before = spot->before;
  spot->list = -1;
}

void
lw_spots_put (LwSpots *spots, guint number, guint kind, LwPoint at)
{
  gint32 list;
  Spot *spot;

  g_return_if_fail (spots != NULL && number < spots->n_spots && kind < spots->n_kinds);

  spot = &spots->spots[number];
  list = list_at (spots, kind, column_of (spots, at.x), row_of (spots, at.y));
  spot->at = at;
  if (spot->list == list)
    return;

  lw_spots_take (spots, number);
  spot->list = list;
  spot->before = NOBODY;
  spot->next = spots->first[list];
  if (spot->next != NOBODY)
    spots->spots[spot->next].before = (gint16)number;
  spots->first[list] = (gint16)number;
}

void
lw_found_make_room (LwFound *found)
{
  guint room = found->room;

  found->room = 4 * found->n;
  if (room > 0)
    found->number = g_renew (gint16, found->number, found->room);
  else
    found->number = memcpy (g_new (gint16, found->room), found->few, sizeof found->few);
}

/* So few are soon put in order one by one. */
#define FEW 12

/* What is near is few, and comes almost in order: this is quicker than a sort with a callback. */
static void
sort (gint16 *numbers, guint n)
{
  static const guint gaps[] = { 701, 301, 132, 57, 23, 10, 4, 1 };
  guint g = 0, i, k;

  if (n < FEW)
    g = G_N_ELEMENTS (gaps) - 1;
  for (; g < G_N_ELEMENTS (gaps); g++)
    for (i = gaps[g]; i < n; i++)
      {
        gint16 number = numbers[i];

        for (k = i; k >= gaps[g] && numbers[k - gaps[g]] > number; k -= gaps[g])
          numbers[k] = numbers[k - gaps[g]];
        numbers[k] = number;
      }
}

static inline guint
kind_of_list (const LwSpots *spots, gint32 list)
{
  return (guint)list & (spots->n_kinds - 1);
}

/* A search of most of the floor sooner looks at all, one after the other. */
static void
look_at_all (const LwSpots *spots, guint kinds, LwBox box, LwFound *found)
{
  guint i;

  for (i = 0; i < spots->n_spots; i++)
    {
      const Spot *spot = &spots->spots[i];

      if (spot->list >= 0 && lw_box_holds (box, spot->at) &&
          (kinds >> kind_of_list (spots, spot->list) & 1) != 0)
        lw_found_add (found, (gint16)i);
    }
}

/* Most lists are empty. */
static inline void
look_in_list (const LwSpots *spots, guint kinds, gint32 list, LwBox box, LwFound *found)
{
  gint16 number = spots->first[list];

  if (number == NOBODY || (kinds >> kind_of_list (spots, list) & 1) == 0)
    return;
  for (; number != NOBODY; number = spots->spots[number].next)
    if (lw_box_holds (box, spots->spots[number].at))
      lw_found_add (found, number);
}

void
lw_spots_gather (const LwSpots *spots, guint kinds, LwBox box, LwFound *found)
{
  gint x1, x2, y1, y2, y;
  gint32 list, last;

  g_return_if_fail (spots != NULL && found != NULL);

  lw_found_none (found);
  x1 = column_of (spots, box.x1);
  x2 = column_of (spots, box.x2);
  y1 = row_of (spots, box.y1);
  y2 = row_of (spots, box.y2);
  if ((gint64)(x2 - x1 + 1) * (y2 - y1 + 1) >= spots->n_spots)
    {
      look_at_all (spots, kinds, box, found);
      return;
    }

  /* The lists of a row's cells lie side by side, all kinds of each. */
  for (y = y1; y <= y2; y++)
    {
      last = list_at (spots, spots->n_kinds - 1, x2, y);
      for (list = list_at (spots, 0, x1, y); list <= last; list++)
        look_in_list (spots, kinds, list, box, found);
    }
}

void
lw_spots_find (const LwSpots *spots, guint kinds, LwBox box, LwFound *found)
{
  lw_spots_gather (spots, kinds, box, found);
  sort (found->number, found->n);
}
