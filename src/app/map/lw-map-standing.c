/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-standing.c: the curtain, rings, reach, selection, melees: what a battle and those in hand
 * bring about, and what stays as it is while a man is being dragged.
 *
 * Each layer keeps its nodes as long as all that it was drawn from is the same. The curtain while
 * it is being drawn back is the exception: that is drawn for every frame.
 */
#include "lw-map-standing.h"

#include <string.h>

#include "kit/kit.h"
#include "lw-hand-plan.h"
#include "lw-map-parts.h"
#include "scene/scene.h"

#define CURTAIN_MS 900

static const LwBattle *
battle_of (LwMapStanding *self)
{
  return lw_map_scene_battle (self->camera->scene);
}

static LwHand *
hand_of (LwMapStanding *self)
{
  return lw_map_scene_hand (self->camera->scene);
}

static LwViewer
viewer_of (LwMapStanding *self)
{
  return lw_map_scene_viewer (self->camera->scene);
}

/* ---- what is drawn ---- */

/* (transfer full) */
static LwChips *
new_chips (LwMapStanding *self)
{
  return lw_chips_new (lw_label_size (&self->camera->view), lw_map_camera_width (self->camera),
                       lw_map_camera_height (self->camera));
}

static void
draw_melees (LwMapStanding *self, cairo_t *cr, const LwBattle *battle)
{
  g_autoptr (LwChips) chips = new_chips (self);

  for (guint i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);

      if (!melee->settled)
        lw_draw_melee_ring (cr, battle, melee, &self->camera->view, chips);
    }
  lw_chips_draw (chips, cr);
}

static gboolean
shows_ring (LwMapStanding *self, const LwBattle *battle, LwRef gun)
{
  const LwGun *piece = &battle->guns[gun];
  LwRef in_hand = hand_of (self) == NULL ? LW_NONE : lw_hand_gun (hand_of (self));

  return piece->placed && !piece->retired &&
         lw_scene_sees (battle, viewer_of (self), piece->owner) &&
         (self->strings || gun == in_hand || gun == self->pointer->gun);
}

/* (transfer full) */
static GArray *
ringed_guns (LwMapStanding *self, const LwBattle *battle)
{
  GArray *guns = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (shows_ring (self, battle, gun))
      g_array_append_val (guns, gun);
  return guns;
}

