/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draw-strings.c: strings, reach, selection, ghosts and notes: what the hand is busy with.
 *
 * All of it is drawn in pixels over the map, with a dark edge, so that it shows on cork, wood and
 * water.
 */
#include "lw-draw-strings.h"

#include <math.h>

#include "ink/ink.h"

static const LwColour dark = { 0.17, 0.13, 0.11 };

static void
tie_knot (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  lw_set_colour (cr, &lw_colour_twine, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1);
  lw_set_colour (cr, &dark, 0.8);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, radius * 0.4, 0, 2 * G_PI);
  lw_set_colour (cr, &dark, 0.55);
  cairo_fill (cr);
}

/* Twisted yarn: a pale line with short dark strokes across its run. */
static void
twist (cairo_t *cr, double width)
{
  const double strokes[] = { 1.2, width * 1.3 };

  cairo_set_dash (cr, strokes, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, width * 0.7);
  lw_set_colour (cr, &dark, 0.26);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
lw_draw_string (cairo_t *cr, const LwView *view, const LwPoint *points, guint n, const char *label)
{
  double x = 0, y = 0, back_x = 0, back_y = 0;

  g_return_if_fail (cr != NULL && view != NULL && points != NULL && n > 0);

  double width = CLAMP (lw_view_inch (view) * 0.3, 2.2, 4);
  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < n; i++)
    {
      back_x = x;
      back_y = y;
      lw_view_to_paper (view, points[i], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_path_t *path = cairo_copy_path (cr);
  lw_stroke_edged (cr, &lw_colour_twine, width, 0.45);
  cairo_append_path (cr, path);
  twist (cr, width);
  cairo_path_destroy (path);
  for (guint i = 0; i < n; i++)
    {
      double knot_x, knot_y;
      lw_view_to_paper (view, points[i], &knot_x, &knot_y);
      tie_knot (cr, knot_x, knot_y, i + 1 == n ? width * 1.35 : width * 0.95);
    }
  if (label != NULL && *label != '\0')
    {
      double size = lw_label_size (view), wide, high;
      gboolean east = n < 2 || x >= back_x;
      lw_label_measure (cr, label, size, &wide, &high);
      lw_label_chip (cr, x + (east ? 1 : -1) * (wide / 2 + size),
                     y + (y < back_y ? -1 : 1) * high * 0.4, label, size, &lw_colour_label);
    }
  cairo_restore (cr);
}

void
lw_draw_trace (cairo_t *cr, const LwView *view, LwPoint from, LwPoint to)
{
  double x, y;

  g_return_if_fail (cr != NULL && view != NULL);

  cairo_new_path (cr);
  lw_view_to_paper (view, from, &x, &y);
  cairo_move_to (cr, x, y);
  lw_view_to_paper (view, to, &x, &y);
  cairo_line_to (cr, x, y);
  lw_stroke_edged (cr, &lw_colour_twine, 1.2, 0.3);
  cairo_new_path (cr);
}

void
lw_draw_reach (cairo_t *cr, const LwView *view, GPtrArray *polygons)
{
  const double dashes[] = { 7, 5 };

  g_return_if_fail (cr != NULL && view != NULL && polygons != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < polygons->len; i++)
    {
      const GArray *polygon = g_ptr_array_index (polygons, i);
      cairo_new_sub_path (cr);
      for (guint j = 0; j < polygon->len; j++)
        {
          double x, y;
          lw_view_to_paper (view, g_array_index (polygon, LwPoint, j), &x, &y);
          cairo_line_to (cr, x, y);
        }
      cairo_close_path (cr);
    }
  lw_set_colour (cr, &lw_colour_selection, 0.13);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 3.2);
  lw_set_colour (cr, &dark, 0.22);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 1.8);
  lw_set_colour (cr, &lw_colour_selection, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The outline of a shape, standing off by @off pixels. */
static void
trace_shape (cairo_t *cr, const LwView *view, const LwShape *shape, double off)
{
  const LwPoint *points = lw_shape_points (shape);
  double r = shape->radius * view->scale + off;
  double x, y, x2, y2;

  cairo_new_path (cr);
  lw_view_to_paper (view, points[0], &x, &y);
  if (shape->n_points == 1)
    {
      cairo_arc (cr, x, y, r, 0, 2 * G_PI);
      return;
    }
  if (shape->n_points == 2)
    {
      lw_view_to_paper (view, points[1], &x2, &y2);
      double turn = atan2 (y2 - y, x2 - x);
      cairo_arc (cr, x2, y2, r, turn - G_PI / 2, turn + G_PI / 2);
      cairo_arc (cr, x, y, r, turn + G_PI / 2, turn + 1.5 * G_PI);
      cairo_close_path (cr);
      return;
    }
  for (guint i = 0; i < shape->n_points; i++)
    {
      lw_view_to_paper (view, points[i], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}

void
lw_draw_selected (cairo_t *cr, const LwView *view, const LwShape *shape)
{
  g_return_if_fail (cr != NULL && view != NULL && shape != NULL);

  cairo_save (cr);
  trace_shape (cr, view, shape, MAX (2.6, lw_view_inch (view) * 0.22));
  lw_stroke_edged (cr, &lw_colour_selection, CLAMP (lw_view_inch (view) * 0.2, 2, 3.2), 0.6);
  cairo_restore (cr);
}

static void
begin_ghost (cairo_t *cr, const LwView *view, LwPoint at, double extent)
{
  double x, y;

  lw_view_to_paper (view, at, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rectangle (cr, -extent, -extent, 2 * extent, 2 * extent);
  cairo_clip (cr);
  cairo_push_group (cr);
}

static void
end_ghost (cairo_t *cr)
{
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.55);
  cairo_restore (cr);
}

void
lw_draw_ghost_man (
    cairo_t *cr, const LwView *view, LwArm arm, LwSide side, LwPoint at, LwAngle facing)
{
  LwManLook look = { side, arm, LW_MAN_FIGHTING, FALSE, FALSE, 0 };

  g_return_if_fail (cr != NULL && view != NULL);

  double inch = lw_view_inch (view);
  begin_ghost (cr, view, at, lw_draw_man_extent (inch));
  lw_draw_man (cr, &look, facing, inch, LW_INK_COLOUR);
  end_ghost (cr);
}

void
lw_draw_ghost_gun (cairo_t *cr, const LwView *view, LwSide side, LwPoint at, LwAngle bearing)
{
  g_return_if_fail (cr != NULL && view != NULL);

  double inch = lw_view_inch (view);
  LwGunLook look = { side, LW_GUN_WHOLE };
  begin_ghost (cr, view, at, lw_draw_gun_extent (inch));
  lw_draw_gun (cr, &look, bearing, inch, LW_INK_COLOUR);
  end_ghost (cr);
}

void
lw_draw_mark (cairo_t *cr, const LwView *view, LwPoint at, const char *label)
{
  double x, y, arm;

  g_return_if_fail (cr != NULL && view != NULL);

  lw_view_to_paper (view, at, &x, &y);
  arm = CLAMP (lw_view_inch (view) * 0.55, 4, 8);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x - arm, y + arm);
  cairo_line_to (cr, x + arm, y - arm);
  lw_stroke_edged (cr, &lw_colour_selection, 2.2, 0.7);
  if (label != NULL && *label != '\0')
    {
      double size = lw_label_size (view), wide, high;
      lw_label_measure (cr, label, size, &wide, &high);
      lw_label_chip (cr, x, y + arm + high * 0.75, label, size, &lw_colour_label);
    }
  cairo_restore (cr);
}

/* Words in a box that keeps clear of the pointer, wrapped where a sentence would grow too wide. */
void
lw_draw_note (cairo_t *cr, double x, double y, const char *text, gboolean warning)
{
  static const LwColour paper = { 0.995, 0.985, 0.955 };
  int w, h;

  g_return_if_fail (cr != NULL && text != NULL);

  PangoLayout *layout = lw_label_layout (cr, text, 13, FALSE);
  pango_layout_set_width (layout, 300 * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, &w, &h);
  double left = x + 14, top = y + 14, wide = w + 24, high = h + 16;
  cairo_save (cr);
  for (gint i = 0; i < 2; i++)
    {
      double shift = i == 0 ? 2 : 0;
      cairo_new_path (cr);
      cairo_arc (cr, left + wide - 8, top + 8 + shift, 8, -G_PI / 2, 0);
      cairo_arc (cr, left + wide - 8, top + high - 8 + shift, 8, 0, G_PI / 2);
      cairo_arc (cr, left + 8, top + high - 8 + shift, 8, G_PI / 2, G_PI);
      cairo_arc (cr, left + 8, top + 8 + shift, 8, G_PI, 1.5 * G_PI);
      cairo_close_path (cr);
      lw_set_colour (cr, i == 0 ? &dark : &paper, i == 0 ? 0.25 : 0.97);
      cairo_fill_preserve (cr);
      if (i == 1)
        {
          cairo_set_line_width (cr, warning ? 1.8 : 1);
          lw_set_colour (cr, warning ? &lw_colour_warning : &dark, warning ? 1 : 0.35);
          cairo_stroke_preserve (cr);
        }
    }
  cairo_new_path (cr);
  cairo_move_to (cr, left + 12, top + 8);
  lw_set_colour (cr, &dark, 1);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  g_object_unref (layout);
}
