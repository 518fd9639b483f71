/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-ink.c: what follows the hand over the map: frames, handles, ghosts, guides, words.
 */
#include "lw-editor-hand-private.h"

#include <math.h>

#include "terrain/terrain.h"
#include "scene/scene.h"
#include "ink/ink.h"

#define HANDLE 8.0
#define WORDS 12.5
#define FEW_HELD 60

static void
draw_handle (cairo_t *cr, double x, double y, double size, gboolean round)
{
  cairo_new_path (cr);
  if (round)
    cairo_arc (cr, x, y, size / 2, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, floor (x) + .5 - size / 2, floor (y) + .5 - size / 2, size, size);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .13, .11, .09);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
}

/* A ring open at the north-east, with an arrow's head at its end. */
static void
draw_knob (cairo_t *cr, double x, double y)
{
  draw_handle (cr, x, y, 19, TRUE);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 5, -G_PI * .15, G_PI * 1.5);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y - 8);
  cairo_line_to (cr, x + 4, y - 5);
  cairo_line_to (cr, x, y - 2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
stroke_yellow (cairo_t *cr)
{
  cairo_set_line_width (cr, 3.4);
  cairo_set_source_rgba (cr, .13, .11, .09, .75);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  lw_set_colour (cr, &lw_colour_selection, 1);
  cairo_stroke (cr);
}

static void
trace_frame (cairo_t *cr, const LwView *view, const LwFrame *frame)
{
  static const gint corner[4][2] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };
  double x, y;
  guint i;

  for (i = 0; i < 4; i++)
    {
      lw_frame_handle (frame, view, corner[i][0], corner[i][1], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}

static void
draw_frame (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  LwFrame frame;
  double x, y, kx, ky;
  gint ux, uy;

  if (!lw_editor_hand_frame (self, &frame))
    return;
  if (lw_editor_hand_carries_things (self))
    frame.centre = (LwPoint){ frame.centre.x + self->shift.x, frame.centre.y + self->shift.y };
  trace_frame (cr, view, &frame);
  stroke_yellow (cr);
  if (lw_editor_tool (self->editor) != LW_EDITOR_SELECT || lw_editor_hand_carries_things (self))
    return;
  if (frame.turns)
    {
      lw_frame_handle (&frame, view, 0, 1, &x, &y);
      lw_frame_knob (&frame, view, &kx, &ky);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, kx, ky);
      stroke_yellow (cr);
      draw_knob (cr, kx, ky);
    }
  for (uy = -1; frame.sizes && uy <= 1; uy++)
    for (ux = -1; ux <= 1; ux++)
      if (ux != 0 || uy != 0)
        {
          lw_frame_handle (&frame, view, ux, uy, &x, &y);
          draw_handle (cr, x, y, HANDLE, FALSE);
        }
}

/* Each of several, so that one sees which they are; not of too many. */
static void
draw_each (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  const char *const *ids = lw_editor_ids (self->editor);
  guint i;

  if (lw_editor_n_selected (self->editor) < 2)
    return;
  cairo_save (cr);
  cairo_translate (cr, floor (self->shift.x * view->scale + .5),
                   floor (-self->shift.y * view->scale + .5));
  for (i = 0; ids[i] != NULL && (i < FEW_HELD || !lw_editor_hand_carries_things (self)); i++)
    {
      const LwFeature *feature = lw_country_find (lw_editor_country (self->editor), ids[i]);

      if (feature == NULL)
        continue;
      lw_editor_trace_thing (cr, view, feature);
      stroke_yellow (cr);
    }
  cairo_restore (cr);
}

static void
draw_points (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  const LwFeature *only = lw_editor_only (self->editor);
  guint i, n;

  if (only == NULL || only->points == NULL || only->locked ||
      lw_editor_hand_carries_things (self) || lw_editor_tool (self->editor) != LW_EDITOR_SELECT)
    return;
  n = only->points->len;
  for (i = 0; i < n; i++)
    {
      LwPoint a = g_array_index (only->points, LwPoint, i),
              b = g_array_index (only->points, LwPoint, (i + 1) % n);
      double x1, y1, x2, y2;

      lw_view_to_paper (view, a, &x1, &y1);
      lw_view_to_paper (view, b, &x2, &y2);
      if (hypot (x2 - x1, y2 - y1) >= 34 && (i + 1 < n || lw_feature_has_outline (only->kind)))
        draw_handle (cr, (x1 + x2) / 2, (y1 + y2) / 2, 5, TRUE);
      draw_handle (cr, x1, y1, HANDLE, TRUE);
    }
}

static void
draw_ghost (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  g_autoptr (LwFeature) ghost = lw_editor_hand_ghost (self);
  const double dashes[] = { 6, 4 };

  if (ghost == NULL)
    return;
  cairo_push_group (cr);
  lw_draw_feature (cr, ghost, lw_editor_country (self->editor)->texture, view, LW_INK_COLOUR);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, .62);
  lw_editor_trace_thing (cr, view, ghost);
  cairo_set_line_width (cr, 1.4);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 5);
  cairo_set_source_rgba (cr, .13, .11, .09, .9);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* The corners so far, the leg to come, the rectangle of a zone. */
