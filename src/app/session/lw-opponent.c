/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-opponent.c: the Generals at the table.
 *
 * One thought is under way at a time. It is asked for when it is a General's turn, comes back in
 * the main loop, waits for its moment, and is played if the battle is still as it was when it was
 * asked for; else it is thrown away and asked for again. So whoever undoes, closes or covers the
 * map in the middle of a thought does no harm.
 */
#include "lw-opponent.h"

#include <gio/gio.h>

/* How long an act is looked at before the next one is shown, at the usual speed. */
#define PACE_SHOT 2200
#define PACE_MARCH 1300
#define PACE_FORMAL 700
/* Of what is skipped, guns and charges are seen all the same. */
#define PACE_SKIPPED 450

/* A General and the flag that stops him: a thread may hold on to both when the table is gone. */
typedef struct
{
  gatomicrefcount refs;
  LwGeneral *general;
  LwSide side;
  gint stop;
} Mind;

/* What is thought about. */
typedef struct
{
  Mind *mind;
  LwBattle *battle;
  LwReason reason;
  guint orders; /* of the record when it was asked for */
} Thought;

struct _LwOpponent
{
  GObject parent_instance;

  LwSession *session; /* owned */
  Mind *minds[LW_N_SIDES];

  GTask *task;     /* of the thought under way, or NULL */
  LwOrder *order;  /* thought of, and waiting for its moment; or NULL */
  LwReason reason; /* of it */
  guint orders;    /* of the record when it was asked for */
  guint moment;    /* the timer that plays it */

  GArray *acts;
  gboolean paused;
  gboolean stepping;
  gboolean skipping;
  guint speed;
  gboolean holds; /* the clock stands */
  gboolean left;
};

G_DEFINE_FINAL_TYPE (LwOpponent, lw_opponent, G_TYPE_OBJECT)

enum
{
  PROP_THINKING = 1,
  PROP_PAUSED,
  PROP_SPEED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint acted_signal, stuck_signal;

static const LwBattle *
battle_of (LwOpponent *self)
{
  return lw_session_battle (self->session);
}

/* ---- minds and thoughts ---- */

/* His chance is his own (G2): it comes from the name of the battle, and is the same when the battle
 * is opened again (G1). */
static guint64
get_seed (const LwBattle *battle, LwSide side)
{
  guint64 seed = 0;

  if (battle->id != NULL)
    for (guint i = 0; i < 16 && g_ascii_isxdigit (battle->id[i]); i++)
      seed = seed << 4 | (guint64)g_ascii_xdigit_value (battle->id[i]);

  return seed + side;
}

static Mind *
mind_new (const LwBattle *battle, LwSide side)
{
  const LwSeat *seat = &battle->player[side].seat;
  Mind *mind;

  if (seat->general == 0 || seat->general > LW_N_LEVELS || seat->temper >= LW_N_TEMPERS)
    return NULL;

  mind = g_new0 (Mind, 1);
  g_atomic_ref_count_init (&mind->refs);
  mind->side = side;
  mind->general = lw_general_new (side, (LwLevel)(seat->general - 1), (LwTemper)seat->temper,
                                  get_seed (battle, side), &mind->stop);
  return mind;
}

static void
mind_unref (Mind *mind)
{
  if (!g_atomic_ref_count_dec (&mind->refs))
    return;

  lw_general_free (mind->general);
  g_free (mind);
}

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  mind_unref (thought->mind);
  lw_battle_free (thought->battle);
  g_free (thought);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  g_task_return_pointer (
      task, lw_general_next (thought->mind->general, thought->battle, &thought->reason),
      (GDestroyNotify)lw_order_free);
}

/* ---- when it is whose turn ---- */

/* Whose General is asked; NULL: nobody's. Behind the curtain it is his who is not ready. */
static Mind *
find_mind (LwOpponent *self)
{
  const LwBattle *battle = battle_of (self);
  gboolean veiled = battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used;

  if (!lw_session_general_acts (self->session))
    return NULL;
  for (LwSide side = LW_RED; veiled && side < LW_N_SIDES; side++)
    if (!battle->ready[side])
      return self->minds[side];
  if (veiled)
    return self->minds[LW_RED] != NULL ? self->minds[LW_RED] : self->minds[LW_BLUE];

  return self->minds[battle->mover];
}

/* The clock stands while he is shown, at the time that his acts have taken. */
static void
follow_clock (LwOpponent *self)
{
  LwMoveClock *clock = lw_session_clock (self->session);
  gboolean acts = lw_session_general_acts (self->session);

  if (acts && !self->holds)
    {
      lw_move_clock_hold (clock);
      lw_move_clock_wake (clock);
    }
  if (acts && lw_battle_moving (battle_of (self)))
    lw_move_clock_set_elapsed (clock, battle_of (self)->clock);
  if (!acts && self->holds)
    lw_move_clock_release (clock);
  self->holds = acts;
}

