/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-sheet.h: a war on paper: its standing, the chart, the ledger and what it was made of.
 */
#pragma once

#include "campaign/campaign.h"
#include "paper/paper.h"

G_BEGIN_DECLS

LwDocument *lw_war_sheet (const LwCampaign *campaign, const LwPaper *paper);

G_END_DECLS
