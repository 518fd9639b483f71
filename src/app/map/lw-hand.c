/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand.c: what the player has in hand: taking up a man, a body or a gun, by the pointer, by the
 * keys or from the box, and letting go of it.
 *
 * Whoever may not be taken up is passed over without a word; who is in hand is told. After an order
 * those who cannot be held any more are let go. The hand keeps the state of its other facets, the
 * plan (lw-hand-plan.c) and the laying (lw-hand-laying.c), and clears it; they call the hand, which
 * never calls them.
 */
#include "lw-hand.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"
#include "lw-hand-laying.h"
#include "lw-hand-plan.h"
#include "guns/guns.h"

struct _LwHand
{
  GObject parent_instance;

  /* Owned. */
  LwSession *session;
  GArray *men; /* of LwRef: who is taken up */

  /* State. */
  LwRef gun;
  LwTask task;
  guint serial; /* of who is taken up */
  LwHandPlan plan;
  LwHandLaying laying;
};

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

  if (lw_session_general_acts (self->session))
    return FALSE;
  if (battle->phase == LW_PHASE_PUTTING_DOWN && !battle->curtain_used)
    {
      *side = battle->mover;
      return TRUE;
    }
  return lw_session_hand (self->session, side) && battle->phase != LW_PHASE_OVER;
}

static void
forget_plan (LwHand *self)
{
  g_clear_pointer (&self->plan.order, lw_order_free);
  g_clear_pointer (&self->plan.note, g_free);
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

guint
lw_hand_serial (LwHand *self)
{
  return self->serial;
}

LwHandPlan *
lw_hand_planning (LwHand *self)
{
  return &self->plan;
}

LwHandLaying *
lw_hand_laying (LwHand *self)
{
  return &self->laying;
}

/* ---- letting go ---- */

void
lw_hand_drop_plan (LwHand *self)
{
  g_return_if_fail (LW_IS_HAND (self));
  forget_plan (self);
  lw_hand_changed (self);
}

static void
let_go (LwHand *self)
{
  self->serial++;
  g_array_set_size (self->men, 0);
  g_array_set_size (self->laying.reported, 0);
  self->laying.has_rest = FALSE;
  self->gun = LW_NONE;
  self->task = LW_TASK_NONE;
  self->plan.wheeled = FALSE;
  forget_plan (self);
}

void
lw_hand_clear (LwHand *self)
{
  g_return_if_fail (LW_IS_HAND (self));
  let_go (self);
  lw_hand_changed (self);
}

void
lw_hand_start_task (LwHand *self, LwTask task)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->task = task;
  g_array_set_size (self->laying.reported, 0);
  self->laying.has_rest = FALSE;
  lw_hand_drop_plan (self);
}

/* ---- taking up ---- */

static gboolean
in_move (const LwBattle *battle)
{
  return battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN;
}

/* Own men on the field, and in a move the prisoners one leads and the men who may come back. */
static gboolean
can_take (LwHand *self, LwRef ref)
{
  const LwBattle *battle = lw_session_battle (self->session);
  const LwMan *man = lw_battle_man (battle, ref);
  LwSide side;

  if (man == NULL || !lw_hand_side (self, &side) ||
      (!lw_man_on_field (man) && !lw_man_may_return (battle, ref)))
    return FALSE;
  /* When the move is over, men may still be chosen for a trail (Q29). */
  if (battle->phase == LW_PHASE_SETTLING)
    return man->side == side && lw_man_armed (man);
  if (!in_move (battle) && battle->phase != LW_PHASE_PUTTING_DOWN)
    return FALSE;
  if (man->state == LW_MAN_CAPTIVE)
    return man->side != side;
  return man->side == side;
}

static guint
index_of (LwHand *self, LwRef man)
{
  for (guint i = 0; i < self->men->len; i++)
    if (g_array_index (self->men, LwRef, i) == man)
      return i;
  return G_MAXUINT;
}

gboolean
lw_hand_has_man (LwHand *self, LwRef man)
{
  return index_of (self, man) != G_MAXUINT;
}

