/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-standing.c: what a battle adds, and where the war stands (R94, Q134-Q140).
 */
#include "lw-campaign-standing.h"

#include <string.h>

gboolean
lw_row_counts (const LwLedgerRow *row)
{
  g_return_val_if_fail (row != NULL, FALSE);

  return row->result == LW_RESULT_RED || row->result == LW_RESULT_BLUE ||
         row->result == LW_RESULT_DRAWN;
}

gint
lw_row_points (const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *line;
  gboolean won;

  g_return_val_if_fail (row != NULL && side < LW_N_SIDES, 0);

  if (row->result == LW_RESULT_NOT_FOUGHT)
    return 0;

  line = &row->side[side];
  won = row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE);
  return lw_points (won, row->result == LW_RESULT_DRAWN, line->home.guns, line->home.cavalry,
                    line->home.infantry, line->captive, line->taken);
}

void
lw_row_adds (const LwLedgerRow *row, LwLedgerMethod method, gint adds[LW_N_SIDES])
{
  gint points[LW_N_SIDES];
  gint ahead;

  g_return_if_fail (row != NULL && adds != NULL);

  adds[LW_RED] = adds[LW_BLUE] = 0;
  if (!lw_row_counts (row))
    return;

  points[LW_RED] = lw_row_points (row, LW_RED);
  points[LW_BLUE] = lw_row_points (row, LW_BLUE);
  ahead = points[LW_RED] - points[LW_BLUE];
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      adds[LW_RED] = MAX (ahead, 0);
      adds[LW_BLUE] = MAX (-ahead, 0);
      break;
    case LW_LEDGER_SIGNED:
      adds[LW_RED] = ahead;
      adds[LW_BLUE] = -ahead;
      break;
    case LW_LEDGER_RAW:
      adds[LW_RED] = points[LW_RED];
      adds[LW_BLUE] = points[LW_BLUE];
      break;
    }
}

/* The war is won after a whole battle by who has the target then, and the more of it (Q135, Q139).
 */
static void
judge_war (const LwCampaign *campaign, LwStanding *standing)
{
  gint red = standing->total[LW_RED];
  gint blue = standing->total[LW_BLUE];

  if (standing->over)
    return;

  standing->has_leader = red != blue;
  standing->leader = blue > red ? LW_BLUE : LW_RED;
  standing->over = standing->has_leader && MAX (red, blue) >= campaign->target;
}

