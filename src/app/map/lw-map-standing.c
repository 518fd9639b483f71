/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-standing.c: the curtain, rings, reach, selection, melees: what a battle and those in hand
 * bring about, and what stays as it is while a man is being dragged.
 *
 * Each layer keeps its nodes as long as all that it was drawn from is the same.
 */
#include "lw-map-private.h"

#include <string.h>

#include "scene/scene.h"
#include "lw-hand-laying.h"
#include "lw-hand-plan.h"

static void
draw_melees (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  g_autoptr (LwChips) chips =
      lw_chips_new (lw_overlay_size (&self->view), gtk_widget_get_width (GTK_WIDGET (self)),
                    gtk_widget_get_height (GTK_WIDGET (self)));
  guint i;

  for (i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);

      if (!melee->settled)
        lw_draw_melee (cr, battle, melee, &self->view, chips);
    }
  lw_chips_draw (chips, cr);
}

static gboolean
shows_ring (LwMapView *self, const LwBattle *battle, LwRef gun)
{
  const LwGun *piece = &battle->guns[gun];
  LwRef in_hand = self->hand == NULL ? LW_NONE : lw_hand_gun (self->hand);

  return piece->placed && !piece->retired &&
         lw_scene_sees (battle, lw_map_viewer (self), piece->owner) &&
         (self->strings || gun == in_hand || gun == self->hover_gun);
}

/* (transfer full) */
static GArray *
ringed_guns (LwMapView *self, const LwBattle *battle)
{
  GArray *guns = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef gun;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (shows_ring (self, battle, gun))
      g_array_append_val (guns, gun);
  return guns;
}

/* Whose words keep clear of one another: placed together, drawn one by one. FALSE: no more. */
static gboolean
draw_crew (LwMapView *self, cairo_t *cr, const LwBattle *battle, guint n)
{
  if (self->crews == NULL)
    {
      g_autoptr (GArray) guns = ringed_guns (self, battle);

      self->crews = lw_gun_crew_chips (cr, battle, guns, &self->view,
                                       gtk_widget_get_width (GTK_WIDGET (self)),
                                       gtk_widget_get_height (GTK_WIDGET (self)));
      cairo_new_path (cr);
    }
  if (n < lw_chips_count (self->crews))
    {
      lw_chips_draw_one (self->crews, cr, n);
      return TRUE;
    }
  g_clear_pointer (&self->crews, lw_chips_free);
  return FALSE;
}

/* Of the body in hand, when one of it is pointed at or the strings are out; else of whoever is
 * pointed at. */
