/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-marks.c: what lies over the map: the parts that the tool draws, tape, rubber band, cursor.
 *
 * Each part is recorded first and put into a node as large as its ink, so that a drag repaints no
 * more than what it shows; what the tool calls still is kept until it says otherwise.
 */
#include "lw-map-private.h"

#include <math.h>

#include "scene/scene.h"
#include "kit/kit.h"

#define PICTURE_MOST (512 * 512) /* pixels of the screen */

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

/* Where there is ink within the window: a node that juts out of it is far dearer to draw. FALSE:
 * nowhere. */
static gboolean
ink_bounds (LwMapView *self, cairo_surface_t *recording, graphene_rect_t *bounds)
{
  graphene_rect_t window = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                               gtk_widget_get_height (GTK_WIDGET (self)));
  double x, y, width, height;

  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  if (width <= 0 || height <= 0)
    return FALSE;
  *bounds = GRAPHENE_RECT_INIT ((float)floor (x), (float)floor (y), (float)ceil (width) + 1,
                                (float)ceil (height) + 1);
  return graphene_rect_intersection (bounds, &window, bounds);
}

/* A part, recorded, and where it has ink. */
typedef struct
{
  cairo_surface_t *recording;
  graphene_rect_t bounds;
} Inked;

/* As one picture: laid over what is there stroke by stroke it would look a little different. */
static void
paint_inked_cb (cairo_t *cr, gconstpointer part)
{
  const Inked *inked = part;
  const graphene_rect_t *bounds = &inked->bounds;

  cairo_set_source_surface (cr, inked->recording, 0, 0);
  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_fill (cr);
}

/* What is drawn once, to be copied by many frames. */
typedef struct
{
  cairo_surface_t *picture;
  graphene_rect_t bounds;
} Drawn;

static void
paint_drawn_cb (cairo_t *cr, gconstpointer part)
{
  const Drawn *drawn = part;

  lw_canvas_copy (cr, drawn->picture, drawn->bounds.origin.x, drawn->bounds.origin.y);
}

/* Its strokes would be drawn for every frame that touches it. NULL: a picture of it would take too
 * much memory. (transfer full) */
static GskRenderNode *
drawn_node (LwMapView *self, const Inked *inked)
{
  const graphene_rect_t *bounds = &inked->bounds;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)),
      width = (int)bounds->size.width * scale, height = (int)bounds->size.height * scale;
  Drawn drawn = { NULL, *bounds };
  GskRenderNode *node;
  cairo_t *cr;

  if (width * height > PICTURE_MOST)
    return NULL;
  drawn.picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_surface_set_device_scale (drawn.picture, scale, scale);
  cr = cairo_create (drawn.picture);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  paint_inked_cb (cr, inked);
  cairo_destroy (cr);
  node = lw_canvas_node (bounds, paint_drawn_cb, &drawn);
  cairo_surface_destroy (drawn.picture);
  return node;
}

/* Its node is added to @nodes. @lasting: for many frames. */
static void
show_inked (
    LwMapView *self, LwCanvas *canvas, const Inked *inked, GPtrArray *nodes, gboolean lasting)
{
  gboolean kept = canvas->snapshot != NULL && lasting;
  GskRenderNode *node = NULL;

  if (kept && lw_picture_node_is_texture (GTK_WIDGET (self)))
    node = lw_picture_node (inked->recording, 0, 0, &inked->bounds,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  else if (kept)
    node = drawn_node (self, inked);
  lw_canvas_show (canvas, &node, &inked->bounds, paint_inked_cb, inked);
  if (node != NULL)
    g_ptr_array_add (nodes, node);
}

/* FALSE: there is no such part. */
static gboolean
show_part (LwMapView *self,
           LwCanvas *canvas,
           LwMapDraw draw,
           guint part,
           GPtrArray *nodes,
           gboolean lasting)
{
  Inked inked = { cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL) };
  cairo_t *cr = cairo_create (inked.recording);
  gboolean drawn = draw (self, cr, part);

  cairo_destroy (cr);
  if (drawn && ink_bounds (self, inked.recording, &inked.bounds))
    show_inked (self, canvas, &inked, nodes, lasting);
  cairo_surface_destroy (inked.recording);
  return drawn;
}

void
lw_map_parts_show (
    LwMapView *self, LwCanvas *canvas, LwMapDraw draw, GPtrArray **kept, gboolean lasting)
{
  g_autoptr (GPtrArray) nodes = NULL;
  guint i;

  if (canvas->snapshot != NULL && kept != NULL && *kept != NULL)
    {
      for (i = 0; i < (*kept)->len; i++)
        gtk_snapshot_append_node (canvas->snapshot, g_ptr_array_index (*kept, i));
      return;
    }
  nodes = g_ptr_array_new_with_free_func ((GDestroyNotify)gsk_render_node_unref);
  for (i = 0; show_part (self, canvas, draw, i, nodes, lasting); i++)
    ;
  if (canvas->snapshot != NULL && kept != NULL)
    *kept = g_steal_pointer (&nodes);
}

static gboolean
draw_tool_cb (LwMapView *self, cairo_t *cr, guint part)
{
  return lw_map_tool_draw (self->tool, cr, &self->view, part);
}

static gboolean
draw_still_cb (LwMapView *self, cairo_t *cr, guint part)
{
  return lw_map_tool_still (self->tool, cr, &self->view, part);
}

static gboolean
draw_own_cb (LwMapView *self, cairo_t *cr, guint part)
{
  if (part == 0 && self->measuring)
    draw_tape (self, cr);
  else if (part == 1 && self->banding)
    draw_band (self, cr);
  else if (part == 2 && self->cursor_shown && gtk_widget_has_focus (GTK_WIDGET (self)))
    draw_cursor (self, cr);
  return part < 3;
}

void
lw_map_marks_show (LwMapView *self, LwCanvas *canvas)
{
  lw_map_parts_show (self, canvas, draw_tool_cb, NULL, FALSE);
  lw_map_parts_show (self, canvas, draw_own_cb, NULL, FALSE);
}

void
lw_map_still_forget (LwMapView *self)
{
  g_clear_pointer (&self->still, g_ptr_array_unref);
}

void
lw_map_still_show (LwMapView *self, LwCanvas *canvas)
{
  if (memcmp (&self->still_view, &self->view, sizeof self->view) != 0)
    lw_map_still_forget (self);
  self->still_view = self->view;
  lw_map_parts_show (self, canvas, draw_still_cb, &self->still, FALSE);
}
