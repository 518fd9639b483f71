/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-foes.c: armed men in a grid.
 */
#include "lw-foes.h"

#include "lw-grid.h"

#define CELL LW_FOOT

struct _LwFoes
{
  LwGrid *grid;
};

LwFoes *
lw_foes_new (const LwBattle *battle, LwBox box)
{
  LwFoes *foes = g_new0 (LwFoes, 1);
  guint i;

  foes->grid = lw_grid_new (box, CELL);
  for (i = 0; i < battle->n_men; i++)
    if (lw_box_holds (box, battle->men[i].at) && lw_man_armed (&battle->men[i]))
      lw_grid_add (foes->grid, i, lw_box_around (&battle->men[i].at, 1, 0));

  return foes;
}

void
lw_foes_free (LwFoes *foes)
{
  if (foes == NULL)
    return;

  lw_grid_free (foes->grid);
  g_free (foes);
}

void
lw_foes_find (const LwFoes *foes, LwBox box, GArray *men)
{
  lw_grid_find (foes->grid, box, men);
}
