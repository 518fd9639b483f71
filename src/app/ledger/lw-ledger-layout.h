/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-layout.h: the columns of a ledger, the same in its head and in every line; where room
 * is short the least needed give way.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-model.h"
#include "session/session.h"

G_BEGIN_DECLS

/* Pixels that each column needs; shared by all who lay themselves out by it. */
typedef struct
{
  int width[LW_N_LEDGER_COLUMNS];
  int line_height; /* of the line that was measured last */
} LwLedgerWidths;

LwLedgerWidths *lw_ledger_widths_new     (void);
LwLedgerWidths *lw_ledger_widths_share   (LwLedgerWidths *widths);
void            lw_ledger_widths_free    (LwLedgerWidths *widths);
/* The widest that each column will show of this war, in the letters of @widget. */
void            lw_ledger_widths_measure (LwLedgerWidths *widths, GtkWidget *widget,
                                          const LwCampaign *campaign);

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
