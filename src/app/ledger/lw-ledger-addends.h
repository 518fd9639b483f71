/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-addends.h: both columns of addends of one battle (R76), its note and its corrections.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

/* What the line shows when it is open. */
GtkWidget *lw_ledger_addends_new   (LwWarBook *book, const LwLedgerRow *row);

/* The sum of both sides with every addend (R76). */
GtkWidget *lw_ledger_addends_sums      (const LwLedgerRow *row);

G_END_DECLS
