/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-muster-private.h: private to the muster: who has been taken up, and set down again.
 */
#pragma once

#include "lw-muster.h"

#include "measure/measure.h"

G_BEGIN_DECLS

typedef struct
{
  LwRef man;
  gboolean there;
  LwPoint at;
  LwShape shape;
} LwStanding;

typedef struct
{
  LwRef gun;
  gboolean there;
  gboolean drawn; /* its parts have been asked for */
  LwPoint at;
  LwAngle bearing;
  LwShape parts[LW_GUN_PARTS];
} LwGunStanding;

/* So many of those who were in the way are remembered: before him, and on either side. */
#define LW_MUSTER_LAST 3

/* Most men stand where the battle has them: only who has been taken up is kept here. A muster is
 * made for every order, so that what it costs must not grow with the armies. */
struct _LwMuster
{
  const LwBattle *battle;
  LwLength clearance; /* 0 when the house does not insist on it (Q6) */
  LwBox field;
  GArray *taken;        /* of LwStanding: men who have been taken up, and perhaps set down again */
  guint64 hint[4];      /* no bit at the last eight of his number: he has not been taken up */
  guint16 *number_men;  /* of a man in it, and one more, or 0; NULL while they are few */
  LwPointIndex *spots;       /* of those set down again; NULL while they are few */
  /* The last men who were in somebody's way: often they are again. */
  LwStanding last[LW_MUSTER_LAST];
  guint n_last; /* that have been, ever */
  GArray *guns;         /* of LwGunStanding: all that have been set down */
  LwHits found, moved; /* of the search under way */
};

/* The man, if he has been taken up; or NULL. */
LwStanding *lw_muster_taken (const LwMuster *muster, LwRef man);

G_END_DECLS
