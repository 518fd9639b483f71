/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-session.c: one battle under way: orders in, signals out; who may look.
 *
 * An order is played when the one before it is on the disk. What came of it goes, in this order, to
 * the viewer, the clock and the file, and then to the widgets. Time and Go are orders that the
 * clock asks for. The session owns the battle; clock and file borrow it.
 */
#include "lw-session.h"

#include "kit/kit.h"
#include "remarks/remarks.h"

struct _LwSession
{
  GObject parent_instance;

  /* Owned. */
  LwBattle *battle;
  LwMoveClock *clock;
  LwSessionFile *file;

  gboolean left; /* nobody plays here any more */

  /* Who looks. */
  gboolean looking; /* nobody plays: a replay, without clock and file */
  gboolean has_hand;
  LwSide hand;
  gboolean covered;
  gboolean between; /* the map is hidden between two moves, until the next player comes */
};

G_DEFINE_FINAL_TYPE (LwSession, lw_session, G_TYPE_OBJECT)

static guint played_signal, refused_signal, viewer_signal;

/* ---- who sits at the table ---- */

static gboolean
is_general (const LwBattle *battle, LwSide side)
{
  return battle->player[side].seat.general > 0;
}

static gboolean
are_both_generals (const LwBattle *battle)
{
  return is_general (battle, LW_RED) && is_general (battle, LW_BLUE);
}

gboolean
lw_session_lone_person (LwSession *self, LwSide *person)
{
  const LwBattle *battle = self->battle;

  *person = is_general (battle, LW_RED) ? LW_BLUE : LW_RED;
  return is_general (battle, LW_RED) != is_general (battle, LW_BLUE);
}

/* Behind the curtain both put down at once: a person is asked for as long as he is not ready. */
gboolean
lw_session_general_acts (LwSession *self)
{
  const LwBattle *battle = self->battle;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);

  if (self->looking || battle->phase == LW_PHASE_OVER)
    return FALSE;
  if (battle->phase != LW_PHASE_PUTTING_DOWN || !battle->curtain_used)
    return is_general (battle, battle->mover);

  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    if (!is_general (battle, side) && !battle->ready[side])
      return FALSE;
  return is_general (battle, LW_RED) || is_general (battle, LW_BLUE);
}

/* ---- who may look ---- */

LwViewer
lw_session_viewer (LwSession *self)
{
  const LwBattle *battle;

  g_return_val_if_fail (LW_IS_SESSION (self), LW_VIEWER_NOBODY);

  battle = self->battle;
  if (self->looking || (are_both_generals (battle) && !self->covered))
    return LW_VIEWER_BOTH;
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used && battle->curtain_closed)
    {
      if (!self->has_hand)
        return LW_VIEWER_NOBODY;
      return self->hand == LW_RED ? LW_VIEWER_RED : LW_VIEWER_BLUE;
    }
  return self->covered || self->between ? LW_VIEWER_NOBODY : LW_VIEWER_BOTH;
}

/* From one player to the other, if the players want the map hidden then. When a curtain has been
 * drawn back both look on, and nothing is handed over. */
static void
pass_hand (LwSession *self, LwPhase before)
{
  const LwBattle *battle = self->battle;
  gboolean passed =
      before == LW_PHASE_SETTLING || (before == LW_PHASE_PUTTING_DOWN && !battle->curtain_used);

  if (battle->phase != LW_PHASE_WAITING)
    self->between = FALSE;
  else if (passed && lw_settings_hide_map () && !is_general (battle, LW_RED) &&
           !is_general (battle, LW_BLUE))
    self->between = TRUE;
}

static void
follow_viewer (LwSession *self, LwViewer before)
{
  /* The curtain drawn back ends the time when one side alone may look. */
  if (self->battle->phase != LW_PHASE_PUTTING_DOWN)
    self->has_hand = FALSE;
  if (lw_session_viewer (self) != before)
    g_signal_emit (self, viewer_signal, 0);
}

gboolean
lw_session_between (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  return self->between;
}

void
lw_session_take_turn (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (!self->between)
    return;
  self->between = FALSE;
  g_signal_emit (self, viewer_signal, 0);
}

