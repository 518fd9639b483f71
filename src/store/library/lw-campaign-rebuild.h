/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-rebuild.h: the rows of a war made again from the files of its battles.
 */
#pragma once

#include "campaign/campaign.h"

G_BEGIN_DECLS

typedef struct
{
  guint found;      /* battles of the war that are over, among the files */
  guint added;
  guint mended;     /* rows that said something else; it is kept as an older version */
  guint lost;       /* rows whose battle's file is nowhere */
  guint unreadable; /* files of battles that could not be read */
} LwRebuilt;

/*
 * lw_campaign_rebuild: looks in @folders for battles of the war @war (the name of its file). Rows
 * whose files are lost, and those of the real floor, stay as they are. @now: the time of the
 * correction.
 */
void         lw_campaign_rebuild       (LwCampaign *campaign, const char *war,
                                        const char *const *folders, const char *now,
                                        LwRebuilt *rebuilt);

/* The row of a finished battle with its file's name and fingerprint; @date NULL: the day it was
 * begun. (transfer full) */
LwLedgerRow *lw_campaign_rebuild_row   (const LwBattle *battle, const char *path, const char *date);

/* "2 battles were added, ..." Returns: (transfer full) */
char        *lw_campaign_rebuild_words (const LwRebuilt *rebuilt);

G_END_DECLS
