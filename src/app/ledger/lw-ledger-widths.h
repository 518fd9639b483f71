/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-widths.h: the widest that each column of a ledger will show.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-model.h"

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

G_END_DECLS
