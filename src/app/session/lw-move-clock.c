/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-move-clock.c: the timekeeper's clock: how long the move has lasted, warnings, Time.
 *
 * The time is always the difference of two readings of a clock that cannot be put back; ticks only
 * show it. So nothing drifts, and a program that was held up finds the time gone all the same. It
 * keeps where the clock stood, and since when it runs.
 */
#include "lw-move-clock.h"

#define SECOND 1000 /* milliseconds */
#define OVERDUE_MS 200
#define MS 1000 /* microseconds */

struct _LwMoveClock
{
  GObject parent_instance;

  const LwBattle *battle; /* NULL: it is gone, and nothing is counted */

  /* In microseconds of monotonic time. */
  gint64 (*now) (void); /* g_get_monotonic_time(), but in tests */
  gint64 stood_at;
  gint64 running_since;  /* 0: it stands */
  gint64 interval_since; /* 0: none */

  guint holds;
  gboolean asleep; /* opened in the middle of a move: one of the holds */
  guint tick;
  gint64 last_remaining; /* milliseconds, when it was last looked at */
};

G_DEFINE_FINAL_TYPE (LwMoveClock, lw_move_clock, G_TYPE_OBJECT)

enum
{
  PROP_REMAINING = 1,
  PROP_INTERVAL_LEFT,
  PROP_RUNNING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static guint warning_signal, time_signal, go_signal;

/* ---- readings ---- */

static gint64
elapsed_us (LwMoveClock *self)
{
  gint64 elapsed = self->stood_at;

  if (self->running_since != 0)
    elapsed += self->now () - self->running_since;
  if (self->battle->allowance >= 0)
    elapsed = MIN (elapsed, self->battle->allowance * MS);
  return elapsed;
}

gint64
lw_move_clock_elapsed (LwMoveClock *self)
{
  g_return_val_if_fail (LW_IS_MOVE_CLOCK (self), 0);
  return elapsed_us (self) / MS;
}

gint64
lw_move_clock_remaining (LwMoveClock *self)
{
  g_return_val_if_fail (LW_IS_MOVE_CLOCK (self), -1);

  if (self->battle->allowance < 0)
    return -1;
  return self->battle->allowance - lw_move_clock_elapsed (self);
}

gboolean
lw_move_clock_running (LwMoveClock *self)
{
  g_return_val_if_fail (LW_IS_MOVE_CLOCK (self), FALSE);
  return self->running_since != 0;
}

gint64
lw_move_clock_interval_left (LwMoveClock *self)
{
  g_return_val_if_fail (LW_IS_MOVE_CLOCK (self), 0);

  if (self->battle->phase != LW_PHASE_WAITING || self->interval_since == 0)
    return 0;
  return MAX (lw_interval (&self->battle->rules) - (self->now () - self->interval_since) / MS, 0);
}

/* ---- starting and stopping ---- */

static void
start (LwMoveClock *self)
{
  if (self->running_since != 0 || self->holds > 0 || !lw_battle_moving (self->battle) ||
      self->battle->paused)
    return;
  self->running_since = self->now ();
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

static void
stop (LwMoveClock *self)
{
  self->stood_at = elapsed_us (self);
  if (self->running_since == 0)
    return;
  self->running_since = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

/* ---- what falls due ---- */

static void
warn (LwMoveClock *self, gint64 remaining)
{
  gint64 warnings[3];
  guint n = lw_warnings (self->battle->allowance, warnings);

  for (guint i = 0; i < n; i++)
    if (self->last_remaining > warnings[i] && remaining <= warnings[i])
      g_signal_emit (self, warning_signal, 0, (guint)(warnings[i] / SECOND));
  self->last_remaining = remaining;
}

/* Time: the hand is stayed (R20). The clock shows the whole allowance, not when we noticed. */
static void
call_time (LwMoveClock *self)
{
  stop (self);
  self->stood_at = self->battle->allowance * MS;
  g_signal_emit (self, time_signal, 0);
}

/* The interval is used up, by a clock that calls Go. */
static gboolean
interval_over (LwMoveClock *self)
{
  return self->battle->phase == LW_PHASE_WAITING && self->interval_since != 0 &&
         lw_go_is_called (&self->battle->rules) && lw_move_clock_interval_left (self) == 0;
}

void
lw_move_clock_look (LwMoveClock *self)
{
  gint64 remaining;

  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  remaining = lw_move_clock_remaining (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REMAINING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INTERVAL_LEFT]);
  if (self->battle != NULL && self->holds == 0 && interval_over (self))
    g_signal_emit (self, go_signal, 0);
  if (self->battle == NULL || !lw_battle_moving (self->battle) || remaining < 0)
    return;
  warn (self, remaining);
  if (remaining == 0 && self->running_since != 0)
    call_time (self);
}

/* ---- ticks ---- */

/* Milliseconds till what is left shows another second, or is used up; 0: nothing is counted. What
 * is shown is rounded up. What is due and waits, as Go does for a curtain to be drawn back, is
 * looked at oftener. */
static guint
time_to_tick (LwMoveClock *self)
{
  gint64 left;

  if (self->battle == NULL)
    return 0;
  left = self->running_since != 0 ? lw_move_clock_remaining (self) : 0;
  if (self->running_since != 0 && left == 0)
    return OVERDUE_MS;
  left = MAX (left, lw_move_clock_interval_left (self));
  if (left > 0)
    return (guint)((left - 1) % SECOND) + 1;
  return interval_over (self) ? OVERDUE_MS : 0;
}

static gboolean tick_cb (gpointer data);

/* The timer lives only while there is something to count: at rest the program does nothing. It is
 * set anew for every second, so that it comes when the second does and no oftener. */
static void
set_tick (LwMoveClock *self)
{
  guint ms = time_to_tick (self);

  g_clear_handle_id (&self->tick, g_source_remove);
  if (ms > 0)
    self->tick = g_timeout_add (ms, tick_cb, self);
}

static gboolean
tick_cb (gpointer data)
{
  g_autoptr (LwMoveClock) self = g_object_ref (data);

  self->tick = 0;
  lw_move_clock_look (self);
  if (self->tick == 0)
    set_tick (self);
  return G_SOURCE_REMOVE;
}

/* ---- from the session ---- */

void
lw_move_clock_follow (LwMoveClock *self, LwPhase before)
{
  const LwBattle *battle = self->battle;

  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  if (lw_battle_moving (battle) && before == LW_PHASE_WAITING)
    {
      self->stood_at = 0;
      self->running_since = 0;
      /* Go is a hand at the table too, if none had come in the move before. */
      if (self->asleep)
        self->holds--;
      self->asleep = FALSE;
      self->last_remaining = battle->allowance;
    }
  if (!lw_battle_moving (battle) || battle->paused)
    stop (self);
  else
    start (self);
  if (battle->phase == LW_PHASE_WAITING && before == LW_PHASE_SETTLING)
    self->interval_since = self->now ();
  set_tick (self);
}

void
lw_move_clock_hold (LwMoveClock *self)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  if (self->holds++ == 0)
    stop (self);
  set_tick (self);
}

void
lw_move_clock_release (LwMoveClock *self)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));
  g_return_if_fail (self->holds > 0);

  if (--self->holds == 0)
    start (self);
  set_tick (self);
}

