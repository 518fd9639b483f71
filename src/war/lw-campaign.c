/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign.c: the ledger of a war and where it stands (R94, Q134-Q140).
 */
#include "lw-campaign.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static const char *const method_nicks[] = { "margin", "signed", "raw" };
static const char *const result_nicks[] = { "red", "blue", "drawn", "not-fought", "abandoned" };

static void
free_version (gpointer data)
{
  LwRowVersion *version = data;

  g_free (version->on);
  g_free (version->reason);
  lw_ledger_row_free (version->row);
  g_free (version);
}

static void
free_row (gpointer data)
{
  lw_ledger_row_free (data);
}

LwCampaign *
lw_campaign_new (const char *name, gint target, LwLedgerMethod method)
{
  LwCampaign *campaign = g_new0 (LwCampaign, 1);

  campaign->name = g_strdup (name);
  campaign->target = target;
  campaign->method = method;
  campaign->battles = g_ptr_array_new_with_free_func (free_row);

  return campaign;
}

void
lw_campaign_free (LwCampaign *campaign)
{
  guint side;

  if (campaign == NULL)
    return;

  g_free (campaign->name);
  for (side = 0; side < LW_N_SIDES; side++)
    g_free (campaign->player[side]);
  g_ptr_array_unref (campaign->battles);
  g_free (campaign);
}

LwLedgerRow *
lw_ledger_row_new (void)
{
  LwLedgerRow *row = g_new0 (LwLedgerRow, 1);

  row->result = LW_RESULT_NOT_FOUGHT;
  row->was = g_ptr_array_new_with_free_func (free_version);

  return row;
}

LwLedgerRow *
lw_ledger_row_copy (const LwLedgerRow *row)
{
  LwLedgerRow *copy;
  guint i;

  g_return_val_if_fail (row != NULL, NULL);

  copy = g_memdup2 (row, sizeof *row);
  copy->id = g_strdup (row->id);
  copy->date = g_strdup (row->date);
  copy->country = g_strdup (row->country);
  copy->file = g_strdup (row->file);
  copy->sha256 = g_strdup (row->sha256);
  copy->note = g_strdup (row->note);
  copy->was = g_ptr_array_new_with_free_func (free_version);
  for (i = 0; i < row->was->len; i++)
    {
      const LwRowVersion *version = g_ptr_array_index (row->was, i);
      LwRowVersion *twin = g_new0 (LwRowVersion, 1);

      twin->on = g_strdup (version->on);
      twin->reason = g_strdup (version->reason);
      twin->row = lw_ledger_row_copy (version->row);
      g_ptr_array_add (copy->was, twin);
    }

  return copy;
}

void
lw_ledger_row_free (LwLedgerRow *row)
{
  if (row == NULL)
    return;

  g_free (row->id);
  g_free (row->date);
  g_free (row->country);
  g_free (row->file);
  g_free (row->sha256);
  g_free (row->note);
  g_ptr_array_unref (row->was);
  g_free (row);
}

static LwResult
result_of (const LwAccount *account)
{
  if (!account->over)
    return LW_RESULT_ABANDONED;
  if (!account->won)
    return LW_RESULT_DRAWN;
  return account->winner == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE;
}

LwLedgerRow *
lw_ledger_row_of (const LwBattle *battle, const char *date)
{
  LwLedgerRow *row;
  LwAccount account;
  guint side, arm;

  g_return_val_if_fail (battle != NULL, NULL);

  lw_account (battle, &account);
  row = lw_ledger_row_new ();
  row->id = g_strdup (battle->id);
  row->date = g_strdup (date);
  row->country = g_strdup (lw_ground_country (battle->ground)->name);
  row->variety = battle->variety;
  row->result = result_of (&account);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      const LwSideAccount *own = &account.side[side];
      LwRowSide *line = &row->side[side];

      line->sent = battle->player[side].force;
      line->home.infantry = own->fighting[LW_INFANTRY] + own->retired[LW_INFANTRY];
      line->home.cavalry = own->fighting[LW_CAVALRY] + own->retired[LW_CAVALRY];
      line->home.guns = own->guns;
      line->taken = own->taken;
      for (arm = 0; arm < LW_N_ARMS; arm++)
        {
          line->dead[arm] = own->killed[arm];
          line->captive += own->captive[arm];
        }
    }

  return row;
}

gboolean
lw_campaign_add (LwCampaign *campaign, LwLedgerRow *row)
{
  guint i;

  g_return_val_if_fail (campaign != NULL && row != NULL, FALSE);

  for (i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *other = g_ptr_array_index (campaign->battles, i);

      if (row->id != NULL && g_strcmp0 (row->id, other->id) == 0)
        return FALSE;
    }

  g_ptr_array_add (campaign->battles, row);
  return TRUE;
}

/* Battles that were not fought, or given up half way, are not lost: they add nothing. */
static gboolean
counts (const LwLedgerRow *row)
{
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
  if (!counts (row))
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
lw_campaign_standing (const LwCampaign *campaign, guint n, LwStanding *standing)
{
  guint i, side;

  g_return_if_fail (campaign != NULL && standing != NULL);

  memset (standing, 0, sizeof *standing);
  for (i = 0; i < MIN (n, campaign->battles->len); i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);
      gint adds[LW_N_SIDES];

      if (!counts (row))
        continue;

      lw_row_adds (row, campaign->method, adds);
      for (side = 0; side < LW_N_SIDES; side++)
        standing->total[side] += adds[side];
      standing->fought++;
      judge_war (campaign, standing);
    }

  for (side = 0; side < LW_N_SIDES; side++)
    standing->need[side] = MAX (campaign->target - standing->total[side], 0);
}

gboolean
lw_campaign_country_maker (const LwCampaign *campaign, const LwHouseRules *rules, LwSide *maker)
{
  guint i;

  g_return_val_if_fail (campaign != NULL && rules != NULL && maker != NULL, FALSE);

  if (rules->choice[LW_RULE_COUNTRY_MAKER] != 1)
    return FALSE;
  for (i = campaign->battles->len; i > 0; i--)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i - 1);

      if (row->result != LW_RESULT_RED && row->result != LW_RESULT_BLUE)
        continue;
      *maker = row->result == LW_RESULT_RED ? LW_BLUE : LW_RED;
      return TRUE;
    }

  return FALSE;
}

const char *
lw_method_nick (LwLedgerMethod method)
{
  g_return_val_if_fail (method < G_N_ELEMENTS (method_nicks), NULL);

  return method_nicks[method];
}

const char *
lw_method_name (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("by the margin");
    case LW_LEDGER_SIGNED:
      return _ ("by the margin, taken from the loser too");
    case LW_LEDGER_RAW:
      return _ ("by the points as they are scored");
    }

  g_return_val_if_reached (NULL);
}

gboolean
lw_method_parse (const char *nick, LwLedgerMethod *method)
{
  guint i;

  for (i = 0; nick != NULL && i < G_N_ELEMENTS (method_nicks); i++)
    if (g_str_equal (method_nicks[i], nick))
      {
        *method = i;
        return TRUE;
      }

  return FALSE;
}

const char *
lw_result_nick (LwResult result)
{
  g_return_val_if_fail (result < G_N_ELEMENTS (result_nicks), NULL);

  return result_nicks[result];
}

gboolean
lw_result_parse (const char *nick, LwResult *result)
{
  guint i;

  for (i = 0; nick != NULL && i < G_N_ELEMENTS (result_nicks); i++)
    if (g_str_equal (result_nicks[i], nick))
      {
        *result = i;
        return TRUE;
      }

  return FALSE;
}
