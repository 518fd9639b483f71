/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail.c: a small picture of a Country, or of a battle as it stands, drawn once.
 */
#include "lw-thumbnail.h"

#include "lw-scene.h"

/* Drawn at twice its size, so that it stays sharp on fine screens. */
#define SHARPNESS 2

static cairo_surface_t *
draw (const LwCountry *country, const LwBattle *battle, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  LwView view = lw_view_fit (country, width, height, 0);

  if (battle == NULL)
    lw_draw_country (cr, country, &view, LW_INK_COLOUR);
  else
    {
      LwViewer viewer = lw_scene_hides (battle) ? LW_VIEWER_NOBODY : LW_VIEWER_BOTH;

      lw_scene_draw (cr, battle, viewer, &view, LW_INK_COLOUR);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static GdkTexture *
new_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes =
      g_bytes_new (cairo_image_surface_get_data (surface), (gsize)stride * (gsize)height);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* The texture at its size on the screen, or the picture would ask for the size of its pixels. */
static GdkPaintable *
new_paintable (GdkTexture *texture, int width, int height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_size_t size = GRAPHENE_SIZE_INIT ((float)width, (float)height);

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));
  return gtk_snapshot_free_to_paintable (snapshot, &size);
}

GtkWidget *
lw_thumbnail_new (const LwCountry *country, const LwBattle *battle, int width, int height)
{
  cairo_surface_t *surface = draw (country, battle, width * SHARPNESS, height * SHARPNESS);
  g_autoptr (GdkTexture) texture = new_texture (surface);
  g_autoptr (GdkPaintable) paintable = new_paintable (texture, width, height);
  GtkWidget *bed = gtk_center_box_new ();
  GtkWidget *picture = gtk_picture_new_for_paintable (paintable);

  gtk_widget_set_size_request (picture, width, height);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bed), picture);
  gtk_widget_add_css_class (bed, "bed");
  cairo_surface_destroy (surface);
  return bed;
}
