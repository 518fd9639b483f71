/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-export.c: a picture of the map alone.
 */
#include "lw-map-export.h"
#include "ink/ink.h"
#include "lw-scene.h"
#include "terrain/terrain.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

/* No picture is wider or higher than this, in pixels. */
#define MOST_SIDE 16000

/* A margin of floor round the field, so that nothing at its edge is cropped. */
#define MARGIN_INCHES 1.5

typedef struct
{
  const LwCountry *country;
  const LwBattle *battle; /* or NULL */
  LwBox part;             /* what is seen of it, the margin excepted */
  gboolean names;
} Picture;

static void
draw_map (cairo_t *cr, const Picture *picture, const LwView *view)
{
  static const double floor_shade[] = { 0.72, 0.66, 0.565 };

  cairo_set_source_rgb (cr, floor_shade[0], floor_shade[1], floor_shade[2]);
  cairo_paint (cr);
  if (picture->battle != NULL)
    {
      LwViewer viewer = lw_scene_hides (picture->battle) ? LW_VIEWER_NOBODY : LW_VIEWER_BOTH;
      lw_scene_draw (cr, picture->battle, viewer, view, LW_INK_COLOUR);
      return;
    }
  lw_draw_country (cr, picture->country, view, LW_INK_COLOUR);
  if (picture->names)
    lw_draw_place_names (cr, picture->country, view, LW_INK_COLOUR);
}

static cairo_surface_t *
make_surface (const char *path, double width, double height)
{
  if (g_str_has_suffix (path, ".pdf"))
    return cairo_pdf_surface_create (path, width, height);
  if (g_str_has_suffix (path, ".svg"))
    return cairo_svg_surface_create (path, width, height);
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)width, (int)height);
}

static gboolean
report_status (cairo_status_t status, const char *path, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
               _ ("The picture “%s” could not be written: %s."), path,
               cairo_status_to_string (status));
  return FALSE;
}

/* The part in the middle of a sheet of that size. */
static LwView
view_of (const Picture *picture, double inch, double width, double height)
{
  const LwBox *part = &picture->part;
  LwView view = { inch / LW_INCH, 0, 0, picture->country->depth };

  view.left = (width - (part->x2 - part->x1) * view.scale) / 2 - part->x1 * view.scale;
  view.top = (height - (part->y2 - part->y1) * view.scale) / 2 -
             ((double)view.depth - part->y2) * view.scale;
  return view;
}

static gboolean
write_picture (const Picture *picture, double inch, const char *path, GError **error)
{
  gboolean png = g_str_has_suffix (path, ".png");

  if (!png && !g_str_has_suffix (path, ".svg") && !g_str_has_suffix (path, ".pdf"))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                   _ ("“%s” should end in .png, .svg or .pdf."), path);
      return FALSE;
    }
  double wide = (picture->part.x2 - picture->part.x1) / (double)LW_INCH + 2 * MARGIN_INCHES;
  double high = (picture->part.y2 - picture->part.y1) / (double)LW_INCH + 2 * MARGIN_INCHES;
  inch = MIN (inch, MOST_SIDE / MAX (wide, high));
  double width = MAX (1, (double)(gint)(wide * inch + 0.5));
  double height = MAX (1, (double)(gint)(high * inch + 0.5));

  LwView view = view_of (picture, inch, width, height);
  cairo_surface_t *surface = make_surface (path, width, height);
  cairo_t *cr = cairo_create (surface);
  draw_map (cr, picture, &view);
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && png)
    status = cairo_surface_write_to_png (surface, path);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return report_status (status, path, error);
}

gboolean
lw_map_export (
    const LwCountry *country, const LwBattle *battle, double inch, const char *path, GError **error)
{
  g_return_val_if_fail (country != NULL || battle != NULL, FALSE);
  g_return_val_if_fail (path != NULL && inch > 0, FALSE);

  if (country == NULL)
    country = lw_battle_country (battle);
  Picture picture = { country, battle, lw_country_bounds (country), TRUE };
  return write_picture (&picture, inch, path, error);
}

gboolean
lw_map_export_part (const LwCountry *country,
                    LwBox part,
                    gboolean names,
                    double inch,
                    const char *path,
                    GError **error)
{
  g_return_val_if_fail (country != NULL && path != NULL && inch > 0, FALSE);
  g_return_val_if_fail (part.x2 >= part.x1 && part.y2 >= part.y1, FALSE);

  Picture picture = { country, NULL, part, names };
  return write_picture (&picture, inch, path, error);
}
