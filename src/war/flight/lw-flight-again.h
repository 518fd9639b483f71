/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-again.h: the flight of a shot that has been fired, to be shown. Its outcome is in the
 * record; nothing here says where a shot that has not been fired would go.
 */
#pragma once

#include "state/state.h"
#include "lw-flight.h"

G_BEGIN_DECLS

/*
 * lw_flight_again: how @shot flew, which was the latest order of the battle. A shot reported by
 * hand, and one of another model, is known by its end alone: it goes straight there.
 * Returns: (transfer full)
 */
LwFlight *lw_flight_again (const LwBattle *battle, const LwOrder *shot);

/* Where it is so many milliseconds after it was fired: at its rest when it lies there. */
void      lw_flight_at    (const LwFlight *flight, guint ms, LwFlightPoint *at);

/* How long it lasts, in milliseconds. */
guint     lw_flight_ms    (const LwFlight *flight);

G_END_DECLS
