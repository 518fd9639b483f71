/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-line.h: one battle of a war: a line, and its addends on demand.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-ledger-layout.h"
#include "lw-ledger-model.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_LEDGER_LINE (lw_ledger_line_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerLine, lw_ledger_line, LW, LEDGER_LINE, GtkBox)

/* An empty one. Shares @widths. */
GtkWidget  *lw_ledger_line_new      (LwWarBook *book, LwLedgerWidths *widths);
/* Is for a battle until the next call; NULL: for none. */
void        lw_ledger_line_set      (LwLedgerLine *self, LwLedgerEntry *entry);
/* Has its cells from now on. A list holds many more lines than are ever looked at, and most of what
 * a line costs are its cells. */
void        lw_ledger_line_fill     (LwLedgerLine *self);
gboolean    lw_ledger_line_is_empty (LwLedgerLine *self);
LwLedgerEntry *lw_ledger_line_entry (LwLedgerLine *self);
/* Shows the addends, or not, as the entry says. */
void        lw_ledger_line_unfold   (LwLedgerLine *self);

G_END_DECLS
