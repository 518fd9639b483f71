/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail.c: a small picture of a Country, or of a battle as it stands, drawn once.
 */
#include "lw-thumbnail.h"

#include "lw-scene.h"
#include "lw-settings.h"

/* Dots to a pixel of the finest screen: as sharp as can be seen, and no more work than that. */
static int
sharpness (void)
{
  GListModel *monitors = gdk_display_get_monitors (gdk_display_get_default ());
  int finest = 1;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      finest = MAX (finest, gdk_monitor_get_scale_factor (monitor));
    }
  return finest;
}

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
  int dots = sharpness ();
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * dots, height * dots);
  cairo_t *cr = cairo_create (surface);
  LwView view = lw_view_fit (country, width * dots, height * dots, 0);

  if (battle == NULL)
    lw_draw_country (cr, country, &view, LW_INK_COLOUR);
  else
    {
      LwViewer viewer = may_be_seen (battle) ? LW_VIEWER_BOTH : LW_VIEWER_NOBODY;

      lw_scene_draw (cr, battle, viewer, &view, LW_INK_COLOUR);
    }
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, dots, dots);
  return surface;
}

/* ---- the picture, and what it is of until it is drawn ---- */

typedef struct
{
  GtkWidget *area;
  LwCountry *country; /* of the picture that is still to be drawn, or NULL */
  cairo_surface_t *surface;
} Picture;

/* Pictures of Countries take their time: one after the other they are drawn when nothing else is to
 * be done, and a page of them is there at once. */
static GQueue wanted = G_QUEUE_INIT;
static guint drawing;

static void
picture_free (Picture *picture)
{
  g_queue_remove (&wanted, picture);
  g_clear_pointer (&picture->country, lw_country_free);
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  g_free (picture);
}

static gboolean
draw_next_cb (gpointer data)
{
  Picture *picture = g_queue_pop_head (&wanted);

  if (picture == NULL)
    {
      drawing = 0;
      return G_SOURCE_REMOVE;
    }
  picture->surface = draw (picture->country, NULL,
                           gtk_drawing_area_get_content_width (GTK_DRAWING_AREA (picture->area)),
                           gtk_drawing_area_get_content_height (GTK_DRAWING_AREA (picture->area)));
  g_clear_pointer (&picture->country, lw_country_free);
  gtk_widget_queue_draw (picture->area);
  return G_SOURCE_CONTINUE;
}

static void
want (Picture *picture)
{
  if (g_queue_find (&wanted, picture) == NULL)
    g_queue_push_tail (&wanted, picture);
  if (drawing == 0)
    drawing = g_idle_add (draw_next_cb, NULL);
}

static void
paint_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  Picture *picture = data;

  if (picture->surface == NULL)
    {
      want (picture);
      return;
    }
  cairo_set_source_surface (cr, picture->surface, 0, 0);
  cairo_paint (cr);
}

/* Of one size whatever room there is: a GtkPicture would grow with a tall window. */
static GtkWidget *
new_area (Picture *picture, int width, int height) /* (transfer full) */
{
  GtkWidget *area = picture->area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), paint_cb, picture,
                                  (GDestroyNotify)picture_free);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}

GtkWidget *
lw_thumbnail_new (const LwCountry *country, const LwBattle *battle, int width, int height)
{
  Picture *picture = g_new0 (Picture, 1);
  GtkWidget *bed = gtk_center_box_new ();

  if (battle == NULL)
    picture->country = lw_country_copy (country);
  else
    picture->surface = draw (country, battle, width, height);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bed), new_area (picture, width, height));
  gtk_widget_add_css_class (bed, "bed");
  return bed;
}
