/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-meet.h: what a shot does to what it strikes, and that to the shot (R48-R51).
 */
#pragma once

#include "lw-flight-private.h"

G_BEGIN_DECLS

/* A turn or a laying error, of @sigma; on a mirrored field it is mirrored. */
LwAngle   lw_flight_meet_draw_turn (LwShot *shot, gint64 sigma);

/* Turns a level direction. */
void      lw_flight_meet_turn_level     (gint64 *x, gint64 *y, LwAngle turn);

/* What comes of striking @hit: a bounce, a touch, a fall. */
void      lw_flight_meet      (LwShot *shot, const LwHit *hit);

G_END_DECLS
