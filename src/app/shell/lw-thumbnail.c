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

GtkWidget *
lw_thumbnail_new (const LwCountry *country, const LwBattle *battle, int width, int height)
{
  cairo_surface_t *surface = draw (country, battle, width * SHARPNESS, height * SHARPNESS);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes =
      g_bytes_new (cairo_image_surface_get_data (surface), (gsize)stride * height * SHARPNESS);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (width * SHARPNESS, height * SHARPNESS,
                                                           GDK_MEMORY_DEFAULT, bytes, stride);
  GtkWidget *bed = gtk_center_box_new ();
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));

  gtk_widget_set_size_request (picture, width, height);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bed), picture);
  gtk_widget_add_css_class (bed, "bed");
  cairo_surface_destroy (surface);
  return bed;
}