static void consider (LwOpponent *self);

static void
forget_order (LwOpponent *self)
{
  g_clear_handle_id (&self->moment, g_source_remove);
  g_clear_pointer (&self->order, lw_order_free);
}

/* His acts of a move begin anew with its Go. */
static void
note_act (LwOpponent *self, LwOrderKind kind)
{
  LwOpponentAct act = { battle_of (self)->record->len, self->reason };

  if (kind == LW_ORDER_GO)
    g_array_set_size (self->acts, 0);
  if (kind != LW_ORDER_PUT && kind != LW_ORDER_PUT_GUN && kind != LW_ORDER_READY &&
      kind != LW_ORDER_GO && kind != LW_ORDER_CURTAIN)
    g_array_append_val (self->acts, act);
  if (kind == LW_ORDER_SETTLE)
    self->skipping = FALSE;
  g_signal_emit (self, acted_signal, 0);
}

/* Its moment has come. */
static gboolean
play_cb (gpointer data)
{
  g_autoptr (LwOpponent) self = g_object_ref (data);
  g_autoptr (LwOrder) order = g_steal_pointer (&self->order);
  LwRefusal refusal;

  self->moment = 0;
  self->stepping = FALSE;
  if (self->left || battle_of (self)->record->len != self->orders)
    {
      consider (self);
      return G_SOURCE_REMOVE;
    }
  if (lw_session_submit_timed (self->session, order, &refusal))
    note_act (self, order->kind);
  else
    g_signal_emit (self, stuck_signal, 0);
  return G_SOURCE_REMOVE;
}

static gboolean
is_seen (const LwOpponent *self)
{
  return self->order->kind == LW_ORDER_FIRE || self->order->kind == LW_ORDER_MELEE ||
         self->reason.code == LW_REASON_CHARGE;
}

/* Milliseconds till it is played: so long the act before it is looked at. */
static guint
get_pace (const LwOpponent *self)
{
  guint pace;

  switch (self->order->kind)
    {
    case LW_ORDER_PUT:
    case LW_ORDER_PUT_GUN:
    case LW_ORDER_READY:
    case LW_ORDER_CURTAIN:
      return 0;
    case LW_ORDER_FIRE:
      pace = PACE_SHOT;
      break;
    case LW_ORDER_MARCH:
    case LW_ORDER_HAUL:
    case LW_ORDER_TAIL:
    case LW_ORDER_MELEE:
      pace = PACE_MARCH;
      break;
    default:
      pace = PACE_FORMAL;
    }
  if (self->skipping)
    return is_seen (self) ? PACE_SKIPPED : 0;

  return pace / self->speed;
}

static void
set_moment (LwOpponent *self)
{
  if (self->order == NULL || self->moment != 0 || (self->paused && !self->stepping) ||
      lw_session_covered (self->session))
    return;

  self->moment = g_timeout_add (self->stepping ? 0 : get_pace (self), play_cb, self);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LwOpponent *self = LW_OPPONENT (source);
  GTask *task = G_TASK (result);
  Thought *thought = g_task_get_task_data (task);
  g_autoptr (LwOrder) order = g_task_propagate_pointer (task, NULL);
  gboolean fresh = !self->left && thought->orders == battle_of (self)->record->len;

  g_clear_object (&self->task);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
  if (fresh && order == NULL)
    {
      g_signal_emit (self, stuck_signal, 0);
      return;
    }
  if (fresh)
    {
      self->order = g_steal_pointer (&order);
      self->reason = thought->reason;
      self->orders = thought->orders;
      set_moment (self);
    }
  else
    consider (self);
}