/* By a hold that nobody releases. */
void
lw_move_clock_end (LwMoveClock *self)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  self->interval_since = 0;
  lw_move_clock_hold (self);
}

void
lw_move_clock_wake (LwMoveClock *self)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  if (!self->asleep)
    return;
  self->asleep = FALSE;
  lw_move_clock_release (self);
}

/* But for the pause, which ends with it. */
static gboolean
is_allowed (const LwBattle *battle, const LwOrder *order)
{
  g_autoptr (LwOrder) go_on = NULL;
  g_autoptr (LwBattle) trial = NULL;

  if (!battle->paused)
    return lw_play_check (battle, order, NULL);
  trial = lw_battle_copy (battle);
  go_on = lw_order_new (LW_ORDER_PAUSE, battle->mover);
  return lw_play (trial, go_on, NULL) && lw_play_check (trial, order, NULL);
}

gboolean
lw_move_clock_starts_for (LwMoveClock *self, const LwOrder *order)
{
  g_return_val_if_fail (LW_IS_MOVE_CLOCK (self), FALSE);

  switch (order->kind)
    {
    case LW_ORDER_MARCH:
    case LW_ORDER_HAUL:
    case LW_ORDER_FIRE:
    case LW_ORDER_LIE:
    case LW_ORDER_TURN:
    case LW_ORDER_TAIL:
      return self->running_since == 0 && lw_battle_moving (self->battle) &&
             is_allowed (self->battle, order);
    default:
      return FALSE;
    }
}

