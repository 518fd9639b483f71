/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-picture-node.c: small pictures that are kept, as nodes that suit the renderer.
 */
#include "lw-picture-node.h"

#include <math.h>

/* Up to so many pixels to the side a texture finds room on the sheet; larger ones are cut, if not
 * into too many parts. */
#define SHEET_MOST 128
#define PARTS_MOST 12

gboolean
lw_picture_is_texture (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer (native);

  return renderer != NULL && !GSK_IS_CAIRO_RENDERER (renderer);
}

GdkTexture *
lw_picture_texture (cairo_surface_t *image)
{
  int width = cairo_image_surface_get_width (image),
      height = cairo_image_surface_get_height (image),
      stride = cairo_image_surface_get_stride (image);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (image);
  bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (image), (gsize)(stride * height),
      (GDestroyNotify)cairo_surface_destroy, cairo_surface_reference (image));
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize)stride);
}

/* (transfer full) */
static GskRenderNode *
node_of (cairo_surface_t *source, double x, double y, const graphene_rect_t *part, int scale)
{
  cairo_surface_t *image = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int)part->size.width * scale, (int)part->size.height * scale);
  g_autoptr (GdkTexture) texture = NULL;
  cairo_t *cr;

  cairo_surface_set_device_scale (image, scale, scale);
  cr = cairo_create (image);
  cairo_set_source_surface (cr, source, x - part->origin.x, y - part->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  texture = lw_picture_texture (image);
  cairo_surface_destroy (image);
  return gsk_texture_node_new (texture, part);
}

static void
unref_all (GskRenderNode **nodes, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    gsk_render_node_unref (nodes[i]);
}

GskRenderNode *
lw_picture_node (
    cairo_surface_t *source, double x, double y, const graphene_rect_t *bounds, int scale)
{
  float side = (float)(SHEET_MOST / scale);
  GskRenderNode *parts[PARTS_MOST], *all;
  guint n = 0;
  float across, down;

  if (ceilf (bounds->size.width / side) * ceilf (bounds->size.height / side) > PARTS_MOST)
    return node_of (source, x, y, bounds, scale);
  for (down = 0; down < bounds->size.height; down += side)
    for (across = 0; across < bounds->size.width; across += side)
      {
        graphene_rect_t part = GRAPHENE_RECT_INIT (
            bounds->origin.x + across, bounds->origin.y + down,
            MIN (side, bounds->size.width - across), MIN (side, bounds->size.height - down));

        parts[n++] = node_of (source, x, y, &part, scale);
      }
  all = gsk_container_node_new (parts, n);
  unref_all (parts, n);
  return all;
}
