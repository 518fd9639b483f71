/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-marks.c: what lies over the map: the parts that the tool draws, tape, rubber band, cursor.
 *
 * Each part is recorded first and put into a node as large as its ink, so that a drag repaints no
 * more than what it shows; what the tool calls still is kept until it says otherwise.
 */
#include "lw-map-private.h"

#include <math.h>

#include "lw-draw-strings.h"
#include "lw-settings.h"

static void
draw_band (LwMapView *self, cairo_t *cr)
{
  double x1, y1, x2, y2;

  lw_view_to_paper (&self->view, self->band_from, &x1, &y1);
  lw_view_to_paper (&self->view, self->pointer, &x2, &y2);
  cairo_rectangle (cr, MIN (x1, x2) + .5, MIN (y1, y2) + .5, fabs (x2 - x1), fabs (y2 - y1));
  cairo_set_source_rgba (cr, 1, .85, .1, .16);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, .75, .55, 0, .9);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_cursor (LwMapView *self, cairo_t *cr)
{
  double x, y;

  lw_view_to_paper (&self->view, self->cursor, &x, &y);
  cairo_set_line_width (cr, 4);
  cairo_set_source_rgba (cr, 1, 1, 1, .9);
  cairo_arc (cr, x, y, 9, 0, 2 * G_PI);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  cairo_set_source_rgba (cr, .15, .12, .1, 1);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, 1.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_tape (LwMapView *self, cairo_t *cr)
{
  LwPoint points[2] = { self->measure_from, self->measure_to };
  g_autofree char *length = NULL;

  if (!self->measure_fixed)
    points[1] = self->pointer_inside && !self->cursor_shown ? self->pointer : self->cursor;
  length = lw_length_format (lw_distance (points[0], points[1]), lw_settings_units ());
  lw_draw_string (cr, &self->view, points, 2, length);
}

/* NULL when nothing has been drawn. (transfer full) */
static GskRenderNode *
node_of (cairo_surface_t *recording)
{
  double x, y, width, height;
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  if (width <= 0 || height <= 0)
    return NULL;
  bounds = GRAPHENE_RECT_INIT ((float)floor (x), (float)floor (y), (float)ceil (width) + 1,
                               (float)ceil (height) + 1);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, recording, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

typedef gboolean (*DrawPart) (LwMapTool *tool, cairo_t *cr, const LwView *view, guint part);

/* FALSE: there is no such part. */
static gboolean
record_part (LwMapView *self, DrawPart draw, guint part, GskRenderNode **node)
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  gboolean drawn = draw (self->tool, cr, &self->view, part);

  cairo_destroy (cr);
  *node = drawn ? node_of (recording) : NULL;
  cairo_surface_destroy (recording);
  return drawn;
}

static void
append_own (LwMapView *self, GtkSnapshot *snapshot, void (*draw) (LwMapView *, cairo_t *))
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  GskRenderNode *node;

  draw (self, cr);
  cairo_destroy (cr);
  node = node_of (recording);
  cairo_surface_destroy (recording);
  if (node == NULL)
    return;
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}

void
lw_map_marks_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  GskRenderNode *node;
  guint part;

  for (part = 0; record_part (self, lw_map_tool_draw, part, &node); part++)
    if (node != NULL)
      {
        gtk_snapshot_append_node (snapshot, node);
        gsk_render_node_unref (node);
      }
  if (self->measuring)
    append_own (self, snapshot, draw_tape);
  if (self->banding)
    append_own (self, snapshot, draw_band);
  if (self->cursor_shown && gtk_widget_has_focus (GTK_WIDGET (self)))
    append_own (self, snapshot, draw_cursor);
}

void
lw_map_still_forget (LwMapView *self)
{
  g_clear_pointer (&self->still, g_ptr_array_unref);
}

static void
draw_still (LwMapView *self)
{
  GskRenderNode *node;
  guint part;

  self->still = g_ptr_array_new_with_free_func ((GDestroyNotify)gsk_render_node_unref);
  self->still_view = self->view;
  for (part = 0; record_part (self, lw_map_tool_still, part, &node); part++)
    if (node != NULL)
      g_ptr_array_add (self->still, node);
}

void
lw_map_still_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  guint i;

  if (self->still == NULL || memcmp (&self->still_view, &self->view, sizeof self->view) != 0)
    {
      lw_map_still_forget (self);
      draw_still (self);
    }
  for (i = 0; i < self->still->len; i++)
    gtk_snapshot_append_node (snapshot, g_ptr_array_index (self->still, i));
}
