/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document-export.c: a document written to a file.
 */
#include "lw-document-private.h"

#include "lw-picture.h"

#define RESOLUTION 150 /* dots to the inch of a picture of a page */

static void
draw_page_cb (cairo_t *cr, guint page, gpointer data)
{
  lw_document_draw (data, cr, page);
}

/* The references that each page has. (element-type guint) */
static GArray *
count_references (const LwDocument *document)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < document->pages->len; i++)
    {
      guint count = cairo_surface_get_reference_count (g_ptr_array_index (document->pages, i));

      g_array_append_val (counts, count);
    }
  return counts;
}

/* Cairo 1.16's SVG surface keeps its reference to a recording it has drawn for ever: what it took
 * beyond @counts is given back. */
static void
drop_references (const LwDocument *document, const GArray *counts)
{
  for (guint i = 0; i < document->pages->len; i++)
    {
      cairo_surface_t *page = g_ptr_array_index (document->pages, i);

      while (cairo_surface_get_reference_count (page) > g_array_index (counts, guint, i))
        cairo_surface_destroy (page);
    }
}

gboolean
lw_document_export (const LwDocument *document, const char *path, GError **error)
{
  LwPicture picture = { 0 };
  g_autoptr (GArray) counts = NULL;
  gboolean saved;

  g_return_val_if_fail (document && path, FALSE);
  picture.width = document->paper.width;
  picture.height = document->paper.height;
  picture.pages = lw_document_pages (document);
  picture.resolution = RESOLUTION;
  picture.title = document->title;
  picture.date = document->date;
  picture.draw = draw_page_cb;
  picture.data = (gpointer)document;
  counts = count_references (document);
  saved = lw_picture_save (&picture, path, error);
  drop_references (document, counts);
  return saved;
}
