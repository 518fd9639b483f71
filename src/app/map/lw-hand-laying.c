/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-laying.c: laying and firing the gun in hand, how the hand shakes, hurries and loads, and
 * reporting a shot fired on the floor.
 *
 * It is the same hand whether one looks along the gun or lays it on the map, where one cannot see
 * it shake, nor wait until it is still: the map is never the steadier way. What it adds to a shot
 * of the model is kept apart from the laying itself.
 */
#include "lw-hand-laying.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "guns/guns.h"
#include "ink/ink.h"
#include "kit/kit.h"

#define RELOAD_MS 1500
#define STEADY_MS 20000
#define SWAY_LEAST (6 * 60)
#define SWAY_MOST (25 * 60)

LwAngle
lw_hand_bearing (LwHand *self)
{
  return lw_hand_laying (self)->bearing;
}

LwAngle
lw_hand_elevation (LwHand *self)
{
  return lw_hand_laying (self)->elevation;
}

static void
tell_laying (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);
  g_autofree char *bearing = lw_angle_format (laying->bearing);
  g_autofree char *elevation = lw_angle_format (laying->elevation);
  g_autofree char *sentence = g_strdup_printf (_ ("Bearing %s, elevation %s."), bearing, elevation);

  lw_hand_tell (self, sentence);
  lw_hand_changed (self);
}

void
lw_hand_aim_at (LwHand *self, LwPoint point)
{
  const LwGun *gun = lw_battle_gun (lw_session_battle (lw_hand_session (self)), lw_hand_gun (self));

  g_return_if_fail (LW_IS_HAND (self));

  if (gun == NULL)
    return;
  lw_hand_laying (self)->bearing = lw_direction (gun->at, point);
  tell_laying (self);
}

void
lw_hand_turn_gun (LwHand *self, LwAngle by)
{
  LwHandLaying *laying = lw_hand_laying (self);

  g_return_if_fail (LW_IS_HAND (self));

  laying->bearing = lw_angle_wrapped ((gint64)laying->bearing + by);
  tell_laying (self);
}

void
lw_hand_elevate (LwHand *self, LwAngle by)
{
  LwHandLaying *laying = lw_hand_laying (self);

  g_return_if_fail (LW_IS_HAND (self));

  laying->elevation = CLAMP (laying->elevation + by, LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  tell_laying (self);
}

/* ---- the unsteady hand ---- */

/* The clock that runs out makes the hand shake. */
static double
sway_reach (LwHand *self)
{
  gint64 left = lw_move_clock_remaining (lw_session_clock (lw_hand_session (self)));

  if (left < 0 || left >= STEADY_MS)
    return SWAY_LEAST;
  return SWAY_LEAST + (SWAY_MOST - SWAY_LEAST) * (double)(STEADY_MS - left) / STEADY_MS;
}

/* Without motion each shot has its own fixed error, which its number decides. */
static double
still_error (LwHand *self, gint which)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self));

  return 2 * lw_texture_at ((guint)battle->seed, (gint)battle->record->len, which) - 1;
}

void
lw_hand_shake (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);
  double t = (double)g_get_monotonic_time () / G_USEC_PER_SEC;
  gboolean moves = lw_settings_animations ();
  double reach;

  g_return_if_fail (LW_IS_HAND (self));

  /* A slow figure, never quite the same twice. */
  reach = sway_reach (self);
  laying->sway_bearing = (LwAngle)(reach * (moves ? sin (t * 1.19) : still_error (self, 1)));
  laying->sway_elevation =
      (LwAngle)(reach * (moves ? .8 * sin (t * 1.73 + 1) : still_error (self, 2)));
}

void
lw_hand_set_watched (LwHand *self, gboolean watched)
{
  g_return_if_fail (LW_IS_HAND (self));

  lw_hand_laying (self)->watched = watched;
  lw_hand_shake (self);
}

void
lw_hand_get_sway (LwHand *self, LwAngle *bearing, LwAngle *elevation)
{
  LwHandLaying *laying = lw_hand_laying (self);

  g_return_if_fail (LW_IS_HAND (self));

  *bearing = laying->sway_bearing;
  *elevation = laying->sway_elevation;
}

/* Per cent, for the next shot. */
static guint
hurry (LwHand *self)
{
  const LwGun *gun = lw_battle_gun (lw_session_battle (lw_hand_session (self)), lw_hand_gun (self));
  gint64 left = lw_move_clock_remaining (lw_session_clock (lw_hand_session (self)));

  return lw_hurry (gun == NULL ? -1 : left, gun == NULL ? 0 : gun->shots);
}

