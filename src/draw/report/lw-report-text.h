/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-text.h: the battle report as plain text, for screens without pictures and for readers.
 */
#pragma once

#include "campaign/campaign.h"
#include "state/state.h"

G_BEGIN_DECLS

/* The battle report as plain text. Returns: (transfer full) */
char       *lw_report_text (const LwBattle *battle, const char *title,
                                   GPtrArray *paragraphs, const LwCampaign *campaign,
                                   const char *date);

G_END_DECLS
