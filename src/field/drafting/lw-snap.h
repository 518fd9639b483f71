/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-snap.h: where a thing held by hand wants to lie: on the grid, in line with its neighbours,
 * across its river.
 *
 * Pure functions of the Country: they change nothing and remember nothing.
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

/* A line along which things are in line, east-west or north-south; it is shown in magenta. */
typedef struct
{
  LwPoint from, to;
} LwGuide;

#define LW_SNAP_GUIDES 4

typedef struct
{
  LwPoint shift;       /* to be added to what is held; 0,0 when nothing pulls it */
  gboolean on_x, on_y; /* was it pulled in that direction? */
  guint n_guides;      /* lines in common with others; none where the grid alone pulls */
  LwGuide guide[LW_SNAP_GUIDES];
} LwSnap;

/*
 * lw_snap_box: what is held has the bounds @box. Its edges and middle are pulled to the edges
 * and middles of other things and of the field that lie within @reach; else its south-west corner
 * to the grid of @grid, 0 for none. @held: ids of the things held, NULL-terminated, which do not
 * pull themselves; may be NULL.
 */
LwSnap           lw_snap_box      (const LwCountry *country, LwBox box, const char *const *held,
                                   LwLength grid, LwLength reach);

/* The same for one point of an outline or a line, which corners of outlines pull as well. */
LwSnap           lw_snap_point    (const LwCountry *country, LwPoint point, const char *const *held,
                                   LwLength grid, LwLength reach);

/* The river (or only those of @across, when it is not NULL) nearest to @at, whose edge is no
 * farther than @reach; or NULL. */
const LwFeature *lw_snap_river    (const LwCountry *country, LwPoint at, const char *across,
                                   LwLength reach);

/*
 * lw_snap_crossing: lays a ford or bridge across @river at the point of its line nearest to @near:
 * sets `at`, `angle` (its width along the stream), `across` and a depth that reaches from bank to
 * bank and @landing beyond each. Its width is left alone, unless it is 0: then it is 4 inches.
 */
void             lw_snap_crossing (const LwFeature *river, LwPoint near, LwLength landing,
                                   LwFeature *crossing);

/* The nearest point of a line or an outline, and between which of its points it lies: a point
 * inserted at @index + 1 goes there. FALSE when there are fewer than two points. */
gboolean         lw_snap_to_line  (const LwFeature *feature, LwPoint near, LwPoint *at,
                                   guint *index);

/* @angle rounded to a multiple of @step, such as 15 degrees. */
LwAngle          lw_snap_angle    (LwAngle angle, LwAngle step);

G_END_DECLS
