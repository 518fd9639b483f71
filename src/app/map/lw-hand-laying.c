/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-laying.c: laying and firing a gun from the map, and reporting a shot fired on the floor.
 */
#include "lw-hand-private.h"

#include <glib/gi18n-lib.h>

void
lw_hand_start_task (LwHand *self, LwTask task)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->task = task;
  g_array_set_size (self->reported, 0);
  self->has_rest = FALSE;
  lw_hand_drop_plan (self);
}

LwAngle
lw_hand_bearing (LwHand *self)
{
  return self->bearing;
}

LwAngle
lw_hand_elevation (LwHand *self)
{
  return self->elevation;
}

static void
tell_laying (LwHand *self)
{
  g_autofree char *bearing = lw_angle_format (self->bearing);
  g_autofree char *elevation = lw_angle_format (self->elevation);
  g_autofree char *sentence = g_strdup_printf (_ ("Bearing %s, elevation %s."), bearing, elevation);

  lw_hand_tell (self, sentence);
  lw_hand_changed (self);
}

void
lw_hand_aim_at (LwHand *self, LwPoint point)
{
  const LwGun *gun = lw_battle_gun (lw_session_battle (self->session), self->gun);

  g_return_if_fail (LW_IS_HAND (self));

  if (gun == NULL)
    return;
  self->bearing = lw_direction (gun->at, point);
  tell_laying (self);
}

void
lw_hand_turn_gun (LwHand *self, LwAngle by)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->bearing = lw_angle_wrapped ((gint64)self->bearing + by);
  tell_laying (self);
}

void
lw_hand_elevate (LwHand *self, LwAngle by)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->elevation = CLAMP (self->elevation + by, LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  tell_laying (self);
}

static LwOrder *
new_shot (LwHand *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  const LwGun *gun = lw_battle_gun (battle, self->gun);
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, gun->owner);

  order->gun = self->gun;
  order->bearing = self->bearing;
  order->elevation = self->elevation;
  order->hurry = lw_hand_hurry (self);
  return order;
}

gboolean
lw_hand_fire (LwHand *self)
{
  g_autoptr (LwOrder) shot = NULL;

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  if (self->gun == LW_NONE)
    {
      lw_hand_tell (self, _ ("Take up a gun first."));
      return FALSE;
    }
  if (!lw_hand_loaded (self))
    {
      lw_hand_tell (self, _ ("The gun is being loaded."));
      return FALSE;
    }
  if (!self->watched)
    lw_hand_shake (self);
  shot = new_shot (self);
  shot->by = LW_SHOT_BY_MODEL;
  shot->bearing = lw_angle_wrapped ((gint64)self->bearing + self->sway_bearing);
  shot->elevation =
      CLAMP (self->elevation + self->sway_elevation, LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  if (!lw_session_submit (self->session, shot, NULL))
    return FALSE;
  lw_hand_load (self);
  return TRUE;
}

void
lw_hand_report_rest (LwHand *self, LwPoint rest)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->rest = rest;
  self->has_rest = TRUE;
  lw_hand_aim_at (self, rest);
}

gboolean
lw_hand_report_rest_at (LwHand *self, LwPoint *rest)
{
  *rest = self->rest;
  return self->has_rest;
}

static void
forget_man (LwHand *self, LwRef man)
{
  guint i;

  for (i = self->reported->len; i > 0; i--)
    if (g_array_index (self->reported, LwShotEvent, i - 1).man == man)
      g_array_remove_index (self->reported, i - 1);
}

/* A man is reported once; naming him again as the same takes the report back. */
void
lw_hand_report_man (LwHand *self, LwRef man, LwShotEventKind kind)
{
  LwShotEvent event = { kind, man };
  gboolean same = FALSE;
  guint i;

  g_return_if_fail (LW_IS_HAND (self));

  for (i = 0; i < self->reported->len; i++)
    {
      const LwShotEvent *was = &g_array_index (self->reported, LwShotEvent, i);

      same = same || (was->man == man && was->kind == kind);
    }
  forget_man (self, man);
  if (!same)
    g_array_append_val (self->reported, event);
  lw_hand_changed (self);
}

const GArray *
lw_hand_reported (LwHand *self)
{
  return self->reported;
}

gboolean
lw_hand_report_done (LwHand *self)
{
  const LwGun *gun = lw_battle_gun (lw_session_battle (self->session), self->gun);
  g_autoptr (LwOrder) shot = NULL;

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  if (gun == NULL)
    return FALSE;
  shot = new_shot (self);
  shot->by = LW_SHOT_BY_HAND;
  shot->rest = self->has_rest ? self->rest : gun->at;
  g_array_append_vals (lw_order_list (shot, &shot->shots), self->reported->data,
                       self->reported->len);
  if (!lw_session_submit (self->session, shot, NULL))
    return FALSE;
  g_array_set_size (self->reported, 0);
  self->has_rest = FALSE;
  lw_hand_changed (self);
  return TRUE;
}
