/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-document.h: pages that were laid out once and are drawn on any surface.
 *
 * A document is laid out for a paper once and then drawn page by page on any Cairo surface, so that
 * screen, PDF, picture and printer show the same.
 */
#pragma once

#include <cairo.h>
#include <glib.h>
#include "lw-picture.h"

G_BEGIN_DECLS

typedef struct
{
  double width, height;  /* of the paper, in points */
  double margin;         /* at least 42 points: 15 mm */
} LwPaper;

extern const LwPaper lw_paper_a4;
extern const LwPaper lw_paper_letter;

typedef struct _LwDocument LwDocument;

/* A document without pages yet, and one page more, to be drawn on while it is made.
 * Returns: (transfer full) */
LwDocument *lw_document_new      (const char *title, const LwPaper *paper);
cairo_t    *lw_document_add_page (LwDocument *document);
/* More ink on page @page, from 0: what is drawn when all pages are counted. (transfer full) */
cairo_t    *lw_document_pen      (LwDocument *document, guint page);
/* A part of the last page that is drawn anew each time, so that long tables are not kept as ink:
 * @draw is given @data, which @free_data frees when the last page that refers to it goes. */
typedef void (*LwDocumentDraw) (cairo_t *cr, gpointer data);
void        lw_document_add_part (LwDocument *document, LwDocumentDraw draw, gpointer data,
                                  GDestroyNotify free_data);
void        lw_document_set_date (LwDocument *document, const char *date);

guint       lw_document_pages (const LwDocument *document);
const char *lw_document_title (const LwDocument *document);
const LwPaper *lw_document_paper (const LwDocument *document);
/* Draws page @page, from 0, with the paper's corner at the origin, in points. The ground is left
 * as it is: paint it white first. */
void        lw_document_draw  (const LwDocument *document, cairo_t *cr, guint page);
void        lw_document_free  (LwDocument *document);

#define LW_DOCUMENT_ERROR (lw_document_error_quark ())
GQuark lw_document_error_quark (void);

typedef enum
{
  LW_DOCUMENT_ERROR_PAGES  /* no such pages, or words that are none */
} LwDocumentErrorCode;

/*
 * lw_document_excerpt: the same document with some of its pages, which keep their numbers.
 * @ranges: "1, 3-4", "2-", "-3"; "" for all. NULL, with a sentence for the player, when it cannot
 * be read or names no page that there is. (transfer full)
 */
LwDocument *lw_document_excerpt (const LwDocument *document, const char *ranges, GError **error);

/* Has it written by @write: .pdf all pages; .png and .svg the first page (name-2.png the second,
 * ...). On error, a sentence for the player; the same document gives the same bytes. */
gboolean    lw_document_export (const LwDocument *document, const char *path,
                                LwPictureWriter write, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwDocument, lw_document_free)

G_END_DECLS
