/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-curtain.c: a double curtain of casement cloth on a string across the middle of the field
 * (R11).
 *
 * It is drawn from the field and the viewer alone: it cannot tell what lies behind it.
 */
#include "lw-scene.h"

#include <math.h>

#include "ink/ink.h"

#define FOLD_INCHES 4.2

typedef struct
{
  double left, top, right,
      bottom;    /* whole pixels: no mixture at the edges tells of what is under */
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
