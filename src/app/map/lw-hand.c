/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand.c: what the player has in hand, and letting go of it.
 */
#include "lw-hand-private.h"

enum
{
  CHANGED,
  TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwHand, lw_hand, G_TYPE_OBJECT)

void
lw_hand_changed (LwHand *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
lw_hand_tell (LwHand *self, const char *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

gboolean
lw_hand_side (LwHand *self, LwSide *side)
{
  const LwBattle *battle = lw_session_battle (self->session);

  if (battle->phase == LW_PHASE_PUTTING_DOWN && !battle->curtain_used)
    {
      *side = battle->mover;
      return TRUE;
    }
  return lw_session_hand (self->session, side) && battle->phase != LW_PHASE_OVER;
}

void
lw_hand_forget_plan (LwHand *self)
{
  g_clear_pointer (&self->plan, lw_order_free);
  g_clear_pointer (&self->note, g_free);
}

void
lw_hand_drop_plan (LwHand *self)
{
  g_return_if_fail (LW_IS_HAND (self));
  lw_hand_forget_plan (self);
  lw_hand_changed (self);
}

void
lw_hand_let_go (LwHand *self)
{
  self->serial++;
  g_array_set_size (self->men, 0);
  g_array_set_size (self->reported, 0);
  self->has_rest = FALSE;
  self->gun = LW_NONE;
  self->task = LW_TASK_NONE;
  self->wheeled = FALSE;
  lw_hand_forget_plan (self);
}

void
lw_hand_clear (LwHand *self)
{
  g_return_if_fail (LW_IS_HAND (self));
  lw_hand_let_go (self);
  lw_hand_changed (self);
}

/* After an order: whoever can no longer be held is let go. */
static void
played_cb (LwHand *self)
{
  guint i;

  lw_hand_forget_plan (self);
  for (i = self->men->len; i > 0; i--)
    if (!lw_hand_can_take (self, g_array_index (self->men, LwRef, i - 1)))
      g_array_remove_index (self->men, i - 1);
  if (self->men->len == 0 && self->gun == LW_NONE)
    self->task = LW_TASK_NONE;
  lw_hand_changed (self);
}

static void
viewer_changed_cb (LwHand *self)
{
  self->formation = LW_FORMATION_KEEP;
  lw_hand_clear (self);
}

LwSession *
lw_hand_session (LwHand *self)
{
  return self->session;
}

LwTask
lw_hand_task (LwHand *self)
{
  return self->task;
}

const GArray *
lw_hand_men (LwHand *self)
{
  return self->men;
}

LwRef
lw_hand_gun (LwHand *self)
{
  return self->gun;
}

static void
lw_hand_finalize (GObject *object)
{
  LwHand *self = LW_HAND (object);

  lw_hand_forget_plan (self);
  g_clear_handle_id (&self->loading, g_source_remove);
  g_clear_object (&self->session);
  g_clear_pointer (&self->men, g_array_unref);
  g_clear_pointer (&self->reported, g_array_unref);
  G_OBJECT_CLASS (lw_hand_parent_class)->finalize (object);
}

static void
lw_hand_class_init (LwHandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_hand_finalize;

  signals[CHANGED] = g_signal_new ("changed", LW_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", LW_TYPE_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lw_hand_init (LwHand *self)
{
  self->men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  self->reported = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
  self->gun = LW_NONE;
}

LwHand *
lw_hand_new (LwSession *session)
{
  LwHand *self = g_object_new (LW_TYPE_HAND, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
