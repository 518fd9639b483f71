/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-timer.c: the timekeeper of a real floor: moves and intervals in turn (R16-R22).
 */
#include "lw-floor-timer.h"

#include <string.h>

void
lw_floor_timer_init (LwFloorTimer *timer)
{
  LwHouseRules rules = { 0 };
  guint side;

  g_return_if_fail (timer != NULL);

  memset (timer, 0, sizeof *timer);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      timer->men[side] = 73;
      timer->guns[side] = 3;
    }
  timer->interval = lw_interval (&rules);
  timer->move = 1;
}

/* R17 from the men and guns of a side as they are now. */
static gint64
allowance (const LwFloorTimer *timer, LwSide side)
{
  LwHouseRules rules = { 0 };

  g_return_val_if_fail (timer != NULL && side < LW_N_SIDES, 0);

  return lw_allowance (timer->men[side], timer->guns[side], &rules);
}

gint64
lw_floor_timer_left (const LwFloorTimer *timer, gint64 now)
{
  g_return_val_if_fail (timer != NULL, 0);

  switch (timer->state)
    {
    case LW_TIMER_READY:
      return allowance (timer, timer->mover);
    case LW_TIMER_PAUSED:
      return timer->end;
    case LW_TIMER_TIME:
      return 0;
    case LW_TIMER_MOVE:
    case LW_TIMER_INTERVAL:
    default:
      return MAX (timer->end - now, 0);
    }
}

static void
begin_move (LwFloorTimer *timer, gint64 now)
{
  timer->allowance = allowance (timer, timer->mover);
  timer->end = now + timer->allowance;
  timer->warned = 0;
  timer->state = LW_TIMER_MOVE;
}

static void
next_mover (LwFloorTimer *timer)
{
  timer->state = LW_TIMER_READY;
}

void
lw_floor_timer_end (LwFloorTimer *timer, gint64 now)
{
  g_return_if_fail (timer != NULL);

  if (timer->state == LW_TIMER_READY)
    return;
  if (timer->state == LW_TIMER_INTERVAL || (timer->state == LW_TIMER_PAUSED && timer->in_interval))
    {
      next_mover (timer);
      return;
    }
  timer->mover = LW_OTHER (timer->mover);
  timer->move++;
  if (timer->interval == 0)
    {
      next_mover (timer);
      return;
    }
  timer->state = LW_TIMER_INTERVAL;
  timer->end = now + timer->interval;
}

static void
pause_or_go_on (LwFloorTimer *timer, gint64 now)
{
  if (timer->state == LW_TIMER_PAUSED)
    {
      timer->end += now;
      timer->state = timer->in_interval ? LW_TIMER_INTERVAL : LW_TIMER_MOVE;
      return;
    }
  timer->in_interval = timer->state == LW_TIMER_INTERVAL;
  timer->end = MAX (timer->end - now, 0);
  timer->state = LW_TIMER_PAUSED;
}

void
lw_floor_timer_go (LwFloorTimer *timer, gint64 now)
{
  g_return_if_fail (timer != NULL);

  switch (timer->state)
    {
    case LW_TIMER_READY:
      begin_move (timer, now);
      break;
    case LW_TIMER_TIME:
      lw_floor_timer_end (timer, now);
      break;
    case LW_TIMER_MOVE:
    case LW_TIMER_PAUSED:
    case LW_TIMER_INTERVAL:
      pause_or_go_on (timer, now);
      break;
    }
}

void
lw_floor_timer_add (LwFloorTimer *timer, gint64 ms, gint64 now)
{
  g_return_if_fail (timer != NULL);

  if (timer->state == LW_TIMER_READY)
    return;
  if (timer->state == LW_TIMER_TIME)
    {
      timer->state = LW_TIMER_MOVE;
      timer->end = now;
    }
  timer->end += ms;
  /* What has been warned of and is not so yet is warned of again. */
  timer->warned = 0;
  if (timer->state == LW_TIMER_MOVE)
    {
      gint64 warnings[3];
      guint n = lw_warnings (timer->allowance, warnings);

      while (timer->warned < n && timer->end - now <= warnings[timer->warned])
        timer->warned++;
    }
}

void
lw_floor_timer_swap (LwFloorTimer *timer)
{
  g_return_if_fail (timer != NULL);

  if (timer->state == LW_TIMER_READY)
    timer->mover = LW_OTHER (timer->mover);
}

static LwTimerCall
tick_move (LwFloorTimer *timer, gint64 now)
{
  gint64 warnings[3];
  guint n = lw_warnings (timer->allowance, warnings), given = timer->warned;

  if (now >= timer->end)
    {
      timer->state = LW_TIMER_TIME;
      return LW_TIMER_UP;
    }
  while (timer->warned < n && timer->end - now <= warnings[timer->warned])
    timer->warned++;
  return timer->warned > given ? LW_TIMER_WARNING : LW_TIMER_NOTHING;
}

LwTimerCall
lw_floor_timer_tick (LwFloorTimer *timer, gint64 now)
{
  g_return_val_if_fail (timer != NULL, LW_TIMER_NOTHING);

  if (timer->state == LW_TIMER_MOVE)
    return tick_move (timer, now);
  if (timer->state == LW_TIMER_INTERVAL && now >= timer->end)
    {
      next_mover (timer);
      return LW_TIMER_READY_NOW;
    }
  return LW_TIMER_NOTHING;
}
