/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-canvas.c: where the map is shown: to the toolkit in nodes that are kept, or on a picture.
 */
#include "lw-canvas.h"

void
lw_canvas_enter (LwCanvas *self, double x, double y)
{
  if (self->cr != NULL)
    {
      cairo_save (self->cr);
      cairo_translate (self->cr, x, y);
      return;
    }
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
}

void
lw_canvas_leave (LwCanvas *self)
{
  if (self->cr != NULL)
    cairo_restore (self->cr);
  else
    gtk_snapshot_restore (self->snapshot);
}

void
lw_canvas_colour (LwCanvas *self, const GdkRGBA *colour, const graphene_rect_t *box)
{
  if (self->cr == NULL)
    {
      gtk_snapshot_append_color (self->snapshot, colour, box);
      return;
    }
  gdk_cairo_set_source_rgba (self->cr, colour);
  cairo_rectangle (self->cr, box->origin.x, box->origin.y, box->size.width, box->size.height);
  cairo_fill (self->cr);
}

GskRenderNode *
lw_canvas_node (const graphene_rect_t *bounds, LwCanvasPaint paint, gconstpointer part)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  paint (cr, part);
  cairo_destroy (cr);
  return node;
}

void
lw_canvas_show (LwCanvas *self,
                GskRenderNode **node,
                const graphene_rect_t *bounds,
                LwCanvasPaint paint,
                gconstpointer part)
{
  if (self->cr != NULL)
    {
      paint (self->cr, part);
      return;
    }
  if (*node == NULL)
    *node = lw_canvas_node (bounds, paint, part);
  gtk_snapshot_append_node (self->snapshot, *node);
}

static void
paint_gathered (cairo_t *cr, const graphene_rect_t *bounds, LwCanvasPaint paint, gconstpointer part)
{
  cairo_save (cr);
  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_clip (cr);
  cairo_push_group (cr);
  paint (cr, part);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
lw_canvas_gather (LwCanvas *self,
                  GskRenderNode **node,
                  const graphene_rect_t *bounds,
                  LwCanvasPaint paint,
                  gconstpointer part)
{
  if (self->cr != NULL)
    paint_gathered (self->cr, bounds, paint, part);
  else
    lw_canvas_show (self, node, bounds, paint, part);
}

void
lw_canvas_copy (cairo_t *cr, cairo_surface_t *picture, double x, double y)
{
  double across, down;

  cairo_surface_get_device_scale (picture, &across, &down);
  cairo_set_source_surface (cr, picture, x, y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle (cr, x, y, cairo_image_surface_get_width (picture) / across,
                   cairo_image_surface_get_height (picture) / down);
  cairo_fill (cr);
}
