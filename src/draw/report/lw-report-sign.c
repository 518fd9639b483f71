/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-sign.c: the signs of a printed map, told apart in grey as in colour.
 */
#include "lw-report-sign.h"

#include <math.h>

#include "ink/ink.h"
#include "paper/paper.h"

#define WHITE_EDGE 2.2
#define ROUGH 0.1 /* points that the outline under a white edge may be out */
#define GRID 4    /* ... whose corners lie on quarters of a point: short numbers */
#define LEAST_BAR 0.9
#define LEAST_HUB 2.0
#define LEAST_BOX 1.1
#define LEAST_SLASH 1.4 /* points: a smaller horse is known by its length alone */

static void
trace_base (cairo_t *cr, LwSide side, double r)
{
  cairo_new_path (cr);
  if (side == LW_RED)
    cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, -r * 0.9, -r * 0.9, r * 1.8, r * 1.8);
}

/* A horse is twice as long as it is wide; a slash parts it from the foot. */
static void
trace_horse (cairo_t *cr, LwSide side, double r)
{
  cairo_new_path (cr);
  if (side == LW_BLUE)
    {
      cairo_rectangle (cr, -r * 0.75, -r * 1.25, r * 1.5, r * 2.5);
      return;
    }
  cairo_save (cr);
  cairo_scale (cr, r * 0.8, r * 1.3);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
draw_cross (cairo_t *cr, LwSide side, double r)
{
  double d = side == LW_RED ? r * 0.7 : r * 0.9;

  cairo_set_source_rgb (cr, 1, 1, 1);
  trace_base (cr, side, r);
  cairo_fill_preserve (cr);
  lw_set_colour (cr, &lw_colour_side_floor[side], 1);
  cairo_set_line_width (cr, r * 0.26);
  cairo_stroke (cr);
  cairo_move_to (cr, -d, -d);
  cairo_line_to (cr, d, d);
  cairo_move_to (cr, -d, d);
  cairo_line_to (cr, d, -d);
  cairo_stroke (cr);
}

static void
draw_standing (cairo_t *cr, LwSide side, LwArm arm, double r, gboolean armed)
{
  if (arm == LW_CAVALRY)
    trace_horse (cr, side, r);
  else
    trace_base (cr, side, r);
  if (armed)
    lw_set_colour (cr, &lw_colour_side_floor[side], 1);
  else
    cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  if (armed)
    cairo_set_source_rgb (cr, 1, 1, 1); /* parts one man from the next in a close rank */
  else
    lw_set_colour (cr, &lw_colour_side_floor[side], 1);
  cairo_set_line_width (cr, r * 0.22);
  cairo_stroke (cr);
  if (arm != LW_CAVALRY || r < LEAST_SLASH)
    return;
  cairo_move_to (cr, -r * 0.35, -r * 0.7);
  cairo_line_to (cr, r * 0.35, r * 0.7);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, r * 0.4);
  cairo_stroke (cr);
}

void
lw_sign_man (cairo_t *cr, LwSide side, LwArm arm, LwManState state, double x, double y, double size)
{
  double r = size / 2;

  g_return_if_fail (cr != NULL);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (state == LW_MAN_DEAD)
    draw_cross (cr, side, r);
  else
    draw_standing (cr, side, arm, r, state != LW_MAN_RELEASED);
  if (state == LW_MAN_CAPTIVE)
    {
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, r * 1.6, 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 0.05, 0.05, 0.05);
      cairo_set_line_width (cr, r * 0.35);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Upright, whatever way the gun in it points. */
static void
draw_capture (cairo_t *cr, LwSide owner, double size)
{
  double r = size * LW_SIGN_BOX / 2;

  cairo_rectangle (cr, -r, -r, r * 2, r * 2);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.6);
  cairo_fill_preserve (cr);
  lw_set_colour (cr, &lw_colour_side_floor[owner], 1);
  cairo_set_line_width (cr, LEAST_BOX);
  cairo_stroke (cr);
}

void
lw_sign_gun (
    cairo_t *cr, LwSide army, LwSide owner, LwAngle bearing, double x, double y, double size)
{
  double muzzle = size * LW_GUN_BARREL / (LW_GUN_BARREL + LW_GUN_TRAIL), trail = size - muzzle;
  double bar = MAX (LEAST_BAR, size * 0.055);
  double axle = size * 0.18, wheel = size * 0.11;

  g_return_if_fail (cr != NULL);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (army != owner)
    draw_capture (cr, owner, size);
  cairo_rotate (cr, -(double)bearing / LW_TURN * 2 * G_PI);
  cairo_set_source_rgb (cr, 0.08, 0.08, 0.08);
  cairo_rectangle (cr, -trail, -bar / 2, size, bar);
  cairo_rectangle (cr, -wheel, -axle - bar, wheel * 2, bar);
  cairo_rectangle (cr, -wheel, axle, wheel * 2, bar);
  cairo_fill (cr);
  lw_set_colour (cr, &lw_colour_side_floor[army], 1);
  trace_base (cr, army, MAX (LEAST_HUB, size * 0.11));
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.08, 0.08, 0.08);
  cairo_set_line_width (cr, bar * 0.35);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* One edge of the bent shaft: from the tail to the neck, bowed by a tenth of its length. */
