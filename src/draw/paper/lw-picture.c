/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-picture.c: drawings written to files: .pdf, .svg or .png by the name's ending.
 *
 * A picture is drawn into memory first, so that a full disk or a refused name leaves what was
 * there.
 */
#include "lw-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

/* The year of the book, for documents without a date: the clock would make no two files alike. */
#define NO_DATE "1913-07-01"

GQuark
lw_picture_error_quark (void)
{
  return g_quark_from_static_string ("lw-picture-error-quark");
}

static gboolean
ends_in (const char *path, const char *ending)
{
  gsize n = strlen (path), m = strlen (ending);

  return n > m && g_ascii_strcasecmp (path + n - m, ending) == 0;
}

gboolean
lw_picture_kind (const char *path, LwPictureKind *kind, GError **error)
{
  g_return_val_if_fail (path != NULL && kind != NULL, FALSE);
  if (g_str_equal (path, "-") || ends_in (path, ".pdf"))
    *kind = LW_PICTURE_PDF;
  else if (ends_in (path, ".svg"))
    *kind = LW_PICTURE_SVG;
  else if (ends_in (path, ".png"))
    *kind = LW_PICTURE_PNG;
  else
    {
      g_set_error (error, LW_PICTURE_ERROR, LW_PICTURE_ERROR_KIND,
                   _ ("The name “%s” ends in none of .pdf, .png and .svg."), path);
      return FALSE;
    }
  return TRUE;
}

static cairo_status_t
keep_bytes_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns: (transfer full) */
static char *
format_created (const char *date)
{
  g_autofree char *midnight = g_strdup_printf ("%sT00:00:00Z", date ? date : "");
  g_autoptr (GDateTime) day = g_date_time_new_from_iso8601 (midnight, NULL);

  return day ? g_steal_pointer (&midnight) : g_strdup (NO_DATE "T00:00:00Z");
}

static void
describe_pdf (cairo_surface_t *surface, const LwPicture *picture)
{
  g_autofree char *date = format_created (picture->date);
  g_autofree char *title = picture->title ? g_utf8_make_valid (picture->title, -1) : NULL;

  if (title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Little Wars " LW_VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
}

static cairo_surface_t *
create_surface (const LwPicture *picture, LwPictureKind kind, GByteArray *bytes)
{
  double scale = picture->resolution / 72;
  cairo_surface_t *surface;

  if (kind == LW_PICTURE_PDF)
    {
      surface = cairo_pdf_surface_create_for_stream (keep_bytes_cb, bytes, picture->width,
                                                     picture->height);
      describe_pdf (surface, picture);
    }
  else if (kind == LW_PICTURE_SVG)
    {
      surface = cairo_svg_surface_create_for_stream (keep_bytes_cb, bytes, picture->width,
                                                     picture->height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
    }
  else
    {
      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                            MAX (1, (int)lround (picture->width * scale)),
                                            MAX (1, (int)lround (picture->height * scale)));
      cairo_surface_set_device_scale (surface, scale, scale);
    }
  return surface;
}

static void
draw_pages (const LwPicture *picture, cairo_surface_t *surface, guint first, guint n)
{
  cairo_t *cr = cairo_create (surface);

  for (guint i = first; i < first + n; i++)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      picture->draw (cr, i, picture->data);
      if (n > 1)
        cairo_show_page (cr);
    }
  cairo_destroy (cr);
}

/* Draws @n pages from @first on. Returns: (transfer full), NULL on error */
static GByteArray *
render (const LwPicture *picture, LwPictureKind kind, guint first, guint n, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (picture, kind, bytes);
  cairo_status_t status;

  draw_pages (picture, surface, first, n);
  status = cairo_surface_status (surface);
  if (kind == LW_PICTURE_PNG && status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, keep_bytes_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, LW_PICTURE_ERROR, LW_PICTURE_ERROR_DRAWING,
                   kind == LW_PICTURE_PDF ? _ ("The document could not be made: %s.")
                                          : _ ("The picture could not be drawn: %s."),
                   cairo_status_to_string (status));
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

char *
lw_picture_page_path (const char *path, guint page)
{
  gsize stem = strlen (path) - strlen (".png");

  if (page == 0)
    return g_strdup (path);
  return g_strdup_printf ("%.*s-%u%s", (int)stem, path, page + 1, path + stem);
}

static gboolean
save_pages (const LwPicture *picture,
            const char *path,
            LwPictureKind kind,
            LwPictureWriter write,
            GError **error)
{
  gboolean together = kind == LW_PICTURE_PDF;

  for (guint i = 0; i < (together ? 1 : picture->pages); i++)
    {
      g_autofree char *name = lw_picture_page_path (path, i);
      g_autoptr (GByteArray) bytes = NULL;

      bytes = render (picture, kind, i, together ? picture->pages : 1, error);
      if (bytes == NULL || !write (name, (const char *)bytes->data, bytes->len, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
lw_picture_save (const LwPicture *picture, const char *path, LwPictureWriter write, GError **error)
{
  LwPictureKind kind;

  g_return_val_if_fail (picture != NULL && path != NULL && write != NULL, FALSE);
  g_return_val_if_fail (picture->draw != NULL && picture->pages > 0, FALSE);

  return lw_picture_kind (path, &kind, error) && save_pages (picture, path, kind, write, error);
}
