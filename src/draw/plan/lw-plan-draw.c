/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-draw.c: the floor to scale with its numbers, rulers and scale bar.
 */
#include "lw-plan-draw.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "terrain/terrain.h"

#define BADGE 5.6 /* points: half the width of a number's ground */
#define INSET 9.0 /* of a board's number from its corner */
#define TICK 4.0

static LwPoint
middle_of (LwBox box)
{
  return (LwPoint){ box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };
}

/* The corner of an outline that lies farthest to the north-west. */
static LwPoint
north_west (const LwFeature *feature)
{
  LwPoint best = g_array_index (feature->points, LwPoint, 0);

  for (guint i = 1; i < feature->points->len; i++)
    {
      LwPoint point = g_array_index (feature->points, LwPoint, i);

      if (point.y - point.x > best.y - best.x)
        best = point;
    }
  return best;
}

/* Boards lie on boards: their numbers stand in their corners. The rest is numbered in the middle.
 */
static void
place_badge (const LwFeature *feature, const LwView *view, double *x, double *y)
{
  LwPoint middle = middle_of (lw_feature_bounds (feature));
  double mx, my, away;

  lw_view_to_paper (view, middle, &mx, &my);
  *x = mx;
  *y = my;
  if (feature->points == NULL || feature->points->len == 0 || feature->kind == LW_FEATURE_WOOD)
    return;
  if (!lw_feature_has_outline (feature->kind))
    {
      LwPoint half = lw_path_point (
          (const LwPoint *)(gconstpointer)feature->points->data, feature->points->len,
          lw_path_length ((const LwPoint *)(gconstpointer)feature->points->data,
                          feature->points->len) /
              2);

      lw_view_to_paper (view, half, x, y);
      return;
    }
  lw_view_to_paper (view, north_west (feature), x, y);
  away = hypot (mx - *x, my - *y);
  if (away > 1)
    {
      double inset = MIN (INSET * 1.4, away);

      *x += (mx - *x) / away * inset;
      *y += (my - *y) / away * inset;
    }
}

static void
draw_badge (cairo_t *cr, guint number, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  double half = MAX (BADGE, lw_type_width (cr, LW_TYPE_TINY, text) / 2 + 2);

  cairo_new_path (cr);
  if (half > BADGE)
    cairo_rectangle (cr, x - half, y - BADGE, half * 2, BADGE * 2);
  else
    cairo_arc (cr, x, y, BADGE, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, 0.6);
  cairo_stroke (cr);
  lw_type_line (cr, LW_TYPE_TINY, LW_ALIGN_CENTRE, (LwSpan){ x - half, y + 2.5, half * 2 }, text);
}

static void
draw_badges (cairo_t *cr, const GArray *parts, const LwView *view, const cairo_rectangle_t *clip)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const LwPart *part = &g_array_index (parts, LwPart, i);
      double x, y;

      if (part->number == 0)
        continue;
      place_badge (part->feature, view, &x, &y);
      if (x > clip->x - BADGE && x < clip->x + clip->width + BADGE && y > clip->y - BADGE &&
          y < clip->y + clip->height + BADGE)
        draw_badge (cr, part->number, x, y);
    }
}

void
lw_plan_draw (cairo_t *cr,
              const LwCountry *country,
              const GArray *parts,
              const LwView *view,
              const cairo_rectangle_t *clip)
{
  g_return_if_fail (cr != NULL && country != NULL && parts != NULL && view != NULL && clip != NULL);
  cairo_save (cr);
  cairo_rectangle (cr, clip->x, clip->y, clip->width, clip->height);
  cairo_clip (cr);
  lw_draw_country (cr, country, view, LW_INK_PAPER);
  draw_badges (cr, parts, view, clip);
  cairo_restore (cr);
}

static void
draw_foot (cairo_t *cr, guint feet, double x, double y, gboolean south)
{
  g_autofree char *text = g_strdup_printf ("%u", feet);

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - (south ? 0 : TICK), y + (south ? TICK : 0));
  cairo_stroke (cr);
  if (south)
    lw_type_line (cr, LW_TYPE_TINY, LW_ALIGN_CENTRE, (LwSpan){ x - 12, y + TICK + 7, 24 }, text);
  else
    lw_type_line (cr, LW_TYPE_TINY, LW_ALIGN_RIGHT, (LwSpan){ x - TICK - 26, y + 2.5, 24 }, text);
}

void
lw_plan_rulers (cairo_t *cr, const LwCountry *country, const LwView *view)
{
  double foot;
  guint every;

  g_return_if_fail (cr != NULL && country != NULL && view != NULL);
  foot = lw_view_inch (view) * 12;
  every = (guint)MAX (1, ceil (14 / foot));
  cairo_save (cr);
  cairo_set_line_width (cr, 0.6);
  for (guint i = 0; (LwLength)i * LW_FOOT <= country->width; i += every)
    {
      double x, y;

      lw_view_to_paper (view, (LwPoint){ (LwLength)i * LW_FOOT, 0 }, &x, &y);
      cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
      draw_foot (cr, i, x, y, TRUE);
    }
  for (guint i = 0; (LwLength)i * LW_FOOT <= country->depth; i += every)
    {
      double x, y;

      lw_view_to_paper (view, (LwPoint){ 0, (LwLength)i * LW_FOOT }, &x, &y);
      cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
      draw_foot (cr, i, x, y, FALSE);
    }
  cairo_restore (cr);
}

void
lw_plan_bar (cairo_t *cr, const LwView *view, double x, double y, double width)
{
  double foot;
  guint feet;
  g_autofree char *text = NULL;

  g_return_if_fail (cr != NULL && view != NULL);
  foot = lw_view_inch (view) * 12;
  feet = (guint)CLAMP (floor (width / foot), 1, 5);
  cairo_save (cr);
  for (guint i = 0; i < feet; i++)
    {
      cairo_rectangle (cr, x + i * foot, y, foot, 3.4);
      cairo_set_source_rgb (cr, i % 2 ? 1 : 0.1, i % 2 ? 1 : 0.1, i % 2 ? 1 : 0.1);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
      cairo_set_line_width (cr, 0.6);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u foot", "%u feet", feet), feet);
  lw_type_line (cr, LW_TYPE_NOTE, LW_ALIGN_LEFT, (LwSpan){ x + feet * foot + 6, y + 4.6, 80 },
                text);
}
