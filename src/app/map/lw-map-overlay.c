/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-overlay.c: strings, ghosts, marks: what goes along with pointer and hand, drawn anew for
 * each frame. What stands is kept by lw-map-standing.c.
 */
#include "lw-map-overlay.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "kit/kit.h"
#include "lw-hand-laying.h"
#include "lw-hand-plan.h"
#include "scene/scene.h"

static LwHand *
hand_of (LwMapOverlay *self)
{
  return lw_map_scene_hand (self->camera->scene);
}

/* One string for the body, that of its farthest man, with the note at its end. */
static void
draw_march_plan (LwMapOverlay *self, cairo_t *cr, const LwBattle *battle, const LwOrder *plan)
{
  g_autoptr (GArray) string = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength farthest = -1;
  guint lead = 0;

  for (guint i = 0; i < plan->who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (plan->who, LwRef, i));
      LwPoint to = g_array_index (plan->to, LwPoint, i);
      LwLength way = lw_distance (man->at, to);

      lw_draw_ghost_man (cr, &self->camera->view, man->arm, man->side, to, plan->bearing);
      if (man->state != LW_MAN_IN_BOX && way > farthest)
        {
          farthest = way;
          lead = i;
        }
    }
  if (farthest < 0)
    return;
  lw_march_string (battle, g_array_index (plan->who, LwRef, lead),
                   g_array_index (plan->to, LwPoint, lead), string);
  lw_draw_string (cr, &self->camera->view, (const LwPoint *)string->data, string->len,
                  lw_hand_plan_note (hand_of (self)));
}

static void
draw_haul_plan (LwMapOverlay *self, cairo_t *cr, const LwBattle *battle, const LwOrder *plan)
{
  LwPoint end = g_array_index (plan->path, LwPoint, plan->path->len - 1);
  const LwGun *gun = lw_battle_gun (battle, plan->gun);

  lw_draw_string (cr, &self->camera->view, (const LwPoint *)plan->path->data, plan->path->len,
                  lw_hand_plan_note (hand_of (self)));
  lw_draw_ghost_gun (cr, &self->camera->view, gun->owner, end, plan->bearing);
  for (guint i = 0; i < plan->who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (plan->who, LwRef, i));

      lw_draw_ghost_man (cr, &self->camera->view, man->arm, man->side,
                         g_array_index (plan->to, LwPoint, i), plan->bearing);
    }
}

static void
draw_plan (LwMapOverlay *self, cairo_t *cr, const LwBattle *battle)
{
  const LwOrder *plan = lw_hand_plan (hand_of (self));
  const char *note = lw_hand_plan_note (hand_of (self));
  LwPoint place = self->pointer->inside ? self->pointer->mouse : self->pointer->cursor;
  double x, y;

  if (plan == NULL || (plan->kind != LW_ORDER_MARCH && plan->kind != LW_ORDER_HAUL && note != NULL))
    {
      lw_view_to_paper (&self->camera->view, place, &x, &y);
      if (note != NULL)
        lw_draw_note (cr, x + 14, y + 14, note, TRUE);
    }
  if (plan == NULL)
    return;
  if (plan->kind == LW_ORDER_HAUL)
    draw_haul_plan (self, cr, battle, plan);
  else if (plan->kind == LW_ORDER_PUT_GUN)
    lw_draw_ghost_gun (cr, &self->camera->view, plan->side, g_array_index (plan->to, LwPoint, 0),
                       plan->bearing);
  else
    draw_march_plan (self, cr, battle, plan);
}

static void
draw_laying (LwMapOverlay *self, cairo_t *cr, const LwBattle *battle)
{
  LwRef gun = lw_hand_gun (hand_of (self));
  LwTask task = lw_hand_task (hand_of (self));
  LwPoint rest;

  if (gun == LW_NONE || (task != LW_TASK_AIM && task != LW_TASK_REPORT))
    return;
  lw_draw_bore (cr, battle, gun, lw_hand_bearing (hand_of (self)),
                lw_hand_elevation (hand_of (self)), &self->camera->view);
  if (battle->guns[gun].has_mark && !lw_map_shot_flies (self->shot))
    lw_draw_mark (cr, &self->camera->view, battle->guns[gun].mark, _ ("last shot"));
  if (task == LW_TASK_REPORT && lw_hand_report_rest_at (hand_of (self), &rest))
    lw_draw_mark (cr, &self->camera->view, rest, _ ("came to rest"));
}

static void
draw_reported (LwMapOverlay *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *events = lw_hand_reported (hand_of (self));

  for (guint i = 0; i < events->len; i++)
    {
      const LwShotEvent *event = &g_array_index (events, LwShotEvent, i);
      g_autofree char *label = g_strdup_printf (
          event->kind == LW_SHOT_OVERSET ? _ ("%u overset") : _ ("%u touched"), i + 1);

      lw_draw_mark (cr, &self->camera->view, battle->men[event->man].at, label);
    }
}

/* The higher it flies, the larger it is, and the farther off lies its shadow. */
static void
draw_flying_shot (LwMapOverlay *self, cairo_t *cr)
{
  LwFlightPoint shot;
  double x, y, inch = lw_view_inch (&self->camera->view), high;

  if (!lw_map_shot_at (self->shot, &shot))
    return;
  lw_view_to_paper (&self->camera->view, shot.at, &x, &y);
  high = shot.height * inch / LW_INCH;
  cairo_arc (cr, x, y, MAX (inch * .19, 2.5), 0, 2 * G_PI);
  cairo_set_source_rgba (cr, .1, .06, .02, .45);
  cairo_fill (cr);
  cairo_arc (cr, x - high * .16, y - high * .16, MAX (inch * .19, 3) + high * .05, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, .55, .36, .16);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .16, .09, .03);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

gboolean
lw_map_overlay_draw (LwMapOverlay *self, cairo_t *cr, guint part)
{
  const LwBattle *battle = lw_map_scene_battle (self->camera->scene);
  gboolean played = battle != NULL && hand_of (self) != NULL;

  switch (part)
    {
    case 0:
      if (played)
        draw_plan (self, cr, battle);
      return TRUE;
    case 1:
      if (played)
        draw_laying (self, cr, battle);
      return TRUE;
    case 2:
      if (played)
        draw_reported (self, cr, battle);
      return TRUE;
    case 3:
      lw_map_shot_draw (self->shot, cr);
      return TRUE;
    case 4:
      draw_flying_shot (self, cr);
      return TRUE;
    default:
      return FALSE;
    }
}