void
lw_move_clock_end_interval (LwMoveClock *self)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  self->interval_since = 0;
}

void
lw_move_clock_set_elapsed (LwMoveClock *self, gint64 ms)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  if (self->battle->allowance >= 0)
    ms = MIN (ms, self->battle->allowance);
  self->stood_at = ms * MS;
  self->last_remaining = self->battle->allowance - ms;
}

void
lw_move_clock_set_battle (LwMoveClock *self, const LwBattle *battle)
{
  g_return_if_fail (LW_IS_MOVE_CLOCK (self));

  self->battle = battle;
  if (battle == NULL)
    g_clear_handle_id (&self->tick, g_source_remove);
}

void
lw_move_clock_read_for_test (LwMoveClock *self, gint64 (*now) (void))
{
  self->now = now;
}

/* ---- the object ---- */

static void
lw_move_clock_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LwMoveClock *self = LW_MOVE_CLOCK (object);

  if (id == PROP_REMAINING)
    g_value_set_int64 (value, lw_move_clock_remaining (self));
  else if (id == PROP_INTERVAL_LEFT)
    g_value_set_int64 (value, lw_move_clock_interval_left (self));
  else
    g_value_set_boolean (value, lw_move_clock_running (self));
}

static void
lw_move_clock_finalize (GObject *object)
{
  g_clear_handle_id (&LW_MOVE_CLOCK (object)->tick, g_source_remove);
  G_OBJECT_CLASS (lw_move_clock_parent_class)->finalize (object);
}

static void
lw_move_clock_class_init (LwMoveClockClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  G_OBJECT_CLASS (klass)->get_property = lw_move_clock_get_property;
  G_OBJECT_CLASS (klass)->finalize = lw_move_clock_finalize;
  props[PROP_REMAINING] = g_param_spec_int64 ("remaining", NULL, NULL, -1, G_MAXINT64, -1, flags);
  props[PROP_INTERVAL_LEFT] =
      g_param_spec_int64 ("interval-left", NULL, NULL, 0, G_MAXINT64, 0, flags);
  props[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  warning_signal = g_signal_new ("warning", LW_TYPE_MOVE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  time_signal = g_signal_new ("time", LW_TYPE_MOVE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  go_signal = g_signal_new ("go", LW_TYPE_MOVE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                            G_TYPE_NONE, 0);
}

static void
lw_move_clock_init (LwMoveClock *self)
{
  self->now = g_get_monotonic_time;
}

/* A pause is the last that is known of a clock, though it moves nobody. */
static gint64
last_time (const LwBattle *battle)
{
  gint64 last = battle->clock;

  for (guint n = battle->record->len; n > 0 && lw_battle_moving (battle); n--)
    {
      const LwOrder *order = lw_battle_order (battle, n);

      if (order->kind == LW_ORDER_GO)
        break;
      if (order->kind != LW_ORDER_ADD_TIME)
        last = MAX (last, order->t);
    }
  return last;
}

LwMoveClock *
lw_move_clock_new (const LwBattle *battle, gboolean held)
{
  LwMoveClock *self = g_object_new (LW_TYPE_MOVE_CLOCK, NULL);
  gint64 stood = last_time (battle);

  self->battle = battle;
  self->stood_at = stood * MS;
  self->last_remaining = battle->allowance - stood;
  self->asleep = lw_battle_moving (battle);
  self->holds = self->asleep || held ? 1 : 0;
  return self;
}
