/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-picture-node.c: small pictures that are kept, as nodes that suit the renderer.
 */
#include "lw-picture-node.h"

#include <math.h>

/* A texture of up to 128 pixels to the side finds room on the sheet. In smaller parts less is clear
 * about the ink; but a large picture is one texture. */
#define SHEET_MOST 40
#define PARTS_MOST 64

gboolean
lw_picture_node_is_texture (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer (native);

  return renderer != NULL && !GSK_IS_CAIRO_RENDERER (renderer);
}

GdkTexture *
lw_picture_node_texture (cairo_surface_t *image)
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

gboolean
lw_picture_node_ink (cairo_surface_t *image, int scale, cairo_rectangle_int_t *ink)
{
  int width = cairo_image_surface_get_width (image),
      height = cairo_image_surface_get_height (image),
      stride = cairo_image_surface_get_stride (image), left = width, top = height, right = 0,
      bottom = 0, x, y;
  const guchar *data;

  cairo_surface_flush (image);
  data = cairo_image_surface_get_data (image);
  for (y = 0; y < height; y++)
    for (x = 0; x < width; x++)
      if (((const guint32 *)(const void *)(data + y * stride))[x] != 0)
        {
          left = MIN (left, x / scale);
          right = MAX (right, x / scale + 1);
          top = MIN (top, y / scale);
          bottom = MAX (bottom, y / scale + 1);
        }
  *ink = (cairo_rectangle_int_t){ 0, 0, 1, 1 };
  if (right > 0)
    *ink = (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
  return right > 0;
}

/* What lies in @part of @source, with its corner at (x, y). (transfer full) */
static cairo_surface_t *
cut (cairo_surface_t *source, double x, double y, const graphene_rect_t *part, int scale)
{
  cairo_surface_t *image = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int)part->size.width * scale, (int)part->size.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (image, scale, scale);
  cr = cairo_create (image);
  cairo_set_source_surface (cr, source, x - part->origin.x, y - part->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return image;
}

/* Its ink alone. NULL: there is none. (transfer full) */
static GskRenderNode *
node_of (cairo_surface_t *source, double x, double y, const graphene_rect_t *part, int scale)
{
  cairo_surface_t *whole = cut (source, x, y, part, scale), *trimmed;
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node = NULL;
  cairo_rectangle_int_t ink;

  if (lw_picture_node_ink (whole, scale, &ink))
    {
      graphene_rect_t bounds =
          GRAPHENE_RECT_INIT (part->origin.x + (float)ink.x, part->origin.y + (float)ink.y,
                              (float)ink.width, (float)ink.height);

      trimmed = cut (whole, part->origin.x, part->origin.y, &bounds, scale);
      texture = lw_picture_node_texture (trimmed);
      cairo_surface_destroy (trimmed);
      node = gsk_texture_node_new (texture, &bounds);
    }
  cairo_surface_destroy (whole);
  return node;
}

static gboolean
is_many (const graphene_rect_t *bounds, float side)
{
  return ceilf (bounds->size.width / side) * ceilf (bounds->size.height / side) > PARTS_MOST;
}

GskRenderNode *
lw_picture_node (
    cairo_surface_t *source, double x, double y, const graphene_rect_t *bounds, int scale)
{
  float side = (float)(SHEET_MOST / scale), across, down;
  GskRenderNode *parts[PARTS_MOST], *all;
  guint n = 0, i;

  if (is_many (bounds, side))
    side = MAX (bounds->size.width, bounds->size.height);
  for (down = 0; down < bounds->size.height; down += side)
    for (across = 0; across < bounds->size.width; across += side)
      {
        graphene_rect_t part = GRAPHENE_RECT_INIT (
            bounds->origin.x + across, bounds->origin.y + down,
            MIN (side, bounds->size.width - across), MIN (side, bounds->size.height - down));

        parts[n] = node_of (source, x, y, &part, scale);
        n += parts[n] != NULL;
      }
  all = gsk_container_node_new (parts, n);
  for (i = 0; i < n; i++)
    gsk_render_node_unref (parts[i]);
  return all;
}
