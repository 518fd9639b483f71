/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-plan.c: what the hand is about to do: strings, ghosts, and the order that comes of them.
 */
#include "lw-hand-plan.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "remarks/remarks.h"
#include "guns/guns.h"
#include "moving/moving.h"

LwFormation
lw_hand_formation (LwHand *self)
{
  return lw_hand_planning (self)->formation;
}

static LwPoint
centre_of (const LwBattle *battle, const GArray *men)
{
  gint64 x = 0, y = 0;

  for (guint i = 0; i < men->len; i++)
    {
      x += battle->men[g_array_index (men, LwRef, i)].at.x;
      y += battle->men[g_array_index (men, LwRef, i)].at.y;
    }
  return (LwPoint){ (LwLength)(x / MAX (men->len, 1)), (LwLength)(y / MAX (men->len, 1)) };
}

/* A body that is not being carried shows on the spot how it would stand. */
static void
plan_again (LwHand *self)
{
  const LwHandPlan *plan = lw_hand_planning (self);
  const GArray *men = lw_hand_men (self);

  if (plan->order != NULL)
    lw_hand_plan_to (self, plan->goal);
  else if (lw_hand_task (self) == LW_TASK_MARCH && men->len > 0)
    lw_hand_plan_to (self, centre_of (lw_session_battle (lw_hand_session (self)), men));
  else
    lw_hand_changed (self);
}

void
lw_hand_set_formation (LwHand *self, LwFormation formation)
{
  g_return_if_fail (LW_IS_HAND (self));

  lw_hand_planning (self)->formation = formation;
  plan_again (self);
}

void
lw_hand_wheel (LwHand *self, LwAngle by)
{
  LwHandPlan *plan = lw_hand_planning (self);
  const GArray *men = lw_hand_men (self);

  g_return_if_fail (LW_IS_HAND (self));

  if (!plan->wheeled && men->len > 0)
    {
      const LwBattle *battle = lw_session_battle (lw_hand_session (self));

      plan->facing = battle->men[g_array_index (men, LwRef, 0)].facing;
      plan->wheeled = TRUE;
    }
  plan->facing = lw_angle_wrapped ((gint64)plan->facing + by);
  plan_again (self);
}

/* "21⅜ in of 2 ft": the longest string that the order lays out, of the longest allowance. */
static char *
note_of_march (const LwBattle *battle, const LwOrder *order)
{
  LwLength longest = 0, most = 0;
  g_autofree char *used = NULL;
  g_autofree char *of = NULL;

  for (guint i = 0; i < order->who->len; i++)
    {
      LwRef ref = g_array_index (order->who, LwRef, i);
      LwLength straight = lw_distance (battle->men[ref].at, g_array_index (order->to, LwPoint, i));

      longest = MAX (longest, straight);
      most = MAX (most, lw_battle_string_left (battle, ref));
    }
  used = lw_length_format (longest, lw_settings_units ());
  of = lw_length_format (most, lw_settings_units ());
  return g_strdup_printf (_ ("%s of %s"), used, of);
}

/* Why the first prisoner in hand who is left behind is: who leads him is too far off, or leads
 * seven already (R64). NULL: there is none, or he has no way. */
static char *
note_of_unled (const LwBattle *battle, const GArray *men, const LwOrder *order)
{
  for (guint i = 0; i < men->len; i++)
    {
      LwRef ref = g_array_index (men, LwRef, i);
      LwRefusal refusal = { 0 };

      if (lw_man_held (&battle->men[ref]) && !lw_refs_hold (order->who, ref) &&
          !lw_march_may_go (battle, ref, order->side, men, &refusal))
        return lw_refusal_words (battle, &refusal);
    }
  return NULL;
}

static guint
count_led (const LwBattle *battle, const LwOrder *order)
{
  guint n = 0;

  for (guint i = 0; i < order->who->len; i++)
    n += battle->men[g_array_index (order->who, LwRef, i)].state == LW_MAN_CAPTIVE;
  return n;
}

/* How far they go, and who comes; or why somebody does not. */
static char *
note_of_body (const LwBattle *battle, const GArray *men, const LwOrder *order)
{
  guint left = men->len - order->who->len, led = count_led (battle, order);
  g_autofree char *way = NULL;
  char *unled = note_of_unled (battle, men, order);

  if (unled != NULL)
    return unled;
  if (left > 0)
    return g_strdup_printf (ngettext ("%u man cannot come", "%u men cannot come", left), left);
  way = note_of_march (battle, order);
  if (led == 0)
    return g_steal_pointer (&way);
  /* Translators: "21⅜ in of 2 ft; 3 prisoners are led" */
  return g_strdup_printf (ngettext ("%s; %u prisoner is led", "%s; %u prisoners are led", led), way,
                          led);
}

