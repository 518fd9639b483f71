/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report.h: printed pages: the battle report, the floor plan, the war sheet.
 *
 * A document is laid out for a paper once and then drawn page by page on any Cairo surface, so that
 * screen, PDF, picture and printer show the same.
 */
#pragma once

#include <pango/pangocairo.h>

#include "lw-campaign.h"
#include "lw-scene.h"

G_BEGIN_DECLS

typedef struct
{
  double width, height;  /* of the paper, in points */
  double margin;         /* at least 42 points: 15 mm */
} LwPaper;

extern const LwPaper lw_paper_a4;
extern const LwPaper lw_paper_letter;

typedef struct _LwDocument LwDocument;

/* The battle report: @title and @paragraphs (char*) may be NULL: then they are written anew.
 * @campaign: the war it belongs to, or NULL; @date: 2026-11-30, or NULL: the day it was begun. */
LwDocument *lw_battle_report  (const LwBattle *battle, const char *title, GPtrArray *paragraphs,
                               const LwCampaign *campaign, const char *date, const LwPaper *paper);

/* The floor plan with foot grid, numbered parts and parts list. @scale: 12 is 1:12; 0 fits one
 * page; 1 tiles real size over pages with overlap and marks. */
LwDocument *lw_floor_plan     (const LwCountry *country, double scale, const LwPaper *paper);

LwDocument *lw_war_sheet      (const LwCampaign *campaign, const LwPaper *paper);

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

/* Writes it: .pdf all pages; .png and .svg the first page (name-2.png the second, ...). On error,
 * a sentence for the player; the same document gives the same bytes. */
gboolean    lw_document_export (const LwDocument *document, const char *path, GError **error);

/* The battle report as plain text. Returns: (transfer full) */
char       *lw_battle_report_text (const LwBattle *battle, const char *title,
                                   GPtrArray *paragraphs, const LwCampaign *campaign,
                                   const char *date);

/* A picture of the map alone, .png, .svg or .pdf by its name; @inch: pixels to the inch. */
gboolean    lw_map_export     (const LwCountry *country, const LwBattle *battle, double inch,
                               const char *path, GError **error);
/* The same of one part of a Country, with or without the names of its places. */
gboolean    lw_map_export_part (const LwCountry *country, LwBox part, gboolean names, double inch,
                                const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwDocument, lw_document_free)

G_END_DECLS
