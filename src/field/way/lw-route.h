/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route.h: the shortest way round things for a body of a given width (Q2).
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

/* Whose way is asked for; all borrowed. */
typedef struct
{
  const LwGround *ground;
  LwBody body;
  LwLength half_width;   /* of the body */
  LwLength limit;        /* it searches no farther */
  const LwShape *others; /* enemies; NULL when there are none */
  guint n_others;
} LwRouteAsk;

/*
 * lw_route_find: the shortest way a string can be laid from @from to @to, round the ground's
 * obstacles and round the others. Appends the points to @points (LwPoint), both ends included;
 * straight when nothing is in the way. Enemies are not passed nearer than touching their shape,
 * except that the last leg may end at one. Never leaves the field on its way (Q19).
 * Returns: the length, or -1 when there is no way within the limit; @points is then left alone.
 */
LwLength         lw_route_find        (const LwRouteAsk *ask, LwPoint from, LwPoint to,
                                       GArray *points);

/*
 * lw_route_is_straight: would lw_route_find() lay a single leg, were there no others? Tells so
 * without a search. If it returns TRUE, the answer stays TRUE for any set of others that does not
 * block the leg.
 */
gboolean         lw_route_is_straight (const LwRouteAsk *ask, LwPoint from, LwPoint to);

/* Does one of the others stop the leg? He may be walked up to when the leg ends there (Q16). */
gboolean         lw_route_other_stops (const LwShape *other, LwPoint from, LwPoint to,
                                       LwLength half_width);

/*
 * lw_route_clear: walks @points leg by leg. Returns the first thing that stops the body, or NULL;
 * @leg, when not NULL, receives the number of the leg.
 */
const LwFeature *lw_route_clear       (const LwGround *ground, LwBody body, const LwPoint *points,
                                       guint n_points, LwLength half_width, guint *leg);

G_END_DECLS
