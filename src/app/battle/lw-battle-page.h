/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-page.h: the table: map, side panel, hand-over page, from the curtain to the account.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_BATTLE_PAGE (lw_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (LwBattlePage, lw_battle_page, LW, BATTLE_PAGE, GtkBox)

/* Property, to be read: "resting": a page of the battle has just come, and what leads on is not
 * heard. */
GtkWidget *lw_battle_page_new     (LwSession *session);
LwSession *lw_battle_page_session (LwBattlePage *self);

G_END_DECLS
