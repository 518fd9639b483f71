/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-view.h: the ledger of a war: a line to a battle, sorted by any column, filtered,
 * opened to its addends, with a menu at each.
 *
 * Signal "opened" (int): the number of the battle whose addends are shown now; -1: some were
 * folded away.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-model.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_VIEW (lw_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerView, lw_ledger_view, LW, LEDGER_VIEW, GtkBox)

void           lw_ledger_view_set    (LwLedgerView *self, LwWarBook *book);
LwLedgerModel *lw_ledger_view_model_for_test  (LwLedgerView *self);
/* The line that has the focus: the number of its battle, -1 for none. */
gint           lw_ledger_view_chosen (LwLedgerView *self);
void           lw_ledger_view_search (LwLedgerView *self);

G_END_DECLS
