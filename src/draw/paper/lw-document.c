/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document.c: a document: pages that were laid out once and are drawn on any surface.
 *
 * A page is a Cairo recording: lines and letters, not dots; and parts that are drawn anew each
 * time, since a recording of a thousand letters takes a hundred times as much as the letters do. An
 * excerpt shares the pages of the document it is taken from; a file is written from them by
 * lw-picture.c.
 */
#include "lw-document.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-picture.h"

#define MOST_DIGITS 6  /* of a page's number */
#define RESOLUTION 150 /* dots to the inch of a picture of a page */

typedef struct
{
  LwDocumentDraw draw;
  gpointer data;
  GDestroyNotify free_data;
} Part;

typedef struct
{
  cairo_surface_t *ink; /* a recording */
  GArray *parts;        /* of Part, or NULL */
} Page;

struct _LwDocument
{
  char *title;
  char *date; /* 2026-11-30, or NULL */
  LwPaper paper;
  GPtrArray *pages; /* of Page, each counting its references */
};

static void
clear_part (gpointer data)
{
  Part *part = data;

  if (part->free_data != NULL)
    part->free_data (part->data);
}

static void
clear_page (gpointer data)
{
  Page *page = data;

  cairo_surface_destroy (page->ink);
  g_clear_pointer (&page->parts, g_array_unref);
}

static void
release_page (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_page);
}

static Page *
page_of (const LwDocument *document, guint number)
{
  return g_ptr_array_index (document->pages, number);
}

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
  document->pages = g_ptr_array_new_with_free_func (release_page);
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
  Page *page;

  g_return_val_if_fail (document != NULL, NULL);
  paper.width = document->paper.width;
  paper.height = document->paper.height;
  page = g_atomic_rc_box_new0 (Page);
  page->ink = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &paper);
  g_ptr_array_add (document->pages, page);
  return cairo_create (page->ink);
}

void
lw_document_add_part (LwDocument *document,
                      LwDocumentDraw draw,
                      gpointer data,
                      GDestroyNotify free_data)
{
  Part part = { draw, data, free_data };
  Page *page;

  g_return_if_fail (document != NULL && document->pages->len > 0 && draw != NULL);
  page = page_of (document, document->pages->len - 1);
  if (page->parts == NULL)
    {
      page->parts = g_array_new (FALSE, FALSE, sizeof (Part));
      g_array_set_clear_func (page->parts, clear_part);
    }
  g_array_append_val (page->parts, part);
}

cairo_t *
lw_document_pen (LwDocument *document, guint page)
{
  g_return_val_if_fail (document != NULL && page < document->pages->len, NULL);
  return cairo_create (page_of (document, page)->ink);
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
  const GArray *parts;

  g_return_if_fail (document && cr && page < document->pages->len);
  cairo_save (cr);
  cairo_set_source_surface (cr, page_of (document, page)->ink, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  parts = page_of (document, page)->parts;
  for (guint i = 0; parts != NULL && i < parts->len; i++)
    {
      const Part *part = &g_array_index (parts, Part, i);

      cairo_save (cr);
      part->draw (cr, part->data);
      cairo_restore (cr);
    }
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
      g_ptr_array_add (excerpt->pages, g_atomic_rc_box_acquire (page_of (document, i)));
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
      guint count = cairo_surface_get_reference_count (page_of (document, i)->ink);

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
      cairo_surface_t *page = page_of (document, i)->ink;

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
