/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-stance.h: the ways a troop may behave in a move.
 */
#pragma once

#include "lw-outlook.h"

G_BEGIN_DECLS

typedef enum
{
  LW_STANCE_STEADY, /* on, as far as it seems worth what it may cost */
  LW_STANCE_BOLD,   /* on, whatever it costs */
  LW_STANCE_WARY,   /* out of sight and out of reach first */
  LW_STANCE_HOLD,   /* where it stands */
  LW_STANCE_BACK,   /* towards its own line */
  LW_STANCE_GUN,    /* to the nearest gun of its own */
  LW_STANCE_LEFT,   /* on, round the left as it fronts */
  LW_STANCE_RIGHT,
  LW_N_STANCES
} LwStance;

/* Where a troop had best go by that stance, and what made it so. */
typedef struct
{
  LwPoint goal;
  gint gained;    /* 1/256 inches nearer to what it is after, below 0 farther */
  guint seen;     /* by so many enemy guns there */
  guint threat;   /* by so many enemies who may come */
  guint support;  /* of so many of its own who may come */
} LwGoal;

void     lw_stance_choose (LwOutlook *outlook, const LwTroop *troop, LwStance stance,
                           LwGoal *standing);

/* The order that brings it there; NULL when it stays, or cannot go. (transfer full) */
LwOrder *lw_stance_order  (const LwOutlook *outlook, const LwBattle *trial, const LwTroop *troop,
                           const LwGoal *standing);

G_END_DECLS