static void
draw_corners (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  guint i;
  double x, y;

  if (self->hold == LW_HOLD_BOX)
    {
      double x2, y2;

      lw_view_to_paper (view, self->from, &x, &y);
      lw_view_to_paper (view, self->tip, &x2, &y2);
      cairo_rectangle (cr, MIN (x, x2), MIN (y, y2), fabs (x2 - x), fabs (y2 - y));
      stroke_yellow (cr);
    }
  if (self->corners->len == 0)
    return;
  lw_editor_trace_points (cr, view, (const LwPoint *)(void *)self->corners->data,
                          self->corners->len);
  if (self->tip_shown)
    {
      lw_view_to_paper (view, self->tip, &x, &y);
      cairo_line_to (cr, x, y);
    }
  stroke_yellow (cr);
  for (i = 0; i < self->corners->len; i++)
    {
      lw_view_to_paper (view, g_array_index (self->corners, LwPoint, i), &x, &y);
      draw_handle (cr, x, y, HANDLE, TRUE);
    }
}

static void
draw_brush (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  double x, y;

  if (lw_editor_tool (self->editor) != LW_EDITOR_BRUSH || !self->tip_shown)
    return;
  lw_view_to_paper (view, self->hold == LW_HOLD_BRUSH ? self->at : self->tip, &x, &y);
  cairo_arc (cr, x, y, lw_editor_brush_radius (self->editor) * view->scale, 0, 2 * G_PI);
  lw_set_colour (cr, &lw_colour_leaf, .18);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, .13, .11, .09, .8);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

static void
draw_guide (LwEditorHand *self, cairo_t *cr, const LwView *view, guint i)
{
  double x1, y1, x2, y2;

  if (i >= self->snap.n_guides)
    return;
  lw_view_to_paper (view, self->snap.guide[i].from, &x1, &y1);
  lw_view_to_paper (view, self->snap.guide[i].to, &x2, &y2);
  cairo_move_to (cr, floor (x1) + .5, floor (y1) + .5);
  cairo_line_to (cr, floor (x2) + .5, floor (y2) + .5);
  cairo_set_line_width (cr, 1.4);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_stroke (cr);
}

static void
draw_note (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  double x, y, width, height;

  if (self->note == NULL || (self->hold == LW_HOLD_NONE && self->corners->len == 0))
    return;
  lw_view_to_paper (view, self->at, &x, &y);
  lw_label_measure (cr, self->note, WORDS, &width, &height);
  lw_label_chip (cr, x + 16 + width / 2, y + 20 + height / 2, self->note, WORDS, &lw_colour_label);
}

static void
draw_pointed_out (LwEditorHand *self, cairo_t *cr, const LwView *view)
{
  double x1, y1, x2, y2;

  if (!self->pointing_out)
    return;
  lw_view_to_paper (view, (LwPoint){ self->out.x1, self->out.y2 }, &x1, &y1);
  lw_view_to_paper (view, (LwPoint){ self->out.x2, self->out.y1 }, &x2, &y2);
  cairo_save (cr);
  cairo_translate (cr, (x1 + x2) / 2, (y1 + y2) / 2);
  cairo_scale (cr, MAX ((x2 - x1) / 2 + 8, 14), MAX ((y2 - y1) / 2 + 8, 14));
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_set_line_width (cr, 5);
  cairo_set_source_rgba (cr, 1, .95, .85, .8);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 3);
  lw_set_colour (cr, &lw_colour_warning, 1);
  cairo_stroke (cr);
  if (self->out_note != NULL)
    lw_label_chip (cr, (x1 + x2) / 2, y1 - 24, self->out_note, WORDS, &lw_colour_warning);
}

typedef void (*Draw) (LwEditorHand *self, cairo_t *cr, const LwView *view);

gboolean
lw_editor_hand_draw (LwEditorHand *self, cairo_t *cr, const LwView *view, guint part)
{
  static const Draw parts[] = { draw_each,    draw_frame, draw_points, draw_brush,
                                draw_corners, draw_ghost, draw_note,   draw_pointed_out };

  if (part < G_N_ELEMENTS (parts))
    parts[part](self, cr, view);
  else if (part < G_N_ELEMENTS (parts) + LW_SNAP_GUIDES)
    draw_guide (self, cr, view, part - G_N_ELEMENTS (parts));
  else
    return FALSE;
  return TRUE;
}