static void
set_hand (LwSession *self, gboolean has_hand, LwSide side)
{
  LwViewer before = lw_session_viewer (self);

  self->has_hand = has_hand;
  self->hand = side;
  if (lw_session_viewer (self) != before)
    g_signal_emit (self, viewer_signal, 0);
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
  LwSide person;

  g_return_if_fail (LW_IS_SESSION (self));

  if (!lw_session_lone_person (self, &person))
    set_hand (self, FALSE, LW_RED);
}

gboolean
lw_session_covered (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
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

/* ---- orders ---- */

static void
refuse (LwSession *self, const LwRefusal *refusal)
{
  g_autofree char *sentence = lw_refusal_words (self->battle, refusal);
  const char *law = lw_refusal_law (refusal);
  g_autofree char *whole = law == NULL || *law == '\0' || strstr (sentence, law) != NULL
                               ? g_strdup (sentence)
                               : g_strdup_printf ("%s (%s)", sentence, law);

  g_signal_emit (self, refused_signal, 0, whole, law == NULL || *law == '\0' ? NULL : law);
}

/* May an order be given now? The one before it is to be on the disk first. */
static gboolean
is_ready (LwSession *self)
{
  const char *why;

  if (self->left)
    return FALSE;
  lw_session_file_wait (self->file);
  if (lw_session_file_trouble (self->file, &why, NULL) != LW_TROUBLE_LOOKING)
    return TRUE;
  g_signal_emit (self, refused_signal, 0, why, NULL);
  return FALSE;
}

static void
played (LwSession *self, guint first_event, LwPhase phase_before, LwViewer viewer_before)
{
  pass_hand (self, phase_before);
  lw_move_clock_follow (self->clock, phase_before);
  lw_session_file_change (self->file, phase_before, TRUE);
  g_signal_emit (self, played_signal, 0, MIN (first_event, self->battle->events->len));
  follow_viewer (self, viewer_before);
}

gboolean
lw_session_submit (LwSession *self, const LwOrder *order, LwRefusal *refusal)
{
  g_autoptr (LwOrder) timed = NULL;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  timed = lw_order_copy (order);
  if (lw_battle_moving (self->battle) && timed->kind != LW_ORDER_ADD_TIME)
    timed->t = MAX (lw_move_clock_elapsed (self->clock), self->battle->clock);
  if (lw_move_clock_starts_for (self->clock, timed))
    lw_session_set_paused (self, FALSE);
  return lw_session_submit_timed (self, timed, refusal);
}

gboolean
lw_session_submit_timed (LwSession *self, const LwOrder *order, LwRefusal *refusal)
{
  LwRefusal why = { 0 };
  guint first_event;
  LwPhase phase;
  LwViewer viewer;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);
  g_return_val_if_fail (!self->looking, FALSE);

  if (!is_ready (self))
    return FALSE;
  phase = self->battle->phase;
  viewer = lw_session_viewer (self);
  first_event = self->battle->events->len;
  if (!lw_play (self->battle, order, &why))
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
  g_signal_emit (self, played_signal, 0, MIN (first_event, self->battle->events->len));
  return TRUE;
}

static void
take_battle (LwSession *self, LwBattle *battle)
{
  lw_battle_free (self->battle);
  self->battle = battle;
  lw_move_clock_set_battle (self->clock, battle);
  lw_session_file_set_battle (self->file, battle);
}

void
lw_session_look_at (LwSession *self, LwBattle *moment)
{
  g_return_if_fail (LW_IS_SESSION (self));
  g_return_if_fail (self->looking);
  g_return_if_fail (moment != NULL && moment->n_men == self->battle->n_men);

  take_battle (self, moment);
  g_signal_emit (self, played_signal, 0, moment->events->len);
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
  take_battle (self, battle);
  played (self, battle->events->len, LW_PHASE_WAITING, viewer);
}

const LwBattle *
lw_session_battle (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), NULL);
  return self->battle;
}

LwMoveClock *
lw_session_clock (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), NULL);
  return self->clock;
}