static void
draw_isolation (LwMapView *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *held = lw_hand_men (self->hand);
  g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (GArray) guns = ringed_guns (self, battle);
  gboolean of_held = self->hover_man != LW_NONE ? lw_hand_has_man (self->hand, self->hover_man)
                                                : self->strings && held->len > 0;

  if (battle->phase == LW_PHASE_PUTTING_DOWN || lw_hand_plan (self->hand) != NULL)
    return;
  if (self->hover_man != LW_NONE && lw_man_armed (&battle->men[self->hover_man]))
    g_array_append_val (alone, self->hover_man);
  if (of_held || alone->len > 0)
    lw_draw_isolation (cr, battle, of_held ? held : alone, guns, &self->view,
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

/* While it is being drawn back it is drawn for every frame, by lw-map-floor.c. */
static gboolean
draw_curtain_cb (LwMapView *self, cairo_t *cr, guint part)
{
  if (part > 0)
    return FALSE;
  if (!self->curtain_moving)
    lw_scene_draw_curtain (cr, lw_map_battle (self), lw_map_viewer (self), &self->view, 0);
  return TRUE;
}

static gboolean
draw_fights_cb (LwMapView *self, cairo_t *cr, guint part)
{
  if (part > 0)
    return FALSE;
  if (lw_map_viewer (self) != LW_VIEWER_BOTH)
    return TRUE;
  lw_draw_captives (cr, lw_map_battle (self), &self->view);
  draw_melees (self, cr, lw_map_battle (self));
  return TRUE;
}

/* A part for each gun, and one for the words of each: a node about all would be as large as the
 * map. */
static gboolean
draw_rings_cb (LwMapView *self, cairo_t *cr, guint part)
{
  const LwBattle *battle = lw_map_battle (self);

  if (part >= battle->n_guns)
    return draw_crew (self, cr, battle, part - battle->n_guns);
  if (shows_ring (self, battle, (LwRef)part))
    lw_draw_gun_ring (cr, battle, (LwRef)part, &self->view);
  return TRUE;
}

static gboolean
draw_body_cb (LwMapView *self, cairo_t *cr, guint part)
{
  const LwBattle *battle = lw_map_battle (self);

  if (part > 2 || self->hand == NULL)
    return FALSE;
  if (part == 0)
    {
      draw_zone (self, cr, battle);
      draw_reach (self, cr, battle);
    }
  else if (part == 1)
    draw_selection (self, cr, battle);
  else
    draw_isolation (self, cr, battle);
  return TRUE;
}

/* All that a layer may be drawn from; what one does not look at stays zero. */
struct _LwMapStamp
{
  LwView view;
  guint orders, events;
  int width, height;
  gboolean strings;
  LwViewer viewer;
  gboolean opening;
  LwRef gun, hover_man, hover_gun;
  LwTask task;
  guint serial;
  gboolean plans;
};

static void
stamp_battle (LwMapView *self, LwMapStamp *stamp)
{
  const LwBattle *battle = lw_map_battle (self);

  /* Its gaps are compared, too. */
  memset (stamp, 0, sizeof *stamp);
  stamp->view = self->view;
  stamp->orders = battle->record->len;
  stamp->events = battle->events->len;
  stamp->width = gtk_widget_get_width (GTK_WIDGET (self));
  stamp->height = gtk_widget_get_height (GTK_WIDGET (self));
  stamp->viewer = lw_map_viewer (self);
  stamp->opening = self->curtain_moving;
}

static void
stamp_rings (LwMapView *self, LwMapStamp *stamp)
{
  stamp_battle (self, stamp);
  stamp->strings = self->strings;
  stamp->gun = self->hand == NULL ? LW_NONE : lw_hand_gun (self->hand);
  stamp->hover_gun = self->hover_gun;
}

static void
stamp_body (LwMapView *self, LwMapStamp *stamp)
{
  stamp_rings (self, stamp);
  stamp->hover_man = self->hover_man;
  if (self->hand == NULL)
    return;
  stamp->task = lw_hand_task (self->hand);
  stamp->serial = lw_hand_serial (self->hand);
  stamp->plans = lw_hand_plan (self->hand) != NULL;
}

typedef struct
{
  void (*stamp) (LwMapView *self, LwMapStamp *stamp);
  LwMapDraw draw;
} Layer;

static const Layer layers[LW_MAP_STANDING] = {
  { stamp_battle, draw_curtain_cb },
  { stamp_battle, draw_fights_cb },
  { stamp_rings, draw_rings_cb },
  { stamp_body, draw_body_cb },
};

void
lw_map_standing_forget (LwMapView *self)
{
  guint i;

  for (i = 0; i < LW_MAP_STANDING; i++)
    {
      g_clear_pointer (&self->standing[i], g_ptr_array_unref);
      g_clear_pointer (&self->stamps[i], g_free);
    }
}

static void
follow_layer (LwMapView *self, guint i)
{
  LwMapStamp now;

  layers[i].stamp (self, &now);
  if (self->standing[i] != NULL && memcmp (self->stamps[i], &now, sizeof now) == 0)
    return;
  g_clear_pointer (&self->standing[i], g_ptr_array_unref);
  g_free (self->stamps[i]);
  self->stamps[i] = g_memdup2 (&now, sizeof now);
}

void
lw_map_standing_show (LwMapView *self, LwCanvas *canvas)
{
  guint i;

  if (lw_map_battle (self) == NULL)
    return;
  for (i = 0; i < LW_MAP_STANDING; i++)
    {
      follow_layer (self, i);
      lw_map_parts_show (self, canvas, layers[i].draw, &self->standing[i], TRUE);
    }
}
