/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-rulers.c: feet along the north and the west side of the map; on them what the tool marks,
 * in yellow, and a small triangle where the pointer is.
 */
#include "lw-map-private.h"

#include <math.h>

#include "lw-palette.h"

/* The words are laid out once: a pan draws them again at every step. */
static PangoLayout *
find_label (LwMapView *self, guint foot)
{
  PangoAttrList *attributes;

  if (self->ruler_labels == NULL)
    self->ruler_labels = g_ptr_array_new_with_free_func (g_object_unref);
  while (self->ruler_labels->len <= foot)
    {
      g_autofree char *text = g_strdup_printf ("%u′", self->ruler_labels->len);
      PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_scale_new (.75));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
      g_ptr_array_add (self->ruler_labels, layout);
    }
  return g_ptr_array_index (self->ruler_labels, foot);
}

static void
draw_tick_label (LwMapView *self, cairo_t *cr, int foot, double x, double y)
{
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, find_label (self, (guint)foot));
}

void
lw_map_rulers_forget (LwMapView *self)
{
  g_clear_pointer (&self->rulers, gsk_render_node_unref);
  g_clear_pointer (&self->ruler_labels, g_ptr_array_unref);
}

/* Every so many feet a figure has room; @across: beside one another, else one above the other. */
static int
figure_step (LwMapView *self, int last, gboolean across)
{
  static const int steps[] = { 1, 2, 5, 10, 20 };
  double foot = LW_FOOT * self->view.scale;
  int width, height, room;
  guint i;

  pango_layout_get_pixel_size (find_label (self, (guint)last), &width, &height);
  room = across ? width + 8 : height;
  for (i = 0; i < G_N_ELEMENTS (steps) - 1; i++)
    if (steps[i] * foot >= room)
      break;
  return steps[i];
}

/* Half feet are marked while the marks are apart. */
static int
first_step (LwMapView *self)
{
  return LW_FOOT / 2 * self->view.scale < 4 ? 2 : 1;
}

static void
draw_top_ruler (LwMapView *self, cairo_t *cr)
{
  int half, last = lw_map_country (self)->width / (LW_FOOT / 2),
            figures = 2 * figure_step (self, last / 2, TRUE);

  for (half = 0; half <= last; half += first_step (self))
    {
      double x = floor (self->view.left + half * (LW_FOOT / 2) * self->view.scale) + .5;

      if (x < LW_RULER)
        continue;
      cairo_move_to (cr, x, LW_RULER);
      cairo_line_to (cr, x, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5);
      cairo_stroke (cr);
      if (half % figures == 0)
        draw_tick_label (self, cr, half / 2, x + 3, 1);
    }
}

static void
draw_left_ruler (LwMapView *self, cairo_t *cr)
{
  LwLength depth = lw_map_country (self)->depth;
  int half, last = depth / (LW_FOOT / 2), figures = 2 * figure_step (self, last / 2, FALSE);

  for (half = 0; half <= last; half += first_step (self))
    {
      double y = floor (self->view.top + (depth - half * (LW_FOOT / 2)) * self->view.scale) + .5;

      if (y < LW_RULER)
        continue;
      cairo_move_to (cr, LW_RULER, y);
      cairo_line_to (cr, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5, y);
      cairo_stroke (cr);
      if (half % figures == 0)
        draw_tick_label (self, cr, half / 2, 2, y - 14);
    }
}

/* A picture of it, so that a frame copies it and draws no letters. */
static GskRenderNode *
render_ruler (LwMapView *self, int y, int width, int height, void (*draw) (LwMapView *, cairo_t *))
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX (width, 1) * scale,
                                                         MAX (height, 1) * scale);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, (float)y, (float)width, (float)height);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, 0, -y);
  if (self->rulers_dark)
    cairo_set_source_rgb (cr, .2, .185, .16);
  else
    cairo_set_source_rgb (cr, .937, .906, .847);
  cairo_paint (cr);
  if (self->rulers_dark)
    cairo_set_source_rgb (cr, .78, .75, .69);
  else
    cairo_set_source_rgb (cr, .35, .31, .25);
  cairo_set_line_width (cr, 1);
  draw (self, cr);
  cairo_destroy (cr);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

/* Two nodes: one about both would be as large as the map. */
static GskRenderNode *
render_rulers (LwMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self));
  GskRenderNode *both[2] = { render_ruler (self, 0, width, LW_RULER, draw_top_ruler),
                             render_ruler (self, LW_RULER, LW_RULER, height - LW_RULER,
                                           draw_left_ruler) };
  GskRenderNode *node = gsk_container_node_new (both, 2);

  gsk_render_node_unref (both[0]);
  gsk_render_node_unref (both[1]);
  return node;
}

static void
append_bar (GtkSnapshot *snapshot, float x, float y, float width, float height)
{
  const GdkRGBA yellow = { .96f, .8f, .15f, .55f };
  graphene_rect_t bar = GRAPHENE_RECT_INIT (x, y, MAX (width, 1), MAX (height, 1));

  gtk_snapshot_append_color (snapshot, &yellow, &bar);
}

static void
append_marks (LwMapView *self, GtkSnapshot *snapshot)
{
  LwBox box;
  double x1, y1, x2, y2;

  if (!lw_map_tool_marks (self->tool, &box))
    return;
  lw_view_to_paper (&self->view, (LwPoint){ box.x1, box.y2 }, &x1, &y1);
  lw_view_to_paper (&self->view, (LwPoint){ box.x2, box.y1 }, &x2, &y2);
  x1 = MAX (floor (x1), LW_RULER);
  y1 = MAX (floor (y1), LW_RULER);
  if (x2 > x1)
    append_bar (snapshot, (float)x1, 0, (float)(ceil (x2) - x1), LW_RULER);
  if (y2 > y1)
    append_bar (snapshot, 0, (float)y1, LW_RULER, (float)(ceil (y2) - y1));
}

static void
append_pointer (GtkSnapshot *snapshot, double x, double y, gboolean across)
{
  graphene_rect_t box = across ? GRAPHENE_RECT_INIT ((float)floor (x) - 5, LW_RULER - 7, 11, 7)
                               : GRAPHENE_RECT_INIT (LW_RULER - 7, (float)floor (y) - 5, 7, 11);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &box);

  if (across)
    {
      cairo_move_to (cr, floor (x) + .5, LW_RULER);
      cairo_rel_line_to (cr, -5, -7);
      cairo_rel_line_to (cr, 10, 0);
    }
  else
    {
      cairo_move_to (cr, LW_RULER, floor (y) + .5);
      cairo_rel_line_to (cr, -7, -5);
      cairo_rel_line_to (cr, 0, 10);
    }
  cairo_close_path (cr);
  lw_set_colour (cr, &lw_colour_guide, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

void
lw_map_rulers_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  LwPoint point;
  double x, y;

  if (self->rulers == NULL || self->rulers_dark != lw_map_is_dark () ||
      memcmp (&self->rulers_view, &self->view, sizeof self->view) != 0)
    {
      self->rulers_dark = lw_map_is_dark ();
      g_clear_pointer (&self->rulers, gsk_render_node_unref);
      self->rulers = render_rulers (self);
      self->rulers_view = self->view;
    }
  gtk_snapshot_append_node (snapshot, self->rulers);
  append_marks (self, snapshot);
  if (self->tool == NULL || !lw_map_view_pointed_at (self, &point))
    return;
  lw_view_to_paper (&self->view, point, &x, &y);
  if (x > LW_RULER)
    append_pointer (snapshot, x, y, TRUE);
  if (y > LW_RULER)
    append_pointer (snapshot, x, y, FALSE);
}
