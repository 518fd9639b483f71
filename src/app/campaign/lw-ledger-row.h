/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-row.h: one battle of a war: a line, and its addends on demand.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-campaign.h"

G_BEGIN_DECLS

typedef enum
{
  LW_COLUMN_ARROW,
  LW_COLUMN_NUMBER,
  LW_COLUMN_DATE,
  LW_COLUMN_COUNTRY,
  LW_COLUMN_VARIETY,
  LW_COLUMN_WINNER,
  LW_COLUMN_RED,
  LW_COLUMN_BLUE,
  LW_COLUMN_MARGIN,
  LW_COLUMN_RED_TOTAL,
  LW_COLUMN_BLUE_TOTAL,
  LW_N_LEDGER_COLUMNS
} LwLedgerColumn;

/* The line of the columns' names; @groups keeps each column as wide in all lines. */
GtkWidget *lw_ledger_head_new       (GtkSizeGroup *const groups[LW_N_LEDGER_COLUMNS]);

/* @standing: the war's after this battle. A line of a GtkListBox. */
GtkWidget *lw_ledger_row_widget_new (const LwCampaign *campaign, guint number,
                                     const LwStanding *standing,
                                     GtkSizeGroup *const groups[LW_N_LEDGER_COLUMNS]);

/* Opens the line to show both columns of addends, or folds it again. */
void       lw_ledger_row_toggle     (GtkListBoxRow *row);

/* What the line shows when it is open. */
GtkWidget *lw_ledger_addends_new    (const LwLedgerRow *row);

/* "red", "blue" or "nobody": who won, as a style class. */
const char *lw_ledger_winner_class  (const LwLedgerRow *row);

G_END_DECLS
