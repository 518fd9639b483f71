/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document.c: a document: pages that were laid out once and are drawn on any surface.
 *
 * A page is a Cairo recording: lines and letters, not dots. An excerpt shares the recordings of the
 * document it is taken from; a file is written from them by lw-picture.c.
 */
#include "lw-document.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-picture.h"

#define MOST_DIGITS 6  /* of a page's number */
#define RESOLUTION 150 /* dots to the inch of a picture of a page */

struct _LwDocument
{
  char *title;
  char *date; /* 2026-11-30, or NULL */
  LwPaper paper;
  GPtrArray *pages; /* of cairo_surface_t, recordings */
};

const LwPaper lw_paper_a4 = { 595.276, 841.890, 42.52 };
const LwPaper lw_paper_letter = { 612, 792, 42.52 };

LwDocument *
lw_document_new (const char *title, const LwPaper *paper)
{
  LwDocument *document;

  g_return_val_if_fail (title != NULL && paper != NULL, NULL);
  document = g_new0 (LwDocument, 1);
  document->title = g_strdup (title);
  document->paper = *paper;
  document->pages = g_ptr_array_new_with_free_func ((GDestroyNotify)cairo_surface_destroy);
  return document;
}

void
lw_document_free (LwDocument *document)
{
  if (document == NULL)
    return;
  g_ptr_array_unref (document->pages);
  g_free (document->title);
  g_free (document->date);
  g_free (document);
}

void
lw_document_set_date (LwDocument *document, const char *date)
{
  g_return_if_fail (document != NULL);
  g_free (document->date);
  document->date = g_strdup (date);
}

cairo_t *
lw_document_add_page (LwDocument *document)
{
  cairo_rectangle_t paper = { 0, 0, 0, 0 };
  cairo_surface_t *page;

  g_return_val_if_fail (document != NULL, NULL);
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
  g_return_val_if_fail (document != NULL, 0);
  return document->pages->len;
}

const LwPaper *
lw_document_paper (const LwDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);
  return &document->paper;
}

const char *
lw_document_title (const LwDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);
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

/* ---- some of its pages ---- */

GQuark
lw_document_error_quark (void)
{
  return g_quark_from_static_string ("lw-document-error-quark");
}

/* A number at *@text, which is moved behind it; 0 for none. */
static guint
read_number (const char **text)
{
  guint number = 0;

  while (**text == ' ')
    (*text)++;
  for (guint digits = 0; g_ascii_isdigit (**text) && digits < MOST_DIGITS; digits++)
    number = number * 10 + (guint)(*(*text)++ - '0');
  while (**text == ' ')
    (*text)++;
  return number;
}

/* "3", "3-4", "3-" or "-4" at *@text. FALSE: it is none of these. */
static gboolean
read_range (const char **text, guint pages, guint *first, guint *last)
{
  *first = read_number (text);
  if (**text != '-')
    {
      *last = *first;
      return *first > 0;
    }
  (*text)++;
  *last = read_number (text);
  if (*first == 0 && *last == 0)
    return FALSE;
  *first = MAX (*first, 1);
  *last = *last == 0 ? pages : *last;
  return *first <= *last;
}

/* The wanted pages as flags, or NULL when @ranges cannot be read or wants none that there is. */
static gboolean *
read_ranges (const char *ranges, guint pages)
{
  g_autofree gboolean *wanted = g_new0 (gboolean, pages + 1);
  const char *text = ranges + strspn (ranges, " ");
  gboolean any = *text == '\0';

  for (guint i = 0; any && i < pages; i++)
    wanted[i] = TRUE;
  while (*text != '\0')
    {
      guint first, last;

      if (!read_range (&text, pages, &first, &last) || (*text != '\0' && *text != ','))
        return NULL;
      for (guint page = first; page <= MIN (last, pages); page++)
        wanted[page - 1] = any = TRUE;
      text += *text == ',' ? 1 : 0;
    }
  return any ? g_steal_pointer (&wanted) : NULL;
}

LwDocument *
lw_document_excerpt (const LwDocument *document, const char *ranges, GError **error)
{
  g_autofree gboolean *wanted = NULL;
  LwDocument *excerpt;

  g_return_val_if_fail (document != NULL && ranges != NULL, NULL);
  wanted = read_ranges (ranges, document->pages->len);
  if (wanted == NULL)
    {
      g_set_error (error, LW_DOCUMENT_ERROR, LW_DOCUMENT_ERROR_PAGES,
                   ngettext ("“%s” names no page of this document, which has %u page.",
                             "“%s” names no pages of this document, which has %u pages.",
                             document->pages->len),
                   ranges, document->pages->len);
      return NULL;
    }
  excerpt = lw_document_new (document->title, &document->paper);
  lw_document_set_date (excerpt, document->date);
  for (guint i = 0; i < document->pages->len; i++)
    if (wanted[i])
      g_ptr_array_add (excerpt->pages,
                       cairo_surface_reference (g_ptr_array_index (document->pages, i)));
  return excerpt;
}

/* ---- in a file ---- */

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
lw_document_export (const LwDocument *document,
                    const char *path,
                    LwPictureWriter write,
                    GError **error)
{
  LwPicture picture = { 0 };
  g_autoptr (GArray) counts = NULL;
  gboolean saved;

  g_return_val_if_fail (document != NULL && path != NULL, FALSE);
  picture.width = document->paper.width;
  picture.height = document->paper.height;
  picture.pages = lw_document_pages (document);
  picture.resolution = RESOLUTION;
  picture.title = document->title;
  picture.date = document->date;
  picture.draw = draw_page_cb;
  picture.data = (gpointer)document;
  counts = count_references (document);
  saved = lw_picture_save (&picture, path, write, error);
  drop_references (document, counts);
  return saved;
}
