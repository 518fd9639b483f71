/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-route-reach.h: what bodies can reach with the rest of their strings, for shading.
 */
#pragma once

#include "lw-route.h"

G_BEGIN_DECLS

/* One of those who set out: from where, and with how much of his string. */
typedef struct
{
  LwPoint at;
  LwLength left;
} LwReachStart;

/*
 * What a straight leg takes of a string when house rules lay more on it than its length; @used: of
 * this string before it, of @left in all. Returns: how much is used after it, @used and the length
 * or more.
 */
typedef LwLength (*LwRoutePay) (LwPoint from, LwPoint to, LwLength used, LwLength left,
                                gconstpointer data);

/* Whose reach is asked for; all borrowed. */
typedef struct
{
  LwBody body;
  LwLength half_width;
  const LwReachStart *starts;
  guint n_starts;
  const LwShape *others; /* enemies, as for lw_route_find(); NULL when there are none */
  guint n_others;
  LwRoutePay pay;        /* NULL: an inch of the way is an inch of the string */
  gconstpointer data;    /* for it */
} LwReachAsk;

/*
 * lw_route_reach: the area that at least one of those who set out can reach, as polygons for
 * shading: borders run counter-clockwise, holes in them clockwise, so that either fill rule does.
 * About a sixteenth of an inch exact: for the eye, not for the law.
 * Returns: (transfer full) (element-type GArray of LwPoint)
 */
GPtrArray *lw_route_reach (const LwGround *ground, const LwReachAsk *ask);

G_END_DECLS
