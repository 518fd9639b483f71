/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-head.h: the titles over the columns of a ledger; a click on one sorts by it.
 *
 * Signal "sorted": by lw_ledger_head_column() now.
 */
#pragma once

#include "lw-ledger-layout.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_HEAD (lw_ledger_head_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerHead, lw_ledger_head, LW, LEDGER_HEAD, GtkBox)

/* Shares @widths. */
GtkWidget     *lw_ledger_head_new    (LwLedgerWidths *widths);
LwLedgerColumn lw_ledger_head_column (LwLedgerHead *self, gboolean *falling);

G_END_DECLS
