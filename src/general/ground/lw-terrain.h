/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-terrain.h: the field in square cells, and the way over them.
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

typedef struct _LwTerrain LwTerrain;

/* Farther than any way: there is none. */
#define LW_FAR ((LwLength) 1 << 28)

/* Reads @ground, which it keeps. @stop: or NULL; once it is not 0, it leaves off. (transfer full);
 * NULL: it was stopped. */
LwTerrain *lw_terrain_new    (LwGround *ground, const gint *stop);
void       lw_terrain_free   (LwTerrain *terrain);

const LwGround *lw_terrain_ground (const LwTerrain *terrain);

guint      lw_terrain_cells  (const LwTerrain *terrain);               /* how many */
guint      lw_terrain_columns (const LwTerrain *terrain);
guint      lw_terrain_cell   (const LwTerrain *terrain, LwPoint at); /* the nearest */
LwPoint    lw_terrain_middle (const LwTerrain *terrain, guint cell);
LwLength   lw_terrain_height (const LwTerrain *terrain, guint cell);  /* of its boards */

/* May a man stand there, and go anywhere from there? */
gboolean   lw_terrain_is_open (const LwTerrain *terrain, LwPoint at);

/*
 * lw_terrain_flood: how far each cell is from the nearest of @goals (LwPoint) by a way that a man,
 * or with @gun a gun, can take: to about a cell and a tenth of the way. @far: as many as there are
 * cells; LW_FAR where no way leads, or none within @limit, which may be LW_FAR itself.
 */
void       lw_terrain_flood  (const LwTerrain *terrain, gboolean gun, const GArray *goals,
                              LwLength limit, LwLength *far);

/*
 * lw_terrain_reach: the cells that a man at @from comes to within @limit, by the same steps, his
 * own among them: appends them to @cells (guint).
 */
void       lw_terrain_reach  (const LwTerrain *terrain, LwPoint from, LwLength limit,
                              GArray *cells);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwTerrain, lw_terrain_free)

G_END_DECLS
