/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-cells.h: the cells of a column of the ledger: how they are set, and what is coloured.
 */
#pragma once

#include "lw-ledger-model.h"

G_BEGIN_DECLS

/* Makes cells for entries of a ledger. (transfer full) */
GtkListItemFactory *lw_ledger_cells_new         (LwLedgerColumn column);

/* Numbers end together. */
gboolean            lw_ledger_cells_are_numbers (LwLedgerColumn column);
/* Names of Countries and varieties grow with the room there is and are cut short for want of it; a
 * number cut short would be another. */
gboolean            lw_ledger_cells_are_names   (LwLedgerColumn column);

G_END_DECLS
