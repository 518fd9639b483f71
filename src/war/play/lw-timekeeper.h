/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-timekeeper.h: how long a move may last (R16-R18, Q25-Q27). It keeps no clock itself.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Milliseconds for @men and @guns: 2 s a man, 60 s a gun, up to the whole minute, or what house
 * rules make of it; -1 untimed. */
gint64 lw_allowance          (guint men, guint guns, const LwHouseRules *rules);
gint64 lw_timekeeper_allowance(const LwBattle *battle, LwSide side);

/* Milliseconds of the interval between moves (R22); 0 when there is none. */
gint64 lw_interval           (const LwHouseRules *rules);

/* Does the clock of a move start by itself when the interval is used up (Q32)? */
gboolean lw_go_is_called     (const LwHouseRules *rules);

/* Warnings, in ms before time: 120000, 60000, 30000; those not below the allowance are left out.
 * Returns how many; the first is the earliest. */
guint  lw_warnings           (gint64 allowance, gint64 warnings[3]);

/* The clock stopped and going on (Q34); minutes added, or agreed upon between moves (R18, Q26). */
gboolean lw_pause_play       (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_add_time_play    (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

G_END_DECLS
