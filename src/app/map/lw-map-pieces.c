/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-pieces.c: men and guns on the map: those at rest are drawn together, by squares of the
 * floor; guns, the fallen and whoever walks have a node each, made anew when it changes.
 */
#include "lw-map-pieces.h"

#include "kit/kit.h"
#include "lw-hand-laying.h"

#define WALK_MS 420

static void
clear_piece (gpointer data)
{
  LwPiece *piece = data;

  g_clear_pointer (&piece->node, gsk_render_node_unref);
}

static GArray *
new_pieces (guint n)
{
  GArray *pieces = g_array_new (FALSE, TRUE, sizeof (LwPiece));

  g_array_set_clear_func (pieces, clear_piece);
  g_array_set_size (pieces, n);
  return pieces;
}

void
lw_map_pieces_forget (LwMapPieces *self)
{
  if (self->men == NULL)
    return;
  for (guint i = 0; i < self->men->len; i++)
    clear_piece (&g_array_index (self->men, LwPiece, i));
  for (guint i = 0; i < self->guns->len; i++)
    clear_piece (&g_array_index (self->guns, LwPiece, i));
  lw_squares_forget (self->squares);
}

void
lw_map_pieces_recolour (LwMapPieces *self)
{
  lw_map_pieces_forget (self);
  g_clear_pointer (&self->sprites, lw_sprites_free);
  self->sprites = lw_sprites_new ();
}

void
lw_map_pieces_init (LwMapPieces *self, LwMapCamera *camera, LwMapShot *shot)
{
  self->camera = camera;
  self->shot = shot;
  self->sprites = lw_sprites_new ();
}

void
lw_map_pieces_remove (LwMapPieces *self)
{
  g_clear_pointer (&self->men, g_array_unref);
  g_clear_pointer (&self->guns, g_array_unref);
  g_clear_pointer (&self->squares, lw_squares_free);
}

void
lw_map_pieces_clear (LwMapPieces *self)
{
  lw_map_pieces_remove (self);
  g_clear_pointer (&self->sprites, lw_sprites_free);
}

static const LwBattle *
battle_of (LwMapPieces *self)
{
  return lw_map_scene_battle (self->camera->scene);
}

static double
x_of (LwMapPieces *self, LwPoint at)
{
  return at.x * self->camera->view.scale;
}

static double
y_of (LwMapPieces *self, LwPoint at)
{
  return (self->camera->view.depth - at.y) * self->camera->view.scale;
}

/* Is it a piece that stands or lies on the floor for this viewer? */
static gboolean
shows_man (LwMapPieces *self, const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];

  if (man->state == LW_MAN_IN_BOX || man->state == LW_MAN_RETIRED || man->led_away)
    return FALSE;
  if (man->state == LW_MAN_DEAD && !lw_scene_still_lies (battle, ref))
    return FALSE;
  return lw_scene_sees (battle, lw_map_scene_viewer (self->camera->scene), man->side);
}

static gboolean
shows_gun (LwMapPieces *self, const LwBattle *battle, const LwGun *gun)
{
  return gun->placed && !gun->retired &&
         lw_scene_sees (battle, lw_map_scene_viewer (self->camera->scene), gun->owner);
}

/* Whom a shot has still to reach stands, though his fate is known. */
static LwManLook
look_of (LwMapPieces *self, const LwMan *man)
{
  LwManLook look = { man->side, man->arm, man->state, man->prone, self->letters, 0 };

  if (man->state == LW_MAN_DEAD && lw_map_shot_spares (self->shot, man - battle_of (self)->men))
    look.state = LW_MAN_FIGHTING;
  return look;
}

/* A gun in hand is shown as it is being laid. */
static LwAngle
shown_bearing (LwMapPieces *self, LwRef ref, const LwGun *gun)
{
  LwHand *hand = lw_map_scene_hand (self->camera->scene);
  gboolean laid = hand != NULL && lw_hand_gun (hand) == ref &&
                  (lw_hand_task (hand) == LW_TASK_AIM || lw_hand_task (hand) == LW_TASK_REPORT);

  return laid ? lw_hand_bearing (hand) : gun->bearing;
}

static void
follow_piece (LwPiece *piece, LwPoint at, gboolean walk, gboolean *walking)
{
  if (walk && piece->shown && (piece->to.x != at.x || piece->to.y != at.y))
    {
      piece->from = piece->at;
      piece->walking = TRUE;
      *walking = TRUE;
    }
  else if (!piece->walking || !walk)
    {
      piece->walking = FALSE;
      if (piece->at.x != at.x || piece->at.y != at.y)
        clear_piece (piece);
      piece->at = at;
    }
  piece->to = at;
}

