/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster.h: everybody's place at once, indexed, to try new places in.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

typedef struct _LwMuster LwMuster;

/* All who stand on the field, where they stand; the battle must outlive it. */
LwMuster *lw_muster_new       (const LwBattle *battle);
/* Only those who matter to whoever is set down in @box. */
LwMuster *lw_muster_new_in    (const LwBattle *battle, LwBox box);
void      lw_muster_free      (LwMuster *muster);

/* Insists on the sixteenth of an inch, whatever the house rule says (Q6). */
void      lw_muster_insist    (LwMuster *muster);

/* Takes a man, or a gun, up in the hand; sets him down elsewhere, lawful or not. */
void      lw_muster_lift      (LwMuster *muster, LwRef man);
void      lw_muster_place     (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing);
void      lw_muster_place_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing);

/*
 * lw_muster_may_stand: may this man stand there among the others: on the field, clear of the
 * Country and of guns (R32), of his own side (R33), on top of no enemy (Q5)?
 */
gboolean  lw_muster_may_stand (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing,
                               LwRefusal *refusal);
gboolean  lw_muster_may_stand_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing,
                                   LwRefusal *refusal);

/* How a place is looked for: a man who faces @facing, tried ring by ring up to @limit. */
typedef gboolean (*LwMusterAccept) (LwPoint at, gpointer data);
typedef struct
{
  LwAngle facing;
  LwAngle first;         /* where each ring begins */
  gint hand;             /* 1: of two as far from it, the one counter-clockwise; -1: clockwise */
  LwLength limit;
  LwMusterAccept accept; /* or NULL: has it something against the place? */
  gpointer data;
} LwMusterSearch;

/*
 * lw_muster_nearest: the nearest place to @at where the man may stand and the search has nothing
 * against it; of places as near, those in the direction where its rings begin come first. FALSE
 * when there is none.
 */
gboolean  lw_muster_nearest   (LwMuster *muster, LwRef man, LwPoint *at,
                               const LwMusterSearch *search);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwMuster, lw_muster_free)

G_END_DECLS
