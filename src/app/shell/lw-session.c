/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session.c: one battle under way: orders in, signals out, the clock, the file.
 */
#include "lw-session.h"

#include "lw-despatch.h"
#include "lw-library.h"
#include "lw-timekeeper.h"

#define TICK_MS 200
#define SAVE_AFTER_MS 400

struct _LwSession
{
  GObject parent_instance;

  /* Owned. */
  LwBattle *battle;
  char *path;
  LwReportWords *words;

  /* The clock: where it stood, and since when it has been running. */
  gint64 stood_at;
  gint64 running_since;
  guint holds;
  gint64 interval_since;
  guint tick;
  gint64 last_remaining;
  gboolean opened_standing; /* opened in the middle of a move: waits for a hand */

  /* Who looks. */
  gboolean has_hand;
  LwSide hand;
  gboolean covered;

  guint save;
  gboolean dirty; /* something is not in the file yet */
};

enum
{
  PLAYED,
  REFUSED,
  TICK,
  WARNING,
  VIEWER,
  SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwSession, lw_session, G_TYPE_OBJECT)

static gint64
now_ms (void)
{
  return g_get_monotonic_time () / 1000;
}

static gboolean
moving (const LwBattle *battle)
{
  return battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN;
}

static void
start_clock (LwSession *self)
{
  if (self->running_since == 0 && self->holds == 0 && moving (self->battle) &&
      !self->battle->paused)
    self->running_since = now_ms ();
}

static void
stop_clock (LwSession *self)
{
  self->stood_at = lw_session_elapsed (self);
  self->running_since = 0;
}

static gboolean
save_cb (gpointer data)
{
  LwSession *self = data;

  self->save = 0;
  lw_session_save (self, NULL);
  return G_SOURCE_REMOVE;
}

static void
save_soon (LwSession *self)
{
  self->dirty = TRUE;
  if (self->path != NULL && self->save == 0)
    self->save = g_timeout_add (SAVE_AFTER_MS, save_cb, self);
}

/* Time: the hand is stayed (R20). The order carries the whole allowance, not when we noticed. */
static void
call_time (LwSession *self)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_END, self->battle->mover);

  stop_clock (self);
  self->stood_at = self->battle->allowance;
  lw_session_submit (self, order, NULL);
}

static void
warn (LwSession *self, gint64 remaining)
{
  gint64 warnings[3];
  guint i, n = lw_warnings (self->battle->allowance, warnings);

  for (i = 0; i < n; i++)
    if (self->last_remaining > warnings[i] && remaining <= warnings[i])
      g_signal_emit (self, signals[WARNING], 0, (guint)(warnings[i] / 1000));
  self->last_remaining = remaining;
}

/* The interval is used up: ready or not, the clock begins (Q32). A closed curtain waits. */
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
         !self->covered && lw_go_is_called (&self->battle->rules) &&
         lw_session_interval_left (self) == 0;
}

static gboolean
tick_cb (gpointer data)
{
  LwSession *self = data;
  gint64 remaining = lw_session_remaining (self);

  g_signal_emit (self, signals[TICK], 0);
  if (interval_over (self))
    call_go (self);
  if (!moving (self->battle) || remaining < 0)
    return G_SOURCE_CONTINUE;
  warn (self, remaining);
  if (remaining == 0 && self->running_since != 0)
    call_time (self);
  return G_SOURCE_CONTINUE;
}

/* The timer lives only while there is something to count: at rest the program does nothing. */
static void
update_tick (LwSession *self)
{
  gboolean wanted = self->running_since != 0 || lw_session_interval_left (self) > 0;

  if (wanted && self->tick == 0)
    self->tick = g_timeout_add (TICK_MS, tick_cb, self);
  else if (!wanted)
    g_clear_handle_id (&self->tick, g_source_remove);
}

static void
follow_clock (LwSession *self, LwPhase before)
{
  const LwBattle *battle = self->battle;

  if (moving (battle) && before == LW_PHASE_WAITING)
    {
      self->stood_at = 0;
      self->running_since = 0;
      self->last_remaining = battle->allowance;
    }
  if (!moving (battle) || battle->paused)
    stop_clock (self);
  else
    start_clock (self);
  if (battle->phase == LW_PHASE_WAITING && before == LW_PHASE_SETTLING)
    self->interval_since = now_ms ();
  update_tick (self);
}

