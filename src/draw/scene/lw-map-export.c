/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-export.c: a picture of the map alone.
 */
#include "lw-map-export.h"
#include "ink/ink.h"
#include "lw-scene.h"
#include "paper/paper.h"
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

static cairo_status_t
keep_bytes_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
make_surface (LwPictureKind kind, double width, double height, GByteArray *bytes)
{
  switch (kind)
    {
    case LW_PICTURE_PDF:
      return cairo_pdf_surface_create_for_stream (keep_bytes_cb, bytes, width, height);
    case LW_PICTURE_SVG:
      return cairo_svg_surface_create_for_stream (keep_bytes_cb, bytes, width, height);
    case LW_PICTURE_PNG:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)width, (int)height);
    }
}

static gboolean
report_status (cairo_status_t status, const char *path, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, LW_PICTURE_ERROR, LW_PICTURE_ERROR_DRAWING,
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

/* Where it is written. */
typedef struct
{
  double inch; /* pixels */
  const char *path;
  LwPictureWriter write;
} Target;

static cairo_status_t
render (const Picture *picture, double inch, LwPictureKind kind, GByteArray *bytes)
{
  double wide = (picture->part.x2 - picture->part.x1) / (double)LW_INCH + 2 * MARGIN_INCHES;
  double high = (picture->part.y2 - picture->part.y1) / (double)LW_INCH + 2 * MARGIN_INCHES;
  double pixels = MIN (inch, MOST_SIDE / MAX (wide, high));
  double width = MAX (1, (double)(gint)(wide * pixels + 0.5));
  double height = MAX (1, (double)(gint)(high * pixels + 0.5));
  LwView view = view_of (picture, pixels, width, height);
  cairo_surface_t *surface = make_surface (kind, width, height, bytes);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  draw_map (cr, picture, &view);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && kind == LW_PICTURE_PNG)
    status = cairo_surface_write_to_png_stream (surface, keep_bytes_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static gboolean
write_picture (const Picture *picture, const Target *target, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  LwPictureKind kind;

  return lw_picture_kind (target->path, &kind, error) &&
         report_status (render (picture, target->inch, kind, bytes), target->path, error) &&
         target->write (target->path, (const char *)bytes->data, bytes->len, error);
}

gboolean
lw_map_export (const LwCountry *country,
               const LwBattle *battle,
               double inch,
               const char *path,
               LwPictureWriter write,
               GError **error)
{
  Picture picture = { country, battle, { 0 }, TRUE };
  Target target = { inch, path, write };

  g_return_val_if_fail (country != NULL || battle != NULL, FALSE);
  g_return_val_if_fail (path != NULL && write != NULL && inch > 0, FALSE);

  if (country == NULL)
    picture.country = lw_battle_country (battle);
  picture.part = lw_country_bounds (picture.country);
  return write_picture (&picture, &target, error);
}

gboolean
lw_map_export_part (const LwCountry *country,
                    const LwMapPart *part,
                    const char *path,
                    LwPictureWriter write,
                    GError **error)
{
  Picture picture = { country, NULL, part->box, part->names };
  Target target = { part->inch, path, write };

  g_return_val_if_fail (country != NULL && path != NULL && write != NULL, FALSE);
  g_return_val_if_fail (part->box.x2 >= part->box.x1 && part->box.y2 >= part->box.y1, FALSE);
  g_return_val_if_fail (part->inch > 0, FALSE);

  return write_picture (&picture, &target, error);
}
