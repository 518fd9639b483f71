/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-flight.h: how shots that have been fired flew, from above and from the side: for the
 * practice ground, where one learns by looking. In a battle no arc is drawn.
 */
#pragma once

#include "ink/ink.h"
#include "flight/flight.h"
#include "lw-scene.h"

G_BEGIN_DECLS

/* From above, on the map: @latest strongly, with where it came to rest; earlier ones faintly. */
void lw_draw_flight_way    (cairo_t *cr, const LwView *view, const LwFlight *flight,
                            gboolean latest);

/* Chalked arcs at whole feet east of a gun, each with its range, as far to both sides as @aside. */
void lw_draw_flight_ranges (cairo_t *cr, const LwView *view, LwPoint gun, LwLength aside,
                            LwUnits units);

/* A ring about the one that the gun is laid on. */
void lw_draw_flight_target (cairo_t *cr, const LwView *view, LwPoint at);

typedef struct
{
  const LwBattle *battle;
  LwRef gun;
  LwAngle bearing;          /* of the latest shot: what stands along it is shown */
  GPtrArray *flights;       /* of LwFlight, the latest last */
  LwLength reach;           /* so far at least it is drawn: to the target; 0 */
  LwUnits units;
} LwFlightSide;

/* From the side: height over the distance from the axle, with whom and what stood in the way. */
void lw_draw_flight_side   (cairo_t *cr, const LwFlightSide *side, double width, double height,
                            const LwChartStyle *style);

G_END_DECLS
