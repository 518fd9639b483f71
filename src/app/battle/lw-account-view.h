/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-account-view.h: the account of both sides, addend by addend (R76).
 */
#pragma once

#include <gtk/gtk.h>

#include "state/state.h"

G_BEGIN_DECLS

#define LW_TYPE_ACCOUNT_VIEW (lw_account_view_get_type ())
G_DECLARE_FINAL_TYPE (LwAccountView, lw_account_view, LW, ACCOUNT_VIEW, GtkBox)

GtkWidget *lw_account_view_new (void);
void       lw_account_view_set (LwAccountView *self, const LwBattle *battle);

G_END_DECLS
