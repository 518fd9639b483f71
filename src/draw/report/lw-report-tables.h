/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-tables.h: the losses, the guns and the account of a battle as tables.
 */
#pragma once

#include "play/play.h"
#include "paper/paper.h"

G_BEGIN_DECLS

/* The tables are (transfer full). @statistics are those of @battle. */

/* A line for each cause of losses in each move, then the sums and who is left. */
LwTable *lw_report_losses  (const LwBattle *battle, const LwStatistics *statistics);

/* What the asterisks of the losses say; NULL when there are none. Returns: (transfer full) */
char    *lw_report_note    (const LwStatistics *statistics);

/* A line for each gun: the men it felled in each of its moves, its shots, its men in all. */
LwTable *lw_report_guns    (const LwBattle *battle, const LwStatistics *statistics);
/* Every addend of both sides' points (R76), and their sums. */
LwTable *lw_report_account (const LwBattle *battle);

G_END_DECLS