void
lw_standing_add (LwStanding *standing, const LwCampaign *campaign, const LwLedgerRow *row)
{
  gint adds[LW_N_SIDES];

  g_return_if_fail (standing != NULL && campaign != NULL && row != NULL);

  if (lw_row_counts (row))
    {
      lw_row_adds (row, campaign->method, adds);
      for (guint side = 0; side < LW_N_SIDES; side++)
        standing->total[side] += adds[side];
      standing->fought++;
      judge_war (campaign, standing);
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    standing->need[side] = MAX (campaign->target - standing->total[side], 0);
}

/* The standing with @other in the place of battle @number; -1: as it is. */
static void
take_standing (const LwCampaign *campaign,
               guint n,
               gint number,
               const LwLedgerRow *other,
               LwStanding *standing)
{
  memset (standing, 0, sizeof *standing);
  for (guint side = 0; side < LW_N_SIDES; side++)
    standing->need[side] = campaign->target;
  for (guint i = 0; i < MIN (n, campaign->battles->len); i++)
    lw_standing_add (standing, campaign,
                     (gint)i == number ? other : g_ptr_array_index (campaign->battles, i));
  if (campaign->drawn && n >= campaign->battles->len && !standing->over)
    {
      standing->over = TRUE;
      standing->has_leader = FALSE;
    }
}

void
lw_campaign_standing (const LwCampaign *campaign, guint n, LwStanding *standing)
{
  g_return_if_fail (campaign != NULL && standing != NULL);

  take_standing (campaign, n, -1, NULL, standing);
}

static gboolean
same_winner (const LwStanding *one, const LwStanding *other)
{
  if (!one->over || !other->over)
    return one->over == other->over;
  return one->has_leader == other->has_leader && (!one->has_leader || one->leader == other->leader);
}

void
lw_campaign_foresee (const LwCampaign *campaign,
                     guint number,
                     const LwLedgerRow *row,
                     LwForesight *foresight)
{
  g_return_if_fail (campaign != NULL && row != NULL && foresight != NULL);

  take_standing (campaign, G_MAXUINT, -1, NULL, &foresight->before);
  take_standing (campaign, G_MAXUINT, (gint)number, row, &foresight->after);
  foresight->other_winner = !same_winner (&foresight->before, &foresight->after);
}

LwWarState
lw_campaign_state (const LwCampaign *campaign, const LwStanding *standing)
{
  g_return_val_if_fail (campaign != NULL && standing != NULL, LW_WAR_NEW);

  if (standing->over)
    return standing->has_leader ? LW_WAR_WON : LW_WAR_DRAWN;
  if (standing->fought == 0)
    return LW_WAR_NEW;
  return MIN (standing->total[LW_RED], standing->total[LW_BLUE]) >= campaign->target ? LW_WAR_LEVEL
                                                                                     : LW_WAR_OPEN;
}

guint
lw_campaign_left (const LwCampaign *campaign, const LwStanding *standing)
{
  gint64 total, need;

  g_return_val_if_fail (campaign != NULL && standing != NULL, 0);

  if (standing->over || !standing->has_leader || standing->fought == 0)
    return 0;
  total = standing->total[standing->leader];
  need = standing->need[standing->leader];
  if (total <= 0)
    return 0;
  return (guint)MIN ((need * standing->fought + total - 1) / total, G_MAXINT);
}

gboolean
lw_campaign_country_maker (const LwCampaign *campaign, const LwHouseRules *rules, LwSide *maker)
{
  g_return_val_if_fail (campaign != NULL && maker != NULL, FALSE);

  if (!campaign->loser_makes && (rules == NULL || rules->choice[LW_RULE_COUNTRY_MAKER] != 1))
    return FALSE;
  for (guint i = campaign->battles->len; i > 0; i--)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i - 1);

      if (row->result != LW_RESULT_RED && row->result != LW_RESULT_BLUE)
        continue;
      *maker = row->result == LW_RESULT_RED ? LW_BLUE : LW_RED;
      return TRUE;
    }

  return FALSE;
}

static gboolean
has_men_too_many (const LwLedgerRow *row, LwSide side, LwArm arm, LwRowExcess *excess)
{
  const LwRowSide *own = &row->side[side];
  gboolean foot = arm == LW_INFANTRY;
  guint sent = foot ? own->sent.infantry : own->sent.cavalry;
  guint home = foot ? own->home.infantry : own->home.cavalry;
  guint captive = foot ? own->captive - MIN (own->captive, own->captive_horse)
                       : MIN (own->captive, own->captive_horse);
  guint sum = home + own->dead[arm] + captive;

  *excess = (LwRowExcess){ FALSE, side, arm, sum, sent };
  return sum > sent;
}

gboolean
lw_row_excess (const LwLedgerRow *row, LwRowExcess *excess)
{
  guint held, sent;

  g_return_val_if_fail (row != NULL && excess != NULL, FALSE);

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (has_men_too_many (row, side, LW_INFANTRY, excess) ||
        has_men_too_many (row, side, LW_CAVALRY, excess))
      return TRUE;
  held = row->side[LW_RED].home.guns + row->side[LW_BLUE].home.guns;
  sent = row->side[LW_RED].sent.guns + row->side[LW_BLUE].sent.guns;
  *excess = (LwRowExcess){ .guns = TRUE, .told = held, .sent = sent };
  return held > sent;
}
