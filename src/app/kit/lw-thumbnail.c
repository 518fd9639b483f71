/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail.c: a small picture of a Country, or of a battle as it stands, drawn once and kept.
 */
#include "lw-thumbnail.h"

#include "scene/scene.h"
#include "lw-settings.h"
#include "safe/safe.h"

/* ---- kept for the next start ----
 *
 * Pictures are kept as they are in memory: to read all the pixels of such a small one takes less
 * than to unpack it. */

typedef struct
{
  char *name;
  GBytes *bytes;
} Later;

static gboolean
write_cb (gpointer data)
{
  Later *later = data;

  lw_keepsake_put (later->name, later->bytes);
  return G_SOURCE_REMOVE;
}

static void
later_free (gpointer data)
{
  Later *later = data;

  g_free (later->name);
  g_bytes_unref (later->bytes);
  g_free (later);
}

void
lw_thumbnail_cache_put (const char *name, GBytes *bytes)
{
  Later *later = g_new0 (Later, 1);

  later->name = g_strdup (name);
  later->bytes = bytes;
  /* Behind everything that can be seen. */
  g_idle_add_full (G_PRIORITY_LOW, write_cb, later, later_free);
}

static gsize
bytes_of (int width, int height)
{
  return (gsize)cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width) * (gsize)height;
}

/* A picture of so many pixels. Returns: (transfer full), or NULL: it has to be drawn */
static cairo_surface_t *
kept_picture (const char *name, int width, int height)
{
  static cairo_user_data_key_t key;
  GBytes *bytes = lw_keepsake_get (name);
  cairo_surface_t *picture;

  if (bytes == NULL || g_bytes_get_size (bytes) != bytes_of (width, height))
    {
      g_clear_pointer (&bytes, g_bytes_unref);
      return NULL;
    }
  /* The surface is only read from, so that it may lie in the bytes themselves. */
  picture = cairo_image_surface_create_for_data (
      (guchar *)g_bytes_get_data (bytes, NULL), CAIRO_FORMAT_ARGB32, width, height,
      cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width));
  cairo_surface_set_user_data (picture, &key, bytes, (cairo_destroy_func_t)g_bytes_unref);
  return picture;
}

/* @picture: of CAIRO_FORMAT_ARGB32; copied. */
static void
keep_picture (const char *name, cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);

  cairo_surface_flush (picture);
  lw_thumbnail_cache_put (
      name, g_bytes_new (cairo_image_surface_get_data (picture), bytes_of (width, height)));
}

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

/* By a curtain, or because the players want it so until the next one is there. */
gboolean
lw_thumbnail_hides (const LwBattle *battle)
{
  return lw_scene_hides (battle) || (battle->phase == LW_PHASE_WAITING && lw_settings_hide_map ());
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
      LwViewer viewer = lw_thumbnail_hides (battle) ? LW_VIEWER_NOBODY : LW_VIEWER_BOTH;

      lw_scene_draw (cr, battle, viewer, &view, LW_INK_COLOUR);
    }
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, dots, dots);
  return surface;
}

/* ---- pictures that were drawn at an earlier start ---- */

/* With all by which the same file gives another picture: a map that is hidden now must not be found
 * as it was drawn before. */
static char *
name_of (GBytes *file, gboolean battle, int width, int height)
{
  g_autofree char *how =
      g_strdup_printf ("%dx%d %d %u %d %s", width, height, sharpness (), lw_settings_palette (),
                       battle && lw_settings_hide_map (), g_get_language_names ()[0]);

  return lw_keepsake_name (battle ? "battle" : "country", how, g_bytes_get_data (file, NULL),
                           g_bytes_get_size (file));
}

static cairo_surface_t *
find (const char *name, int width, int height)
{
  int dots = sharpness ();
  cairo_surface_t *surface = kept_picture (name, width * dots, height * dots);

  if (surface != NULL)
    cairo_surface_set_device_scale (surface, dots, dots);
  return surface;
}

/* ---- the picture, and what it is of until it is drawn ---- */