static void
ask (LwOpponent *self, Mind *mind)
{
  Thought *thought = g_new0 (Thought, 1);

  g_atomic_ref_count_inc (&mind->refs);
  thought->mind = mind;
  thought->battle = lw_battle_copy (battle_of (self));
  thought->orders = thought->battle->record->len;
  self->task = g_task_new (self, NULL, thought_cb, NULL);
  g_task_set_task_data (self->task, thought, thought_free);
  g_task_run_in_thread (self->task, think);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* What is to be done now, after whatever has happened. */
static void
consider (LwOpponent *self)
{
  Mind *mind;

  if (self->left)
    return;
  mind = find_mind (self);
  follow_clock (self);
  if (self->order != NULL && battle_of (self)->record->len != self->orders)
    forget_order (self);
  if (mind == NULL || self->task != NULL)
    return;
  if (self->order != NULL)
    set_moment (self);
  else if (!lw_session_file_read_only (lw_session_file (self->session)))
    ask (self, mind);
}

/* ---- what the table asks of him ---- */

gboolean
lw_opponent_seat (LwOpponent *self, LwSide side, LwLevel *level, LwTemper *temper)
{
  const LwSeat *seat = &battle_of (self)->player[side].seat;

  g_return_val_if_fail (LW_IS_OPPONENT (self), FALSE);

  if (self->minds[side] == NULL)
    return FALSE;
  *level = (LwLevel)(seat->general - 1);
  *temper = (LwTemper)seat->temper;
  return TRUE;
}

const GArray *
lw_opponent_acts (LwOpponent *self)
{
  g_return_val_if_fail (LW_IS_OPPONENT (self), NULL);
  return self->acts;
}

gboolean
lw_opponent_thinking (LwOpponent *self)
{
  g_return_val_if_fail (LW_IS_OPPONENT (self), FALSE);
  return self->task != NULL;
}

gboolean
lw_opponent_paused (LwOpponent *self)
{
  g_return_val_if_fail (LW_IS_OPPONENT (self), FALSE);
  return self->paused;
}

guint
lw_opponent_speed (LwOpponent *self)
{
  g_return_val_if_fail (LW_IS_OPPONENT (self), 1);
  return self->speed;
}

void
lw_opponent_set_paused (LwOpponent *self, gboolean paused)
{
  g_return_if_fail (LW_IS_OPPONENT (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  if (paused)
    g_clear_handle_id (&self->moment, g_source_remove);
  else
    consider (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

void
lw_opponent_set_speed (LwOpponent *self, guint speed)
{
  g_return_if_fail (LW_IS_OPPONENT (self));
  g_return_if_fail (speed > 0);

  if (self->speed == speed)
    return;
  self->speed = speed;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
}

void
lw_opponent_step (LwOpponent *self)
{
  g_return_if_fail (LW_IS_OPPONENT (self));

  self->stepping = TRUE;
  g_clear_handle_id (&self->moment, g_source_remove);
  consider (self);
}

void
lw_opponent_skip (LwOpponent *self)
{
  g_return_if_fail (LW_IS_OPPONENT (self));

  self->skipping = TRUE;
  lw_opponent_set_paused (self, FALSE);
  g_clear_handle_id (&self->moment, g_source_remove);
  consider (self);
}

void
lw_opponent_leave (LwOpponent *self)
{
  g_return_if_fail (LW_IS_OPPONENT (self));

  self->left = TRUE;
  forget_order (self);
  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    if (self->minds[side] != NULL)
      g_atomic_int_set (&self->minds[side]->stop, 1);
}

/* ---- the object ---- */

static void
lw_opponent_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LwOpponent *self = LW_OPPONENT (object);

  if (id == PROP_THINKING)
    g_value_set_boolean (value, self->task != NULL);
  else if (id == PROP_PAUSED)
    g_value_set_boolean (value, self->paused);
  else
    g_value_set_uint (value, self->speed);
}

static void
lw_opponent_finalize (GObject *object)
{
  LwOpponent *self = LW_OPPONENT (object);

  forget_order (self);
  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    g_clear_pointer (&self->minds[side], mind_unref);
  g_array_unref (self->acts);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_opponent_parent_class)->finalize (object);
}

static void
lw_opponent_class_init (LwOpponentClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  G_OBJECT_CLASS (klass)->get_property = lw_opponent_get_property;
  G_OBJECT_CLASS (klass)->finalize = lw_opponent_finalize;
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  props[PROP_SPEED] = g_param_spec_uint ("speed", NULL, NULL, 1, 4, 1, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  acted_signal = g_signal_new ("acted", LW_TYPE_OPPONENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  stuck_signal = g_signal_new ("stuck", LW_TYPE_OPPONENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
lw_opponent_init (LwOpponent *self)
{
  self->acts = g_array_new (FALSE, FALSE, sizeof (LwOpponentAct));
  self->speed = 1;
}

LwOpponent *
lw_opponent_new (LwSession *session)
{
  LwOpponent *self = g_object_new (LW_TYPE_OPPONENT, NULL);

  self->session = g_object_ref (session);
  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    self->minds[side] = mind_new (lw_session_battle (session), side);
  if (self->minds[LW_RED] == NULL && self->minds[LW_BLUE] == NULL)
    return self;

  g_signal_connect_object (session, "played", G_CALLBACK (consider), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (consider), self, G_CONNECT_SWAPPED);
  consider (self);
  return self;
}