static void
choose_task (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);

  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    self->task = LW_TASK_PUT;
  else if (self->men->len > 0 && in_move (battle))
    self->task = LW_TASK_MARCH;
  else if (!in_move (battle) || (self->men->len == 0 && self->gun == LW_NONE))
    self->task = LW_TASK_NONE;
}

static char *
word_body (guint n, gboolean march)
{
  if (!march)
    return g_strdup_printf (ngettext ("%u man in hand.", "%u men in hand.", n), n);

  return g_strdup_printf (
      ngettext ("%u man in hand. Drag him, or press the right button where he is to go.",
                "%u men in hand. Drag one, or press the right button where they are to go.", n),
      n);
}

/* Says who is in hand, for the status line and for those who hear the screen. */
static void
tell_hand (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  g_autofree char *name = NULL;
  g_autofree char *string = NULL;
  g_autofree char *sentence = NULL;

  if (self->men->len == 0)
    return;
  if (self->men->len > 1)
    {
      sentence = word_body (self->men->len, in_move (battle));
      lw_hand_tell (self, sentence);
      return;
    }
  name = lw_despatch_man (battle, g_array_index (self->men, LwRef, 0));
  string = lw_length_format (lw_battle_string_left (battle, g_array_index (self->men, LwRef, 0)),
                             lw_settings_units ());
  sentence = in_move (battle) ? g_strdup_printf (_ ("%s in hand, %s of string left."), name, string)
                              : g_strdup_printf (_ ("%s in hand."), name);
  lw_hand_tell (self, sentence);
}

static void
taken (LwHand *self)
{
  self->serial++;
  forget_plan (self);
  choose_task (self);
  tell_hand (self);
  lw_hand_changed (self);
}

void
lw_hand_take_man (LwHand *self, LwRef man, gboolean add)
{
  guint at;

  g_return_if_fail (LW_IS_HAND (self));

  if (!can_take (self, man))
    return;
  at = index_of (self, man);
  if (!add)
    let_go (self);
  self->gun = LW_NONE;
  if (add && at != G_MAXUINT)
    g_array_remove_index (self->men, at);
  else
    g_array_append_val (self->men, man);
  taken (self);
}

void
lw_hand_take_men (LwHand *self, const GArray *men)
{

  g_return_if_fail (LW_IS_HAND (self));

  let_go (self);
  for (guint i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);

      if (can_take (self, man))
        g_array_append_val (self->men, man);
    }
  taken (self);
}

void
lw_hand_take_box (LwHand *self, LwBox box, gboolean add)
{
  const LwBattle *battle = lw_session_battle (self->session);

  g_return_if_fail (LW_IS_HAND (self));

  if (!add)
    let_go (self);
  self->gun = LW_NONE;
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (can_take (self, man) && lw_box_holds (box, battle->men[man].at) &&
        !lw_hand_has_man (self, man))
      g_array_append_val (self->men, man);
  taken (self);
}

void
lw_hand_take_all (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);

  g_return_if_fail (LW_IS_HAND (self));

  let_go (self);
  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (can_take (self, man) && battle->men[man].state != LW_MAN_CAPTIVE &&
        !battle->men[man].locked)
      g_array_append_val (self->men, man);
  taken (self);
}

void
lw_hand_take_from_box (LwHand *self, LwArm arm, guint n)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwSide side;

  g_return_if_fail (LW_IS_HAND (self));

  let_go (self);
  if (!lw_hand_side (self, &side))
    return;
  for (LwRef man = 0; man < (LwRef)battle->n_men && self->men->len < n; man++)
    if (battle->men[man].side == side && battle->men[man].arm == arm &&
        battle->men[man].state == LW_MAN_IN_BOX)
      g_array_append_val (self->men, man);
  taken (self);
}

void
lw_hand_take_gun_from_box (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwSide side;

  g_return_if_fail (LW_IS_HAND (self));

  let_go (self);
  if (!lw_hand_side (self, &side))
    return;
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns && self->gun == LW_NONE; gun++)
    if (battle->guns[gun].owner == side && !battle->guns[gun].placed)
      self->gun = gun;
  taken (self);
}

