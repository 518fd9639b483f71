/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-troop.h: the bodies of an army: guards of guns, and troops.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef struct
{
  LwRef gun;      /* whose guards they are, or LW_NONE */
  LwArm arm;      /* of a troop; guards may be of both */
  GArray *men;    /* of LwRef, rising */
  LwPoint middle; /* of where they stand */
} LwTroop;

void lw_troop_free (LwTroop *troop);

/* How many men a gun of @side wants about it: nine of a large army, more than four of a small. */
guint lw_troop_guards (const LwBattle *battle, LwSide side);

/*
 * lw_troops_muster: all armed men of @side on the field who lead no prisoners: first the guards of
 * each gun that somebody may serve, the nearest to it; then troops of one arm of at most a dozen,
 * who stand within a few inches of one another. Every man is in one of them. Returns: (transfer
 * full) (element-type LwTroop)
 */
GPtrArray *lw_troops_muster (const LwBattle *battle, LwSide side);

G_END_DECLS
