/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-items.h: the solids before the eye, that may hide what is behind them.
 */
#pragma once

#include "lw-sight-eye.h"

G_BEGIN_DECLS

typedef enum
{
  LW_SIGHT_TOP,          /* of a board */
  LW_SIGHT_SIDE,         /* a standing edge of a board */
  LW_SIGHT_BLOCK,        /* house, nave, shed, a leg of a wall */
  LW_SIGHT_TOWER,
  LW_SIGHT_ROCK,
  LW_SIGHT_TREE,
  LW_SIGHT_MAN,
  LW_SIGHT_GUN
} LwSightKind;

#define LW_SIGHT_CORNERS 4

/* Something that hides what is behind it, and its plan as the eye has it. */
typedef struct
{
  LwSightKind kind;
  const LwFeature *feature;  /* or NULL */
  LwRef ref;                 /* man or gun */
  guint n;                   /* corners of its plan, counter-clockwise: 2 or 4; 0: the outline */
  double x[LW_SIGHT_CORNERS], y[LW_SIGHT_CORNERS];
  GArray *outline;           /* LW_SIGHT_TOP: of LwSightPoint, owned */
  double z0, z1;
  double middle_x, middle_y;
  double left, right, top, bottom; /* in the picture */
} LwSightItem;

/* All that may hide something, in no order. (transfer full) (element-type LwSightItem) */
GArray *lw_sight_gather (const LwSightEye *eye);

G_END_DECLS