static void
plan_march (LwHandPlan *plan, const LwBattle *battle, const GArray *men)
{
  LwAngle facing =
      plan->wheeled ? plan->facing : lw_direction (centre_of (battle, men), plan->goal);

  plan->order = lw_march_plan (battle, men, plan->formation, plan->goal, facing);
  if (plan->order == NULL)
    {
      plan->note = g_strdup (_ ("No way there"));
      return;
    }
  plan->note = note_of_body (battle, men, plan->order);
}

static void
plan_haul (LwHandPlan *plan, const LwBattle *battle, LwRef ref)
{
  const LwGun *gun = lw_battle_gun (battle, ref);
  LwRefusal refusal = { 0 };
  g_autoptr (LwOrder) try = NULL;

  plan->order = lw_haul_plan (battle, ref, plan->goal);
  if (plan->order != NULL)
    {
      const GArray *path = plan->order->path;
      LwPoint end = g_array_index (path, LwPoint, path->len - 1);

      plan->note = lw_length_format (lw_distance (gun->at, end), lw_settings_units ());
      return;
    }
  /* Nothing can be done: the laws say why, for the gun as it stands. */
  try = lw_order_new (LW_ORDER_HAUL, gun->owner);
  try->gun = ref;
  try->t = battle->clock;
  lw_play_check (battle, try, &refusal);
  plan->note = lw_refusal_words (battle, &refusal);
}

static LwOrder *
put_gun_order (const LwBattle *battle, LwSide side, LwRef gun, LwPoint goal)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT_GUN, side);

  order->gun = gun;
  /* Trail towards the enemy, muzzle to the rear (R15). */
  order->bearing = battle->player[side].edge == LW_EDGE_SOUTH ? LW_SOUTH : LW_NORTH;
  lw_order_add_place (order, goal);
  return order;
}

static void
plan_put (LwHandPlan *plan, const LwBattle *battle, LwHand *hand)
{
  const GArray *men = lw_hand_men (hand);
  LwRefusal refusal = { 0 };
  LwSide side;

  if (!lw_hand_side (hand, &side))
    return;
  if (men->len > 0)
    plan->order = lw_putting_down_plan (battle, men, plan->formation, plan->goal);
  else if (lw_hand_gun (hand) != LW_NONE)
    plan->order = put_gun_order (battle, side, lw_hand_gun (hand), plan->goal);
  if (plan->order == NULL)
    plan->note = g_strdup (_ ("No room here"));
  else if (!lw_play_check (battle, plan->order, &refusal))
    plan->note = lw_refusal_words (battle, &refusal);
}

void
lw_hand_plan_to (LwHand *self, LwPoint goal)
{
  LwHandPlan *plan = lw_hand_planning (self);
  const LwBattle *battle = lw_session_battle (lw_hand_session (self));
  LwTask task = lw_hand_task (self);

  g_return_if_fail (LW_IS_HAND (self));

  /* Who carries somebody about goes on with his move: the clock does not stand meanwhile. */
  if (lw_battle_moving (battle) && battle->paused &&
      (task == LW_TASK_MARCH || task == LW_TASK_HAUL))
    lw_session_set_paused (lw_hand_session (self), FALSE);
  g_clear_pointer (&plan->order, lw_order_free);
  g_clear_pointer (&plan->note, g_free);
  plan->goal = goal;
  if (task == LW_TASK_MARCH && lw_hand_men (self)->len > 0)
    plan_march (plan, battle, lw_hand_men (self));
  else if (task == LW_TASK_HAUL && lw_hand_gun (self) != LW_NONE)
    plan_haul (plan, battle, lw_hand_gun (self));
  else if (task == LW_TASK_PUT)
    plan_put (plan, battle, self);
  lw_hand_changed (self);
}

const LwOrder *
lw_hand_plan (LwHand *self)
{
  return lw_hand_planning (self)->order;
}

const char *
lw_hand_plan_note (LwHand *self)
{
  return lw_hand_planning (self)->note;
}

gboolean
lw_hand_set_down (LwHand *self)
{
  LwHandPlan *plan = lw_hand_planning (self);
  g_autoptr (LwOrder) order = NULL;

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  if (plan->order == NULL)
    {
      if (plan->note != NULL)
        lw_hand_tell (self, plan->note);
      return FALSE;
    }
  order = g_steal_pointer (&plan->order);
  plan->wheeled = FALSE;
  if (!lw_session_submit (lw_hand_session (self), order, NULL))
    {
      lw_hand_changed (self);
      return FALSE;
    }
  if (order->kind != LW_ORDER_MARCH)
    lw_hand_clear (self);
  return TRUE;
}
