/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-shot.c: a shot flies over the map on the way that it took, and the fallen fall in turn.
 *
 * The outcome is known before: this only shows it, and anybody may skip it.
 */
#include "lw-map-shot.h"

#include "scene/scene.h"
#include "flight/flight.h"
#include "kit/kit.h"

#define LONGEST_MS 3000

void
lw_map_shot_init (LwMapShot *self, LwMapCamera *camera)
{
  self->camera = camera;
  lw_map_shot_clear (self);
}

void
lw_map_shot_clear (LwMapShot *self)
{
  g_clear_pointer (&self->flight, lw_flight_free);
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  self->ranged = self->target = LW_NONE;
}

void
lw_map_shot_show (LwMapShot *self, guint first)
{
  const LwBattle *battle = lw_map_scene_battle (self->camera->scene);

  lw_map_shot_skip (self);
  if (!lw_settings_animations () || !gtk_widget_get_mapped (self->camera->widget))
    return;
  for (guint i = first; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      const LwOrder *shot = lw_battle_order (battle, event->order);

      if (event->kind != LW_EVENT_SHOT || !battle->guns[event->gun].has_mark)
        continue;
      g_clear_pointer (&self->flight, lw_flight_free);
      self->flight = lw_flight_again (battle, shot);
      self->since = g_get_monotonic_time ();
    }
}

static guint
flown_ms (LwMapShot *self)
{
  return (guint)(MAX (g_get_monotonic_time () - self->since, 0) / 1000);
}

gboolean
lw_map_shot_flies (LwMapShot *self)
{
  if (self->flight != NULL && flown_ms (self) < MIN (lw_flight_ms (self->flight), LONGEST_MS))
    return TRUE;
  g_clear_pointer (&self->flight, lw_flight_free);
  return FALSE;
}

gboolean
lw_map_shot_skip (LwMapShot *self)
{
  if (self->flight == NULL)
    return FALSE;
  g_clear_pointer (&self->flight, lw_flight_free);
  lw_map_camera_redraw (self->camera);
  return TRUE;
}

gboolean
lw_map_shot_at (LwMapShot *self, LwFlightPoint *at)
{
  if (!lw_map_shot_flies (self))
    return FALSE;
  lw_flight_at (self->flight, flown_ms (self), at);
  return TRUE;
}

gboolean
lw_map_shot_spares (LwMapShot *self, LwRef man)
{

  if (!lw_map_shot_flies (self))
    return FALSE;
  for (guint i = 0; i < self->flight->events->len; i++)
    if (g_array_index (self->flight->events, LwShotEvent, i).man == man)
      return flown_ms (self) < g_array_index (self->flight->event_ms, guint, i);
  return FALSE;
}

void
lw_map_shot_set_flights (LwMapShot *self, GPtrArray *flights)
{
  if (flights != NULL)
    g_ptr_array_ref (flights);
  g_clear_pointer (&self->flights, g_ptr_array_unref);
  self->flights = flights;
}

/* The way of a shot that still flies is not told beforehand. */
void
lw_map_shot_draw (LwMapShot *self, cairo_t *cr)
{
  const LwBattle *battle = lw_map_scene_battle (self->camera->scene);
  const LwGun *gun = battle == NULL ? NULL : lw_battle_gun (battle, self->ranged);
  const LwView *view = &self->camera->view;
  guint n = self->flights == NULL ? 0 : self->flights->len;
  gboolean flies = lw_map_shot_flies (self);

  if (battle != NULL && self->target != LW_NONE)
    lw_draw_flight_target (cr, view, battle->men[self->target].at);
  if (gun != NULL)
    lw_draw_flight_ranges (cr, view, gun->at, lw_battle_country (battle)->depth * 9 / 20,
                           lw_settings_units ());
  for (guint i = 0; i < n; i++)
    if (!flies || i + 1 < n)
      lw_draw_flight_way (cr, view, g_ptr_array_index (self->flights, i), i + 1 == n);
}
