/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gunlayer.c: a gun laid by trial flights.
 *
 * A look along the lane says who is worth aiming at; whether a shot gets there is known by letting
 * it fly, over this ground and among these men, by another chance than the battle's. The gunner's
 * hand sways as a player's does: he knows it, and tries his aims with it.
 */
#include "lw-gunlayer.h"

#include "flight/flight.h"
#include "guns/guns.h"

#define LEAST_WORTH 25 /* of a shot */
#define LANE ((LwLength)170)
#define SWAY (6 * 60) /* arc-seconds either way, as the hand that lays it at the table */
#define HIGHER (12 * 60)
#define LOWER (-8 * 60)
#define TRIED_AGAIN 2 /* other elevations of the best aim */

/* ---- trial flights ---- */

typedef struct
{
  const LwBattle *battle;
  LwRef gun;
  const LwGunner *gunner;
  LwFlightCrowd crowd;
  GArray *events; /* of LwShotEvent, of one flight */
  GArray *dead;   /* of LwRef */
} Range;

static LwAngle
sway (LwChance *chance)
{
  return (LwAngle)lw_chance_below (chance, 2 * SWAY + 1) - SWAY;
}

static guint
hurry_of (const LwBattle *battle, LwRef gun)
{
  gint64 left = battle->allowance < 0 ? -1 : battle->allowance - battle->clock;

  return lw_hurry (left, battle->guns[gun].shots);
}

static gint
price_fallen (Range *range)
{
  LwSide side = range->battle->guns[range->gun].owner;
  gint sum = 0;

  g_array_set_size (range->dead, 0);
  lw_shot_dead ((const LwShotEvent *)(void *)range->events->data, range->events->len, range->dead);
  for (guint i = 0; i < range->dead->len; i++)
    sum += lw_aim_price (range->battle, side, g_array_index (range->dead, LwRef, i));

  return sum;
}

static gint
fly_once (Range *range, const LwAim *aim)
{
  LwChance *chance = range->gunner->chance;
  LwLaying laying = { .axle = range->battle->guns[range->gun].at,
                      .hurry = hurry_of (range->battle, range->gun),
                      .worn = range->battle->rules.choice[LW_RULE_WORN_GUNS] == 1 };
  LwPoint rest;

  laying.bearing = lw_angle_wrapped ((gint64)aim->bearing + sway (chance));
  laying.elevation = CLAMP (aim->elevation + sway (chance), LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  laying.seed = lw_chance_next (chance);
  g_array_set_size (range->events, 0);
  lw_flight_outcome (&laying, range->battle->ground, &range->crowd, range->gun, range->events,
                     &rest);
  range->gunner->work->flights++;
  range->gunner->work->effort += LW_EFFORT_FLIGHT;
  return price_fallen (range);
}

/* Puts what its flights bring on the average into the aim. */
static void
try_aim (Range *range, LwAim *aim)
{
  guint n = range->gunner->skill->flights;
  gint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += fly_once (range, aim);
  aim->worth = sum / (gint)MAX (n, 1);
}

static void
try_elevations (Range *range, LwAim *best)
{
  static const LwAngle off[TRIED_AGAIN] = { HIGHER, LOWER };
  LwAim first = *best;

  for (guint i = 0; i < TRIED_AGAIN; i++)
    {
      LwAim aim = first;

      aim.elevation = CLAMP (aim.elevation + off[i], LW_ELEVATION_MIN, LW_ELEVATION_MAX);
      try_aim (range, &aim);
      if (aim.worth > best->worth)
        *best = aim;
    }
}

static void
try_aims (Range *range, GArray *aims, LwAim *best)
{
  for (guint i = 0; i < aims->len; i++)
    {
      LwAim *aim = &g_array_index (aims, LwAim, i);

      if (lw_work_is_stopped (range->gunner->work))
        return;
      try_aim (range, aim);
      if (i == 0 || aim->worth > best->worth)
        *best = *aim;
    }
  try_elevations (range, best);
}

/* The same with those down who will lie down before the shot, whichever of the aims is taken; NULL
 * when there are none. (transfer full) */
static LwBattle *
lay_men (const LwBattle *trial, LwRef gun, const GArray *aims)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwBattle *laid;

  for (guint i = 0; i < aims->len; i++)
    lw_gunlayer_lane (trial, gun, &g_array_index (aims, LwAim, i), men);
  if (men->len == 0)
    return NULL;

  laid = lw_battle_snapshot (trial);
  for (guint i = 0; i < men->len; i++)
    lw_battle_man_rw (laid, g_array_index (men, LwRef, i))->prone = TRUE;
  return laid;
}

/* A shot by the die (Q51) has no flight that could be tried. */
static gboolean
has_flight (const LwBattle *battle)
{
  return battle->rules.choice[LW_RULE_SHOTS] != 2;
}

gboolean
lw_gunlayer_choose (const LwBattle *trial, LwRef gun, const LwGunner *gunner, LwAim *aim)
{
  g_autoptr (GArray) aims = NULL;
  Range range = { .battle = trial, .gun = gun, .gunner = gunner };

  g_return_val_if_fail (trial != NULL && gunner != NULL && aim != NULL, FALSE);

  aims = lw_aims_list (trial, gunner->sighting, gunner->terrain, trial->guns[gun].owner, gun,
                       trial->guns[gun].at, MAX (gunner->skill->aims, 1));
  if (aims->len == 0)
    return FALSE;

  *aim = g_array_index (aims, LwAim, 0);
  if (gunner->skill->flights > 0 && has_flight (trial))
    {
      g_autoptr (LwBattle) laid = lay_men (trial, gun, aims);

      if (laid != NULL)
        range.battle = laid;
      lw_whereabouts_crowd (range.battle, &range.crowd);
      range.events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
      range.dead = g_array_new (FALSE, FALSE, sizeof (LwRef));
      try_aims (&range, aims, aim);
      g_array_unref (range.events);
      g_array_unref (range.dead);
    }
  return aim->worth >= LEAST_WORTH;
}

/* ---- carried out ---- */

void
lw_gunlayer_lane (const LwBattle *trial, LwRef gun, const LwAim *aim, GArray *men)
{
  const LwGun *piece = &trial->guns[gun];
  LwPoint to = trial->men[aim->man].at;
  LwLength far = MAX (lw_distance (piece->at, to), 1);
  gint64 ux = to.x - piece->at.x, uy = to.y - piece->at.y;
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_serving (trial, gun, &near);
  for (guint i = 0; i < near.n; i++)
    {
      const LwMan *man = &trial->men[near.number[i]];
      gint64 dx = man->at.x - piece->at.x, dy = man->at.y - piece->at.y;
      gint64 along = (dx * ux + dy * uy) / far, aside = (dx * uy - dy * ux) / far;
      LwRef ref = near.number[i];

      if (!man->prone && along > 0 && along < far && ABS (aside) <= LANE)
        g_array_append_val (men, ref);
    }
}

LwOrder *
lw_gunlayer_order (const LwBattle *trial, LwRef gun, const LwAim *aim, const LwGunner *gunner)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, trial->guns[gun].owner);

  order->gun = gun;
  order->bearing = lw_angle_wrapped ((gint64)aim->bearing + sway (gunner->chance));
  order->elevation =
      CLAMP (aim->elevation + sway (gunner->chance), LW_ELEVATION_MIN, LW_ELEVATION_MAX);
  order->hurry = hurry_of (trial, gun);
  order->by = LW_SHOT_BY_MODEL;
  return order;
}
