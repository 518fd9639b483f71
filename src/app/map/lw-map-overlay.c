/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-overlay.c: strings, ghosts, rings, marks: what is derived from battle and hand each frame.
 */
#include "lw-map-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-draw-strings.h"
#include "lw-hand-private.h"
#include "lw-route.h"
#include "lw-settings.h"

static void
draw_melees (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);

      if (!melee->settled)
        lw_draw_melee (cr, battle, melee, &self->view);
    }
}

static void
draw_gun_rings (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  LwRef gun, in_hand = self->hand == NULL ? LW_NONE : lw_hand_gun (self->hand);
  g_autoptr (GArray) guns = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    {
      const LwGun *g = &battle->guns[gun];

      if (!g->placed || g->retired || !lw_scene_sees (battle, lw_map_viewer (self), g->owner))
        continue;
      if (self->strings || gun == in_hand || gun == self->hover_gun)
        g_array_append_val (guns, gun);
    }
  lw_draw_gun_rings (cr, battle, guns, &self->view, gtk_widget_get_width (GTK_WIDGET (self)),
                     gtk_widget_get_height (GTK_WIDGET (self)));
}

/* Of the body in hand, when one of it is pointed at or the strings are out; else of whoever is
 * pointed at. */
static void
draw_isolation (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *held = lw_hand_men (self->hand);
  g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (LwRef));
  gboolean of_held = self->hover_man != LW_NONE ? lw_hand_has_man (self->hand, self->hover_man)
                                                : self->strings && held->len > 0;

  if (battle->phase == LW_PHASE_PUTTING_DOWN || lw_hand_plan (self->hand) != NULL)
    return;
  if (self->hover_man != LW_NONE && lw_man_armed (&battle->men[self->hover_man]))
    g_array_append_val (alone, self->hover_man);
  if (of_held || alone->len > 0)
    lw_draw_isolation (cr, battle, of_held ? held : alone, &self->view,
                       gtk_widget_get_width (GTK_WIDGET (self)),
                       gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
draw_selection (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *men = lw_hand_men (self->hand);
  guint i;

  for (i = 0; i < men->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (men, LwRef, i));
      LwShape shape;

      if (man->state == LW_MAN_IN_BOX)
        continue;
      shape = lw_man_shape (man);
      lw_draw_selected (cr, &self->view, &shape);
    }
}

static gboolean
in_move (const LwBattle *battle)
{
  return battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN;
}

/* Where what is in hand may be put down (R13, R87, R88). */
static void
draw_zone (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *men = lw_hand_men (self->hand);
  LwRef man = men->len > 0 ? g_array_index (men, LwRef, 0) : LW_NONE;
  g_autoptr (GPtrArray) zone = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  LwSide side;

  if (battle->phase != LW_PHASE_PUTTING_DOWN || lw_hand_task (self->hand) != LW_TASK_PUT ||
      (men->len == 0 && lw_hand_gun (self->hand) == LW_NONE) || !lw_hand_side (self->hand, &side))
    return;
  g_ptr_array_add (zone, g_array_new (FALSE, FALSE, sizeof (LwPoint)));
  lw_putting_down_zone (battle, side, man, g_ptr_array_index (zone, 0));
  lw_draw_reach (cr, &self->view, zone);
}

/* Where anybody of those in hand can still come; worked out once for them. */
static void
draw_reach (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *men = lw_hand_men (self->hand);
  guint serial = lw_hand_serial (self->hand), orders = battle->record->len;

  if (men->len == 0 || !in_move (battle))
    return;
  if (self->reach != NULL && (self->reach_serial != serial || self->reach_orders != orders))
    g_clear_pointer (&self->reach, g_ptr_array_unref);
  if (self->reach == NULL)
    self->reach = lw_battle_reach (battle, men);
  self->reach_serial = serial;
  self->reach_orders = orders;
  lw_draw_reach (cr, &self->view, self->reach);
}

/* One string for the body, that of its farthest man, with the note at its end. */
static void
draw_march_plan (LwMapView *self, cairo_t *cr, const LwBattle *battle, const LwOrder *plan)
{
  g_autoptr (GArray) string = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwLength farthest = -1;
  guint i, lead = 0;

  for (i = 0; i < plan->who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (plan->who, LwRef, i));
      LwPoint to = g_array_index (plan->to, LwPoint, i);
      LwLength way = lw_distance (man->at, to);

      lw_draw_ghost_man (cr, &self->view, man->arm, man->side, to, plan->bearing);
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
  lw_draw_string (cr, &self->view, (const LwPoint *)string->data, string->len,
                  lw_hand_plan_note (self->hand));
}

