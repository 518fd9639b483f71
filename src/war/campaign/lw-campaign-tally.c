/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-tally.c: what has been done in a war, in numbers: by side, variety, Country, player.
 */
#include "lw-campaign-tally.h"

#include <string.h>

guint
lw_row_killed (const LwLedgerRow *row, LwSide by)
{
  const LwRowSide *enemy;

  g_return_val_if_fail (row != NULL && by < LW_N_SIDES, 0);

  enemy = &row->side[LW_OTHER (by)];
  return enemy->dead[LW_INFANTRY] + enemy->dead[LW_CAVALRY];
}

static guint
guns_gained (const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *own = &row->side[side];

  return own->home.guns > own->sent.guns ? own->home.guns - own->sent.guns : 0;
}

static gboolean
was_fought (const LwLedgerRow *row)
{
  return row->result != LW_RESULT_NOT_FOUGHT;
}

static gboolean
was_won_by (const LwLedgerRow *row, LwSide side)
{
  return row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE);
}

static void
add_side (LwTally *tally, const LwLedgerRow *row, LwSide side)
{
  gint points = lw_row_points (row, side);

  if (lw_row_counts (row))
    {
      gint margin = points - lw_row_points (row, LW_OTHER (side));

      tally->points[side] += points;
      tally->greatest[side] = MAX (tally->greatest[side], margin);
    }
  if (was_won_by (row, side))
    {
      tally->won[side]++;
      tally->won_by[row->variety][side]++;
    }
  tally->guns[side] += guns_gained (row, side);
  tally->taken[side] += row->side[side].taken;
  tally->killed[side] += lw_row_killed (row, side);
}

static void
add_row (LwTally *tally, const LwLedgerRow *row)
{
  if (!was_fought (row))
    return;
  tally->fought++;
  tally->fought_by[row->variety]++;
  tally->drawn += row->result == LW_RESULT_DRAWN;
  tally->abandoned += row->result == LW_RESULT_ABANDONED;
  add_side (tally, row, LW_RED);
  add_side (tally, row, LW_BLUE);
}

void
lw_campaign_tally (const LwCampaign *campaign, LwTally *tally)
{
  g_return_if_fail (campaign != NULL && tally != NULL);

  memset (tally, 0, sizeof *tally);
  for (guint i = 0; i < campaign->battles->len; i++)
    add_row (tally, g_ptr_array_index (campaign->battles, i));
}

static void
free_country (gpointer data)
{
  LwCountryTally *country = data;

  g_free (country->name);
  g_free (country);
}

static gint
compare_countries (gconstpointer a, gconstpointer b)
{
  const LwCountryTally *one = *(LwCountryTally *const *)a, *other = *(LwCountryTally *const *)b;

  if (one->tally.fought != other->tally.fought)
    return one->tally.fought < other->tally.fought ? 1 : -1;
  return g_utf8_collate (one->name, other->name);
}

GPtrArray *
lw_campaign_tally_countries (const LwCampaign *campaign)
{
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *countries = g_ptr_array_new_with_free_func (free_country);

  g_return_val_if_fail (campaign != NULL, countries);

  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);
      const char *name = row->country == NULL ? "" : row->country;
      LwCountryTally *country = g_hash_table_lookup (by_name, name);

      if (!was_fought (row))
        continue;
      if (country == NULL)
        {
          country = g_new0 (LwCountryTally, 1);
          country->name = g_strdup (name);
          g_hash_table_insert (by_name, country->name, country);
          g_ptr_array_add (countries, country);
        }
      add_row (&country->tally, row);
    }
  g_ptr_array_sort (countries, compare_countries);

  return countries;
}
