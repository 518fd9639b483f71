/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-report.h: the battle report, on paper and as plain text.
 */
#pragma once

#include "campaign/campaign.h"
#include "paper/paper.h"
#include "state/state.h"

G_BEGIN_DECLS

/* The battle report: @title and @paragraphs (char*) may be NULL: then they are written anew.
 * @campaign: the war it belongs to, or NULL; @date: 2026-11-30, or NULL: the day it was begun. */
LwDocument *lw_battle_report  (const LwBattle *battle, const char *title, GPtrArray *paragraphs,
                               const LwCampaign *campaign, const char *date, const LwPaper *paper);

G_END_DECLS