typedef struct
{
  GtkWidget *area;
  LwCountry *country; /* of the picture that is still to be drawn, or NULL */
  char *name;         /* under which it is to be kept then */
  cairo_surface_t *surface;
} Picture;

/* Pictures of Countries take their time: they are drawn one after the other when nothing else is to
 * be done, and the page is there before them. A frame for each would take longer than the pictures:
 * those of SHARED_FRAME_US microseconds share one. */
#define SHARED_FRAME_US 100000

static struct
{
  GQueue wanted;      /* pictures still to be drawn, */
  GQueue drawn;       /* and drawn, but not shown yet */
  gint64 drawn_since; /* when the first of them was; µs */
  gboolean busy;      /* is there an idle source at work? */
} studio = { G_QUEUE_INIT, G_QUEUE_INIT, 0, FALSE };

static void
picture_free (Picture *picture)
{
  g_queue_remove (&studio.wanted, picture);
  g_queue_remove (&studio.drawn, picture);
  g_clear_pointer (&picture->country, lw_country_free);
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  g_free (picture->name);
  g_free (picture);
}

static void
draw_next (Picture *picture)
{
  picture->surface = draw (picture->country, NULL,
                           gtk_drawing_area_get_content_width (GTK_DRAWING_AREA (picture->area)),
                           gtk_drawing_area_get_content_height (GTK_DRAWING_AREA (picture->area)));
  g_clear_pointer (&picture->country, lw_country_free);
  keep_picture (picture->name, picture->surface);
  if (g_queue_is_empty (&studio.drawn))
    studio.drawn_since = g_get_monotonic_time ();
  g_queue_push_tail (&studio.drawn, picture);
}

static void
show_drawn (void)
{
  Picture *picture;

  while ((picture = g_queue_pop_head (&studio.drawn)) != NULL)
    gtk_widget_queue_draw (picture->area);
}

static gboolean
draw_next_cb (gpointer data)
{
  Picture *picture = g_queue_pop_head (&studio.wanted);

  if (picture != NULL)
    draw_next (picture);
  studio.busy = !g_queue_is_empty (&studio.wanted);
  if (!studio.busy || g_get_monotonic_time () - studio.drawn_since > SHARED_FRAME_US)
    show_drawn ();
  return studio.busy ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
want (Picture *picture)
{
  if (g_queue_find (&studio.wanted, picture) == NULL)
    g_queue_push_tail (&studio.wanted, picture);
  if (!studio.busy)
    g_idle_add (draw_next_cb, NULL);
  studio.busy = TRUE;
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

static GtkWidget *
new_bed (Picture *picture, int width, int height) /* (transfer full) */
{
  GtkWidget *bed = gtk_center_box_new ();

  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bed), new_area (picture, width, height));
  gtk_widget_add_css_class (bed, "bed");
  return bed;
}

GtkWidget *
lw_thumbnail_new (const LwCountry *country, GBytes *file, int width, int height)
{
  Picture *picture;

  g_return_val_if_fail (country != NULL && file != NULL, NULL);

  picture = g_new0 (Picture, 1);
  picture->name = name_of (file, FALSE, width, height);
  picture->surface = find (picture->name, width, height);
  if (picture->surface == NULL)
    picture->country = lw_country_copy (country);
  return new_bed (picture, width, height);
}

GtkWidget *
lw_thumbnail_new_of_battle (const LwBattle *battle, GBytes *file, int width, int height)
{
  g_autofree char *name = NULL;
  cairo_surface_t *surface;
  Picture *picture;

  g_return_val_if_fail (file != NULL, NULL);

  name = name_of (file, TRUE, width, height);
  surface = battle == NULL ? find (name, width, height)
                           : draw (lw_battle_country (battle), battle, width, height);
  if (surface == NULL)
    return NULL;
  if (battle != NULL && !lw_thumbnail_hides (battle))
    keep_picture (name, surface);
  picture = g_new0 (Picture, 1);
  picture->surface = surface;
  return new_bed (picture, width, height);
}