/* Whose words keep clear of one another: placed together, drawn one by one. FALSE: no more. */
static gboolean
draw_crew (LwMapStanding *self, cairo_t *cr, const LwBattle *battle, guint n)
{
  if (self->crews == NULL)
    {
      g_autoptr (GArray) guns = ringed_guns (self, battle);

      self->crews = lw_draw_crew_chips (cr, battle, guns, &self->camera->view,
                                        lw_map_camera_width (self->camera),
                                        lw_map_camera_height (self->camera));
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
draw_isolation (LwMapStanding *self, cairo_t *cr, const LwBattle *battle)
{
  LwHand *hand = hand_of (self);
  LwRef man = self->pointer->man;
  g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (GArray) guns = ringed_guns (self, battle);
  g_autoptr (LwChips) chips = NULL;
  gboolean of_held =
      man != LW_NONE ? lw_hand_has_man (hand, man) : self->strings && lw_hand_men (hand)->len > 0;

  if (battle->phase == LW_PHASE_PUTTING_DOWN || lw_hand_plan (hand) != NULL)
    return;
  if (man != LW_NONE && lw_man_armed (&battle->men[man]))
    g_array_append_val (alone, man);
  if (!of_held && alone->len == 0)
    return;
  chips = new_chips (self);
  lw_draw_isolation (cr, battle, of_held ? lw_hand_men (hand) : alone, guns, &self->camera->view,
                     chips);
  lw_chips_draw (chips, cr);
}

static void
draw_selection (LwMapStanding *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *men = lw_hand_men (hand_of (self));

  for (guint i = 0; i < men->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (men, LwRef, i));
      LwShape shape;

      if (man->state == LW_MAN_IN_BOX)
        continue;
      shape = lw_man_shape (man);
      lw_draw_selected (cr, &self->camera->view, &shape);
    }
}

/* Where what is in hand may be put down (R13, R87, R88). */
static void
draw_zone (LwMapStanding *self, cairo_t *cr, const LwBattle *battle)
{
  LwHand *hand = hand_of (self);
  const GArray *men = lw_hand_men (hand);
  LwRef man = men->len > 0 ? g_array_index (men, LwRef, 0) : LW_NONE;
  g_autoptr (GPtrArray) zone = NULL;
  LwSide side;

  if (battle->phase != LW_PHASE_PUTTING_DOWN || lw_hand_task (hand) != LW_TASK_PUT ||
      (men->len == 0 && lw_hand_gun (hand) == LW_NONE) || !lw_hand_side (hand, &side))
    return;
  zone = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  g_ptr_array_add (zone, g_array_new (FALSE, FALSE, sizeof (LwPoint)));
  lw_putting_down_zone (battle, side, man, g_ptr_array_index (zone, 0));
  lw_draw_reach (cr, &self->camera->view, zone);
}

/* Where anybody of those in hand can still come; worked out once for them. */
static void
draw_reach (LwMapStanding *self, cairo_t *cr, const LwBattle *battle)
{
  const GArray *men = lw_hand_men (hand_of (self));
  guint serial = lw_hand_serial (hand_of (self)), orders = battle->record->len;

  if (men->len == 0 || (battle->phase != LW_PHASE_GUNS && battle->phase != LW_PHASE_MEN))
    return;
  if (self->reach != NULL && (self->reach_serial != serial || self->reach_orders != orders))
    g_clear_pointer (&self->reach, g_ptr_array_unref);
  if (self->reach == NULL)
    self->reach = lw_reach_of_men (battle, men);
  self->reach_serial = serial;
  self->reach_orders = orders;
  lw_draw_reach (cr, &self->camera->view, self->reach);
}

/* A ghost where each stood who has moved, and the way from there as the crow flies. */
static void
draw_marches (LwMapStanding *self, cairo_t *cr, const LwBattle *battle)
{
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->walked == 0 || !lw_man_on_field (man))
        continue;
      lw_draw_trace (cr, &self->camera->view, man->start, man->at);
      lw_draw_ghost_man (cr, &self->camera->view, man->arm, man->side, man->start, man->facing);
    }
}

/* ---- the layers ---- */

/* At rest: closed, or not there. */
static gboolean
draw_curtain_cb (gpointer standing, cairo_t *cr, guint part)
{
  LwMapStanding *self = standing;

  if (part > 0)
    return FALSE;
  if (!self->curtain_moves)
    lw_scene_draw_curtain (cr, battle_of (self), viewer_of (self), &self->camera->view, 0);
  return TRUE;
}

static gboolean
draw_fights_cb (gpointer standing, cairo_t *cr, guint part)
{
  LwMapStanding *self = standing;

  if (part > 0)
    return FALSE;
  if (viewer_of (self) != LW_VIEWER_BOTH)
    return TRUE;
  if (self->marches)
    draw_marches (self, cr, battle_of (self));
  lw_draw_captives (cr, battle_of (self), &self->camera->view);
  draw_melees (self, cr, battle_of (self));
  return TRUE;
}

/* A part for each gun, and one for the words of each: a node about all would be as large as the
 * map. */
static gboolean
draw_rings_cb (gpointer standing, cairo_t *cr, guint part)
{
  LwMapStanding *self = standing;
  const LwBattle *battle = battle_of (self);

  if (part >= battle->n_guns)
    return draw_crew (self, cr, battle, part - battle->n_guns);
  if (shows_ring (self, battle, (LwRef)part))
    lw_draw_crew_ring (cr, battle, (LwRef)part, &self->camera->view);
  return TRUE;
}

