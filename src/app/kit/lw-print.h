/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-print.h: documents to paper, by the system's print dialog.
 *
 * What a player last chose there, printer, paper and quality, is kept in his configuration folder
 * for the next time.
 */
#pragma once

#include <gtk/gtk.h>

#include "report/report.h"

G_BEGIN_DECLS

/* Runs the dialog and prints. FALSE with @error when printing failed, but not when the player
 * thought better of it. */
gboolean           lw_print_document  (LwDocument *document, GtkWindow *parent, GError **error);

/* The print operation writes a PDF instead. */
gboolean           lw_print_export_for_test (LwDocument *document, const char *path,
                                             GError **error);

/* An operation for @document with what was last chosen; on its own paper when nothing was.
 * (transfer full) */
GtkPrintOperation *lw_print_operation (LwDocument *document);
/* Keeps what @operation was printed with. */
void               lw_print_keep      (GtkPrintOperation *operation);

G_END_DECLS