void
lw_map_pieces_follow (LwMapPieces *self, gboolean walk)
{
  const LwBattle *battle = battle_of (self);
  gboolean walking = FALSE;

  if (battle == NULL)
    return;
  if (self->men == NULL)
    {
      self->men = new_pieces (battle->n_men);
      self->guns = new_pieces (battle->n_guns);
      self->squares = lw_squares_new (lw_battle_country (battle));
    }
  walk = walk && lw_settings_animations () && gtk_widget_get_mapped (self->camera->widget);
  for (guint i = 0; i < battle->n_men; i++)
    follow_piece (&g_array_index (self->men, LwPiece, i), battle->men[i].at, walk, &walking);
  for (guint i = 0; i < battle->n_guns; i++)
    follow_piece (&g_array_index (self->guns, LwPiece, i), battle->guns[i].at, walk, &walking);
  if (walking)
    self->walk_since = 0;
}

static LwLength
between (LwLength from, LwLength to, double part)
{
  return (LwLength)(from + (to - from) * part);
}

static gboolean
walk_piece (LwPiece *piece, double part)
{
  if (!piece->walking)
    return FALSE;
  piece->at.x = between (piece->from.x, piece->to.x, part);
  piece->at.y = between (piece->from.y, piece->to.y, part);
  piece->walking = part < 1;
  clear_piece (piece);
  return piece->walking;
}

gboolean
lw_map_pieces_walk (LwMapPieces *self, gint64 now)
{
  gboolean walking = FALSE;
  double part;

  if (self->men == NULL)
    return FALSE;
  if (self->walk_since == 0)
    self->walk_since = now;
  part = MIN ((now - self->walk_since) / (WALK_MS * 1000.0), 1);
  part = part * part * (3 - 2 * part);
  for (guint i = 0; i < self->men->len; i++)
    walking |= walk_piece (&g_array_index (self->men, LwPiece, i), part);
  for (guint i = 0; i < self->guns->len; i++)
    walking |= walk_piece (&g_array_index (self->guns, LwPiece, i), part);
  return walking;
}

static void
look_like (LwPiece *piece, guint64 look)
{
  if (piece->look != look)
    clear_piece (piece);
  piece->look = look;
}

/* Who is at rest among the living is left to the squares. */
static void
show_man (LwMapPieces *self, LwCanvas *canvas, LwRef ref)
{
  const LwBattle *battle = battle_of (self);
  const LwMan *man = &battle->men[ref];
  LwPiece *piece = &g_array_index (self->men, LwPiece, ref);
  LwManLook look;

  piece->shown = shows_man (self, battle, ref);
  if (!piece->shown)
    {
      clear_piece (piece);
      return;
    }
  look = look_of (self, man);
  if (!piece->walking && man->state != LW_MAN_DEAD)
    {
      clear_piece (piece);
      lw_squares_add (self->squares, &look, man->facing, piece->at);
      return;
    }
  look_like (piece, lw_sprites_man_key (&look, man->facing));
  lw_sprites_show_man (self->sprites, canvas, &piece->node, &look, man->facing,
                       x_of (self, piece->at), y_of (self, piece->at));
}

static void
show_gun (LwMapPieces *self, LwCanvas *canvas, LwRef ref)
{
  const LwBattle *battle = battle_of (self);
  const LwGun *gun = &battle->guns[ref];
  LwPiece *piece = &g_array_index (self->guns, LwPiece, ref);
  LwAngle bearing = shown_bearing (self, ref, gun);
  LwGunLook look = lw_scene_gun_look (battle, ref);

  piece->shown = shows_gun (self, battle, gun);
  if (!piece->shown)
    {
      clear_piece (piece);
      return;
    }
  look_like (piece, lw_sprites_gun_key (&look, bearing));
  lw_sprites_show_gun (self->sprites, canvas, &piece->node, &look, bearing, x_of (self, piece->at),
                       y_of (self, piece->at));
}

/* The window, in pixels from the field's north-west corner. */
static graphene_rect_t
seen_of (LwMapPieces *self)
{
  return GRAPHENE_RECT_INIT ((float)-self->camera->view.left, (float)-self->camera->view.top,
                             lw_map_camera_width (self->camera),
                             lw_map_camera_height (self->camera));
}

static void
show_living (LwMapPieces *self, LwCanvas *canvas)
{
  const LwBattle *battle = battle_of (self);
  graphene_rect_t seen = seen_of (self);

  lw_squares_begin (self->squares);
  for (LwRef i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].state != LW_MAN_DEAD)
      show_man (self, canvas, i);
  lw_squares_show (self->squares, canvas, self->sprites, &self->camera->view, &seen);
}

void
lw_map_pieces_show (LwMapPieces *self, LwCanvas *canvas)
{
  const LwBattle *battle = battle_of (self);

  if (battle == NULL || self->men == NULL)
    return;
  self->letters = lw_settings_letters ();
  if (self->scale != self->camera->view.scale)
    lw_map_pieces_forget (self);
  self->scale = self->camera->view.scale;
  lw_sprites_reset (self->sprites, lw_view_inch (&self->camera->view), canvas->scale);
  lw_canvas_enter (canvas, self->camera->view.left, self->camera->view.top);
  for (LwRef i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].state == LW_MAN_DEAD)
      show_man (self, canvas, i);
  for (LwRef i = 0; i < (LwRef)battle->n_guns; i++)
    show_gun (self, canvas, i);
  show_living (self, canvas);
  lw_canvas_leave (canvas);
}
