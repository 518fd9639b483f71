/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rehearsal.h: a plan played on for some half moves, by scripts of both sides.
 */
#pragma once

#include "script/script.h"

G_BEGIN_DECLS

/* What a half move can be told beyond the rule of thumb. */

typedef struct
{
  LwGunsWay guns;
  gint charges;      /* what a charge must bring */
  GArray *stances;   /* of LwStance, of each troop; or NULL: all steady */
} LwScheme;

void lw_scheme_clear (LwScheme *plan);
void lw_scheme_copy  (LwScheme *to, const LwScheme *from);  /* @to is cleared before */

/* All of @n troops in one stance. */
void lw_scheme_fill  (LwScheme *plan, guint n, LwStance stance);

/* Tells a script that. */
void lw_scheme_tell  (const LwScheme *plan, LwScript *script);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LwScheme, lw_scheme_clear)

#define LW_MOST_PLAYOUTS 16

/* What each playout of a plan has brought. */
typedef struct
{
  guint n;
  gint value[LW_MOST_PLAYOUTS];
} LwProof;

typedef struct
{
  const LwMeans *means;  /* borrowed */
  LwSide side;           /* whose plan it is */
  LwManner manner;       /* of both sides in a playout: quick rather than good */
  guint halves;          /* half moves, the planned one among them */
  guint playouts;        /* with as many chances, the same for every plan; up to LW_MOST_PLAYOUTS */
  guint64 seed;
} LwRehearsal;

/* So far behind that no plan is: the work was stopped, or the plan cannot be carried out or is not
 * worth playing on. */
#define LW_REHEARSAL_FAILED (-1000000)

/*
 * lw_rehearsal_value: by how much @side leads, on the average, when its half move is carried out
 * from @trial by @plan and both go on; hundredths of a point. @guns_done: they have fired and moved
 * already. Sets @proof. A plan that after two chances or more is not ahead of @best (may be NULL)
 * by the same chances is played no further, and is LW_REHEARSAL_FAILED.
 */
gint lw_rehearsal_value (const LwRehearsal *rehearsal, const LwBattle *trial, gboolean guns_done,
                         const LwScheme *plan, const LwProof *best, LwProof *proof);

/* The same of a battle in which nobody has moved yet, which is played on itself. */
gint lw_rehearsal_play  (const LwRehearsal *rehearsal, LwBattle *trial, guint playout);

G_END_DECLS
