/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail.c: a small picture of a Country, or of a battle as it stands, drawn once.
 */
#include "lw-thumbnail.h"

#include "lw-scene.h"
#include "lw-settings.h"

/* Drawn at twice its size, so that it stays sharp on fine screens. */
#define SHARPNESS 2

/* A curtain hides it, or the players want it hidden until the next one is there. */
static gboolean
may_be_seen (const LwBattle *battle)
{
  return !lw_scene_hides (battle) &&
         !(battle->phase == LW_PHASE_WAITING && lw_settings_hide_map ());
}

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
      LwViewer viewer = may_be_seen (battle) ? LW_VIEWER_BOTH : LW_VIEWER_NOBODY;

      lw_scene_draw (cr, battle, viewer, &view, LW_INK_COLOUR);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
paint_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  cairo_scale (cr, 1.0 / SHARPNESS, 1.0 / SHARPNESS);
  cairo_set_source_surface (cr, data, 0, 0);
  cairo_paint (cr);
}

/* Of one size whatever room there is: a GtkPicture would grow with a tall window. */
static GtkWidget *
new_picture (cairo_surface_t *surface, int width, int height) /* (transfer full) */
{
  GtkWidget *picture = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), paint_cb, surface,
                                  (GDestroyNotify)cairo_surface_destroy);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}

GtkWidget *
lw_thumbnail_new (const LwCountry *country, const LwBattle *battle, int width, int height)
{
  cairo_surface_t *surface = draw (country, battle, width * SHARPNESS, height * SHARPNESS);
  GtkWidget *bed = gtk_center_box_new ();

  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bed), new_picture (surface, width, height));
  gtk_widget_add_css_class (bed, "bed");
  return bed;
}
