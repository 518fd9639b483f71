/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document.c: a document: pages that were laid out once and are drawn on any surface.
 *
 * A page is a Cairo recording: lines and letters, not dots.
 */
#include "lw-document-private.h"

const LwPaper lw_paper_a4 = { 595.276, 841.890, 42.52 };
const LwPaper lw_paper_letter = { 612, 792, 42.52 };

LwDocument *
lw_document_new (const char *title, const LwPaper *paper)
{
  LwDocument *document;

  g_return_val_if_fail (title && paper, NULL);
  document = g_new0 (LwDocument, 1);
  document->title = g_strdup (title);
  document->paper = *paper;
  document->pages = g_ptr_array_new_with_free_func ((GDestroyNotify)cairo_surface_destroy);
  return document;
}

void
lw_document_free (LwDocument *document)
{
  if (!document)
    return;
  g_ptr_array_unref (document->pages);
  g_free (document->title);
  g_free (document->date);
  g_free (document);
}

void
lw_document_set_date (LwDocument *document, const char *date)
{
  g_return_if_fail (document);
  g_free (document->date);
  document->date = g_strdup (date);
}

cairo_t *
lw_document_add_page (LwDocument *document)
{
  cairo_rectangle_t paper = { 0, 0, 0, 0 };
  cairo_surface_t *page;

  g_return_val_if_fail (document, NULL);
  paper.width = document->paper.width;
  paper.height = document->paper.height;
  page = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &paper);
  g_ptr_array_add (document->pages, page);
  return cairo_create (page);
}

cairo_t *
lw_document_pen (LwDocument *document, guint page)
{
  g_return_val_if_fail (document != NULL && page < document->pages->len, NULL);
  return cairo_create (g_ptr_array_index (document->pages, page));
}

guint
lw_document_pages (const LwDocument *document)
{
  g_return_val_if_fail (document, 0);
  return document->pages->len;
}

const LwPaper *
lw_document_paper (const LwDocument *document)
{
  g_return_val_if_fail (document, NULL);
  return &document->paper;
}

const char *
lw_document_title (const LwDocument *document)
{
  g_return_val_if_fail (document, NULL);
  return document->title;
}

void
lw_document_draw (const LwDocument *document, cairo_t *cr, guint page)
{
  g_return_if_fail (document && cr && page < document->pages->len);
  cairo_save (cr);
  cairo_set_source_surface (cr, g_ptr_array_index (document->pages, page), 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}
