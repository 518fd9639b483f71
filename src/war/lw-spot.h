/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-spot.h: private to this floor: clear places for men about a gun that is moved or swung.
 */
#pragma once

#include "lw-battle.h"

G_BEGIN_DECLS

/* A battle as it would stand: one gun elsewhere, some men lifted and set down at other places. */
typedef struct
{
  const LwBattle *battle;
  LwRef gun;                     /* judged by @parts instead of where it stands, or LW_NONE */
  LwShape parts[LW_GUN_PARTS];
  const GArray *moving;          /* of LwRef, or NULL */
  const GArray *places;          /* of LwPoint: the first of them have these; the rest are in hand */
  LwAngle facing;                /* of those who are set down */
} LwSpot;

void     lw_spot_init    (LwSpot *spot, const LwBattle *battle);

/* @gun stands at @at and points to @bearing. */
void     lw_spot_set_gun (LwSpot *spot, LwRef gun, LwPoint at, LwAngle bearing);

/*
 * lw_spot_clear: may the man stand at @at: on the field, a sixteenth from the Country, from guns and
 * from his own side, on top of no enemy (R32, R33, Q5)? @refusal (may be NULL) says what is wrong.
 */
gboolean lw_spot_clear   (const LwSpot *spot, LwRef man, LwPoint at, LwAngle facing,
                          LwRefusal *refusal);

/* The clear place nearest to @around, at most @limit from it; FALSE when there is none. */
gboolean lw_spot_nearest (const LwSpot *spot, LwRef man, LwPoint around, LwAngle facing,
                          LwLength limit, LwPoint *at);

G_END_DECLS
