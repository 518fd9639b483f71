/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign.c: the ledger of a war and where it stands (R94, Q134-Q140).
 *
 * A row of the ledger is a summary of a battle: what each side sent, what came home, who was taken.
 * Its points are worked out from these numbers and are not kept beside them. A row that is
 * corrected keeps what it was as a version.
 */
#include "lw-campaign.h"

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
  if (campaign == NULL)
    return;

  g_free (campaign->name);
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (campaign->player[side]);
  g_ptr_array_unref (campaign->battles);
  g_clear_pointer (&campaign->remarks, g_ptr_array_unref);
  g_free (campaign);
}

LwLedgerRow *
lw_ledger_row_new (void)
{
  LwLedgerRow *row = g_new0 (LwLedgerRow, 1);

  row->result = LW_RESULT_NOT_FOUGHT;

  return row;
}

void
lw_row_add_version (LwLedgerRow *row, const char *on, const char *reason, LwLedgerRow *stood)
{
  LwRowVersion *version;

  g_return_if_fail (row != NULL && stood != NULL);

  version = g_new0 (LwRowVersion, 1);
  version->on = g_strdup (on);
  version->reason = g_strdup (reason);
  version->row = stood;
  if (row->was == NULL)
    row->was = g_ptr_array_new_with_free_func (free_version);
  g_ptr_array_add (row->was, version);
}

LwLedgerRow *
lw_ledger_row_copy (const LwLedgerRow *row)
{
  LwLedgerRow *copy;

  g_return_val_if_fail (row != NULL, NULL);

  copy = g_memdup2 (row, sizeof *row);
  copy->id = g_strdup (row->id);
  copy->date = g_strdup (row->date);
  copy->country = g_strdup (row->country);
  copy->file = g_strdup (row->file);
  copy->sha256 = g_strdup (row->sha256);
  copy->note = g_strdup (row->note);
  for (guint i = 0; i < LW_N_SIDES; i++)
    copy->side[i].player = g_strdup (row->side[i].player);
  copy->was = NULL;
  for (guint i = 0; row->was != NULL && i < row->was->len; i++)
    {
      const LwRowVersion *version = g_ptr_array_index (row->was, i);

      lw_row_add_version (copy, version->on, version->reason, lw_ledger_row_copy (version->row));
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
  for (guint side = 0; side < LW_N_SIDES; side++)
    g_free (row->side[side].player);
  g_clear_pointer (&row->was, g_ptr_array_unref);
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

  g_return_val_if_fail (battle != NULL, NULL);

  lw_account (battle, &account);
  row = lw_ledger_row_new ();
  row->id = g_strdup (battle->id);
  row->date = g_strdup (date);
  row->country = g_strdup (lw_ground_country (battle->ground)->name);
  row->variety = battle->variety;
  row->result = result_of (&account);
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      const LwSideAccount *own = &account.side[side];
      LwRowSide *line = &row->side[side];

      line->sent = battle->player[side].force;
      line->home.infantry = own->fighting[LW_INFANTRY] + own->retired[LW_INFANTRY];
      line->home.cavalry = own->fighting[LW_CAVALRY] + own->retired[LW_CAVALRY];
      line->home.guns = own->guns;
      line->taken = own->taken;
      line->captive_horse = own->captive[LW_CAVALRY];
      line->player = g_strdup (battle->player[side].name);
      for (guint arm = 0; arm < LW_N_ARMS; arm++)
        {
          line->dead[arm] = own->killed[arm];
          line->captive += own->captive[arm];
        }
    }

  return row;
}

gint
lw_campaign_find (const LwCampaign *campaign, const char *id)
{
  g_return_val_if_fail (campaign != NULL, -1);

  for (guint i = 0; id != NULL && i < campaign->battles->len; i++)
    if (g_strcmp0 (((const LwLedgerRow *)g_ptr_array_index (campaign->battles, i))->id, id) == 0)
      return (gint)i;

  return -1;
}

