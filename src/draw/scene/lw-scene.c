/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scene.c: the battle as one viewer may see it.
 */
#include "lw-scene.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "guns/guns.h"
#include "ink/ink.h"

gboolean
lw_scene_hides (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, TRUE);

  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    return battle->curtain_closed || !battle->ready[LW_RED] || !battle->ready[LW_BLUE];
  return battle->curtain_closed && battle->phase != LW_PHASE_OVER;
}

gboolean
lw_scene_sees (const LwBattle *battle, LwViewer viewer, LwSide side)
{
  g_return_val_if_fail (battle != NULL, FALSE);

  switch (viewer)
    {
    case LW_VIEWER_BOTH:
      return TRUE;
    case LW_VIEWER_RED:
      return side == LW_RED || !lw_scene_hides (battle);
    case LW_VIEWER_BLUE:
      return side == LW_BLUE || !lw_scene_hides (battle);
    default:
      return FALSE;
    }
}

LwViewer
lw_scene_viewer (const LwBattle *battle, LwSide in_hand)
{
  g_return_val_if_fail (battle != NULL, LW_VIEWER_NOBODY);

  if (!lw_scene_hides (battle))
    return LW_VIEWER_BOTH;
  if (battle->phase != LW_PHASE_PUTTING_DOWN)
    return LW_VIEWER_NOBODY;
  return in_hand == LW_RED ? LW_VIEWER_RED : LW_VIEWER_BLUE;
}

LwManLook
lw_scene_man_look (const LwMan *man, gboolean letters)
{
  LwManLook look = { 0 };

  g_return_val_if_fail (man != NULL, look);

  look.side = man->side;
  look.arm = man->arm;
  look.state = man->state;
  look.prone = man->prone;
  look.letters = letters;
  return look;
}

gboolean
lw_scene_still_lies (const LwBattle *battle, LwRef man)
{
  g_return_val_if_fail (battle != NULL, FALSE);

  for (guint i = battle->events == NULL ? 0 : battle->events->len; i > 0; i--)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i - 1);
      if (event->kind == LW_EVENT_TURN_PASSED)
        return FALSE;
      if (event->kind == LW_EVENT_KILLED && event->man == man)
        return TRUE;
    }
  return FALSE;
}

static void
draw_man (cairo_t *cr, const LwMan *man, const LwView *view, gboolean letters, LwInk ink)
{
  LwManLook look = lw_scene_man_look (man, letters);
  double x, y;

  lw_view_to_paper (view, man->at, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  lw_draw_man (cr, &look, man->facing, lw_view_inch (view), ink);
  cairo_restore (cr);
}

/* On paper all the fallen are shown where they fell: a report tells the whole battle. */
static void
draw_fallen (cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view, LwInk ink)
{
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      if (man->state != LW_MAN_DEAD || !lw_scene_sees (battle, viewer, man->side))
        continue;
      if (ink == LW_INK_PAPER || lw_scene_still_lies (battle, (LwRef)i))
        draw_man (cr, man, view, FALSE, ink);
    }
}

LwGunLook
lw_scene_gun_look (const LwBattle *battle, LwRef gun)
{
  const LwGun *piece = lw_battle_gun (battle, gun);
  LwGunLook look = { LW_RED, LW_GUN_WHOLE };

  g_return_val_if_fail (piece != NULL, look);

  look.owner = piece->owner;
  if (!lw_gun_is_whole (battle, gun))
    look.state = piece->wrecked ? LW_GUN_WRECKED : LW_GUN_LAME;
  return look;
}

static void
draw_guns (cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view, LwInk ink)
{
  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      LwGunLook look = lw_scene_gun_look (battle, (LwRef)i);
      double x, y;

      if (!gun->placed || gun->retired || !lw_scene_sees (battle, viewer, gun->owner))
        continue;
      lw_view_to_paper (view, gun->at, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      lw_draw_gun (cr, &look, gun->bearing, lw_view_inch (view), ink);
      cairo_restore (cr);
    }
}

void
lw_scene_draw_figures (cairo_t *cr,
                       const LwBattle *battle,
                       LwViewer viewer,
                       const LwView *view,
                       gboolean letters,
                       LwInk ink)
{
  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  draw_fallen (cr, battle, viewer, view, ink);
  draw_guns (cr, battle, viewer, view, ink);
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      if (lw_man_on_field (man) && lw_scene_sees (battle, viewer, man->side))
        draw_man (cr, man, view, letters, ink);
    }
}

void
lw_scene_draw_line_names (cairo_t *cr, const LwBattle *battle, const LwView *view, LwInk ink)
{
  const char *names[LW_N_SIDES] = { _ ("Red back line"), _ ("Blue back line") };

  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  for (guint side = 0; side < LW_N_SIDES; side++)
    lw_draw_line_name (cr, lw_battle_country (battle), view, battle->player[side].edge, names[side],
                       ink);
}

void
lw_scene_draw (cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view, LwInk ink)
{
  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  lw_draw_country (cr, lw_battle_country (battle), view, ink);
  lw_scene_draw_line_names (cr, battle, view, ink);
  lw_draw_place_names (cr, lw_battle_country (battle), view, ink);
  lw_scene_draw_figures (cr, battle, viewer, view, FALSE, ink);
  if (viewer == LW_VIEWER_NOBODY || lw_scene_hides (battle))
    lw_scene_draw_curtain (cr, battle, viewer, view, 0);
}
