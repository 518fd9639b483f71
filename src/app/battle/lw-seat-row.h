/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-seat-row.h: who plays a side: a person with a name, or a General of a level and a temper.
 */
#pragma once

#include "kit/kit.h"
#include "state/state.h"

G_BEGIN_DECLS

#define LW_TYPE_SEAT_ROW (lw_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (LwSeatRow, lw_seat_row, LW, SEAT_ROW, GtkBox)

/* As he sat there last time (lw_settings_seat()). */
GtkWidget *lw_seat_row_new  (LwSide side);

LwSeat     lw_seat_row_seat (LwSeatRow *self);
/* The person's name as it was written, or what the General is called. (transfer full) */
char      *lw_seat_row_name (LwSeatRow *self);
/* For the next battle. */
void       lw_seat_row_keep (LwSeatRow *self);

G_END_DECLS
