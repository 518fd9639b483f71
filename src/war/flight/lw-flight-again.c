/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-flight-again.c: the flight of a shot that has been fired, to be shown.
 */
#include "lw-flight-again.h"

#define STRAIGHT_MS 450

/* The floor as it was when the gun had been laid: whom the shot killed stood then. */
static LwMan *
men_before (const LwBattle *battle, const LwOrder *shot)
{
  LwMan *men = g_memdup2 (battle->men, battle->n_men * sizeof (LwMan));
  guint i;

  for (i = 0; i < shot->dead->len; i++)
    men[g_array_index (shot->dead, LwRef, i)].state = LW_MAN_FIGHTING;

  return men;
}

static LwFlight *
fly_again (const LwBattle *battle, const LwOrder *shot)
{
  g_autofree LwMan *men = men_before (battle, shot);
  LwLaying laying = { .axle = battle->guns[shot->gun].at,
                      .bearing = lw_angle_wrapped (shot->bearing),
                      .elevation = shot->elevation,
                      .hurry = shot->hurry,
                      .seed = shot->seed,
                      .worn = battle->rules.choice[LW_RULE_WORN_GUNS] == 1,
                      .model = shot->model };

  return lw_flight_new (&laying, battle->ground, men, battle->n_men, battle->guns, battle->n_guns,
                        shot->gun);
}

static LwFlight *
fly_straight (const LwBattle *battle, const LwOrder *shot)
{
  LwFlight *flight = g_new0 (LwFlight, 1);
  LwFlightPoint ends[] = { { lw_gun_muzzle (&battle->guns[shot->gun]), 0, 0 },
                           { shot->rest, 0, STRAIGHT_MS } };
  guint i;

  flight->events = g_array_new (FALSE, FALSE, sizeof (LwShotEvent));
  flight->event_ms = g_array_new (FALSE, FALSE, sizeof (guint));
  flight->path = g_array_new (FALSE, FALSE, sizeof (LwFlightPoint));
  g_array_append_vals (flight->path, ends, 2);
  g_array_append_vals (flight->events, shot->shots->data, shot->shots->len);
  for (i = 0; i < shot->shots->len; i++)
    g_array_append_val (flight->event_ms, ends[1].ms);
  flight->rest = shot->rest;
  return flight;
}

static gboolean
is_same (const LwFlight *flight, const LwOrder *shot)
{
  return flight->rest.x == shot->rest.x && flight->rest.y == shot->rest.y &&
         flight->events->len == shot->shots->len;
}

LwFlight *
lw_flight_again (const LwBattle *battle, const LwOrder *shot)
{
  LwFlight *flight;

  g_return_val_if_fail (battle != NULL && shot != NULL, NULL);
  g_return_val_if_fail (shot->kind == LW_ORDER_FIRE, NULL);

  if (shot->by != LW_SHOT_BY_MODEL || shot->model == 0 || shot->model > LW_FLIGHT_MODEL)
    return fly_straight (battle, shot);

  flight = fly_again (battle, shot);
  if (is_same (flight, shot))
    return flight;

  lw_flight_free (flight);
  return fly_straight (battle, shot);
}

guint
lw_flight_ms (const LwFlight *flight)
{
  g_return_val_if_fail (flight != NULL && flight->path->len > 0, 0);

  return g_array_index (flight->path, LwFlightPoint, flight->path->len - 1).ms;
}

static LwLength
part_of (LwLength a, LwLength b, guint done, guint whole)
{
  return a + (LwLength)((gint64)(b - a) * done / whole);
}

void
lw_flight_at (const LwFlight *flight, guint ms, LwFlightPoint *at)
{
  guint i;

  g_return_if_fail (flight != NULL && flight->path->len > 0 && at != NULL);

  *at = g_array_index (flight->path, LwFlightPoint, flight->path->len - 1);
  for (i = 1; i < flight->path->len; i++)
    {
      const LwFlightPoint *a = &g_array_index (flight->path, LwFlightPoint, i - 1);
      const LwFlightPoint *b = a + 1;
      guint whole = MAX (b->ms - a->ms, 1);

      if (b->ms < ms)
        continue;
      at->at.x = part_of (a->at.x, b->at.x, ms - a->ms, whole);
      at->at.y = part_of (a->at.y, b->at.y, ms - a->ms, whole);
      at->height = part_of (a->height, b->height, ms - a->ms, whole);
      at->ms = ms;
      break;
    }
}