/* The curtain drawn back ends the time when one side alone may look. */
static void
follow_viewer (LwSession *self, LwViewer before)
{
  if (self->battle->phase != LW_PHASE_PUTTING_DOWN)
    self->has_hand = FALSE;
  if (lw_session_viewer (self) != before)
    g_signal_emit (self, signals[VIEWER], 0);
}

static void
refuse (LwSession *self, const LwRefusal *refusal)
{
  g_autofree char *sentence = lw_despatch_refusal (self->battle, refusal);

  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
played (LwSession *self, guint first_event, LwPhase phase_before, LwViewer viewer_before)
{
  follow_clock (self, phase_before);
  save_soon (self);
  g_signal_emit (self, signals[PLAYED], 0, MIN (first_event, self->battle->events->len));
  follow_viewer (self, viewer_before);
}

gboolean
lw_session_submit (LwSession *self, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwOrder) timed = NULL;
  LwRefusal why = { 0 };
  guint first_event;
  LwPhase phase;
  LwViewer viewer;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  timed = lw_order_copy (order);
  phase = self->battle->phase;
  viewer = lw_session_viewer (self);
  first_event = self->battle->events->len;
  if (moving (self->battle) && timed->kind != LW_ORDER_ADD_TIME)
    timed->t = MAX (lw_session_elapsed (self), self->battle->clock);
  if (!lw_play (self->battle, timed, &why))
    {
      if (refusal != NULL)
        *refusal = why;
      refuse (self, &why);
      return FALSE;
    }
  played (self, first_event, phase, viewer);
  return TRUE;
}

typedef gboolean (*TakeBack) (LwBattle *, LwRefusal *);

static gboolean
take_back (LwSession *self, TakeBack act)
{
  LwRefusal why = { 0 };
  LwPhase phase = self->battle->phase;
  LwViewer viewer = lw_session_viewer (self);

  if (!act (self->battle, &why))
    {
      refuse (self, &why);
      return FALSE;
    }
  played (self, self->battle->events->len, phase, viewer);
  return TRUE;
}

gboolean
lw_session_undo (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return take_back (self, lw_play_undo);
}

gboolean
lw_session_redo (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return take_back (self, lw_play_redo);
}

gboolean
lw_session_restart (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return take_back (self, lw_play_restart);
}

gint64
lw_session_elapsed (LwSession *self)
{
  gint64 elapsed = self->stood_at;

  if (self->running_since != 0)
    elapsed += now_ms () - self->running_since;
  if (self->battle->allowance >= 0)
    elapsed = MIN (elapsed, self->battle->allowance);
  return elapsed;
}

gint64
lw_session_remaining (LwSession *self)
{
  if (self->battle->allowance < 0)
    return -1;
  return self->battle->allowance - lw_session_elapsed (self);
}

gboolean
lw_session_running (LwSession *self)
{
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
  gint64 interval = lw_interval (&self->battle->rules);

  if (self->battle->phase != LW_PHASE_WAITING || self->interval_since == 0)
    return 0;
  return MAX (interval - (now_ms () - self->interval_since), 0);
}

LwViewer
lw_session_viewer (LwSession *self)
{
  const LwBattle *battle = self->battle;

  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used && battle->curtain_closed)
    {
      if (!self->has_hand)
        return LW_VIEWER_NOBODY;
      return self->hand == LW_RED ? LW_VIEWER_RED : LW_VIEWER_BLUE;
    }
  return self->covered ? LW_VIEWER_NOBODY : LW_VIEWER_BOTH;
}

static void
set_hand (LwSession *self, gboolean has_hand, LwSide side)
{
  LwViewer before = lw_session_viewer (self);

  self->has_hand = has_hand;
  self->hand = side;
  if (lw_session_viewer (self) != before)
    g_signal_emit (self, signals[VIEWER], 0);
}

void
lw_session_take_hand (LwSession *self, LwSide side)
{
  g_return_if_fail (LW_IS_SESSION (self));
  set_hand (self, TRUE, side);
}

