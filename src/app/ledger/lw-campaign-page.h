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
const char *lw_campaign_page_path   (LwCampaignPage *self);

G_END_DECLS
