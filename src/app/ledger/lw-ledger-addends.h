/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-addends.h: both columns of addends of one battle (R76), its note and its corrections,
 * and what can be done with it, as buttons and as a menu. Those are actions of the page,
 * "campaign.report" and the like.
 */
#pragma once

#include "lw-ledger-model.h"
#include "session/session.h"

G_BEGIN_DECLS

/* All that is known of a battle of @book, below the table; "ledger.fold" folds it away. */
GtkWidget  *lw_ledger_addends_new  (LwWarBook *book, const LwLedgerEntry *entry);
/* The sum of both sides with every addend (R76). */
GtkWidget  *lw_ledger_addends_sums (const LwLedgerRow *row);
/* The menu at its line. Returns: (transfer full) */
GMenuModel *lw_ledger_addends_menu (LwWarBook *book, const LwLedgerEntry *entry);

G_END_DECLS
