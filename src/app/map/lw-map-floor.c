/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-floor.c: the layers of the map that seldom change: the Country, the rulers, the curtain.
 *
 * The Country is drawn once into a surface somewhat larger than what is seen, and kept in a node:
 * dragging a man or panning within the margin never draws it again. While a zoom is under way the
 * old surface is shown stretched; a moment after it has come to rest it is drawn anew.
 */
#include "lw-map-private.h"

#include <math.h>

#define MARGIN 320
#define SHARPEN_MS 140

static double
field_width (LwMapView *self)
{
  return lw_map_country (self)->width * self->view.scale;
}

static double
field_height (LwMapView *self)
{
  return lw_map_country (self)->depth * self->view.scale;
}

/* What is seen of the field, in pixels from its north-west corner. */
static graphene_rect_t
seen_region (LwMapView *self, double margin)
{
  graphene_rect_t window =
      GRAPHENE_RECT_INIT (-self->view.left - margin, -self->view.top - margin,
                          gtk_widget_get_width (GTK_WIDGET (self)) + 2 * margin,
                          gtk_widget_get_height (GTK_WIDGET (self)) + 2 * margin);
  graphene_rect_t field =
      GRAPHENE_RECT_INIT (0, 0, ceil (field_width (self)), ceil (field_height (self)));
  graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, 1, 1);

  graphene_rect_intersection (&window, &field, &seen);
  graphene_rect_round_extents (&seen, &seen);
  return seen;
}

void
lw_map_floor_forget (LwMapView *self)
{
  g_clear_pointer (&self->floor, gsk_render_node_unref);
  g_clear_pointer (&self->floor_surface, cairo_surface_destroy);
}

static void
render (LwMapView *self)
{
  graphene_rect_t region = seen_region (self, MARGIN);
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  LwView view = self->view;
  cairo_t *cr;

  lw_map_floor_forget (self);
  self->floor_surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX ((int)region.size.width, 1) * factor,
                                  MAX ((int)region.size.height, 1) * factor);
  cairo_surface_set_device_scale (self->floor_surface, factor, factor);
  cr = cairo_create (self->floor_surface);
  view.left = -region.origin.x;
  view.top = -region.origin.y;
  lw_draw_country (cr, lw_map_country (self), &view, LW_INK_COLOUR);
  lw_draw_place_names (cr, lw_map_country (self), &view, LW_INK_COLOUR);
  cairo_destroy (cr);
  self->floor_region = region;
  self->floor_scale = self->view.scale;
  self->floor_renders++;
}

static GskRenderNode *
surface_node (LwMapView *self, double stretch)
{
  graphene_rect_t region = self->floor_region;
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_scale (&region, stretch, stretch, &region);
  node = gsk_cairo_node_new (&region);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, region.origin.x, region.origin.y);
  cairo_scale (cr, stretch, stretch);
  cairo_set_source_surface (cr, self->floor_surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static gboolean
sharpen_cb (gpointer data)
{
  LwMapView *self = data;

  self->sharpen = 0;
  lw_map_floor_forget (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
sharpen_later (LwMapView *self)
{
  g_clear_handle_id (&self->sharpen, g_source_remove);
  self->sharpen = g_timeout_add (SHARPEN_MS, sharpen_cb, self);
}

static gboolean
covers (LwMapView *self)
{
  graphene_rect_t seen = seen_region (self, 0);

  return graphene_rect_contains_rect (&self->floor_region, &seen);
}

void
lw_map_floor_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  graphene_point_t offset =
      GRAPHENE_POINT_INIT (floor (self->view.left + .5), floor (self->view.top + .5));
  gboolean stretched = self->floor_surface != NULL && self->floor_scale != self->view.scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &offset);
  if (stretched)
    {
      g_autoptr (GskRenderNode) node = surface_node (self, self->view.scale / self->floor_scale);

      gtk_snapshot_append_node (snapshot, node);
      sharpen_later (self);
    }
  else
    {
      if (self->floor_surface == NULL || !covers (self))
        render (self);
      if (self->floor == NULL)
        self->floor = surface_node (self, 1);
      gtk_snapshot_append_node (snapshot, self->floor);
    }
  gtk_snapshot_restore (snapshot);
}

static void
draw_tick_label (GtkWidget *widget, cairo_t *cr, int foot, double x, double y)
{
  g_autofree char *text = g_strdup_printf ("%d′", foot);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (.75));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

static void
draw_top_ruler (LwMapView *self, cairo_t *cr)
{
  int half, last = lw_map_country (self)->width / (LW_FOOT / 2);

  for (half = 0; half <= last; half++)
    {
      double x = floor (self->view.left + half * (LW_FOOT / 2) * self->view.scale) + .5;

      if (x < LW_RULER)
        continue;
      cairo_move_to (cr, x, LW_RULER);
      cairo_line_to (cr, x, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5);
      cairo_stroke (cr);
      if (half % 2 == 0)
        draw_tick_label (GTK_WIDGET (self), cr, half / 2, x + 3, 1);
    }
}

static void
draw_left_ruler (LwMapView *self, cairo_t *cr)
{
  LwLength depth = lw_map_country (self)->depth;
  int half, last = depth / (LW_FOOT / 2);

  for (half = 0; half <= last; half++)
    {
      double y = floor (self->view.top + (depth - half * (LW_FOOT / 2)) * self->view.scale) + .5;

      if (y < LW_RULER)
        continue;
      cairo_move_to (cr, LW_RULER, y);
      cairo_line_to (cr, half % 2 == 0 ? LW_RULER - 10 : LW_RULER - 5, y);
      cairo_stroke (cr);
      if (half % 2 == 0)
        draw_tick_label (GTK_WIDGET (self), cr, half / 2, 2, y - 14);
    }
}

static GskRenderNode *
render_rulers (LwMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_rgb (cr, .937, .906, .847);
  cairo_rectangle (cr, 0, 0, width, LW_RULER);
  cairo_rectangle (cr, 0, LW_RULER, LW_RULER, height - LW_RULER);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .35, .31, .25);
  cairo_set_line_width (cr, 1);
  draw_top_ruler (self, cr);
  draw_left_ruler (self, cr);
  cairo_destroy (cr);
  return node;
}

void
lw_map_rulers_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  if (self->rulers == NULL || memcmp (&self->rulers_view, &self->view, sizeof self->view) != 0)
    {
      g_clear_pointer (&self->rulers, gsk_render_node_unref);
      self->rulers = render_rulers (self);
      self->rulers_view = self->view;
    }
  gtk_snapshot_append_node (snapshot, self->rulers);
}

static gboolean
hides_a_side (LwMapView *self)
{
  const LwBattle *battle = lw_map_battle (self);
  LwViewer viewer = lw_map_viewer (self);

  return battle != NULL && (self->curtain_moving || viewer != LW_VIEWER_BOTH);
}

void
lw_map_curtain_snapshot (LwMapView *self, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                               gtk_widget_get_height (GTK_WIDGET (self)));
  LwViewer viewer = self->curtain_moving ? LW_VIEWER_NOBODY : lw_map_viewer (self);
  cairo_t *cr;

  if (!hides_a_side (self))
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  lw_scene_draw_curtain (cr, lw_map_battle (self), viewer, &self->view,
                         self->curtain_moving ? self->curtain_open : 0);
  cairo_destroy (cr);
}
