/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sheets-view.h: the sheets of a document one below the other, nearer or farther.
 */
#pragma once

#include <gtk/gtk.h>

#include "paper/paper.h"

G_BEGIN_DECLS

/* Ctrl+scroll, plus and minus zoom, 0 goes back; arrows, pages and the wheel scroll. */
#define LW_TYPE_SHEETS_VIEW (lw_sheets_view_get_type ())
G_DECLARE_FINAL_TYPE (LwSheetsView, lw_sheets_view, LW, SHEETS_VIEW, GtkBox)

/* @document: (transfer none), and it must live until another is shown or the view is gone. */
void   lw_sheets_view_show (LwSheetsView *self, LwDocument *document);

/* Pixels to a point. */
double lw_sheets_view_zoom_for_test (LwSheetsView *self);

/* How many of its sheets are drawn: those that are seen at once, the others when nothing else is
 * to be done. */
guint  lw_sheets_view_drawn_for_test (LwSheetsView *self);

G_END_DECLS
