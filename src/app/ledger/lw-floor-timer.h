/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-timer.h: the timekeeper of a real floor: moves and intervals in turn (R16-R22). It is
 * told the time, and keeps no clock itself.
 */
#pragma once

#include "play/play.h"

G_BEGIN_DECLS

typedef enum
{
  LW_TIMER_READY,     /* the next move waits for Go */
  LW_TIMER_MOVE,
  LW_TIMER_PAUSED,
  LW_TIMER_TIME,      /* time is up: the hand is stayed */
  LW_TIMER_INTERVAL
} LwTimerState;

/* What the bell rings for. */
typedef enum
{
  LW_TIMER_NOTHING,
  LW_TIMER_WARNING,   /* 2:00, 1:00, 0:30 */
  LW_TIMER_UP,        /* Time! */
  LW_TIMER_READY_NOW  /* the interval is over */
} LwTimerCall;

typedef struct
{
  /* Set by hand, at any time. */
  guint men[LW_N_SIDES];
  guint guns[LW_N_SIDES];
  gint64 interval;    /* ms; 0: none */

  LwTimerState state;
  LwSide mover;
  guint move;         /* 1 for the first move of either side */
  gint64 allowance;   /* of the move under way */
  gint64 end;         /* when move or interval ends; the rest of it while it is paused */
  guint warned;       /* warnings given */
  gboolean in_interval; /* what is paused */
} LwFloorTimer;

void        lw_floor_timer_init      (LwFloorTimer *timer);

/* Milliseconds left of what runs; of what would run, when it waits; never below 0. */
gint64      lw_floor_timer_left      (const LwFloorTimer *timer, gint64 now);

/* Go, pause, go on; after Time the interval, and after the interval the next move. */
void        lw_floor_timer_go        (LwFloorTimer *timer, gint64 now);
/* The mover is done before time: the interval begins, or the other side's move waits. */
void        lw_floor_timer_end       (LwFloorTimer *timer, gint64 now);
void        lw_floor_timer_add       (LwFloorTimer *timer, gint64 ms, gint64 now);
/* The other side moves next; only before Go. */
void        lw_floor_timer_swap      (LwFloorTimer *timer);

/* To be called a few times a second: what has come about since. */
LwTimerCall lw_floor_timer_tick      (LwFloorTimer *timer, gint64 now);

G_END_DECLS
