/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-clock.h: the timekeeper's window for a real floor: figures to be read across a room.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-floor-timer.h"

G_BEGIN_DECLS

#define LW_TYPE_FLOOR_CLOCK (lw_floor_clock_get_type ())
G_DECLARE_FINAL_TYPE (LwFloorClock, lw_floor_clock, LW, FLOOR_CLOCK, GtkApplicationWindow)

/* There is one; it is shown, or made. */
void          lw_floor_clock_present (GtkApplication *application);

LwFloorTimer *lw_floor_clock_timer_for_test   (LwFloorClock *self);

G_END_DECLS
