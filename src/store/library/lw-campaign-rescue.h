/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-rescue.h: a ledger that can no longer be read: its older copies, and its battles.
 */
#pragma once

#include "files/files.h"
#include "lw-campaign-rebuild.h"

G_BEGIN_DECLS

/* A copy of a ledger as it was before one of its last changes. */
typedef struct
{
  LwCampaign *campaign;
  gint64 when; /* it was written: seconds of the Unix clock */
} LwOlderLedger;

/* Those copies beside @path that can be read, the latest first.
 * Returns: (transfer full) (element-type LwOlderLedger) */
GPtrArray  *lw_campaign_rescue_older (const char *path);

/*
 * lw_campaign_rescue_from_battles: a war named after the file @path, of all battles in @folders
 * that were fought in it, in the order of their days. Its target and what was entered by hand
 * nobody knows: 300 up, by the margin. Returns: (transfer full)
 */
LwCampaign *lw_campaign_rescue_from_battles (const char *path, const char *const *folders,
                                             LwRebuilt *rebuilt);

/*
 * lw_campaign_rescue: @campaign becomes the ledger at @path; what was there keeps a name of its
 * own beside it, `path.unreadable`, which is put into @kept (transfer full).
 */
gboolean    lw_campaign_rescue       (const LwCampaign *campaign, const char *path, char **kept,
                                      GError **error);

G_END_DECLS
