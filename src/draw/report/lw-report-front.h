/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-front.h: what a battle report says in lines of its own: title, facts, ledger.
 */
#pragma once

#include "paper/paper.h"
#include "state/state.h"
#include "campaign/campaign.h"

G_BEGIN_DECLS

void lw_report_set_title  (LwPress *press, const LwBattle *battle, const LwCampaign *campaign,
                           const char *title, const char *date);
void lw_report_set_facts  (LwPress *press, const LwBattle *battle);
/* In a frame; nothing without a war. */
void lw_report_set_ledger (LwPress *press, const LwBattle *battle, const LwCampaign *campaign);

G_END_DECLS
