/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-shot.c: a shot flies over the map on the way that it took, and the fallen fall in turn.
 *
 * The outcome is known before: this only shows it, and anybody may skip it.
 */
#include "lw-map-private.h"

#include "lw-settings.h"

/* A shot reported by hand, or by another model, is known by its end alone. */
#define STRAIGHT_MS 450
#define LONGEST_MS 3000

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
                      .seed = shot->seed };

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

static LwFlight *
flight_of (const LwBattle *battle, const LwOrder *shot)
{
  LwFlight *flight;

  if (shot->by != LW_SHOT_BY_MODEL || shot->model != LW_FLIGHT_MODEL)
    return fly_straight (battle, shot);
  flight = fly_again (battle, shot);
  if (flight->rest.x == shot->rest.x && flight->rest.y == shot->rest.y)
    return flight;
  lw_flight_free (flight);
  return fly_straight (battle, shot);
}

void
lw_map_shot_show (LwMapView *self, guint first)
{
  const LwBattle *battle = lw_map_battle (self);
  guint i;

  lw_map_shot_skip (self);
  if (!lw_settings_animations () || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  for (i = first; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *shot = lw_battle_order (battle, event->order);

      if (event->kind != LW_EVENT_SHOT || !battle->guns[event->gun].has_mark)
        continue;
      g_clear_pointer (&self->flight, lw_flight_free);
      self->flight = flight_of (battle, shot);
      self->shot_since = g_get_monotonic_time ();
    }
}

static guint
flown_ms (LwMapView *self)
{
  return (guint)((g_get_monotonic_time () - self->shot_since) / 1000);
}

gboolean
lw_map_shot_flies (LwMapView *self)
{
  const GArray *path = self->flight == NULL ? NULL : self->flight->path;

  if (path != NULL && path->len > 0 &&
      flown_ms (self) < MIN (g_array_index (path, LwFlightPoint, path->len - 1).ms, LONGEST_MS))
    return TRUE;
  g_clear_pointer (&self->flight, lw_flight_free);
  return FALSE;
}

gboolean
lw_map_shot_skip (LwMapView *self)
{
  if (self->flight == NULL)
    return FALSE;
  g_clear_pointer (&self->flight, lw_flight_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

gboolean
lw_map_shot_at (LwMapView *self, LwFlightPoint *at)
{
  guint now = self->flight == NULL ? 0 : flown_ms (self), i;

  if (!lw_map_shot_flies (self))
    return FALSE;
  *at = g_array_index (self->flight->path, LwFlightPoint, 0);
  for (i = 1; i < self->flight->path->len; i++)
    {
      const LwFlightPoint *a = &g_array_index (self->flight->path, LwFlightPoint, i - 1);
      const LwFlightPoint *b = a + 1;
      double part = b->ms > a->ms ? (double)(now - a->ms) / (b->ms - a->ms) : 1;

      if (b->ms < now)
        continue;
      at->at.x = (LwLength)(a->at.x + (b->at.x - a->at.x) * part);
      at->at.y = (LwLength)(a->at.y + (b->at.y - a->at.y) * part);
      at->height = (LwLength)(a->height + (b->height - a->height) * part);
      break;
    }
  return TRUE;
}

gboolean
lw_map_shot_spares (LwMapView *self, LwRef man)
{
  guint i;

  if (!lw_map_shot_flies (self))
    return FALSE;
  for (i = 0; i < self->flight->events->len; i++)
    if (g_array_index (self->flight->events, LwShotEvent, i).man == man)
      return flown_ms (self) < g_array_index (self->flight->event_ms, guint, i);
  return FALSE;
}
