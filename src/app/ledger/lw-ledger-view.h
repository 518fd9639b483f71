/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-view.h: the ledger of a war: its battles as a table that is sorted and filtered, with a
 * menu at each line; below it all that is known of the battle that was opened.
 *
 * Signal "opened" (int): the number of the battle that is shown below now; -1: none.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-model.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_VIEW (lw_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerView, lw_ledger_view, LW, LEDGER_VIEW, GtkBox)

/* What was open stays open, if the war still has it. Shares @book. */
void        lw_ledger_view_set            (LwLedgerView *self, LwWarBook *book);
/* The battle whose line has the focus, or else the chosen one: its number, -1 for none. */
gint        lw_ledger_view_chosen         (LwLedgerView *self);
/* The cells of the line of battle @number, parted by tabs; NULL: there is none. (transfer full) */
char       *lw_ledger_view_text           (LwLedgerView *self, guint number);
/* The words that are looked for may be typed. */
void        lw_ledger_view_search         (LwLedgerView *self);

/* The entries that are found, in the order of the table. (transfer none) */
GListModel *lw_ledger_view_lines_for_test (LwLedgerView *self);

G_END_DECLS
