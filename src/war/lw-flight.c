/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight.c: the flight of one shot.
 */
#include "lw-flight.h"

LwFlight *
lw_flight_new (const LwLaying *laying,
               const LwGround *ground,
               const LwMan *men,
               guint n_men,
               const LwGun *guns,
               guint n_guns,
               LwRef gun)
{
  LwFlight *flight;

  g_return_val_if_fail (laying != NULL, NULL);

  flight = g_new0 (LwFlight, 1);
  flight->events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
  flight->event_ms = g_array_new (FALSE, FALSE, sizeof (guint));
  flight->path = g_array_new (FALSE, FALSE, sizeof (LwFlightPoint));
  flight->rest = lw_point_towards (laying->axle, laying->bearing, 9 * LW_FOOT);
  return flight;
}

void
lw_flight_free (LwFlight *flight)
{
  if (flight == NULL)
    return;

  g_array_unref (flight->events);
  g_array_unref (flight->event_ms);
  g_array_unref (flight->path);
  g_free (flight);
}
