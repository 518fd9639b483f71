/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scene.c: the battle as one viewer may see it: who sees what, figures, and the curtain.
 *
 * The curtain is a double one of casement cloth on a string across the middle of the field (R11).
 * It is drawn from the field and the viewer alone: it cannot tell what lies behind it.
 */
#include "lw-scene.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "guns/guns.h"
#include "ink/ink.h"

/* From fold to fold of the cloth. */
#define FOLD_INCHES 4.2

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

/* ---- figures ---- */

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

/* Whose back line is whose, in small italics on either line. */
static void
draw_line_names (cairo_t *cr, const LwBattle *battle, const LwView *view, LwInk ink)
{
  const char *names[LW_N_SIDES] = { _ ("Red back line"), _ ("Blue back line") };

  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  for (guint side = 0; side < LW_N_SIDES; side++)
    lw_draw_line_name (cr, lw_battle_country (battle), view, battle->player[side].edge, names[side],
                       ink);
}

/* ---- the curtain ---- */

typedef struct
{
  /* Whole pixels: no mixture at the edges tells of what is under. */
  double left, top, right, bottom;
  double string; /* y of the string it hangs on */
} Rail;

/* One of the two cloths, gathered towards its side; @from and @to: its outer and its inner edge. */
static void
hang_cloth (cairo_t *cr, const Rail *rail, double inch, double from, double to, guint seed)
{
  double width = fabs (to - from);
  double whole = (rail->right - rail->left) / 2;
  LwTexture cloth = { LW_TEXTURE_CLOTH, seed, lw_colour_cloth, MIN (from, to), rail->top, inch };

  if (width < 1)
    return;
  cloth.width = width / inch;
  cloth.folds = MAX (4, floor (whole / inch / FOLD_INCHES + 0.5));
  cairo_rectangle (cr, MIN (from, to), rail->top, width, rail->bottom - rail->top);
  lw_texture_fill (cr, &cloth);
}

/* Light falls off towards the hems, and the two cloths meet in a shadow. */
static void
shade_cloth (cairo_t *cr, const Rail *rail, double inch, double from, double to)
{
  static const LwColour dark = { 0.07, 0.12, 0.06 };
  static const LwColour hem = { 0.90, 0.86, 0.70 };
  double left = MIN (from, to), width = fabs (to - from);
  double high = rail->bottom - rail->top;
  double band = MIN (inch * 1.6, high / 6);

  if (width < 1)
    return;
  cairo_pattern_t *fall = cairo_pattern_create_linear (0, rail->top, 0, rail->bottom);
  cairo_pattern_add_color_stop_rgba (fall, 0, dark.r, dark.g, dark.b, 0.30);
  cairo_pattern_add_color_stop_rgba (fall, 0.16, dark.r, dark.g, dark.b, 0.0);
  cairo_pattern_add_color_stop_rgba (fall, 0.8, dark.r, dark.g, dark.b, 0.02);
  cairo_pattern_add_color_stop_rgba (fall, 1, dark.r, dark.g, dark.b, 0.34);
  cairo_rectangle (cr, left, rail->top, width, high);
  cairo_set_source (cr, fall);
  cairo_fill (cr);
  cairo_pattern_destroy (fall);

  cairo_rectangle (cr, to > from ? to - inch * 0.5 : to, rail->top, inch * 0.5, high);
  lw_set_colour (cr, &dark, 0.34);
  cairo_fill (cr);
  for (gint i = 0; i < 2; i++)
    {
      double y = i == 0 ? rail->top + band * 0.5 : rail->bottom - band * 0.72;
      cairo_rectangle (cr, left, y, width, MAX (1, band * 0.2));
      lw_set_colour (cr, &hem, 0.5);
      cairo_fill (cr);
    }
}

