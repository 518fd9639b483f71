/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-page.h: a battle fought on a real floor, entered by hand on one page; or any battle of
 * the ledger corrected.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"
#include "keeping/keeping.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_FLOOR_PAGE (lw_floor_page_get_type ())
G_DECLARE_FINAL_TYPE (LwFloorPage, lw_floor_page, LW, FLOOR_PAGE, GtkBox)

/* @row: the battle that is corrected; NULL: a new one. */
GtkWidget *lw_floor_page_new    (LwWarBook *book, const LwLedgerRow *row);

/* A page that was left half-typed. (transfer full) @recovery */
GtkWidget *lw_floor_page_resume (LwRecovery *recovery, const LwCrashItem *leftover,
                                 const char *text, GError **error);

G_END_DECLS
