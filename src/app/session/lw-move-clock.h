/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-move-clock.h: the timekeeper's clock: how long the move has lasted, warnings, Time.
 *
 * It reads the battle as const and gives no orders: it says when Time or Go is due, and the session
 * gives them.
 */
#pragma once

#include <glib-object.h>

#include "play/play.h"

G_BEGIN_DECLS

#define LW_TYPE_MOVE_CLOCK (lw_move_clock_get_type ())
G_DECLARE_FINAL_TYPE (LwMoveClock, lw_move_clock, LW, MOVE_CLOCK, GObject)

/*
 * Properties, to be read:
 *   "remaining"     (gint64)   of the move, in milliseconds; -1: it is untimed. Notified whenever
 *                              another second is to be shown.
 *   "interval-left" (gint64)   of the interval between two moves (R22), notified likewise.
 *   "running"       (gboolean)
 * Signals:
 *   "warning" (guint seconds): 120, 60 or 30 seconds are left (R21).
 *   "time":    the allowance is used up (R20).
 *   "go":      the interval is over, ready or not (Q32); again and again until it is heeded.
 */

/* @battle: borrowed. @held: it stands until it is released, as for those who but look on. */
LwMoveClock *lw_move_clock_new           (const LwBattle *battle, gboolean held);
/* Another battle in the place of the first; NULL: there is none any more. */
void         lw_move_clock_set_battle    (LwMoveClock *self, const LwBattle *battle);
/* An order has been played, and @before was the phase before it. */
void         lw_move_clock_follow        (LwMoveClock *self, LwPhase before);
/* So long has the move lasted: a crash has left a later time than the record. */
void         lw_move_clock_set_elapsed   (LwMoveClock *self, gint64 ms);

/* Milliseconds of the move (R16-R21). */
gint64       lw_move_clock_elapsed       (LwMoveClock *self);
gint64       lw_move_clock_remaining     (LwMoveClock *self);
gboolean     lw_move_clock_running       (LwMoveClock *self);
/* 0: there is no interval, or it is over. */
gint64       lw_move_clock_interval_left (LwMoveClock *self);
/* "go" is being heeded. */
void         lw_move_clock_end_interval  (LwMoveClock *self);

/* A dialog of decision, or the closed curtain, holds the clock; holds are counted. */
void         lw_move_clock_hold          (LwMoveClock *self);
void         lw_move_clock_release       (LwMoveClock *self);
/* A battle that is opened in the middle of a move waits for a hand; this is the hand. */
void         lw_move_clock_wake          (LwMoveClock *self);
/* Nobody marches or fires while it stands: does @order, which the laws allow, start it? */
gboolean     lw_move_clock_starts_for    (LwMoveClock *self, const LwOrder *order);

/* It stands from now on, whoever lets go of it, and there is no interval any more, nor a timer. */
void         lw_move_clock_end           (LwMoveClock *self);

/* One look at the clock, as at every second: warnings, Time, Go. */
void         lw_move_clock_look          (LwMoveClock *self);

/* @now: reads microseconds instead of g_get_monotonic_time(). */
void         lw_move_clock_read_for_test (LwMoveClock *self, gint64 (*now) (void));

G_END_DECLS
