/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight.c: the view along a gun: what the eye sees, painted from the farthest to the nearest.
 *
 * The floor is painted first, with its shadows, then all that stands on it, in such an order that
 * nothing nearer is hidden by what is farther, then the marks of this move's shots. Floor and glass
 * go by way of the store, which keeps them while only the hand sways; the barrel is painted each
 * time.
 */
#include "lw-sight.h"

#include <math.h>

#include "lw-sight-cover.h"
#include "lw-sight-floor.h"
#include "lw-sight-gun.h"
#include "lw-sight-house.h"
#include "lw-sight-ink.h"
#include "lw-sight-items.h"
#include "lw-sight-man.h"
#include "lw-sight-tree.h"

#define LETTERS 9.5

/* ---- marks ---- */

static void
stroke_cross (const LwSightEye *eye, double x, double y, double wide, double high)
{
  cairo_move_to (eye->cr, x - wide, y - high);
  cairo_line_to (eye->cr, x + wide, y + high);
  cairo_move_to (eye->cr, x - wide, y + high);
  cairo_line_to (eye->cr, x + wide, y - high);
}

/* Yellow strokes; paler the older it is, and where something hides the place. @number 0: none. */
static void
draw_mark (const LwSightEye *eye, const GArray *items, LwPoint where, guint number, guint age)
{
  LwSightPoint at = lw_sight_point (eye, where, lw_sight_ground (eye, where));
  gboolean hidden = at.y >= LW_SIGHT_NEAR && lw_sight_hides (eye, items, where, at);
  double alpha = (hidden ? 0.45 : 1) * (age == 0 ? 1 : 0.75);
  double wide = CLAMP (eye->scale / at.y * 0.5, 5, 14) * (age == 0 ? 1 : 0.8), high = wide * 0.6;
  double x = lw_sight_x (eye, at), y = lw_sight_y (eye, at);

  if (at.y < LW_SIGHT_NEAR)
    return;
  stroke_cross (eye, x, y, wide, high);
  lw_sight_edge (eye, &lw_colour_ink, 0.7 * alpha, 4.4);
  stroke_cross (eye, x, y, wide, high);
  lw_sight_edge (eye, &lw_colour_selection, alpha, 2.4);
  if (number == 0 || hidden)
    return;
  g_autofree char *text = g_strdup_printf ("%u", number);
  lw_label_chip (eye->cr, x, y + high + LETTERS, text, LETTERS, &lw_colour_label);
}

/* A small arrowhead over the head of the man who has been named. */
static void
draw_named (const LwSightEye *eye)
{
  const LwMan *man = lw_battle_man (eye->battle, eye->sight->named);

  if (man == NULL || !lw_man_on_field (man) ||
      !lw_scene_sees (eye->battle, eye->sight->viewer, man->side))
    return;
  double tall = man->prone ? 0.7 : man->arm == LW_CAVALRY ? 3.1 : 2.2;
  LwSightPoint at = lw_sight_point (eye, man->at, lw_sight_ground (eye, man->at) + tall);
  if (at.y < LW_SIGHT_NEAR)
    return;
  double x = lw_sight_x (eye, at), y = lw_sight_y (eye, at);

  cairo_move_to (eye->cr, x, y);
  cairo_rel_line_to (eye->cr, -7, -11);
  cairo_rel_line_to (eye->cr, 14, 0);
  cairo_close_path (eye->cr);
  lw_set_colour (eye->cr, &lw_colour_selection, 1);
  cairo_fill_preserve (eye->cr);
  lw_sight_edge (eye, &lw_colour_ink, 0.85, 1.4);
}

static void
draw_marks (const LwSightEye *eye, const GArray *items)
{
  const LwSight *sight = eye->sight;
  const LwGun *gun = &eye->battle->guns[sight->gun];

  for (guint i = 0; i < sight->n_marks; i++)
    draw_mark (eye, items, sight->marks[i], i + 1, sight->n_marks - 1 - i);
  if (sight->n_marks == 0 && gun->has_mark)
    draw_mark (eye, items, gun->mark, 0, 0);
  draw_named (eye);
}

/* ---- the floor ---- */

/* What is above or below the picture casts its shadow into it, and hides others; no more. */
static gboolean
is_seen (const LwSightEye *eye, const LwSightItem *item)
{
  return item->bottom >= 0 && item->top <= eye->sight->height;
}

static void
draw_item (const LwSightEye *eye, const LwSightItem *item)
{
  switch (item->kind)
    {
    case LW_SIGHT_TOP:
    case LW_SIGHT_SIDE:
      lw_sight_board (eye, item);
      break;
    case LW_SIGHT_BLOCK:
    case LW_SIGHT_TOWER:
      lw_sight_block (eye, item);
      break;
    case LW_SIGHT_ROCK:
      lw_sight_rock (eye, item);
      break;
    case LW_SIGHT_TREE:
      lw_sight_tree (eye, item);
      break;
    case LW_SIGHT_MAN:
      lw_sight_man (eye, item);
      break;
    default:
      lw_sight_gun (eye, item);
      break;
    }
}