static gboolean
draw_body_cb (gpointer standing, cairo_t *cr, guint part)
{
  LwMapStanding *self = standing;
  const LwBattle *battle = battle_of (self);

  if (part > 2 || hand_of (self) == NULL)
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

/* ---- what they are drawn from ---- */

/* All that a layer may be drawn from; what one does not look at stays zero. */
struct _LwMapStamp
{
  LwView view;
  guint orders, events;
  int width, height;
  gboolean strings, marches;
  LwViewer viewer;
  gboolean opening;
  LwRef gun, man_pointed_at, gun_pointed_at;
  LwTask task;
  guint serial;
  gboolean plans;
};

static void
stamp_battle (LwMapStanding *self, LwMapStamp *stamp)
{
  const LwBattle *battle = battle_of (self);

  /* Its gaps are compared, too. */
  memset (stamp, 0, sizeof *stamp);
  stamp->view = self->camera->view;
  stamp->orders = battle->record->len;
  stamp->events = battle->events->len;
  stamp->width = lw_map_camera_width (self->camera);
  stamp->height = lw_map_camera_height (self->camera);
  stamp->marches = self->marches;
  stamp->viewer = viewer_of (self);
  stamp->opening = self->curtain_moves;
}

static void
stamp_rings (LwMapStanding *self, LwMapStamp *stamp)
{
  stamp_battle (self, stamp);
  stamp->strings = self->strings;
  stamp->gun = hand_of (self) == NULL ? LW_NONE : lw_hand_gun (hand_of (self));
  stamp->gun_pointed_at = self->pointer->gun;
}

static void
stamp_body (LwMapStanding *self, LwMapStamp *stamp)
{
  LwHand *hand = hand_of (self);

  stamp_rings (self, stamp);
  stamp->man_pointed_at = self->pointer->man;
  if (hand == NULL)
    return;
  stamp->task = lw_hand_task (hand);
  stamp->serial = lw_hand_serial (hand);
  stamp->plans = lw_hand_plan (hand) != NULL;
}

typedef struct
{
  void (*stamp) (LwMapStanding *self, LwMapStamp *stamp);
  LwMapDraw draw;
} Layer;

static const Layer layers[LW_MAP_STANDING_LAYERS] = {
  { stamp_battle, draw_curtain_cb },
  { stamp_battle, draw_fights_cb },
  { stamp_rings, draw_rings_cb },
  { stamp_body, draw_body_cb },
};

static void
follow_layer (LwMapStanding *self, guint i)
{
  LwMapStamp now;

  layers[i].stamp (self, &now);
  if (self->nodes[i] != NULL && memcmp (self->stamps[i], &now, sizeof now) == 0)
    return;
  g_clear_pointer (&self->nodes[i], g_ptr_array_unref);
  g_free (self->stamps[i]);
  self->stamps[i] = g_memdup2 (&now, sizeof now);
}

/* ---- the curtain is drawn back ---- */

void
lw_map_standing_open_curtain (LwMapStanding *self)
{
  self->curtain_moves = TRUE;
  self->curtain_open = 0;
  self->curtain_since = 0;
}

gboolean
lw_map_standing_step (LwMapStanding *self, gint64 now)
{
  if (!self->curtain_moves)
    return FALSE;
  if (self->curtain_since == 0)
    self->curtain_since = now;
  self->curtain_open = (now - self->curtain_since) / (CURTAIN_MS * 1000.0);
  self->curtain_moves = self->curtain_open < 1;
  return self->curtain_moves;
}

static void
paint_curtain_cb (cairo_t *cr, gconstpointer standing)
{
  LwMapStanding *self = (LwMapStanding *)standing;

  lw_scene_draw_curtain (cr, battle_of (self), LW_VIEWER_NOBODY, &self->camera->view,
                         self->curtain_open);
}

/* ---- the map's part ---- */

void
lw_map_standing_show (LwMapStanding *self, LwCanvas *canvas)
{
  graphene_rect_t window = lw_map_camera_window (self->camera);
  g_autoptr (GskRenderNode) passing = NULL;

  if (battle_of (self) == NULL)
    return;
  if (self->curtain_moves)
    lw_canvas_gather (canvas, &passing, &window, paint_curtain_cb, self);
  for (guint i = 0; i < LW_MAP_STANDING_LAYERS; i++)
    {
      follow_layer (self, i);
      lw_map_parts_show_kept (self->camera, canvas, layers[i].draw, self, &self->nodes[i], TRUE);
    }
}

void
lw_map_standing_forget (LwMapStanding *self)
{
  g_clear_pointer (&self->reach, g_ptr_array_unref);
  for (guint i = 0; i < LW_MAP_STANDING_LAYERS; i++)
    {
      g_clear_pointer (&self->nodes[i], g_ptr_array_unref);
      g_clear_pointer (&self->stamps[i], g_free);
    }
}

void
lw_map_standing_init (LwMapStanding *self, LwMapCamera *camera, const LwMapPointer *pointer)
{
  self->camera = camera;
  self->pointer = pointer;
}
