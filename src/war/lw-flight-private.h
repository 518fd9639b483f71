/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-private.h: the flight with its draws mirrored, for the proof that it has no handedness.
 */
#pragma once

#include "lw-flight.h"

G_BEGIN_DECLS

LwFlight *lw_flight_run (const LwLaying *laying, const LwGround *ground, const LwMan *men,
                         guint n_men, const LwGun *guns, guint n_guns, LwRef gun,
                         gboolean mirrored);

G_END_DECLS
