/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-unsteady.c: the hand that lays a gun: how it shakes, hurries and loads.
 *
 * It is the same hand whether one looks along the gun or lays it on the map, where one cannot see
 * it shake, nor wait until it is still: the map is never the steadier way.
 */
#include "lw-hand-private.h"

#include <math.h>

#include "ink/ink.h"
#include "kit/kit.h"

#define RELOAD_MS 1500
#define STEADY_MS 20000
#define SWAY_LEAST (6 * 60)
#define SWAY_MOST (25 * 60)

/* The time that is left to each shot: with so much nobody hurries, with so little everybody. */
#define EASY_MS 15000
#define HASTY_MS 3000
#define HURRY_LEAST 100
#define HURRY_MOST 300

/* The clock that runs out makes the hand shake. */
static double
sway_reach (LwHand *self)
{
  gint64 left = lw_move_clock_remaining (lw_session_clock (self->session));

  if (left < 0 || left >= STEADY_MS)
    return SWAY_LEAST;
  return SWAY_LEAST + (SWAY_MOST - SWAY_LEAST) * (double)(STEADY_MS - left) / STEADY_MS;
}

/* Without motion each shot has its own fixed error, which its number decides. */
static double
still_error (LwHand *self, gint which)
{
  const LwBattle *battle = lw_session_battle (self->session);

  return 2 * lw_texture_at ((guint)battle->seed, (gint)battle->record->len, which) - 1;
}

void
lw_hand_shake (LwHand *self)
{
  double t = (double)g_get_monotonic_time () / G_USEC_PER_SEC;
  gboolean moves = lw_settings_animations ();
  double reach;

  g_return_if_fail (LW_IS_HAND (self));

  /* A slow figure, never quite the same twice. */
  reach = sway_reach (self);
  self->sway_bearing = (LwAngle)(reach * (moves ? sin (t * 1.19) : still_error (self, 1)));
  self->sway_elevation =
      (LwAngle)(reach * (moves ? .8 * sin (t * 1.73 + 1) : still_error (self, 2)));
}

void
lw_hand_set_watched (LwHand *self, gboolean watched)
{
  g_return_if_fail (LW_IS_HAND (self));

  self->watched = watched;
  lw_hand_shake (self);
}

void
lw_hand_get_sway (LwHand *self, LwAngle *bearing, LwAngle *elevation)
{
  g_return_if_fail (LW_IS_HAND (self));

  *bearing = self->sway_bearing;
  *elevation = self->sway_elevation;
}

guint
lw_hand_hurry (LwHand *self)
{
  const LwGun *gun = lw_battle_gun (lw_session_battle (self->session), self->gun);
  gint64 left = lw_move_clock_remaining (lw_session_clock (self->session));
  gint64 each;

  if (left < 0 || gun == NULL)
    return HURRY_LEAST;
  each = left / MAX (LW_SHOTS_PER_MOVE - (gint)gun->shots, 1);
  if (each >= EASY_MS)
    return HURRY_LEAST;
  if (each <= HASTY_MS)
    return HURRY_MOST;
  return (guint)(HURRY_LEAST +
                 (HURRY_MOST - HURRY_LEAST) * (EASY_MS - each) / (EASY_MS - HASTY_MS));
}

gboolean
lw_hand_loaded (LwHand *self)
{
  g_return_val_if_fail (LW_IS_HAND (self), FALSE);

  return self->loading == 0 || self->gun != self->fired_gun;
}

static gboolean
loaded_cb (gpointer data)
{
  LwHand *self = data;

  self->loading = 0;
  lw_hand_changed (self);
  return G_SOURCE_REMOVE;
}

void
lw_hand_load (LwHand *self)
{
  g_clear_handle_id (&self->loading, g_source_remove);
  self->fired_gun = self->gun;
  self->loading = g_timeout_add (RELOAD_MS, loaded_cb, self);
  lw_hand_changed (self);
}
