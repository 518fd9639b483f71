/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-pieces.c: men and guns on the map: those at rest are drawn together, by squares of the
 * floor; guns, the fallen and whoever walks have a node each, made anew when it changes.
 */
#include "lw-map-private.h"

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
lw_map_pieces_forget (LwMapView *self)
{
  guint i;

  for (i = 0; self->men != NULL && i < self->men->len; i++)
    clear_piece (&g_array_index (self->men, LwPiece, i));
  for (i = 0; self->guns != NULL && i < self->guns->len; i++)
    clear_piece (&g_array_index (self->guns, LwPiece, i));
  if (self->squares != NULL)
    lw_squares_forget (self->squares);
}

static double
x_of (LwMapView *self, LwPoint at)
{
  return at.x * self->view.scale;
}

static double
y_of (LwMapView *self, LwPoint at)
{
  return (self->view.depth - at.y) * self->view.scale;
}

/* Is it a piece that stands or lies on the floor for this viewer? */
static gboolean
shows_man (LwMapView *self, const LwBattle *battle, LwRef ref)
{
  const LwMan *man = &battle->men[ref];

  if (man->state == LW_MAN_IN_BOX || man->state == LW_MAN_RETIRED || man->led_away)
    return FALSE;
  if (man->state == LW_MAN_DEAD && !lw_scene_still_lies (battle, ref))
    return FALSE;
  return lw_scene_sees (battle, lw_map_viewer (self), man->side);
}

static gboolean
shows_gun (LwMapView *self, const LwBattle *battle, const LwGun *gun)
{
  return gun->placed && !gun->retired && lw_scene_sees (battle, lw_map_viewer (self), gun->owner);
}

/* Whom a shot has still to reach stands, though his fate is known. */
static LwManLook
look_of (LwMapView *self, const LwMan *man)
{
  LwManLook look = { man->side, man->arm, man->state, man->prone, self->letters, 0 };

  if (man->state == LW_MAN_DEAD && lw_map_shot_spares (self, man - lw_map_battle (self)->men))
    look.state = LW_MAN_FIGHTING;
  return look;
}

/* A gun in hand is shown as it is being laid. */
static LwAngle
shown_bearing (LwMapView *self, LwRef ref, const LwGun *gun)
{
  gboolean laid =
      self->hand != NULL && lw_hand_gun (self->hand) == ref &&
      (lw_hand_task (self->hand) == LW_TASK_AIM || lw_hand_task (self->hand) == LW_TASK_REPORT);

  return laid ? lw_hand_bearing (self->hand) : gun->bearing;
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
lw_map_pieces_follow (LwMapView *self, gboolean walk)
{
  const LwBattle *battle = lw_map_battle (self);
  gboolean walking = FALSE;
  guint i;

  if (battle == NULL)
    return;
  lw_picker_forget (self->picker);
  if (self->men == NULL)
    {
      self->men = new_pieces (battle->n_men);
      self->guns = new_pieces (battle->n_guns);
      self->squares = lw_squares_new (lw_battle_country (battle));
    }
  walk = walk && lw_settings_animations () && gtk_widget_get_mapped (GTK_WIDGET (self));
  for (i = 0; i < battle->n_men; i++)
    follow_piece (&g_array_index (self->men, LwPiece, i), battle->men[i].at, walk, &walking);
  for (i = 0; i < battle->n_guns; i++)
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
lw_map_pieces_walk (LwMapView *self, gint64 now)
{
  gboolean walking = FALSE;
  double part;
  guint i;

  if (self->men == NULL)
    return FALSE;
  if (self->walk_since == 0)
    self->walk_since = now;
  part = MIN ((now - self->walk_since) / (WALK_MS * 1000.0), 1);
  part = part * part * (3 - 2 * part);
  for (i = 0; i < self->men->len; i++)
    walking |= walk_piece (&g_array_index (self->men, LwPiece, i), part);
  for (i = 0; i < self->guns->len; i++)
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
show_man (LwMapView *self, LwCanvas *canvas, LwRef ref)
{
  const LwBattle *battle = lw_map_battle (self);
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
show_gun (LwMapView *self, LwCanvas *canvas, LwRef ref)
{
  const LwBattle *battle = lw_map_battle (self);
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
seen_of (LwMapView *self)
{
  return GRAPHENE_RECT_INIT ((float)-self->view.left, (float)-self->view.top,
                             gtk_widget_get_width (GTK_WIDGET (self)),
                             gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
show_living (LwMapView *self, LwCanvas *canvas)
{
  const LwBattle *battle = lw_map_battle (self);
  graphene_rect_t seen = seen_of (self);
  LwRef i;

  lw_squares_begin (self->squares);
  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].state != LW_MAN_DEAD)
      show_man (self, canvas, i);
  lw_squares_show (self->squares, canvas, self->sprites, &self->view, &seen);
}

void
lw_map_pieces_show (LwMapView *self, LwCanvas *canvas)
{
  const LwBattle *battle = lw_map_battle (self);
  LwRef i;

  if (battle == NULL || self->men == NULL)
    return;
  self->letters = lw_settings_letters ();
  lw_sprites_reset (self->sprites, lw_view_inch (&self->view),
                    gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  lw_sprites_texture (self->sprites, lw_picture_node_is_texture (GTK_WIDGET (self)));
  lw_canvas_enter (canvas, self->view.left, self->view.top);
  for (i = 0; i < (LwRef)battle->n_men; i++)
    if (battle->men[i].state == LW_MAN_DEAD)
      show_man (self, canvas, i);
  for (i = 0; i < (LwRef)battle->n_guns; i++)
    show_gun (self, canvas, i);
  show_living (self, canvas);
  lw_canvas_leave (canvas);
}
