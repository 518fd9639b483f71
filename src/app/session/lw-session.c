/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session.c: one battle under way: orders in, signals out, the file.
 */
#include "lw-session-private.h"

#include "despatch/despatch.h"

guint lw_session_signals[LW_SESSION_N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwSession, lw_session, G_TYPE_OBJECT)

static void
refuse (LwSession *self, const LwRefusal *refusal)
{
  g_autofree char *sentence = lw_despatch_refusal (self->battle, refusal);
  const char *law = lw_refusal_law (refusal);
  g_autofree char *whole = law == NULL || *law == '\0' || strstr (sentence, law) != NULL
                               ? g_strdup (sentence)
                               : g_strdup_printf ("%s (%s)", sentence, law);

  g_signal_emit (self, lw_session_signals[LW_SESSION_REFUSED], 0, whole,
                 law == NULL || *law == '\0' ? NULL : law);
}

/* May an order be given now? The one before it is to be on the disk first. */
static gboolean
is_ready (LwSession *self)
{
  const char *why;

  lw_session_keep_wait (self);
  if (lw_session_trouble (self, &why, NULL) != LW_TROUBLE_LOOKING)
    return TRUE;
  g_signal_emit (self, lw_session_signals[LW_SESSION_REFUSED], 0, why, NULL);
  return FALSE;
}

static void
played (LwSession *self, guint first_event, LwPhase phase_before, LwViewer viewer_before)
{
  lw_session_pass_hand (self, phase_before);
  lw_session_follow_clock (self, phase_before);
  lw_session_keep_change (self, phase_before, TRUE);
  g_signal_emit (self, lw_session_signals[LW_SESSION_PLAYED], 0,
                 MIN (first_event, self->battle->events->len));
  lw_session_follow_viewer (self, viewer_before);
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
  g_return_val_if_fail (!self->looking, FALSE);

  if (!is_ready (self))
    return FALSE;
  timed = lw_order_copy (order);
  phase = self->battle->phase;
  viewer = lw_session_viewer (self);
  first_event = self->battle->events->len;
  if (lw_battle_moving (self->battle) && timed->kind != LW_ORDER_ADD_TIME)
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

gboolean
lw_session_look_on (LwSession *self, const LwOrder *order)
{
  guint first_event;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->looking, FALSE);

  first_event = self->battle->events->len;
  if (!lw_play_again (self->battle, order, NULL))
    return FALSE;
  g_signal_emit (self, lw_session_signals[LW_SESSION_PLAYED], 0,
                 MIN (first_event, self->battle->events->len));
  return TRUE;
}

void
lw_session_look_at (LwSession *self, LwBattle *moment)
{
  g_return_if_fail (LW_IS_SESSION (self));
  g_return_if_fail (self->looking);
  g_return_if_fail (moment != NULL && moment->n_men == self->battle->n_men);

  lw_battle_free (self->battle);
  self->battle = moment;
  g_signal_emit (self, lw_session_signals[LW_SESSION_PLAYED], 0, moment->events->len);
}

gboolean
lw_session_looks (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->looking;
}

typedef gboolean (*TakeBack) (LwBattle *, LwRefusal *);

static gboolean
take_back (LwSession *self, TakeBack act)
{
  LwRefusal why = { 0 };
  LwPhase phase = self->battle->phase;
  LwViewer viewer = lw_session_viewer (self);

  if (!is_ready (self))
    return FALSE;
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

void
lw_session_replace (LwSession *self, LwBattle *battle)
{
  LwViewer viewer;

  g_return_if_fail (LW_IS_SESSION (self));
  g_return_if_fail (battle != NULL && battle->n_men == self->battle->n_men);

  viewer = lw_session_viewer (self);
  lw_battle_free (self->battle);
  self->battle = battle;
  played (self, battle->events->len, LW_PHASE_WAITING, viewer);
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
  lw_session_keep_change (self, self->battle->phase, FALSE);
}

void
lw_session_set_war (LwSession *self, const char *war)
{
  g_return_if_fail (LW_IS_SESSION (self));

  g_free (self->battle->war);
  self->battle->war = g_strdup (war);
  lw_session_keep_change (self, self->battle->phase, FALSE);
}

static void
lw_session_finalize (GObject *object)
{
  LwSession *self = LW_SESSION (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  lw_session_keep_end (self);
  g_clear_pointer (&self->battle, lw_battle_free);
  g_clear_pointer (&self->words, lw_report_words_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (lw_session_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n_params, GType param)
{
  return g_signal_new (name, LW_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       n_params, param, param);
}

static void
lw_session_class_init (LwSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_session_finalize;

  lw_session_signals[LW_SESSION_PLAYED] = new_signal ("played", 1, G_TYPE_UINT);
  lw_session_signals[LW_SESSION_REFUSED] = new_signal ("refused", 2, G_TYPE_STRING);
  lw_session_signals[LW_SESSION_TICK] = new_signal ("tick", 0, G_TYPE_NONE);
  lw_session_signals[LW_SESSION_WARNING] = new_signal ("warning", 1, G_TYPE_UINT);
  lw_session_signals[LW_SESSION_VIEWER] = new_signal ("viewer", 0, G_TYPE_NONE);
  lw_session_signals[LW_SESSION_SAVED] = new_signal ("saved", 1, G_TYPE_STRING);
  lw_session_signals[LW_SESSION_KEPT] = new_signal ("kept", 1, G_TYPE_UINT);
  lw_session_signals[LW_SESSION_TROUBLE] = new_signal ("trouble", 0, G_TYPE_NONE);
}

static void
lw_session_init (LwSession *self)
{
  self->now = g_get_monotonic_time;
}

static LwSession *
new_session (LwBattle *battle, const char *path, gboolean looking)
{
  LwSession *self = g_object_new (LW_TYPE_SESSION, NULL);
  self->battle = battle;
  self->path = g_strdup (path);
  self->looking = looking;
  lw_session_begin_viewer (self);
  lw_session_begin_clock (self);
  return self;
}

LwSession *
lw_session_new_bare (LwBattle *battle, const char *path)
{
  return new_session (battle, path, FALSE);
}

LwSession *
lw_session_new (LwBattle *battle, const char *path)
{
  LwSession *self;

  g_return_val_if_fail (battle != NULL, NULL);

  self = lw_session_new_bare (battle, path);
  lw_session_keep_begin (self);
  return self;
}

LwSession *
lw_session_new_looking (LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);
  return new_session (battle, NULL, TRUE);
}
