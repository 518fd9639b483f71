/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-record-card.h: the card of a battle fought on a real floor: the fields of the page that
 * enters it, on one sheet.
 */
#pragma once

#include "paper/paper.h"
#include "campaign/campaign.h"

G_BEGIN_DECLS

/*
 * lw_record_card: one sheet with a place for every number that the ledger wants of a battle: blank,
 * to be filled in with a pencil on the floor, or with what @row says.
 * @campaign: the war it is for: its name and its players; or NULL.
 * @row: the battle; or NULL for a blank card.
 * Returns: (transfer full)
 */
LwDocument *lw_record_card (const LwCampaign *campaign, const LwLedgerRow *row,
                            const LwPaper *paper);

G_END_DECLS