LwSessionFile *
lw_session_file (LwSession *self)
{
  g_return_val_if_fail (LW_IS_SESSION (self), NULL);
  return self->file;
}

void
lw_session_set_words (LwSession *self, LwReportWords *words)
{
  g_return_if_fail (LW_IS_SESSION (self));

  lw_session_file_take_words (self->file, words);
  lw_session_file_change (self->file, self->battle->phase, FALSE);
}

void
lw_session_set_war (LwSession *self, const char *war)
{
  g_return_if_fail (LW_IS_SESSION (self));

  g_free (self->battle->war);
  self->battle->war = g_strdup (war);
  lw_session_file_change (self->file, self->battle->phase, FALSE);
}

/* ---- the clock ---- */

gboolean
lw_session_set_paused (LwSession *self, gboolean paused)
{
  g_autoptr (LwOrder) order = NULL;

  g_return_val_if_fail (LW_IS_SESSION (self), FALSE);

  if (!paused)
    lw_move_clock_wake (self->clock);
  if (self->battle->paused == paused)
    return TRUE;
  order = lw_order_new (LW_ORDER_PAUSE, self->battle->mover);
  order->flag = paused;
  return lw_session_submit (self, order, NULL);
}

/* The time of the order is the clock's, which shows the whole allowance. */
static void
time_cb (LwSession *self)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_END, self->battle->mover);

  lw_session_submit (self, order, NULL);
}

/* A closed curtain waits, and so does a map that is hidden until the next player is there. */
static void
go_cb (LwSession *self)
{
  g_autoptr (LwOrder) order = NULL;

  if (self->covered || self->between)
    return;
  lw_move_clock_end_interval (self->clock);
  order = lw_order_new (LW_ORDER_GO, self->battle->mover);
  lw_session_submit (self, order, NULL);
}

void
lw_session_cover (LwSession *self, gboolean cover)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->covered == cover)
    return;
  if (cover && lw_move_clock_running (self->clock))
    lw_session_set_paused (self, TRUE);
  self->covered = cover;
  g_signal_emit (self, viewer_signal, 0);
}

void
lw_session_leave (LwSession *self)
{
  g_return_if_fail (LW_IS_SESSION (self));

  if (self->left)
    return;
  if (lw_move_clock_running (self->clock))
    lw_session_set_paused (self, TRUE);
  if (lw_session_file_trouble (self->file, NULL, NULL) != LW_TROUBLE_CHANGED)
    lw_session_file_save (self->file, NULL);
  self->left = TRUE;
  lw_move_clock_end (self->clock);
  lw_session_file_end (self->file);
}

/* ---- the object ---- */

static void
lw_session_finalize (GObject *object)
{
  LwSession *self = LW_SESSION (object);

  lw_move_clock_set_battle (self->clock, NULL);
  g_clear_object (&self->file);
  g_clear_object (&self->clock);
  g_clear_pointer (&self->battle, lw_battle_free);
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

  played_signal = new_signal ("played", 1, G_TYPE_UINT);
  refused_signal = new_signal ("refused", 2, G_TYPE_STRING);
  viewer_signal = new_signal ("viewer", 0, G_TYPE_NONE);
}

static void
lw_session_init (LwSession *self)
{
}

static LwSession *
new_session (LwBattle *battle, const char *path, gboolean looking)
{
  LwSession *self = g_object_new (LW_TYPE_SESSION, NULL);

  self->battle = battle;
  self->looking = looking;
  self->between = !looking && battle->phase == LW_PHASE_WAITING && lw_settings_hide_map () &&
                  !is_general (battle, LW_RED) && !is_general (battle, LW_BLUE);
  self->has_hand = !looking && lw_session_lone_person (self, &self->hand);
  self->clock = lw_move_clock_new (battle, looking);
  self->file = lw_session_file_new (battle, self->clock, path);
  g_signal_connect_object (self->clock, "time", G_CALLBACK (time_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->clock, "go", G_CALLBACK (go_cb), self, G_CONNECT_SWAPPED);
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
  lw_session_file_keep (self->file);
  return self;
}

LwSession *
lw_session_new_looking (LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);
  return new_session (battle, NULL, TRUE);
}