void
lw_session_leave_hand (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));
  set_hand (self, FALSE, LW_RED);
}

void
lw_session_cover (LwSession *self, gboolean cover)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->covered == cover)
    return;
  if (cover && self->running_since != 0)
    lw_session_set_paused (self, TRUE);
  self->covered = cover;
  g_signal_emit (self, signals[VIEWER], 0);
}

gboolean
lw_session_covered (LwSession *self)
{
  return self->covered;
}

gboolean
lw_session_hand (LwSession *self, LwSide *side)
{
  const LwBattle *battle = self->battle;

  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    {
      *side = self->hand;
      return self->has_hand;
    }
  *side = battle->mover;
  return TRUE;
}

gboolean
lw_session_save (LwSession *self, GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean saved;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);

  g_clear_handle_id (&self->save, g_source_remove);
  if (self->path == NULL || !self->dirty)
    return TRUE;
  saved = lw_battle_save (self->battle, self->words, self->path, &problem);
  g_signal_emit (self, signals[SAVED], 0, saved ? NULL : problem->message);
  self->dirty = !saved;
  if (!saved)
    g_propagate_error (error, g_steal_pointer (&problem));
  return saved;
}

const LwBattle *
lw_session_battle (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), NULL);
  return self->battle;
}

const char *
lw_session_path (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), NULL);
  return self->path;
}

const LwReportWords *
lw_session_words (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), NULL);
  return self->words;
}

void
lw_session_set_words (LwSession *self, LwReportWords *words)
{
  g_return_if_fail (LW_IS_SESSION (self));

  g_clear_pointer (&self->words, lw_report_words_free);
  self->words = words;
  save_soon (self);
}

void
lw_session_set_war (LwSession *self, const char *war)
{
  g_return_if_fail (LW_IS_SESSION (self));

  g_free (self->battle->war);
  self->battle->war = g_strdup (war);
  save_soon (self);
}

static void
lw_session_finalize (GObject *object)
{
  LwSession *self = LW_SESSION (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_handle_id (&self->save, g_source_remove);
  g_clear_pointer (&self->battle, lw_battle_free);
  g_clear_pointer (&self->words, lw_report_words_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (lw_session_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n_params, GType param)
{
  return g_signal_new (name, LW_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       n_params, param);
}

static void
lw_session_class_init (LwSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_session_finalize;

  signals[PLAYED] = new_signal ("played", 1, G_TYPE_UINT);
  signals[REFUSED] = new_signal ("refused", 1, G_TYPE_STRING);
  signals[TICK] = new_signal ("tick", 0, G_TYPE_NONE);
  signals[WARNING] = new_signal ("warning", 1, G_TYPE_UINT);
  signals[VIEWER] = new_signal ("viewer", 0, G_TYPE_NONE);
  signals[SAVED] = new_signal ("saved", 1, G_TYPE_STRING);
}

static void
lw_session_init (LwSession *self)
{
}

LwSession *
lw_session_new (LwBattle *battle, const char *path)
{
  LwSession *self;

  g_return_val_if_fail (battle != NULL, NULL);

  self = g_object_new (LW_TYPE_SESSION, NULL);
  self->battle = battle;
  self->path = g_strdup (path);
  self->stood_at = battle->clock;
  self->last_remaining = battle->allowance - battle->clock;
  /* A battle that is opened in the middle of a move waits for a hand: the clock stands. */
  self->opened_standing = moving (battle);
  self->holds = self->opened_standing ? 1 : 0;
  return self;
}

/* What came with the program is looked at and never written. */
static gboolean
is_shipped (const char *path)
{
  g_autofree char *folder = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *shipped = folder == NULL ? NULL : g_canonicalize_filename (folder, NULL);

  return shipped != NULL && g_str_has_prefix (whole, shipped);
}

LwSession *
lw_session_open (const char *path, GError **error)
{
  LwReportWords *words = NULL;
  LwBattle *battle = lw_battle_load (path, &words, error);
  LwSession *self;

  if (battle == NULL)
    return NULL;
  self = lw_session_new (battle, is_shipped (path) ? NULL : path);
  self->words = words;
  return self;
}
