/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session-clock.c: the timekeeper's clock: how long the move has lasted, warnings, Time.
 *
 * The time is always the difference of two readings of a clock that cannot be put back; ticks only
 * show it. So nothing drifts, and a program that was held up finds the time gone all the same.
 */
#include "lw-session-private.h"

#include "play/play.h"

#define SECOND 1000 /* milliseconds */
#define OVERDUE_MS 200
#define MS 1000 /* microseconds */

static gint64
elapsed_us (LwSession *self)
{
  gint64 elapsed = self->stood_at;

  if (self->running_since != 0)
    elapsed += self->now () - self->running_since;
  if (self->battle->allowance >= 0)
    elapsed = MIN (elapsed, self->battle->allowance * MS);
  return elapsed;
}

static void
start_clock (LwSession *self)
{
  if (self->running_since == 0 && self->holds == 0 && lw_battle_moving (self->battle) &&
      !self->battle->paused)
    self->running_since = self->now ();
}

static void
stop_clock (LwSession *self)
{
  self->stood_at = elapsed_us (self);
  self->running_since = 0;
}

/* Time: the hand is stayed (R20). The order carries the whole allowance, not when we noticed. */
static void
call_time (LwSession *self)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_END, self->battle->mover);

  stop_clock (self);
  self->stood_at = self->battle->allowance * MS;
  lw_session_submit (self, order, NULL);
}

static void
warn (LwSession *self, gint64 remaining)
{
  gint64 warnings[3];
  guint i, n = lw_warnings (self->battle->allowance, warnings);

  for (i = 0; i < n; i++)
    if (self->last_remaining > warnings[i] && remaining <= warnings[i])
      g_signal_emit (self, lw_session_signals[LW_SESSION_WARNING], 0, (guint)(warnings[i] / 1000));
  self->last_remaining = remaining;
}

/* The interval is used up: ready or not, the clock begins (Q32). A closed curtain waits, and so
 * does a map that is hidden until the next player is there. */
static void
call_go (LwSession *self)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_GO, self->battle->mover);

  self->interval_since = 0;
  lw_session_submit (self, order, NULL);
}

static gboolean
interval_over (LwSession *self)
{
  return self->battle->phase == LW_PHASE_WAITING && self->interval_since != 0 && self->holds == 0 &&
         !self->covered && !self->between && lw_go_is_called (&self->battle->rules) &&
         lw_session_interval_left (self) == 0;
}

void
lw_session_look_at_clock (LwSession *self)
{
  gint64 remaining = lw_session_remaining (self);

  g_signal_emit (self, lw_session_signals[LW_SESSION_TICK], 0);
  if (interval_over (self))
    call_go (self);
  if (!lw_battle_moving (self->battle) || remaining < 0)
    return;
  warn (self, remaining);
  if (remaining == 0 && self->running_since != 0)
    call_time (self);
}

static gboolean tick_cb (gpointer data);

/* Time is up, and what follows from it waits: Go for a curtain to be drawn back. */
static gboolean
is_overdue (LwSession *self)
{
  if (lw_battle_moving (self->battle))
    return self->running_since != 0 && lw_session_remaining (self) == 0;
  return self->battle->phase == LW_PHASE_WAITING && self->interval_since != 0 &&
         lw_go_is_called (&self->battle->rules) && lw_session_interval_left (self) == 0;
}

/* Milliseconds till what is left shows another second, or is used up; 0: nothing is counted. What
 * is shown is rounded up. */
static guint
time_to_tick (LwSession *self)
{
  gint64 left = self->running_since != 0 ? lw_session_remaining (self) : 0;

  left = MAX (left, lw_session_interval_left (self));
  if (left > 0)
    return (guint)((left - 1) % SECOND) + 1;
  return is_overdue (self) ? OVERDUE_MS : 0;
}

/* The timer lives only while there is something to count: at rest the program does nothing. It is
 * set anew for every second, so that it comes when the second does and no oftener. */
