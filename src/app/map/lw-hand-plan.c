/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-plan.c: what the hand is about to do: strings, ghosts, and the order that comes of them.
 */
#include "lw-hand-private.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "remarks/remarks.h"

LwFormation
lw_hand_formation (LwHand *self)
{
  return self->formation;
}

static void
plan_again (LwHand *self)
{
  if (self->plan != NULL)
    lw_hand_plan_to (self, self->goal);
  else
    lw_hand_changed (self);
}

void
lw_hand_set_formation (LwHand *self, LwFormation formation)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->formation = formation;
  plan_again (self);
}

void
lw_hand_wheel (LwHand *self, LwAngle by)
{
  g_return_if_fail (LW_IS_HAND (self));

  if (!self->wheeled && self->men->len > 0)
    {
      const LwBattle *battle = lw_session_battle (self->session);

      self->facing = battle->men[g_array_index (self->men, LwRef, 0)].facing;
      self->wheeled = TRUE;
    }
  self->facing = lw_angle_wrapped ((gint64)self->facing + by);
  plan_again (self);
}

static LwPoint
centre_of (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  gint64 x = 0, y = 0;
  LwPoint centre;
  guint i;

  for (i = 0; i < self->men->len; i++)
    {
      x += battle->men[g_array_index (self->men, LwRef, i)].at.x;
      y += battle->men[g_array_index (self->men, LwRef, i)].at.y;
    }
  centre.x = (LwLength)(x / MAX (self->men->len, 1));
  centre.y = (LwLength)(y / MAX (self->men->len, 1));
  return centre;
}

/* "21⅜ in of 2 ft": the longest string that the plan lays out, of the shortest allowance. */
static char *
note_of_march (LwHand *self, const LwOrder *plan)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwLength longest = 0, most = 0;
  g_autofree char *used = NULL;
  g_autofree char *of = NULL;
  guint i;

  for (i = 0; i < plan->who->len; i++)
    {
      const LwMan *man = &battle->men[g_array_index (plan->who, LwRef, i)];
      LwLength straight = lw_distance (man->at, g_array_index (plan->to, LwPoint, i));

      longest = MAX (longest, straight);
      most = MAX (most, lw_battle_string_left (battle, g_array_index (plan->who, LwRef, i)));
    }
  used = lw_length_format (longest, lw_settings_units ());
  of = lw_length_format (most, lw_settings_units ());
  return g_strdup_printf (_ ("%s of %s"), used, of);
}

static char *
note_of_left_out (LwHand *self, const LwOrder *plan)
{
  guint left = self->men->len - plan->who->len;

  if (left == 0)
    return note_of_march (self, plan);
  return g_strdup_printf (ngettext ("%u man cannot come", "%u men cannot come", left), left);
}

static void
plan_march (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwAngle facing = self->wheeled ? self->facing : lw_direction (centre_of (self), self->goal);

  self->plan = lw_march_plan (battle, self->men, self->formation, self->goal, facing);
  self->note =
      self->plan == NULL ? g_strdup (_ ("No way there")) : note_of_left_out (self, self->plan);
}

static void
plan_haul (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwRefusal refusal = { 0 };
  g_autoptr (LwOrder) try = NULL;

  self->plan = lw_haul_plan (battle, self->gun, self->goal);
  if (self->plan != NULL)
    {
      const LwGun *gun = lw_battle_gun (battle, self->gun);
      LwPoint end = g_array_index (self->plan->path, LwPoint, self->plan->path->len - 1);

      self->note = lw_length_format (lw_distance (gun->at, end), lw_settings_units ());
      return;
    }
  /* Nothing can be done: the laws say why, for the gun as it stands. */
  try = lw_order_new (LW_ORDER_HAUL, lw_battle_gun (battle, self->gun)->owner);
  try->gun = self->gun;
  try->t = battle->clock;
  lw_play_check (battle, try, &refusal);
  self->note = lw_refusal_words (battle, &refusal);
}

static LwOrder *
put_gun_order (LwHand *self, LwSide side)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwOrder *order = lw_order_new (LW_ORDER_PUT_GUN, side);

  order->gun = self->gun;
  /* Trail towards the enemy, muzzle to the rear (R15). */
  order->bearing = battle->player[side].edge == LW_EDGE_SOUTH ? LW_SOUTH : LW_NORTH;
  lw_order_add_place (order, self->goal);
  return order;
}

static void
plan_put (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  LwRefusal refusal = { 0 };
  LwSide side;

  if (!lw_hand_side (self, &side))
    return;
  if (self->men->len > 0)
    self->plan = lw_putting_down_plan (battle, self->men, self->formation, self->goal);
  else if (self->gun != LW_NONE)
    self->plan = put_gun_order (self, side);
  if (self->plan == NULL)
    self->note = g_strdup (_ ("No room here"));
  else if (!lw_play_check (battle, self->plan, &refusal))
    self->note = lw_refusal_words (battle, &refusal);
}

void
lw_hand_plan_to (LwHand *self, LwPoint goal)
{
  g_return_if_fail (LW_IS_HAND (self));

  g_clear_pointer (&self->plan, lw_order_free);
  g_clear_pointer (&self->note, g_free);
  self->goal = goal;
  if (self->task == LW_TASK_MARCH && self->men->len > 0)
    plan_march (self);
  else if (self->task == LW_TASK_HAUL && self->gun != LW_NONE)
    plan_haul (self);
  else if (self->task == LW_TASK_PUT)
    plan_put (self);
  lw_hand_changed (self);
}

const LwOrder *
lw_hand_plan (LwHand *self)
{
  return self->plan;
}

const char *
lw_hand_plan_note (LwHand *self)
{
  return self->note;
}

gboolean
lw_hand_set_down (LwHand *self)
{
  g_autoptr (LwOrder) order = NULL;

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  if (self->plan == NULL)
    {
      if (self->note != NULL)
        lw_hand_tell (self, self->note);
      return FALSE;
    }
  order = g_steal_pointer (&self->plan);
  self->wheeled = FALSE;
  if (!lw_session_submit (self->session, order, NULL))
    {
      lw_hand_changed (self);
      return FALSE;
    }
  if (order->kind != LW_ORDER_MARCH)
    lw_hand_clear (self);
  return TRUE;
}
