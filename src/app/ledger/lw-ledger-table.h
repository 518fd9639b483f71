/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-table.h: the battles of a war in columns: a line to a battle, one of them chosen; where
 * room is short the columns that matter least are left out.
 *
 * Signal "toggled" (boolean): a line was clicked, or Enter was pressed on it, and it is the chosen
 * one now; whether it had been so before.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-model.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_TABLE (lw_ledger_table_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerTable, lw_ledger_table, LW, LEDGER_TABLE, GtkWidget)

/* @entries: what is shown, in any order; sorted by number at first. */
GtkWidget          *lw_ledger_table_new     (GListModel *entries);

/* Its model has the lines in their order. (transfer none) */
GtkSingleSelection *lw_ledger_table_choice  (LwLedgerTable *self);
/* Announces by "changed" that the player sorts by another column, or turns the order round.
 * (transfer none) */
GtkSorter          *lw_ledger_table_sorter  (LwLedgerTable *self);
void                lw_ledger_table_sort    (LwLedgerTable *self, LwLedgerColumn column,
                                             gboolean falling);
/* What the player opened, for a screen reader; NULL: nothing. */
void                lw_ledger_table_open    (LwLedgerTable *self, LwLedgerEntry *entry);
/* The battle in whose line @inside stands; NULL: in none. (transfer none) */
LwLedgerEntry      *lw_ledger_table_find    (LwLedgerTable *self, GtkWidget *inside);

G_END_DECLS
