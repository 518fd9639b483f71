/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-print.c: documents to paper, by the system's print dialog.
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

/* @make: its folder, when it is missing. */
static char *
kept_path (gboolean make)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "little-wars", NULL);

  if (make && g_mkdir_with_parents (folder, 0700) != 0)
    return NULL;
  return g_build_filename (folder, "printing.ini", NULL);
}

/* What was last chosen, or NULL. */
static GKeyFile *
read_kept (void)
{
  g_autofree char *path = kept_path (FALSE);
  g_autoptr (GKeyFile) kept = g_key_file_new ();

  if (!g_key_file_load_from_file (kept, path, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_steal_pointer (&kept);
}

static GtkPageSetup *
new_page_setup (const LwPaper *paper, GKeyFile *kept)
{
  GtkPageSetup *setup = kept == NULL ? NULL : gtk_page_setup_new_from_key_file (kept, NULL, NULL);
  gboolean letter = fabs (paper->width - lw_paper_letter.width) < 1;
  GtkPaperSize *size;

  if (setup != NULL)
    return setup;
  setup = gtk_page_setup_new ();
  size = gtk_paper_size_new (letter ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  return setup;
}

GtkPrintOperation *
lw_print_operation (LwDocument *document)
{
  GtkPrintOperation *operation;
  g_autoptr (GKeyFile) kept = read_kept ();
  g_autoptr (GtkPageSetup) setup = NULL;
  g_autoptr (GtkPrintSettings) settings = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  operation = gtk_print_operation_new ();
  setup = new_page_setup (lw_document_paper (document), kept);
  if (kept != NULL)
    settings = gtk_print_settings_new_from_key_file (kept, NULL, NULL);
  if (settings != NULL)
    gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, lw_document_title (document));
  g_signal_connect (operation, "begin-print", G_CALLBACK (begun_cb), document);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), document);
  return operation;
}

/* What belongs to one print alone is not kept: pages, copies, a file's name. */
static void
forget_once (GtkPrintSettings *settings)
{
  static const char *const once[] = {
    GTK_PRINT_SETTINGS_PRINT_PAGES, GTK_PRINT_SETTINGS_PAGE_RANGES,
    GTK_PRINT_SETTINGS_PAGE_SET,    GTK_PRINT_SETTINGS_N_COPIES,
    GTK_PRINT_SETTINGS_OUTPUT_URI,  GTK_PRINT_SETTINGS_OUTPUT_BASENAME
  };

  for (guint i = 0; i < G_N_ELEMENTS (once); i++)
    gtk_print_settings_unset (settings, once[i]);
}

/* It is no loss when it cannot be kept: the dialog asks again. */
void
lw_print_keep (GtkPrintOperation *operation)
{
  GtkPrintSettings *chosen = gtk_print_operation_get_print_settings (operation);
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (operation);
  g_autoptr (GKeyFile) kept = g_key_file_new ();
  g_autofree char *path = kept_path (TRUE);

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));

  if (chosen != NULL)
    {
      g_autoptr (GtkPrintSettings) settings = gtk_print_settings_copy (chosen);

      forget_once (settings);
      gtk_print_settings_to_key_file (settings, kept, NULL);
    }
  if (setup != NULL)
    gtk_page_setup_to_key_file (setup, kept, NULL);
  if (path != NULL)
    g_key_file_save_to_file (kept, path, NULL);
}

gboolean
lw_print_document (LwDocument *document, GtkWindow *parent, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  GtkPrintOperationResult result;

  g_return_val_if_fail (document != NULL, FALSE);

  operation = lw_print_operation (document);
  result =
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error);
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    lw_print_keep (operation);
  return result != GTK_PRINT_OPERATION_RESULT_ERROR;
}

gboolean
lw_print_export_for_test (LwDocument *document, const char *path, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_val_if_fail (document != NULL, FALSE);

  operation = lw_print_operation (document);
  gtk_print_operation_set_export_filename (operation, path);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error) ==
         GTK_PRINT_OPERATION_RESULT_APPLY;
}
