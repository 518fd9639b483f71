/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster.h: private to this floor: everybody's place at once, indexed, to try new places in.
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
void      lw_muster_lift_gun  (LwMuster *muster, LwRef gun);
void      lw_muster_place_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing);

/*
 * lw_muster_may_stand: may this man stand there among the others: on the field, clear of the
 * Country and of guns (R32), of his own side (R33), on top of no enemy (Q5)?
 */
gboolean  lw_muster_may_stand (LwMuster *muster, LwRef man, LwPoint at, LwAngle facing,
                               LwRefusal *refusal);
gboolean  lw_muster_may_stand_gun (LwMuster *muster, LwRef gun, LwPoint at, LwAngle bearing,
                                   LwRefusal *refusal);

/*
 * lw_muster_nearest: the nearest place to @at, not more than @limit from it, where the man may
 * stand and @accept (may be NULL) has nothing against it; of places as near, those in the direction
 * @first come first, and of two to both sides of it the one counter-clockwise from it, or, with
 * @hand -1, clockwise. FALSE when there is none.
 */
typedef gboolean (*LwMusterAccept) (LwPoint at, gpointer data);
gboolean  lw_muster_nearest   (LwMuster *muster, LwRef man, LwPoint *at, LwAngle facing,
                               LwAngle first, gint hand, LwLength limit,
                               LwMusterAccept accept, gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwMuster, lw_muster_free)

G_END_DECLS