static void
draw_rings (cairo_t *cr, const Rail *rail, double inch, double from, double to)
{
  static const LwColour brass = { 0.85, 0.66, 0.27 };
  static const LwColour dark = { 0.25, 0.16, 0.05 };
  double whole = (rail->right - rail->left) / 2;
  gint n = MAX (3, (gint)(whole / inch / FOLD_INCHES / 1.5));
  double size = CLAMP (inch * 0.42, 1.6, 7);

  for (gint i = 0; i < n && fabs (to - from) >= 1; i++)
    {
      double x = from + (to - from) * (i + 0.5) / n;
      cairo_new_path (cr);
      cairo_arc (cr, x, rail->string, size, 0, 2 * G_PI);
      cairo_set_line_width (cr, size * 0.85);
      lw_set_colour (cr, &dark, 0.7);
      cairo_stroke_preserve (cr);
      cairo_set_line_width (cr, size * 0.5);
      lw_set_colour (cr, &brass, 1);
      cairo_stroke (cr);
    }
}

static void
draw_rail (cairo_t *cr, const Rail *rail, double inch)
{
  static const LwColour twine = { 0.93, 0.88, 0.74 };
  static const LwColour dark = { 0.2, 0.13, 0.05 };

  for (gint i = 0; i < 2; i++)
    {
      cairo_move_to (cr, rail->left, rail->string);
      cairo_line_to (cr, rail->right, rail->string);
      cairo_set_line_width (cr, MAX (i == 0 ? 3 : 1.4, inch * (i == 0 ? 0.32 : 0.16)));
      lw_set_colour (cr, i == 0 ? &dark : &twine, i == 0 ? 0.55 : 1);
      cairo_stroke (cr);
    }
}

/* What the cloths cover: the other side's half, or all. FALSE when there is nothing to hide. */
static gboolean
find_rail (const LwBattle *battle, LwViewer viewer, const LwView *view, Rail *rail)
{
  const LwCountry *country = lw_battle_country (battle);
  double x1, y1, x2, y2;

  if (viewer == LW_VIEWER_BOTH)
    return FALSE;
  lw_view_to_paper (view, (LwPoint){ 0, country->depth }, &x1, &y1);
  lw_view_to_paper (view, (LwPoint){ country->width, 0 }, &x2, &y2);
  rail->left = floor (x1);
  rail->right = ceil (x2);
  rail->top = floor (y1);
  rail->bottom = ceil (y2);
  rail->string = floor ((y1 + y2) / 2 + 0.5);
  if (viewer == LW_VIEWER_NOBODY)
    return TRUE;
  LwSide hidden = viewer == LW_VIEWER_RED ? LW_BLUE : LW_RED;
  if (battle->player[hidden].edge == LW_EDGE_NORTH)
    rail->bottom = rail->string;
  else
    rail->top = rail->string;
  return TRUE;
}

void
lw_scene_draw_curtain (
    cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view, double open)
{
  Rail rail;

  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  if (open >= 1 || !find_rail (battle, viewer, view, &rail))
    return;
  double inch = lw_view_inch (view);
  double half = (rail.right - rail.left) / 2 * (1 - MAX (open, 0));
  double middle = floor (rail.left + half + 0.5);
  double other = floor (rail.right - half + 0.5);
  guint seed = lw_battle_country (battle)->texture;

  cairo_save (cr);
  hang_cloth (cr, &rail, inch, rail.left, middle, seed);
  hang_cloth (cr, &rail, inch, rail.right, other, seed + 1);
  shade_cloth (cr, &rail, inch, rail.left, middle);
  shade_cloth (cr, &rail, inch, rail.right, other);
  draw_rail (cr, &rail, inch);
  draw_rings (cr, &rail, inch, rail.left, middle);
  draw_rings (cr, &rail, inch, rail.right, other);
  cairo_restore (cr);
}

/* ---- the whole ---- */

void
lw_scene_draw (cairo_t *cr, const LwBattle *battle, LwViewer viewer, const LwView *view, LwInk ink)
{
  g_return_if_fail (cr != NULL && battle != NULL && view != NULL);

  lw_draw_country (cr, lw_battle_country (battle), view, ink);
  draw_line_names (cr, battle, view, ink);
  lw_draw_place_names (cr, lw_battle_country (battle), view, ink);
  lw_scene_draw_figures (cr, battle, viewer, view, FALSE, ink);
  if (viewer == LW_VIEWER_NOBODY || lw_scene_hides (battle))
    lw_scene_draw_curtain (cr, battle, viewer, view, 0);
}
