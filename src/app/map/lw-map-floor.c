/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-floor.c: the layers of the map that seldom change: the Country, and the curtain over it.
 *
 * The Country is drawn once into a surface somewhat larger than what is seen, and kept in a node:
 * dragging a man or panning within the margin never draws it again. Where the editor has changed
 * it, that much is drawn anew; what is being dragged there is lifted off it. While a zoom is under
 * way the old surface is shown stretched; a moment after it has come to rest it is drawn anew.
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
  g_array_set_size (self->damage, 0);
}

static void
free_nothing_cb (gpointer feature)
{
}

/* The Country without what is lifted off it: the things themselves are borrowed. */
static LwCountry *
copy_lying (LwMapView *self)
{
  const LwCountry *country = lw_map_country (self);
  LwCountry *lying = lw_country_new (NULL, country->width, country->depth);
  guint i;

  g_ptr_array_set_free_func (lying->features, free_nothing_cb);
  lying->texture = country->texture;
  for (i = 0; i < lw_country_count (country); i++)
    if (!lw_map_tool_lifts (self->tool, lw_country_feature (country, i)))
      g_ptr_array_add (lying->features, g_ptr_array_index (country->features, i));
  return lying;
}

static void
draw_floor (LwMapView *self, cairo_t *cr)
{
  g_autoptr (LwCountry) lying = copy_lying (self);
  LwView view = self->view;

  view.left = -self->floor_region.origin.x;
  view.top = -self->floor_region.origin.y;
  lw_draw_country (cr, lying, &view, LW_INK_COLOUR);
  lw_draw_place_names (cr, lying, &view, LW_INK_COLOUR);
  self->floor_renders++;
}

static void
render (LwMapView *self)
{
  graphene_rect_t region = seen_region (self, MARGIN);
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_t *cr;

  lw_map_floor_forget (self);
  self->floor_surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX ((int)region.size.width, 1) * factor,
                                  MAX ((int)region.size.height, 1) * factor);
  cairo_surface_set_device_scale (self->floor_surface, factor, factor);
  self->floor_region = region;
  self->floor_scale = self->view.scale;
  cr = cairo_create (self->floor_surface);
  draw_floor (self, cr);
  cairo_destroy (cr);
}

/* The box in whole pixels of the surface, from its own corner. */
static void
clip_to (LwMapView *self, cairo_t *cr, LwBox box)
{
  LwLength depth = lw_map_country (self)->depth;
  double scale = self->view.scale;
  double x1 = floor (box.x1 * scale - self->floor_region.origin.x),
         y1 = floor ((depth - box.y2) * scale - self->floor_region.origin.y),
         x2 = ceil (box.x2 * scale - self->floor_region.origin.x),
         y2 = ceil ((depth - box.y1) * scale - self->floor_region.origin.y);

  cairo_rectangle (cr, x1, y1, x2 - x1, y2 - y1);
}

/* All that has changed, in one go: most often that is one thing, where it was and where it is. */
static void
mend (LwMapView *self)
{
  cairo_t *cr;
  guint i;

  if (self->damage->len == 0 || self->floor_surface == NULL)
    return;
  cr = cairo_create (self->floor_surface);
  for (i = 0; i < self->damage->len; i++)
    clip_to (self, cr, g_array_index (self->damage, LwBox, i));
  cairo_clip (cr);
  draw_floor (self, cr);
  cairo_destroy (cr);
  g_array_set_size (self->damage, 0);
  g_clear_pointer (&self->floor, gsk_render_node_unref);
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
      mend (self);
      if (self->floor == NULL)
        self->floor = surface_node (self, 1);
      gtk_snapshot_append_node (snapshot, self->floor);
    }
  gtk_snapshot_restore (snapshot);
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