static void
draw_haul_plan (LwMapView *self, cairo_t *cr, const LwBattle *battle, const LwOrder *plan)
{
  LwPoint end = g_array_index (plan->path, LwPoint, plan->path->len - 1);
  const LwGun *gun = lw_battle_gun (battle, plan->gun);
  guint i;

  lw_draw_string (cr, &self->view, (const LwPoint *)plan->path->data, plan->path->len,
                  lw_hand_plan_note (self->hand));
  lw_draw_ghost_gun (cr, &self->view, gun->owner, end, plan->bearing);
  for (i = 0; i < plan->who->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (plan->who, LwRef, i));

      lw_draw_ghost_man (cr, &self->view, man->arm, man->side, g_array_index (plan->to, LwPoint, i),
                         plan->bearing);
    }
}

static void
draw_plan (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const LwOrder *plan = lw_hand_plan (self->hand);
  const char *note = lw_hand_plan_note (self->hand);
  double x, y;

  if (plan == NULL || (plan->kind != LW_ORDER_MARCH && plan->kind != LW_ORDER_HAUL && note != NULL))
    {
      lw_view_to_paper (&self->view, self->pointer_inside ? self->pointer : self->cursor, &x, &y);
      if (note != NULL)
        lw_draw_note (cr, x + 14, y + 14, note, TRUE);
    }
  if (plan == NULL)
    return;
  if (plan->kind == LW_ORDER_HAUL)
    draw_haul_plan (self, cr, battle, plan);
  else if (plan->kind == LW_ORDER_PUT_GUN)
    lw_draw_ghost_gun (cr, &self->view, plan->side, g_array_index (plan->to, LwPoint, 0),
                       plan->bearing);
  else
    draw_march_plan (self, cr, battle, plan);
}

static void
draw_laying (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  LwRef gun = lw_hand_gun (self->hand);
  LwTask task = lw_hand_task (self->hand);
  LwPoint rest;

  if (gun == LW_NONE || (task != LW_TASK_AIM && task != LW_TASK_REPORT))
    return;
  lw_draw_bore (cr, battle, gun, lw_hand_bearing (self->hand), lw_hand_elevation (self->hand),
                &self->view);
  if (battle->guns[gun].has_mark && !lw_map_shot_flies (self))
    lw_draw_mark (cr, &self->view, battle->guns[gun].mark, _ ("last shot"));
  if (task == LW_TASK_REPORT && lw_hand_report_rest_at (self->hand, &rest))
    lw_draw_mark (cr, &self->view, rest, _ ("came to rest"));
}

static void
draw_reported (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *events = lw_hand_reported (self->hand);
  guint i;

  for (i = 0; i < events->len; i++)
    {
      const LwShotEvent *event = &g_array_index (events, LwShotEvent, i);
      g_autofree char *label = g_strdup_printf (
          event->kind == LW_SHOT_OVERSET ? _ ("%u overset") : _ ("%u touched"), i + 1);

      lw_draw_mark (cr, &self->view, battle->men[event->man].at, label);
    }
}

/* The higher it flies, the larger it is, and the farther off lies its shadow. */
static void
draw_flying_shot (LwMapView *self, cairo_t *cr)
{
  LwFlightPoint shot;
  double x, y, inch = lw_view_inch (&self->view), high;

  if (!lw_map_shot_at (self, &shot))
    return;
  lw_view_to_paper (&self->view, shot.at, &x, &y);
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

void
lw_map_overlay_draw (LwMapView *self, cairo_t *cr)
{
  const LwBattle *battle = lw_map_battle (self);

  if (battle != NULL && lw_map_viewer (self) == LW_VIEWER_BOTH)
    {
      lw_draw_captives (cr, battle, &self->view);
      draw_melees (self, cr, battle);
    }
  if (battle != NULL)
    draw_gun_rings (self, cr, battle);
  if (battle != NULL && self->hand != NULL)
    {
      draw_zone (self, cr, battle);
      draw_reach (self, cr, battle);
      draw_selection (self, cr, battle);
      draw_isolation (self, cr, battle);
      draw_plan (self, cr, battle);
      draw_laying (self, cr, battle);
      draw_reported (self, cr, battle);
    }
  lw_map_shot_draw (self, cr);
  draw_flying_shot (self, cr);
}
