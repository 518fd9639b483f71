/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-file.h: `.lwcampaign`: a war's ledger: summaries of battles, each with its file.
 */
#pragma once

#include "campaign/campaign.h"
#include "safe/safe.h"

G_BEGIN_DECLS

LwCampaign *lw_campaign_file_load  (const char *path, GError **error);
char       *lw_campaign_file_write (const LwCampaign *campaign, GError **error);
gboolean    lw_campaign_file_save  (const LwCampaign *campaign, const char *path, GError **error);

/* The ledger as comma-separated values with a header line. Returns: (transfer full) */
char       *lw_campaign_file_csv   (const LwCampaign *campaign);

G_END_DECLS
