/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document-export.c: a document written to a file.
 */
#include "lw-document.h"

#include "lw-picture.h"

#define RESOLUTION 150 /* dots to the inch of a picture of a page */

static void
draw_page_cb (cairo_t *cr, guint page, gpointer data)
{
  lw_document_draw (data, cr, page);
}

gboolean
lw_document_export (const LwDocument *document, const char *path, GError **error)
{
  LwPicture picture = { 0 };

  g_return_val_if_fail (document && path, FALSE);
  picture.width = document->paper.width;
  picture.height = document->paper.height;
  picture.pages = lw_document_pages (document);
  picture.resolution = RESOLUTION;
  picture.title = document->title;
  picture.date = document->date;
  picture.draw = draw_page_cb;
  picture.data = (gpointer)document;
  return lw_picture_save (&picture, path, error);
}