static void
tell_gun (LwHand *self, const LwGun *gun)
{
  const LwBattle *battle = lw_session_battle (self->session);
  g_autofree char *name = lw_despatch_gun_heading (battle, self->gun);
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autofree char *sentence = NULL;

  lw_battle_near_gun (battle, self->gun, crew);
  sentence = g_strdup_printf (lw_gun_in_action (battle, self->gun)
                                  ? _ ("%s: %u men within six inches, in action.")
                                  : _ ("%s: %u men within six inches, out of action."),
                              name, crew->len);
  lw_hand_tell (self, sentence);
}

void
lw_hand_take_gun (LwHand *self, LwRef ref)
{
  const LwBattle *battle = lw_session_battle (self->session);
  const LwGun *gun = lw_battle_gun (battle, ref);
  LwSide side;

  g_return_if_fail (LW_IS_HAND (self));

  if (gun == NULL || !gun->placed || gun->retired || !lw_hand_side (self, &side) ||
      gun->owner != side)
    return;
  let_go (self);
  self->gun = ref;
  self->serial++;
  self->laying.bearing = gun->bearing;
  self->laying.elevation = gun->elevation;
  if (in_move (battle))
    self->task = gun->moved || (gun->shots == 0 && !lw_side_may_fire (battle, side)) ? LW_TASK_HAUL
                                                                                     : LW_TASK_AIM;
  choose_task (self);
  tell_gun (self, gun);
  lw_hand_changed (self);
}

/* Guns first, then men, each in their own order; those who cannot act any more are passed over. */
static gboolean
step_may_take (LwHand *self, gint step, gint n_guns, LwSide side)
{
  const LwBattle *battle = lw_session_battle (self->session);

  if (step < n_guns)
    return battle->guns[step].owner == side && battle->guns[step].placed &&
           !battle->guns[step].retired;
  return can_take (self, (LwRef)(step - n_guns));
}

static gint
present_step (LwHand *self, gint n_guns)
{
  if (self->gun != LW_NONE)
    return self->gun;
  if (self->men->len > 0)
    return n_guns + g_array_index (self->men, LwRef, self->men->len - 1);
  return -1;
}

void
lw_hand_take_next (LwHand *self, gint step)
{
  const LwBattle *battle = lw_session_battle (self->session);
  gint n_guns = (gint)battle->n_guns, n = n_guns + (gint)battle->n_men;
  gint at = present_step (self, n_guns);
  LwSide side;

  g_return_if_fail (LW_IS_HAND (self));

  if (!lw_hand_side (self, &side))
    return;
  if (at < 0)
    at = step > 0 ? -1 : n;
  for (gint i = 1; i <= n; i++)
    {
      gint next = ((at + i * step) % n + n) % n;

      if (!step_may_take (self, next, n_guns, side))
        continue;
      if (next < n_guns)
        lw_hand_take_gun (self, (LwRef)next);
      else
        lw_hand_take_man (self, (LwRef)(next - n_guns), FALSE);
      return;
    }
}

/* ---- the battle goes on ---- */

/* After an order: whoever can no longer be held is let go. */
static void
played_cb (LwHand *self)
{

  forget_plan (self);
  for (guint i = self->men->len; i > 0; i--)
    if (!can_take (self, g_array_index (self->men, LwRef, i - 1)))
      g_array_remove_index (self->men, i - 1);
  if (self->men->len == 0 && self->gun == LW_NONE)
    self->task = LW_TASK_NONE;
  lw_hand_changed (self);
}

static void
viewer_changed_cb (LwHand *self)
{
  self->plan.formation = LW_FORMATION_KEEP;
  lw_hand_clear (self);
}

static void
lw_hand_finalize (GObject *object)
{
  LwHand *self = LW_HAND (object);

  forget_plan (self);
  g_clear_handle_id (&self->laying.loading, g_source_remove);
  g_clear_object (&self->session);
  g_clear_pointer (&self->men, g_array_unref);
  g_clear_pointer (&self->laying.reported, g_array_unref);
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
  self->laying.reported = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
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
