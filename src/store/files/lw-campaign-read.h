/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-read.h: the text of a `.lwcampaign` file made into the ledger of a war.
 */
#pragma once

#include "campaign/campaign.h"
#include "xml/xml.h"

G_BEGIN_DECLS

extern const LwXmlElement lw_campaign_read_element;

/* @name: the file's, for messages. Returns: (transfer full), NULL on error */
LwCampaign *lw_campaign_read (const char *name, const char *data, gsize size, GError **error);

G_END_DECLS