void
lw_row_forget_players (const LwCampaign *campaign, LwLedgerRow *row)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    if (g_strcmp0 (row->side[side].player, campaign->player[side]) == 0)
      g_clear_pointer (&row->side[side].player, g_free);
}

gboolean
lw_campaign_add (LwCampaign *campaign, LwLedgerRow *row)
{
  g_return_val_if_fail (campaign != NULL && row != NULL, FALSE);

  if (lw_campaign_find (campaign, row->id) >= 0)
    return FALSE;

  lw_row_forget_players (campaign, row);
  g_ptr_array_add (campaign->battles, row);
  return TRUE;
}

static gboolean
equal_forces (const LwForce *one, const LwForce *other)
{
  return one->infantry == other->infantry && one->cavalry == other->cavalry &&
         one->guns == other->guns;
}

static gboolean
equal_sides (const LwRowSide *one, const LwRowSide *other)
{
  return equal_forces (&one->sent, &other->sent) && equal_forces (&one->home, &other->home) &&
         one->dead[LW_INFANTRY] == other->dead[LW_INFANTRY] &&
         one->dead[LW_CAVALRY] == other->dead[LW_CAVALRY] && one->captive == other->captive &&
         one->captive_horse == other->captive_horse && one->taken == other->taken &&
         g_strcmp0 (one->player, other->player) == 0;
}

gboolean
lw_row_equal (const LwLedgerRow *one, const LwLedgerRow *other)
{
  g_return_val_if_fail (one != NULL && other != NULL, FALSE);

  return one->result == other->result && one->variety == other->variety &&
         one->on_floor == other->on_floor && g_strcmp0 (one->date, other->date) == 0 &&
         g_strcmp0 (one->country, other->country) == 0 &&
         equal_sides (&one->side[LW_RED], &other->side[LW_RED]) &&
         equal_sides (&one->side[LW_BLUE], &other->side[LW_BLUE]);
}

gint
lw_campaign_twin (const LwCampaign *campaign, const LwLedgerRow *row)
{
  g_return_val_if_fail (campaign != NULL && row != NULL, -1);

  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *other = g_ptr_array_index (campaign->battles, i);

      if (other == row)
        continue;
      if (row->id != NULL && g_strcmp0 (row->id, other->id) == 0)
        return (gint)i;
      if (row->on_floor && row->result != LW_RESULT_NOT_FOUGHT && lw_row_equal (row, other))
        return (gint)i;
    }

  return -1;
}

void
lw_campaign_correct (
    LwCampaign *campaign, guint number, LwLedgerRow *row, const char *on, const char *reason)
{
  LwLedgerRow *stood;

  g_return_if_fail (campaign != NULL && row != NULL && number < campaign->battles->len);

  stood = g_ptr_array_index (campaign->battles, number);
  g_clear_pointer (&row->was, g_ptr_array_unref);
  row->was = g_steal_pointer (&stood->was);
  g_free (row->id);
  row->id = g_strdup (stood->id);
  row->read = FALSE;
  lw_row_forget_players (campaign, row);
  lw_row_add_version (row, on, reason, stood);
  campaign->battles->pdata[number] = row;
}

const char *
lw_row_player (const LwCampaign *campaign, const LwLedgerRow *row, LwSide side)
{
  g_return_val_if_fail (campaign != NULL && row != NULL && side < LW_N_SIDES, NULL);

  return row->side[side].player != NULL ? row->side[side].player : campaign->player[side];
}

/* ---- as files call them ---- */

const char *
lw_method_nick (LwLedgerMethod method)
{
  g_return_val_if_fail (method < G_N_ELEMENTS (method_nicks), NULL);

  return method_nicks[method];
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
  for (guint i = 0; nick != NULL && i < G_N_ELEMENTS (result_nicks); i++)
    if (g_str_equal (result_nicks[i], nick))
      {
        *result = i;
        return TRUE;
      }

  return FALSE;
}