/* All that the eye sees, but the barrel. */
static void
draw_all (const LwSightEye *eye)
{
  const LwSight *sight = eye->sight;
  g_autoptr (GArray) items = NULL;

  cairo_save (eye->cr);
  cairo_new_path (eye->cr);
  cairo_rectangle (eye->cr, 0, 0, sight->width, sight->height);
  cairo_clip (eye->cr);
  cairo_set_line_join (eye->cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_antialias (eye->cr, CAIRO_ANTIALIAS_FAST);
  items = lw_sight_gather (eye);
  lw_sight_floor (eye);
  lw_sight_shadows (eye, items);
  lw_sight_sort (items);
  for (guint i = 0; i < items->len; i++)
    if (is_seen (eye, &g_array_index (items, LwSightItem, i)))
      draw_item (eye, &g_array_index (items, LwSightItem, i));
  draw_marks (eye, items);
  cairo_restore (eye->cr);
}

/* From the corner of the eye's context on, as it is clipped. */
static void
draw_layer (LwSightStore *store, LwSightLayer layer, const LwSightEye *eye)
{
  LwSightEye copy;
  LwSight wide;

  if (lw_sight_store_begin (store, layer, eye, &copy, &wide))
    {
      draw_all (&copy);
      lw_sight_store_end (&copy);
    }
  lw_sight_store_show (store, layer, eye);
}

static void
clip_to_picture (cairo_t *cr, const LwSight *sight)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, sight->width, sight->height);
  cairo_clip (cr);
}

void
lw_sight_draw_floor (LwSightStore *store, cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  LwSightEye eye;

  g_return_if_fail (store != NULL && cr != NULL && battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, cr, battle, sight);
  cairo_save (cr);
  clip_to_picture (cr, sight);
  draw_layer (store, LW_SIGHT_FLOOR, &eye);
  cairo_restore (cr);
}

/* ---- barrel and glass ---- */

void
lw_sight_draw_gun (cairo_t *cr, const LwBattle *battle, const LwSight *sight)
{
  LwSightEye eye;

  g_return_if_fail (cr != NULL && battle != NULL && sight != NULL);
  g_return_if_fail (lw_battle_gun (battle, sight->gun) != NULL);

  lw_sight_open (&eye, cr, battle, sight);
  cairo_save (cr);
  clip_to_picture (cr, sight);
  lw_sight_barrel (&eye);
  cairo_restore (cr);
}

/* A hair with a gap where one looks. */
static void
draw_hair (cairo_t *cr, const LwSightRound *round)
{
  static const LwColour hair = { 0.1, 0.08, 0.06 };

  cairo_new_path (cr);
  for (gint way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, round->x, round->y + way * round->radius);
      cairo_line_to (cr, round->x, round->y + way * round->radius * 0.5);
    }
  cairo_set_line_width (cr, 1.2);
  lw_set_colour (cr, &hair, 0.75);
  cairo_stroke (cr);
}

static void
draw_rim (cairo_t *cr, const LwSightRound *round)
{
  static const double widths[] = { 9, 6, 2 };
  static const LwColour colours[] = { { 0.16, 0.12, 0.08 },
                                      { 0.66, 0.50, 0.24 },
                                      { 0.90, 0.78, 0.48 } };

  draw_hair (cr, round);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, round->x, round->y, round->radius, 0, 2 * G_PI);
      cairo_set_line_width (cr, widths[i]);
      lw_set_colour (cr, &colours[i], 1);
      cairo_stroke (cr);
    }
}

/* To a round of whole pixels, whose stairs the rim covers: through a soft edge the picture would be
 * shifted several times as slowly. */
static void
clip_round (cairo_t *cr, const LwSightRound *round)
{
  double radius = round->radius;

  cairo_new_path (cr);
  for (double row = floor (round->y - radius); row < round->y + radius; row++)
    {
      double off = row + 0.5 - round->y, half = sqrt (MAX (radius * radius - off * off, 0));
      double left = floor (round->x - half + 0.5), right = floor (round->x + half + 0.5);

      cairo_rectangle (cr, left, row, right - left, 1);
    }
  cairo_clip (cr);
}

gboolean
lw_sight_draw_glass (LwSightStore *store,
                     cairo_t *cr,
                     const LwBattle *battle,
                     const LwSight *sight,
                     const LwSightRound *round)
{
  LwSightEye eye;
  LwSight seen;

  g_return_val_if_fail (store != NULL && cr != NULL && battle != NULL, FALSE);
  g_return_val_if_fail (sight != NULL && round != NULL, FALSE);
  g_return_val_if_fail (lw_battle_gun (battle, sight->gun) != NULL, FALSE);

  if (!lw_sight_open_glass (&eye, cr, battle, sight, &seen, round->radius))
    return FALSE;
  cairo_save (cr);
  clip_round (cr, round);
  cairo_translate (cr, round->x - round->radius, round->y - round->radius);
  draw_layer (store, LW_SIGHT_ROUND, &eye);
  cairo_restore (cr);
  draw_rim (cr, round);
  return TRUE;
}
