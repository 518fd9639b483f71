/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-page.h: one war: standing, chart, ledger, what each side needs.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"
#include "session/session.h"

G_BEGIN_DECLS

#define LW_TYPE_CAMPAIGN_PAGE (lw_campaign_page_get_type ())
G_DECLARE_FINAL_TYPE (LwCampaignPage, lw_campaign_page, LW, CAMPAIGN_PAGE, GtkBox)

/* NULL with @error when the file cannot be read. */
GtkWidget  *lw_campaign_page_new    (const char *path, GError **error);
const char *lw_campaign_page_name   (LwCampaignPage *self);

/* A small window that asks for name, players and target, makes the file and opens its page. */
void        lw_campaign_page_create (GtkWindow *parent);
/* The same for a war that is: rename it, another target, another method, the end of it. */
void        lw_campaign_page_settle (GtkWindow *parent, LwWarBook *book);

G_END_DECLS
