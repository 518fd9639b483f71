/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-page.h: a printed document on the screen: read, edit its words, save as PDF, print.
 */
#pragma once

#include <gtk/gtk.h>

#include "report/report.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_REPORT_PAGE (lw_report_page_get_type ())
G_DECLARE_FINAL_TYPE (LwReportPage, lw_report_page, LW, REPORT_PAGE, GtkBox)

/* The battle's report; @campaign_path may be NULL. Its title and paragraphs can be edited. */
GtkWidget *lw_report_page_new_battle   (LwSession *session, const char *campaign_path);

/* Any other document, to read, save and print; takes it over. @name: proposed file name. */
GtkWidget *lw_report_page_new_document (LwDocument *document, const char *name);

G_END_DECLS
