/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-menu.h: what can be done with one battle of a ledger, as a menu at its line.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

/* Its items are actions of the page, "campaign.report" and the like. Returns: (transfer full) */
GMenuModel *lw_ledger_menu_new (LwWarBook *book, guint number);

G_END_DECLS