static void
set_tick (LwSession *self)
{
  guint ms = time_to_tick (self);

  g_clear_handle_id (&self->tick, g_source_remove);
  if (ms > 0)
    self->tick = g_timeout_add (ms, tick_cb, self);
}

static gboolean
tick_cb (gpointer data)
{
  g_autoptr (LwSession) self = g_object_ref (data);

  self->tick = 0;
  lw_session_look_at_clock (self);
  if (self->tick == 0)
    set_tick (self);
  return G_SOURCE_REMOVE;
}

static void
update_tick (LwSession *self)
{
  set_tick (self);
  lw_session_keep_clock (self);
}

void
lw_session_follow_clock (LwSession *self, LwPhase before)
{
  const LwBattle *battle = self->battle;

  if (lw_battle_moving (battle) && before == LW_PHASE_WAITING)
    {
      self->stood_at = 0;
      self->running_since = 0;
      self->last_remaining = battle->allowance;
    }
  if (!lw_battle_moving (battle) || battle->paused)
    stop_clock (self);
  else
    start_clock (self);
  if (battle->phase == LW_PHASE_WAITING && before == LW_PHASE_SETTLING)
    self->interval_since = self->now ();
  update_tick (self);
}

/* A pause is the last that is known of a clock, though it moves nobody. */
static gint64
last_time (const LwBattle *battle)
{
  gint64 last = battle->clock;
  guint n;

  for (n = battle->record->len; n > 0 && lw_battle_moving (battle); n--)
    {
      const LwOrder *order = lw_battle_order (battle, n);

      if (order->kind == LW_ORDER_GO)
        break;
      if (order->kind != LW_ORDER_ADD_TIME)
        last = MAX (last, order->t);
    }
  return last;
}

void
lw_session_begin_clock (LwSession *self)
{
  gint64 stood = last_time (self->battle);

  self->stood_at = stood * MS;
  self->last_remaining = self->battle->allowance - stood;
  /* A battle that is opened in the middle of a move waits for a hand: the clock stands. */
  self->opened_standing = lw_battle_moving (self->battle);
  self->holds = self->opened_standing || self->looking ? 1 : 0;
}

void
lw_session_set_clock (LwSession *self, gint64 ms)
{
  if (self->battle->allowance >= 0)
    ms = MIN (ms, self->battle->allowance);
  self->stood_at = ms * MS;
  self->last_remaining = self->battle->allowance - ms;
}

gint64
lw_session_elapsed (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), 0);
  return elapsed_us (self) / MS;
}

gint64
lw_session_remaining (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), -1);

  if (self->battle->allowance < 0)
    return -1;
  return self->battle->allowance - lw_session_elapsed (self);
}

gboolean
lw_session_running (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->running_since != 0;
}

void
lw_session_hold_clock (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->holds++ == 0)
    stop_clock (self);
  update_tick (self);
}

void
lw_session_release_clock (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));
  g_return_if_fail (self->holds > 0);

  if (--self->holds == 0)
    start_clock (self);
  update_tick (self);
}

gboolean
lw_session_set_paused (LwSession *self, gboolean paused)
{
  g_autoptr (LwOrder) order = NULL;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);

  if (self->opened_standing && !paused)
    {
      self->opened_standing = FALSE;
      lw_session_release_clock (self);
    }
  if (self->battle->paused == paused)
    return TRUE;
  order = lw_order_new (LW_ORDER_PAUSE, self->battle->mover);
  order->flag = paused;
  return lw_session_submit (self, order, NULL);
}

gint64
lw_session_interval_left (LwSession *self)
{
  gint64 interval;

  g_return_val_if_fail (LW_IS_SESSION (self), 0);

  interval = lw_interval (&self->battle->rules);
  if (self->battle->phase != LW_PHASE_WAITING || self->interval_since == 0)
    return 0;
  return MAX (interval - (self->now () - self->interval_since) / MS, 0);
}
