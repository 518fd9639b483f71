/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script.h: a half move by rule of thumb: guns first, then trails, runs, charges, guns taken,
 * prisoners, guards and troops.
 */
#pragma once

#include "gunner/gunner.h"
#include "lw-reason.h"

G_BEGIN_DECLS

typedef struct _LwScript LwScript;

/* How it is to be carried out. */
typedef struct
{
  LwSkill gunner;
  guint charge_tries;
  LwWeights weights;
  guint forgets;      /* per cent of troops and shots that he does not think of */
  guint second_best;  /* per cent of troops that take another stance than the one they should */
} LwManner;

/* What is used by all scripts of one thinker. All borrowed. */
typedef struct
{
  const LwTerrain *terrain;
  LwSighting *sighting;
  LwWork *work;
} LwMeans;

/* @side's half move; @manner is copied, @means borrowed. (transfer full) */
LwScript *lw_script_new    (const LwMeans *means, const LwManner *manner, LwSide side,
                            guint64 seed);
void      lw_script_free   (LwScript *script);

/* What guns do that could fire as well as go on. */
typedef enum
{
  LW_GUNS_FREE,  /* each does what is worth more */
  LW_GUNS_STAND, /* none is hauled */
  LW_GUNS_GO     /* all that can are hauled */
} LwGunsWay;

void      lw_script_guns    (LwScript *script, LwGunsWay way);

/* The stance of the i-th of the troops that lw_troops_muster() finds when the men's turn comes;
 * steady otherwise. @stances: of LwStance; copied. */
void      lw_script_stances (LwScript *script, const GArray *stances);

/* What a charge must bring, in hundredths of a point, before it is made. */
void      lw_script_charges (LwScript *script, gint least);

/* For a battle in which the guns have done already. */
void      lw_script_skip_guns (LwScript *script);

/* Has it come to the men: no gun will fire or move any more, and no man has been moved yet? */
gboolean  lw_script_is_at_men (LwScript *script, const LwBattle *trial);

/*
 * lw_script_next: the next order, from Go to the last of the settling, for @trial as it stands: the
 * last one has been played on it, or refused (lw_script_refused()). Sets @reason (may be NULL).
 * (transfer full); NULL: it is not this side's to move, or the work was stopped.
 */
LwOrder  *lw_script_next    (LwScript *script, const LwBattle *trial, LwReason *reason);

/* The laws refused the last one: it is not given again. */
void      lw_script_refused (LwScript *script);

/* Plays the rest of the half move on @trial. FALSE: it could not be settled, or was stopped. */
gboolean  lw_script_run     (LwScript *script, LwBattle *trial);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwScript, lw_script_free)

G_END_DECLS
