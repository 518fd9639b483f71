/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-tally.h: what has been done in a war, in numbers: by side, variety, Country, player.
 */
#pragma once

#include "lw-campaign.h"

G_BEGIN_DECLS

/* Of both sides, each in the numbers of its own. */
typedef struct
{
  guint fought;                                    /* won, drawn or abandoned */
  guint drawn;
  guint abandoned;
  guint won[LW_N_SIDES];
  guint won_by[LW_VARIETY_DEFENSIVE + 1][LW_N_SIDES];
  guint fought_by[LW_VARIETY_DEFENSIVE + 1];
  gint  greatest[LW_N_SIDES];                      /* margin of a battle that counts, half-points */
  gint  points[LW_N_SIDES];                        /* half-points scored in battles that count */
  guint guns[LW_N_SIDES];                          /* taken from the enemy */
  guint taken[LW_N_SIDES];                         /* prisoners held at the end */
  guint killed[LW_N_SIDES];                        /* of the enemy */
} LwTally;

/* Of one Country. */
typedef struct
{
  char *name;                                      /* may be empty: not told */
  LwTally tally;
} LwCountryTally;

/* Of one player, on whichever side. */
typedef struct
{
  char *name;
  guint wars, wars_won;                            /* with a battle of his in them */
  guint fought, won, drawn, beaten;                /* the rest was abandoned */
  gint  points;                                    /* half-points */
  guint guns, taken, killed, lost;                 /* lost: own dead */
} LwPlayerTally;

/* Of two players who have met, on whichever sides. */
typedef struct
{
  char *name[2];                                   /* in the order of the alphabet */
  guint fought, drawn;
  guint won[2];
  gint  ahead;                                     /* half-points of the first over the second */
} LwPairTally;

void       lw_campaign_tally           (const LwCampaign *campaign, LwTally *tally);

/* Most battles first. Returns: (transfer full) (element-type LwCountryTally) */
GPtrArray *lw_campaign_tally_countries (const LwCampaign *campaign);

/* What a side is called whose player gave no name. */
typedef const char *(*LwSideNamer)     (LwSide side);

/* Most victories first. Returns: (transfer full) (element-type LwPlayerTally) */
GPtrArray *lw_campaign_tally_players   (const LwCampaign *campaign, LwSideNamer call);

/* The same over several wars. (element-type LwCampaign) */
GPtrArray *lw_campaigns_tally_players  (const GPtrArray *campaigns, LwSideNamer call);

/* Who has met whom in several wars, the oftenest first.
 * Returns: (transfer full) (element-type LwPairTally) */
GPtrArray *lw_campaigns_tally_pairs    (const GPtrArray *campaigns, LwSideNamer call);

/* Enemies killed in one battle, of both arms. */
guint      lw_row_killed               (const LwLedgerRow *row, LwSide by);

G_END_DECLS
