/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-standing.h: what stands over the pieces of a battle: curtain, rings, reach, melees.
 */
#pragma once

#include "lw-map-pointer.h"

G_BEGIN_DECLS

#define LW_MAP_STANDING_LAYERS 4

typedef struct _LwMapStamp LwMapStamp;

typedef struct
{
  LwMapCamera *camera;
  const LwMapPointer *pointer;
  gboolean strings;     /* all of them are shown, not those in question alone */
  gboolean marches;     /* from where all have come who have moved in this move */

  GPtrArray *nodes[LW_MAP_STANDING_LAYERS];   /* of GskRenderNode, or NULL ... */
  LwMapStamp *stamps[LW_MAP_STANDING_LAYERS]; /* ... and what each layer was drawn from */
  LwChips *crews;       /* words about guns, while they are being drawn */
  GPtrArray *reach;     /* polygons of the reach of who is in hand, or NULL */
  guint reach_serial;   /* of the hand it was worked out for ... */
  guint reach_orders;   /* ... and how many orders had been given then */

  double curtain_open;  /* 0 closed .. 1 drawn back, while it moves */
  gint64 curtain_since;
  gboolean curtain_moves;
} LwMapStanding;

void     lw_map_standing_init   (LwMapStanding *self, LwMapCamera *camera,
                                 const LwMapPointer *pointer);

void     lw_map_standing_show   (LwMapStanding *self, LwCanvas *canvas);
/* The battle has changed, or is gone. */
void     lw_map_standing_forget (LwMapStanding *self);

/* The curtain begins to be drawn back. */
void     lw_map_standing_open_curtain (LwMapStanding *self);
/* One step of that; FALSE when it is over. */
gboolean lw_map_standing_step   (LwMapStanding *self, gint64 now);

G_END_DECLS
