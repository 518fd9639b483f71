/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-layout.h: the columns of a ledger, the same in its head and in every line; where room
 * is short the least needed give way.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-widths.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_LAYOUT (lw_ledger_layout_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerLayout, lw_ledger_layout, LW, LEDGER_LAYOUT, GtkLayoutManager)

/*
 * For a widget whose children are an arrow and then a cell for each column; @is_line: or that has
 * none yet, and is as high as other lines. Shares @widths.
 */
GtkLayoutManager *lw_ledger_layout_new   (LwLedgerWidths *widths, gboolean is_line);

/* Does the column grow with the room there is, and is its text cut short for want of it? */
gboolean          lw_ledger_column_grows (LwLedgerColumn column);
float             lw_ledger_column_align (LwLedgerColumn column);

G_END_DECLS
