/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shell.c: guns that are hit, where the house wants it (Q56): a circle of three inches about the
 * place where a shot comes to rest destroys the gun whose axle lies wholly in it, and puts out of
 * action for two moves any that it touches. Walls and houses between are cover.
 */
#include "lw-gunnery.h"

#include "melee/melee.h"
#include "state/state.h"

static gboolean
is_cover (LwFeatureKind kind)
{
  return kind == LW_FEATURE_HOUSE || kind == LW_FEATURE_CHURCH || kind == LW_FEATURE_SHED ||
         kind == LW_FEATURE_WALL;
}

static gboolean
is_covered (const LwBattle *battle, const LwGun *gun, LwPoint burst)
{
  const LwCountry *country = lw_battle_country (battle);
  LwShape line = lw_shape_swept (burst, gun->at, 0);

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);
      g_autoptr (GArray) shapes = NULL;

      if (!is_cover (thing->kind) || !lw_box_meets (lw_feature_bounds (thing), line.bounds))
        continue;
      shapes = lw_feature_shapes (thing);
      for (guint k = 0; k < shapes->len; k++)
        if (lw_shape_within (&line, &g_array_index (shapes, LwShape, k), 0))
          return TRUE;
    }

  return FALSE;
}

/* Does the circle touch some part of it? */
static gboolean
is_touched (const LwGun *gun, LwPoint burst)
{
  LwShape circle = lw_shape_disc (burst, LW_SHELL_RADIUS), parts[LW_GUN_PARTS];

  lw_gun_shapes (gun, parts);
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    if (lw_box_meets (parts[i].bounds, circle.bounds) && lw_shape_within (&parts[i], &circle, 0))
      return TRUE;

  return FALSE;
}

/* Is the axle with its wheels, the first of its parts, wholly in the circle? */
static gboolean
is_swallowed (const LwGun *gun, LwPoint burst)
{
  LwShape parts[LW_GUN_PARTS];
  const LwPoint *corners;
  gint64 room;

  lw_gun_shapes (gun, parts);
  corners = lw_shape_points (&parts[0]);
  room = LW_SHELL_RADIUS - parts[0].radius;
  for (guint i = 0; i < parts[0].n_points; i++)
    if (lw_distance_squared (corners[i], burst) > room * room)
      return FALSE;

  return TRUE;
}

static void
hit (LwBattle *battle, const LwOrder *order, LwRef ref)
{
  LwGun *gun = lw_battle_gun_rw (battle, ref);
  LwEvent *event;
  /* His own next move is the next half move, or, of the one who fires, the one after it. */
  gint next = lw_half_move (battle) + (gun->owner == battle->mover ? 2 : 1);

  if (is_swallowed (gun, order->rest))
    {
      gun->wrecked = TRUE;
      gun->disputed = FALSE;
      lw_capture_forget (battle, ref);
    }
  else
    gun->lame_until = next + 2 * (LW_SHELL_MOVES - 1);
  event = lw_battle_tell (battle, order, LW_EVENT_GUN_HIT);
  event->side = gun->owner;
  event->gun = ref;
  event->to = gun->at;
  event->count = gun->wrecked ? 0 : LW_SHELL_MOVES;
}

void
lw_shell_bursts (LwBattle *battle, const LwOrder *order)
{
  LwBox about = lw_box_around (&order->rest, 1, LW_SHELL_RADIUS + LW_MAN_AND_GUN);
  g_auto (LwHits) near = LW_NO_HITS;

  if (battle->rules.choice[LW_RULE_GUN_DAMAGE] == 0)
    return;

  lw_guns_in (battle, about, &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef ref = near.number[i];
      const LwGun *gun = &battle->guns[ref];

      if (ref != order->gun && !gun->wrecked && is_touched (gun, order->rest) &&
          !is_covered (battle, gun, order->rest))
        hit (battle, order, ref);
    }
}