gboolean
lw_hand_loaded (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  return laying->loading == 0 || lw_hand_gun (self) != laying->fired_gun;
}

static gboolean
loaded_cb (gpointer data)
{
  LwHand *self = data;

  lw_hand_laying (self)->loading = 0;
  lw_hand_changed (self);
  return G_SOURCE_REMOVE;
}

/* The gun in hand has fired. */
static void
load (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);

  g_clear_handle_id (&laying->loading, g_source_remove);
  laying->fired_gun = lw_hand_gun (self);
  laying->loading = g_timeout_add (RELOAD_MS, loaded_cb, self);
  lw_hand_changed (self);
}

/* ---- firing ---- */

static LwOrder *
new_shot (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);
  const LwBattle *battle = lw_session_battle (lw_hand_session (self));
  const LwGun *gun = lw_battle_gun (battle, lw_hand_gun (self));
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, gun->owner);

  order->gun = lw_hand_gun (self);
  order->bearing = laying->bearing;
  order->elevation = laying->elevation;
  order->hurry = hurry (self);
  return order;
}

gboolean
lw_hand_fire (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);
  g_autoptr (LwOrder) shot = NULL;

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  if (lw_hand_gun (self) == LW_NONE)
    {
      lw_hand_tell (self, _ ("Take up a gun first."));
      return FALSE;
    }
  if (!lw_hand_loaded (self))
    {
      lw_hand_tell (self, _ ("The gun is being loaded."));
      return FALSE;
    }
  if (!laying->watched)
    lw_hand_shake (self);
  shot = new_shot (self);
  shot->by = LW_SHOT_BY_MODEL;
  shot->bearing = lw_angle_wrapped ((gint64)laying->bearing + laying->sway_bearing);
  shot->elevation =
      CLAMP (laying->elevation + laying->sway_elevation, LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  if (!lw_session_submit (lw_hand_session (self), shot, NULL))
    return FALSE;
  load (self);
  return TRUE;
}

/* ---- a shot fired on the floor ---- */

void
lw_hand_report_rest (LwHand *self, LwPoint rest)
{
  LwHandLaying *laying = lw_hand_laying (self);

  g_return_if_fail (LW_IS_HAND (self));

  laying->rest = rest;
  laying->has_rest = TRUE;
  lw_hand_aim_at (self, rest);
}

gboolean
lw_hand_report_rest_at (LwHand *self, LwPoint *rest)
{
  const LwHandLaying *laying = lw_hand_laying (self);

  *rest = laying->rest;
  return laying->has_rest;
}

static void
forget_man (LwHandLaying *laying, LwRef man)
{
  for (guint i = laying->reported->len; i > 0; i--)
    if (g_array_index (laying->reported, LwShotEvent, i - 1).man == man)
      g_array_remove_index (laying->reported, i - 1);
}

/* A man is reported once; naming him again as the same takes the report back. */
void
lw_hand_report_man (LwHand *self, LwRef man, LwShotEventKind kind)
{
  LwHandLaying *laying = lw_hand_laying (self);
  LwShotEvent event = { kind, man };
  gboolean same = FALSE;

  g_return_if_fail (LW_IS_HAND (self));

  for (guint i = 0; i < laying->reported->len; i++)
    {
      const LwShotEvent *was = &g_array_index (laying->reported, LwShotEvent, i);

      same = same || (was->man == man && was->kind == kind);
    }
  forget_man (laying, man);
  if (!same)
    g_array_append_val (laying->reported, event);
  lw_hand_changed (self);
}

const GArray *
lw_hand_reported (LwHand *self)
{
  return lw_hand_laying (self)->reported;
}

gboolean
lw_hand_report_done (LwHand *self)
{
  LwHandLaying *laying = lw_hand_laying (self);
  const LwGun *gun = lw_battle_gun (lw_session_battle (lw_hand_session (self)), lw_hand_gun (self));
  g_autoptr (LwOrder) shot = NULL;

  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  if (gun == NULL)
    return FALSE;
  shot = new_shot (self);
  shot->by = LW_SHOT_BY_HAND;
  shot->rest = laying->has_rest ? laying->rest : gun->at;
  g_array_append_vals (lw_order_list (shot, &shot->shots), laying->reported->data,
                       laying->reported->len);
  if (!lw_session_submit (lw_hand_session (self), shot, NULL))
    return FALSE;
  g_array_set_size (laying->reported, 0);
  laying->has_rest = FALSE;
  lw_hand_changed (self);
  return TRUE;
}
