/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-account-page.h: the end in the side panel: who won, the account, the ledger, the report.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"
#include "state/state.h"

G_BEGIN_DECLS

/* The account of both sides, addend by addend (R76). */

#define LW_TYPE_ACCOUNT_VIEW (lw_account_view_get_type ())
G_DECLARE_FINAL_TYPE (LwAccountView, lw_account_view, LW, ACCOUNT_VIEW, GtkBox)

GtkWidget *lw_account_view_new (void);
void       lw_account_view_set (LwAccountView *self, const LwBattle *battle);

#define LW_TYPE_ACCOUNT_PAGE (lw_account_page_get_type ())
G_DECLARE_FINAL_TYPE (LwAccountPage, lw_account_page, LW, ACCOUNT_PAGE, GtkBox)

GtkWidget *lw_account_page_new (void);

/* @page: what lw_account_page_new() returned. Shows the battle of @session, which is over. */
void       lw_account_page_set (GtkWidget *page, LwSession *session);
/* It has just ended: where it belongs to a war it is entered in the ledger, and that is said. */
void       lw_account_page_end (GtkWidget *page);
/* Out of the ledger again, as far as it was entered here. */
void       lw_account_page_take_out (GtkWidget *page);

G_END_DECLS
