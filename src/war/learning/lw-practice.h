/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-practice.h: the practice ground: one gun with its crew, and things to fire at, at marked
 * ranges. It is no battle of the book: nobody answers, nothing is timed, and it is not kept.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef enum
{
  LW_PRACTICE_MAN,
  LW_PRACTICE_HORSEMAN,  /* broadside */
  LW_PRACTICE_LINE,
  LW_PRACTICE_COLUMN,
  LW_PRACTICE_WALL,      /* men behind a wall an inch high */
  LW_PRACTICE_HILL,      /* on boards three inches high */
  LW_PRACTICE_TREES      /* behind twigs */
} LwPracticeKind;

typedef struct
{
  LwPracticeKind kind;
  LwLength range;        /* from the axle to the first man */
  LwRef man;             /* the first; the others follow him by number */
  guint n;
} LwPracticeTarget;

/* The gun of the practice ground. */
#define LW_PRACTICE_GUN ((LwRef) 0)

/*
 * lw_practice_new: the ground with everybody in his place and the gun ready to fire four shots.
 * What a shot has done is done (R37): for more, begin again, with another @seed.
 * Returns: (transfer full)
 */
LwBattle              *lw_practice_new     (guint64 seed);

/* From the nearest to the farthest. Returns: @n of them (transfer none) */
const LwPracticeTarget *lw_practice_targets (guint *n);

G_END_DECLS
