/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-print.h: documents to paper.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-report.h"

G_BEGIN_DECLS

/*
 * lw_print_document: the print dialog for @document (kept alive by the caller until the call is
 * over). The range of pages chosen in the dialog is honoured. Returns FALSE with @error.
 */
gboolean lw_print_document (LwDocument *document, GtkWindow *parent, GError **error);

/* The same without a dialog, to a PDF by the print machinery: for tests. */
gboolean lw_print_export   (LwDocument *document, const char *path, GError **error);

G_END_DECLS
