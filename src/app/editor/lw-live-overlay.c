/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-live-overlay.c: what follows the hand over the map of the drawing board: frames, handles,
 * ghosts, guides, words.
 */
#include "lw-live-overlay.h"

#include <math.h>
#include <string.h>

#include "ink/ink.h"
#include "lw-editor-frame.h"
#include "lw-fixed-overlay.h"
#include "scene/scene.h"
#include "terrain/terrain.h"

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
      lw_editor_frame_handle (frame, view, corner[i][0], corner[i][1], &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}

static void
draw_frame (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  LwFrame frame;
  double x, y, kx, ky;
  gint ux, uy;

  if (!lw_editor_frame_of (self->grasp->editor, &frame))
    return;
  if (lw_editor_grasp_carries_things (self->grasp))
    frame.centre =
        (LwPoint){ frame.centre.x + self->grasp->shift.x, frame.centre.y + self->grasp->shift.y };
  trace_frame (cr, view, &frame);
  stroke_yellow (cr);
  if (lw_editor_tool (self->grasp->editor) != LW_EDITOR_SELECT ||
      lw_editor_grasp_carries_things (self->grasp))
    return;
  if (frame.turns)
    {
      lw_editor_frame_handle (&frame, view, 0, 1, &x, &y);
      lw_editor_frame_knob (&frame, view, &kx, &ky);
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, kx, ky);
      stroke_yellow (cr);
      draw_knob (cr, kx, ky);
    }
  for (uy = -1; frame.sizes && uy <= 1; uy++)
    for (ux = -1; ux <= 1; ux++)
      if (ux != 0 || uy != 0)
        {
          lw_editor_frame_handle (&frame, view, ux, uy, &x, &y);
          draw_handle (cr, x, y, HANDLE, FALSE);
        }
}

/* Each of several, so that one sees which they are; not of too many. */
static void
draw_each (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  const char *const *ids = lw_editor_ids (self->grasp->editor);
  guint i;

  if (lw_editor_n_selected (self->grasp->editor) < 2)
    return;
  cairo_save (cr);
  cairo_translate (cr, floor (self->grasp->shift.x * view->scale + .5),
                   floor (-self->grasp->shift.y * view->scale + .5));
  for (i = 0; ids[i] != NULL && (i < FEW_HELD || !lw_editor_grasp_carries_things (self->grasp));
       i++)
    {
      const LwFeature *feature = lw_country_find (lw_editor_country (self->grasp->editor), ids[i]);

      if (feature == NULL)
        continue;
      lw_fixed_overlay_trace_thing (cr, view, feature);
      stroke_yellow (cr);
    }
  cairo_restore (cr);
}

