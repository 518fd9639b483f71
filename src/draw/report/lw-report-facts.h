/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-facts.h: what a battle report says about the battle in words, on paper and as text.
 */
#pragma once

#include "campaign/campaign.h"

G_BEGIN_DECLS

/* All (transfer full). */
char *lw_report_title    (const LwBattle *battle, const char *title); /* "The Battle of ..." */
char *lw_report_result   (const LwBattle *battle, const char *date);  /* "Fought on ..., ..." */
char *lw_report_kicker   (const LwBattle *battle, const LwCampaign *campaign);
char *lw_report_foot     (const LwBattle *battle, const LwCampaign *campaign); /* or NULL */
char *lw_report_player   (const LwBattle *battle, LwSide side);       /* "Robert, first player" */
char *lw_report_forces   (const LwBattle *battle);
char *lw_report_country  (const LwCountry *country);            /* "Hook's Farm, 10 ft by 8 ft" */
char *lw_report_rules    (const LwBattle *battle);                    /* house rules changed */
/* What the battle does to the war, or NULL without one. */
char *lw_report_ledger   (const LwBattle *battle, const LwCampaign *campaign);

/* "Saturday, the 24th of October 2026", or @date as it is when it is none; NULL gives NULL. */
char *lw_report_date     (const char *date);
/* "third", up to twelfth; "13th" after. */
char *lw_report_ordinal  (guint n);
/* "three"; figures from 13 on. */
char *lw_report_number   (guint n);

/* The day in a battle's report: @date, or the day it was begun, or NULL. */
char *lw_report_day      (const LwBattle *battle, const char *date);

G_END_DECLS
