/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-order.h: a button that says by what a ledger is sorted, and sorts it by a menu: the
 * heads of a table are for the mouse alone.
 */
#pragma once

#include "lw-ledger-table.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_ORDER (lw_ledger_order_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerOrder, lw_ledger_order, LW, LEDGER_ORDER, GtkWidget)

/* Keeps @table. */
GtkWidget *lw_ledger_order_new (LwLedgerTable *table);

G_END_DECLS