static void
draw_points (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  const LwFeature *only = lw_editor_only (self->grasp->editor);
  guint i, n;

  if (only == NULL || only->points == NULL || only->locked ||
      lw_editor_grasp_carries_things (self->grasp) ||
      lw_editor_tool (self->grasp->editor) != LW_EDITOR_SELECT)
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
draw_ghost (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  g_autoptr (LwFeature) ghost = lw_draw_tool_ghost (self->tool);
  const double dashes[] = { 6, 4 };

  if (ghost == NULL)
    return;
  cairo_push_group (cr);
  lw_draw_feature (cr, ghost, lw_editor_country (self->grasp->editor)->texture, view,
                   LW_INK_COLOUR);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, .62);
  lw_fixed_overlay_trace_thing (cr, view, ghost);
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
draw_corners (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  guint i;
  double x, y;

  if (self->grasp->hold == LW_HOLD_BOX)
    {
      double x2, y2;

      lw_view_to_paper (view, self->grasp->from, &x, &y);
      lw_view_to_paper (view, self->tool->tip, &x2, &y2);
      cairo_rectangle (cr, MIN (x, x2), MIN (y, y2), fabs (x2 - x), fabs (y2 - y));
      stroke_yellow (cr);
    }
  if (self->tool->corners->len == 0)
    return;
  cairo_new_path (cr);
  lw_fixed_overlay_trace_points (cr, view, (const LwPoint *)(void *)self->tool->corners->data,
                                 self->tool->corners->len);
  if (self->tool->tip_shown)
    {
      lw_view_to_paper (view, self->tool->tip, &x, &y);
      cairo_line_to (cr, x, y);
    }
  stroke_yellow (cr);
  for (i = 0; i < self->tool->corners->len; i++)
    {
      lw_view_to_paper (view, g_array_index (self->tool->corners, LwPoint, i), &x, &y);
      draw_handle (cr, x, y, HANDLE, TRUE);
    }
}

static void
draw_brush (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  double x, y;

  if (lw_editor_tool (self->grasp->editor) != LW_EDITOR_BRUSH || !self->tool->tip_shown)
    return;
  lw_view_to_paper (view, self->grasp->hold == LW_HOLD_BRUSH ? self->grasp->at : self->tool->tip,
                    &x, &y);
  cairo_arc (cr, x, y, lw_editor_brush_radius (self->grasp->editor) * view->scale, 0, 2 * G_PI);
  lw_set_colour (cr, &lw_colour_leaf, .18);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, .13, .11, .09, .8);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

static void
draw_guide (LwLiveOverlay *self, cairo_t *cr, const LwView *view, guint i)
{
  double x1, y1, x2, y2;

  if (i >= self->grasp->snap.n_guides)
    return;
  lw_view_to_paper (view, self->grasp->snap.guide[i].from, &x1, &y1);
  lw_view_to_paper (view, self->grasp->snap.guide[i].to, &x2, &y2);
  cairo_move_to (cr, floor (x1) + .5, floor (y1) + .5);
  cairo_line_to (cr, floor (x2) + .5, floor (y2) + .5);
  cairo_set_line_width (cr, 1.4);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_stroke (cr);
}

static void
draw_note (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
{
  double x, y, width, height;

  if (self->grasp->note == NULL ||
      (self->grasp->hold == LW_HOLD_NONE && self->tool->corners->len == 0))
    return;
  lw_view_to_paper (view, self->grasp->at, &x, &y);
  lw_label_measure (cr, self->grasp->note, WORDS, &width, &height);
  lw_label_chip (cr, x + 16 + width / 2, y + 20 + height / 2, self->grasp->note, WORDS,
                 &lw_colour_label);
}

static void
draw_pointed_out (LwLiveOverlay *self, cairo_t *cr, const LwView *view)
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

typedef void (*Draw) (LwLiveOverlay *self, cairo_t *cr, const LwView *view);

gboolean
lw_live_overlay_draw (LwLiveOverlay *self, cairo_t *cr, const LwView *view, guint part)
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

void
lw_live_overlay_point_out (LwLiveOverlay *self, const LwBox *box, const char *note)
{
  self->pointing_out = box != NULL;
  if (box != NULL)
    self->out = *box;
  g_free (self->out_note);
  self->out_note = g_strdup (note);
}

/* The picture of what is held in the air, which is drawn once and goes along. */

void
lw_drag_image_forget (LwDragImage *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

/* The box in pixels, shadow and crown included. */
static graphene_rect_t
pixels_of (const LwView *view, LwBox box)
{
  LwBox grown = lw_box_grown (box, LW_INCHES (2.5));
  double x1, y1, x2, y2;
  graphene_rect_t rect;

  lw_view_to_paper (view, (LwPoint){ grown.x1, grown.y2 }, &x1, &y1);
  lw_view_to_paper (view, (LwPoint){ grown.x2, grown.y1 }, &x2, &y2);
  rect = GRAPHENE_RECT_INIT ((float)floor (x1), (float)floor (y1), (float)(ceil (x2) - floor (x1)),
                             (float)(ceil (y2) - floor (y1)));
  return rect;
}

static LwBox
bounds_of (GPtrArray *things)
{
  LwBox box = lw_feature_bounds (g_ptr_array_index (things, 0));
  guint i;

  for (i = 1; i < things->len; i++)
    {
      LwBox next = lw_feature_bounds (g_ptr_array_index (things, i));

      box = (LwBox){ MIN (box.x1, next.x1), MIN (box.y1, next.y1), MAX (box.x2, next.x2),
                     MAX (box.y2, next.y2) };
    }
  return box;
}

/* What is carried is drawn once, and its picture goes along. */
static void
draw_things (LwDragImage *self, GPtrArray *things, const LwView *view)
{
  const LwCountry *country = lw_editor_country (self->grasp->editor);
  LwView local = *view;
  cairo_t *cr;
  guint i;

  self->n_held = self->grasp->n_held;
  self->view = *view;
  self->box = pixels_of (view, bounds_of (things));
  self->picture = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, MAX ((int)self->box.size.width, 1), MAX ((int)self->box.size.height, 1));
  local.left -= self->box.origin.x;
  local.top -= self->box.origin.y;
  cr = cairo_create (self->picture);
  for (i = 0; i < things->len; i++)
    lw_draw_feature (cr, g_ptr_array_index (things, i), country->texture, &local, LW_INK_COLOUR);
  cairo_destroy (cr);
}

static void
paint_held_cb (cairo_t *cr, gconstpointer image)
{
  const LwDragImage *self = image;

  lw_canvas_copy (cr, self->picture, self->box.origin.x, self->box.origin.y);
}

static GPtrArray *
things_held (LwDragImage *self)
{
  GPtrArray *held = lw_editor_lifted (self->grasp->editor);
  const char *const *ids = lw_editor_ids (self->grasp->editor);
  guint i;

  for (i = 0; self->grasp->hold == LW_HOLD_COPY && ids[i] != NULL; i++)
    g_ptr_array_add (held,
                     (gpointer)lw_country_find (lw_editor_country (self->grasp->editor), ids[i]));
  return held;
}

void
lw_drag_image_show (LwDragImage *self, LwCanvas *canvas, const LwView *view)
{
  g_autoptr (GPtrArray) things = NULL;

  if (self->picture != NULL &&
      (self->n_held != self->grasp->n_held || memcmp (&self->view, view, sizeof *view) != 0))
    lw_drag_image_forget (self);
  if (self->picture == NULL)
    {
      things = things_held (self);
      if (things->len == 0)
        return;
      draw_things (self, things, view);
    }
  lw_canvas_enter (canvas, floor (self->grasp->shift.x * view->scale + .5),
                   floor (-self->grasp->shift.y * view->scale + .5));
  lw_canvas_show (canvas, &self->node, &self->box, paint_held_cb, self);
  lw_canvas_leave (canvas);
}