static void
trace_edge (cairo_t *cr, double from, double to, double half_from, double half_to, double bow)
{
  double step = (to - from) / 3;
  double half = (half_to - half_from) / 3;

  cairo_curve_to (cr, from + step, half_from + half + bow, from + 2 * step,
                  half_from + 2 * half + bow, to, half_to);
}

void
lw_sign_arrow (cairo_t *cr, LwSide side, double x1, double y1, double x2, double y2, double weight)
{
  double length = hypot (x2 - x1, y2 - y1);
  double bow = length * 0.09;
  double head, neck;

  g_return_if_fail (cr != NULL);
  if (length < 0.5)
    return;
  weight = MIN (weight, length / 8);
  head = weight * 3.6;
  neck = length - head;
  cairo_save (cr);
  cairo_translate (cr, x1, y1);
  cairo_rotate (cr, atan2 (y2 - y1, x2 - x1));
  cairo_new_path (cr);
  cairo_move_to (cr, 0, -weight * 0.25);
  trace_edge (cr, 0, neck, -weight * 0.25, -weight * 0.5, bow);
  cairo_line_to (cr, neck - head * 0.05, -weight * 1.35);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, neck - head * 0.05, weight * 1.35);
  cairo_line_to (cr, neck, weight * 0.5);
  trace_edge (cr, neck, 0, weight * 0.5, weight * 0.25, bow);
  cairo_close_path (cr);
  if (side == LW_RED)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else
    lw_set_colour (cr, &lw_colour_side_floor[side], 1);
  cairo_fill_preserve (cr);
  lw_set_colour (cr, &lw_colour_side_floor[side], 1);
  cairo_set_line_width (cr, side == LW_RED ? 0.8 : 0.3);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_burst (cairo_t *cr, double x, double y)
{
  cairo_set_line_width (cr, 0.5);
  for (guint i = 0; i < 8; i++)
    {
      double turn = i * G_PI / 4;

      cairo_move_to (cr, x + cos (turn) * 1.2, y + sin (turn) * 1.2);
      cairo_line_to (cr, x + cos (turn) * 3.6, y + sin (turn) * 3.6);
    }
  cairo_stroke (cr);
}

void
lw_sign_shot (cairo_t *cr, double x1, double y1, double x2, double y2, gboolean felled)
{
  static const double dashes[] = { 2.4, 1.8 };

  g_return_if_fail (cr != NULL);
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, 0.45);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (felled)
    draw_burst (cr, x2, y2);
  cairo_restore (cr);
}

typedef struct
{
  double x, y;
} Corner;

static Corner
corner_at (const cairo_path_data_t *part)
{
  return (Corner){ round (part[1].point.x * GRID) / GRID, round (part[1].point.y * GRID) / GRID };
}

/* Does @b lie on the way from @a to @c, but for what nobody sees? */
static gboolean
is_on_way (Corner a, Corner b, Corner c)
{
  double x = c.x - a.x, y = c.y - a.y, length = hypot (x, y);

  return fabs ((b.x - a.x) * y - (b.y - a.y) * x) <= ROUGH * length &&
         hypot (b.x - a.x, b.y - a.y) < length;
}

/* One outline out of @path, from its @i-th part on. Returns: the part behind it. */
static int
trace_outline (cairo_t *cr, const cairo_path_t *path, int i)
{
  Corner last = corner_at (&path->data[i]), corner = last;

  cairo_move_to (cr, last.x, last.y);
  for (i += path->data[i].header.length;
       i < path->num_data && path->data[i].header.type == CAIRO_PATH_LINE_TO;
       i += path->data[i].header.length)
    {
      Corner next = corner_at (&path->data[i]);

      if (!is_on_way (last, corner, next))
        {
          cairo_line_to (cr, corner.x, corner.y);
          last = corner;
        }
      corner = next;
    }
  cairo_line_to (cr, corner.x, corner.y);
  cairo_close_path (cr);
  return i;
}

/* The outlines of letters with no more corners than a white edge needs: with all their curves they
 * would be half of what a report takes in a file. */
static void
trace_letters (cairo_t *cr, PangoLayout *layout)
{
  cairo_path_t *path;

  cairo_set_tolerance (cr, ROUGH);
  pango_cairo_layout_path (cr, layout);
  path = cairo_copy_path_flat (cr);
  cairo_new_path (cr);
  for (int i = 0; i < path->num_data;)
    if (path->data[i].header.type == CAIRO_PATH_MOVE_TO)
      i = trace_outline (cr, path, i);
    else
      i += path->data[i].header.length;
  cairo_path_destroy (path);
}

void
lw_sign_words (cairo_t *cr, double x, double baseline, double align, const char *text)
{
  g_autoptr (PangoLayout) layout = lw_type_layout (cr, LW_TYPE_PLACE, text);
  int wide;

  pango_layout_get_size (layout, &wide, NULL);
  cairo_save (cr);
  cairo_move_to (cr, x - align * wide / PANGO_SCALE,
                 baseline - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  trace_letters (cr, layout);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, WHITE_EDGE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  lw_type_ink (cr, LW_TYPE_PLACE);
  cairo_move_to (cr, x - align * wide / PANGO_SCALE,
                 baseline - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  cairo_restore (cr);
}
