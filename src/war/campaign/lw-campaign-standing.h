/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-standing.h: what a battle adds, and where the war stands (R94, Q134-Q140).
 */
#pragma once

#include "lw-campaign.h"

G_BEGIN_DECLS

/* More told of than were sent. */
typedef struct
{
  gboolean guns;             /* of both sides together; else men: */
  LwSide side;
  LwArm arm;
  guint told, sent;
} LwRowExcess;

/* Where a war stands; derived, never stored. */
typedef struct
{
  gint total[LW_N_SIDES];    /* half-points by the war's method */
  gint need[LW_N_SIDES];     /* half-points to the target, 0 when it is reached */
  gboolean over;             /* Q139 */
  gboolean has_leader;       /* FALSE when over: it has ended drawn */
  LwSide leader;             /* or winner, when over */
  guint fought;
} LwStanding;

typedef enum
{
  LW_WAR_NEW,                /* no battle counts yet */
  LW_WAR_OPEN,
  LW_WAR_LEVEL,              /* both are past the target and equal: another battle (Q135) */
  LW_WAR_WON,
  LW_WAR_DRAWN               /* by agreement */
} LwWarState;

/* What a change of one battle would do to the war. */
typedef struct
{
  LwStanding before;
  LwStanding after;
  gboolean other_winner;     /* another side has won the war, or none any more */
} LwForesight;

/* Won, lost or drawn; what was not fought, or given up half way, adds nothing. */
gboolean     lw_row_counts        (const LwLedgerRow *row);

/* Has a side more men home, dead and captive than were sent, or have both more guns than there
 * were? The first such sum. */
gboolean     lw_row_excess        (const LwLedgerRow *row, LwRowExcess *excess);

/* Half-points of one side; what the battle adds to each side's total by @method (Q134). */
gint         lw_row_points        (const LwLedgerRow *row, LwSide side);
void         lw_row_adds          (const LwLedgerRow *row, LwLedgerMethod method,
                                   gint adds[LW_N_SIDES]);

/* The standing after the first @n battles (G_MAXUINT: all). */
void         lw_campaign_standing (const LwCampaign *campaign, guint n, LwStanding *standing);
/* From one battle to the next: begin with a standing of nothing but noughts. */
void         lw_standing_add      (LwStanding *standing, const LwCampaign *campaign,
                                   const LwLedgerRow *row);
LwWarState   lw_campaign_state    (const LwCampaign *campaign, const LwStanding *standing);

/* Battles left till the leader has the target, if all goes on as it has; 0: nobody can tell. */
guint        lw_campaign_left     (const LwCampaign *campaign, const LwStanding *standing);

/*
 * lw_campaign_country_maker: by the house rule, or by the war's own word, the loser of the last
 * battle that was won makes the Country of the next (Q137). FALSE: the coin decides. @rules: may be
 * NULL.
 */
gboolean     lw_campaign_country_maker (const LwCampaign *campaign, const LwHouseRules *rules,
                                        LwSide *maker);

/* What it would do to the war if @row took the place of battle @number. */
void         lw_campaign_foresee  (const LwCampaign *campaign, guint number,
                                   const LwLedgerRow *row, LwForesight *foresight);

G_END_DECLS
