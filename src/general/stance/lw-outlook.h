/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-outlook.h: how the field looks to a side before it moves: what it has to come to, which guns
 * see where, how many of the enemy may come there, and how many of its own.
 */
#pragma once

#include "body/body.h"
#include "ground/ground.h"
#include "lw-weights.h"

G_BEGIN_DECLS

/* What a side is after. */
typedef enum
{
  LW_AIM_ENEMY,   /* the enemy himself */
  LW_AIM_LINE,    /* his back line (R79, R85) */
  LW_AIM_STAND,   /* to keep him from its own */
  LW_AIM_RETREAT  /* its own back line (R80) */
} LwPurpose;

typedef struct
{
  const LwBattle *battle;      /* borrowed, as the next three */
  const LwTerrain *terrain;
  LwSighting *sighting;
  const LwWeights *weights;
  LwSide side;
  LwPurpose purpose;
  gint boldness;               /* per cent: it grows from move to move and with a lead */
  LwLength *far;               /* private: see lw_outlook_far() */
  guint16 *threat;             /* of each cell: armed enemies who may come there in one move */
  guint16 *support;            /* and armed men of its own */
  GArray *guns;                /* of LwPoint: enemy guns in action */
} LwOutlook;

LwOutlook *lw_outlook_new  (const LwBattle *battle, LwSide side, const LwTerrain *terrain,
                            LwSighting *sighting, const LwWeights *weights);
void       lw_outlook_free (LwOutlook *outlook);

/* How far each cell is from what the side is after. */
const LwLength *lw_outlook_far (LwOutlook *outlook);

/* How many enemy guns in action see a place. */
guint      lw_outlook_seen (const LwOutlook *outlook, LwPoint at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwOutlook, lw_outlook_free)

G_END_DECLS
