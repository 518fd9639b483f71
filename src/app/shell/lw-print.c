/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-print.c: documents to paper.
 */
#include "lw-print.h"

#include <math.h>

static void
begun_cb (GtkPrintOperation *operation, GtkPrintContext *context, LwDocument *document)
{
  gtk_print_operation_set_n_pages (operation, (int)lw_document_pages (document));
}

/*
 * The document is laid out for its own paper, margins and all; on another paper it is scaled to fit
 * and centred.
 */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int page,
              LwDocument *document)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double width = gtk_print_context_get_width (context),
         height = gtk_print_context_get_height (context);
  const LwPaper *paper = lw_document_paper (document);
  double scale = MIN (width / paper->width, height / paper->height);

  cairo_save (cr);
  cairo_translate (cr, (width - paper->width * scale) / 2, (height - paper->height * scale) / 2);
  cairo_scale (cr, scale, scale);
  lw_document_draw (document, cr, (guint)page);
  cairo_restore (cr);
}

static GtkPageSetup *
new_page_setup (const LwPaper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  gboolean letter = fabs (paper->width - lw_paper_letter.width) < 1;
  GtkPaperSize *size = gtk_paper_size_new (letter ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  return setup;
}

static GtkPrintOperation *
new_operation (LwDocument *document)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = new_page_setup (lw_document_paper (document));

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, lw_document_title (document));
  g_signal_connect (operation, "begin-print", G_CALLBACK (begun_cb), document);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), document);
  return operation;
}

gboolean
lw_print_document (LwDocument *document, GtkWindow *parent, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (document != NULL, FALSE);

  operation = new_operation (document);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent,
                                  error) != GTK_PRINT_OPERATION_RESULT_ERROR;
}

gboolean
lw_print_export (LwDocument *document, const char *path, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (document != NULL, FALSE);

  operation = new_operation (document);
  gtk_print_operation_set_export_filename (operation, path);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error) ==
         GTK_PRINT_OPERATION_RESULT_APPLY;
}
