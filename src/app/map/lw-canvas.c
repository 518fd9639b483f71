/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-canvas.c: where the map is shown: to the toolkit in nodes that are kept, or on a picture.
 *
 * Cairo paints a node that it has drawn itself quickest. GL gathers small textures on one sheet and
 * paints all that follow one another in one go; a node of Cairo's is a texture of its own, and each
 * is as dear as some thousand pixels. So a canvas knows which of them its window wants, and a
 * picture that is kept for many frames is cut into textures as large as their ink.
 */
#include "lw-canvas.h"

#include <math.h>

/* A texture of up to 128 pixels to the side finds room on the sheet. In smaller parts less is clear
 * about the ink; but a large picture is one texture. */
#define SHEET_MOST 40
#define PARTS_MOST 64

static gboolean
takes_textures (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native == NULL ? NULL : gtk_native_get_renderer (native);

  return renderer != NULL && !GSK_IS_CAIRO_RENDERER (renderer);
}

/* ---- showing ---- */

LwCanvas
lw_canvas_on (GtkWidget *widget, GtkSnapshot *snapshot, cairo_t *cr)
{
  return (LwCanvas){ snapshot, cr, gtk_widget_get_scale_factor (widget), takes_textures (widget) };
}

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

/* ---- pictures ---- */

cairo_surface_t *
lw_canvas_surface (cairo_format_t format, int width, int height, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (format, width * scale, height * scale);

  cairo_surface_set_device_scale (surface, scale, scale);
  return surface;
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

GdkTexture *
lw_canvas_texture (cairo_surface_t *image)
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
lw_canvas_ink (cairo_surface_t *image, int scale, cairo_rectangle_int_t *ink)
{
  int width = cairo_image_surface_get_width (image),
      height = cairo_image_surface_get_height (image),
      stride = cairo_image_surface_get_stride (image), left = width, top = height, right = 0,
      bottom = 0;
  const guchar *data;

  cairo_surface_flush (image);
  data = cairo_image_surface_get_data (image);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
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
  cairo_surface_t *image =
      lw_canvas_surface (CAIRO_FORMAT_ARGB32, (int)part->size.width, (int)part->size.height, scale);
  cairo_t *cr = cairo_create (image);

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

  if (lw_canvas_ink (whole, scale, &ink))
    {
      graphene_rect_t bounds =
          GRAPHENE_RECT_INIT (part->origin.x + (float)ink.x, part->origin.y + (float)ink.y,
                              (float)ink.width, (float)ink.height);

      trimmed = cut (whole, part->origin.x, part->origin.y, &bounds, scale);
      texture = lw_canvas_texture (trimmed);
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
lw_canvas_textures (
    cairo_surface_t *source, double x, double y, const graphene_rect_t *bounds, int scale)
{
  float side = (float)(SHEET_MOST / scale);
  GskRenderNode *parts[PARTS_MOST], *all;
  guint n = 0;

  if (is_many (bounds, side))
    side = MAX (bounds->size.width, bounds->size.height);
  for (float down = 0; down < bounds->size.height; down += side)
    for (float across = 0; across < bounds->size.width; across += side)
      {
        graphene_rect_t part = GRAPHENE_RECT_INIT (
            bounds->origin.x + across, bounds->origin.y + down,
            MIN (side, bounds->size.width - across), MIN (side, bounds->size.height - down));

        parts[n] = node_of (source, x, y, &part, scale);
        n += parts[n] != NULL;
      }
  all = gsk_container_node_new (parts, n);
  for (guint i = 0; i < n; i++)
    gsk_render_node_unref (parts[i]);
  return all;
}
