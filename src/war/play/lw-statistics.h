/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-statistics.h: the losses, the fire of the guns and the melees of a battle, as tables.
 *
 * The numbers are worked out from the events of the orders that stand; nothing here is saved.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef enum
{
  LW_LOSS_FIRE,       /* of one or more guns of the mover in one move */
  LW_LOSS_MELEE,
  LW_LOSS_SURRENDER,  /* the white flag (R71) */
  LW_LOSS_RETAKEN,    /* released men taken again without a fight (Q94) */
  LW_LOSS_CAPITULATED /* left behind when the moves of retreat were over (R81) */
} LwLossCause;

/* One line of the table of losses: what one cause cost both sides in one move. */
typedef struct
{
  guint move;                           /* the number of the move */
  LwSide mover;                         /* and whose it was */
  LwLossCause cause;
  GArray *guns;                         /* of LwRef: the guns whose fire it was; else empty */
  guint fought[LW_N_SIDES];             /* melee: how many of each side */
  gboolean isolated;                    /* melee: the inferior side was */
  LwPoint at;                           /* about where, on the floor */
  guint order;                          /* the number of the first order of it in the record */
  guint dead[LW_N_SIDES][LW_N_ARMS];
  guint taken[LW_N_SIDES];              /* men of that side who were taken */
  gboolean untold;                      /* fire: the account recorded tells of none of the shots */
} LwLoss;

/* What one gun did in one move, and in the battle. */
typedef struct
{
  guint move;
  LwSide side;                          /* who fired it: guns change hands */
  guint shots;
  guint felled;                         /* men whom its shots killed, own men included */
  guint felled_own;                     /* own men among those */
} LwGunMove;

typedef struct
{
  LwRef gun;
  GArray *moves;                        /* of LwGunMove: only moves in which it fired, in order */
  guint shots;
  guint felled;
  guint felled_own;
} LwGunTally;

/* The strength of both sides after one side's move: armed men on the field. */
typedef struct
{
  guint move;
  LwSide mover;
  guint men[LW_N_SIDES];
} LwStrength;

typedef struct
{
  /* of LwLoss, in the order they happened; none without loss */
  GPtrArray *losses;
  GPtrArray *guns;                      /* of LwGunTally, one a gun, in the order of battle->guns */
  GArray *strength;                     /* of LwStrength: one for each move that was settled */
  guint dead[LW_N_SIDES][LW_N_ARMS];    /* of the whole battle */
  guint taken[LW_N_SIDES];              /* times a man of the side was taken, freed since or not */
  guint shots[LW_N_SIDES];              /* fired by each side */
  guint felled[LW_N_SIDES];             /* men felled by each side's fire */
  guint melees;
  guint last_move;                      /* the highest number of a move begun */
} LwStatistics;

/* Never NULL for a battle. Returns: (transfer full) */
LwStatistics     *lw_statistics_new  (const LwBattle *battle);
void              lw_statistics_free (LwStatistics *statistics);

/* What the gun of @tally did in @move, borrowed; NULL when it did not fire. */
const LwGunMove  *lw_gun_tally_move  (const LwGunTally *tally, guint move);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwStatistics, lw_statistics_free)

G_END_DECLS
