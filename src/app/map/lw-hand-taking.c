/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-taking.c: taking up: a man, a body, a gun, by the pointer, by the keys or from the box.
 */
#include "lw-hand-private.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"

static gboolean
in_move (const LwBattle *battle)
{
  return battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN;
}

/* Own men on the field, and in a move the prisoners one leads and the men who may come back. */
gboolean
lw_hand_can_take (LwHand *self, LwRef ref)
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
  guint i;

  for (i = 0; i < self->men->len; i++)
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
      ngettext ("%u man in hand. Drag him, or press the second button where he is to go.",
                "%u men in hand. Drag one, or press the second button where they are to go.", n),
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

guint
lw_hand_serial (LwHand *self)
{
  return self->serial;
}

static void
taken (LwHand *self)
{
  self->serial++;
  lw_hand_forget_plan (self);
  choose_task (self);
  tell_hand (self);
  lw_hand_changed (self);
}

void
lw_hand_take_man (LwHand *self, LwRef man, gboolean add)
{
  guint at;

  g_return_if_fail (LW_IS_HAND (self));

  if (!lw_hand_can_take (self, man))
    return;
  at = index_of (self, man);
  if (!add)
    lw_hand_let_go (self);
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
  guint i;

  g_return_if_fail (LW_IS_HAND (self));

  lw_hand_let_go (self);
  for (i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);

      if (lw_hand_can_take (self, man))
        g_array_append_val (self->men, man);
    }
  taken (self);
}

void
lw_hand_take_box (LwHand *self, LwBox box, gboolean add)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwRef man;

  g_return_if_fail (LW_IS_HAND (self));

  if (!add)
    lw_hand_let_go (self);
  self->gun = LW_NONE;
  for (man = 0; man < (LwRef)battle->n_men; man++)
    if (lw_hand_can_take (self, man) && lw_box_holds (box, battle->men[man].at) &&
        !lw_hand_has_man (self, man))
      g_array_append_val (self->men, man);
  taken (self);
}

void
lw_hand_take_all (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwRef man;

  g_return_if_fail (LW_IS_HAND (self));

  lw_hand_let_go (self);
  for (man = 0; man < (LwRef)battle->n_men; man++)
    if (lw_hand_can_take (self, man) && battle->men[man].state != LW_MAN_CAPTIVE &&
        !battle->men[man].locked)
      g_array_append_val (self->men, man);
  taken (self);
}

void
lw_hand_take_from_box (LwHand *self, LwArm arm, guint n)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwSide side;
  LwRef man;

  g_return_if_fail (LW_IS_HAND (self));

  lw_hand_let_go (self);
  if (!lw_hand_side (self, &side))
    return;
  for (man = 0; man < (LwRef)battle->n_men && self->men->len < n; man++)
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
  LwRef gun;

  g_return_if_fail (LW_IS_HAND (self));

  lw_hand_let_go (self);
  if (!lw_hand_side (self, &side))
    return;
  for (gun = 0; gun < (LwRef)battle->n_guns && self->gun == LW_NONE; gun++)
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
  sentence = g_strdup_printf (lw_battle_in_action (battle, self->gun)
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
  lw_hand_let_go (self);
  self->gun = ref;
  self->serial++;
  self->bearing = gun->bearing;
  self->elevation = gun->elevation;
  if (in_move (battle))
    self->task = gun->moved || (gun->shots == 0 && !lw_battle_may_fire (battle, side))
                     ? LW_TASK_HAUL
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
  return lw_hand_can_take (self, (LwRef)(step - n_guns));
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
  gint at = present_step (self, n_guns), i;
  LwSide side;

  g_return_if_fail (LW_IS_HAND (self));

  if (!lw_hand_side (self, &side))
    return;
  if (at < 0)
    at = step > 0 ? -1 : n;
  for (i = 1; i <= n; i++)
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
