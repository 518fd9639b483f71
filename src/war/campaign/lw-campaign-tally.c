/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-tally.c: what has been done in a war, in numbers: by side, variety, Country, player.
 *
 * All is counted from the rows of the ledger each time it is asked for, and nothing is kept.
 * Players are told apart by their names, in one war or in all of them; who gave no name is called
 * by his side, in the words of whoever asks.
 */
#include "lw-campaign-tally.h"

#include <string.h>

#include "lw-campaign-standing.h"

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

/* ---- players ---- */

static void
free_player (gpointer data)
{
  LwPlayerTally *player = data;

  g_free (player->name);
  g_free (player);
}

static gint
compare_players (gconstpointer a, gconstpointer b)
{
  const LwPlayerTally *one = *(LwPlayerTally *const *)a, *other = *(LwPlayerTally *const *)b;

  if (one->won != other->won)
    return one->won < other->won ? 1 : -1;
  if (one->points != other->points)
    return one->points < other->points ? 1 : -1;
  return g_utf8_collate (one->name, other->name);
}

/* Nobody is nameless: who gave no name is called by his side. */
static const char *
name_of (const LwCampaign *campaign, const LwLedgerRow *row, LwSide side, LwSideNamer call)
{
  const char *name = lw_row_player (campaign, row, side);

  return name == NULL || *name == '\0' ? call (side) : name;
}

static void
add_player_side (LwPlayerTally *player, const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *own = &row->side[side];

  player->fought++;
  player->won += was_won_by (row, side);
  player->beaten += was_won_by (row, LW_OTHER (side));
  player->drawn += row->result == LW_RESULT_DRAWN;
  if (lw_row_counts (row))
    player->points += lw_row_points (row, side);
  player->guns += guns_gained (row, side);
  player->taken += own->taken;
  player->killed += lw_row_killed (row, side);
  player->lost += lw_row_killed (row, LW_OTHER (side));
}

static LwPlayerTally *
find_player (GPtrArray *players, GHashTable *by_name, const char *name)
{
  LwPlayerTally *player = g_hash_table_lookup (by_name, name);

  if (player == NULL)
    {
      player = g_new0 (LwPlayerTally, 1);
      player->name = g_strdup (name);
      g_hash_table_insert (by_name, player->name, player);
      g_ptr_array_add (players, player);
    }
  return player;
}

/* The war itself, for all who had a battle in it; it is won by him whose side it is. */
static void
add_war (GHashTable *here, const LwCampaign *campaign, LwSideNamer call)
{
  LwStanding standing;
  const char *winner;
  LwPlayerTally *player;
  GHashTableIter iter;

  g_hash_table_iter_init (&iter, here);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *)&player))
    player->wars++;
  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  if (!standing.over || !standing.has_leader)
    return;
  winner = campaign->player[standing.leader];
  if (winner == NULL || *winner == '\0')
    winner = call (standing.leader);
  player = g_hash_table_lookup (here, winner);
  if (player != NULL)
    player->wars_won++;
}

static void
add_players (GPtrArray *players, GHashTable *by_name, const LwCampaign *campaign, LwSideNamer call)
{
  g_autoptr (GHashTable) here = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < campaign->battles->len; i++)
    for (guint side = 0; side < LW_N_SIDES; side++)
      {
        const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);
        LwPlayerTally *player;

        if (row->result == LW_RESULT_NOT_FOUGHT)
          continue;
        player = find_player (players, by_name, name_of (campaign, row, side, call));
        add_player_side (player, row, side);
        g_hash_table_insert (here, player->name, player);
      }
  add_war (here, campaign, call);
}

GPtrArray *
lw_campaign_tally_players (const LwCampaign *campaign, LwSideNamer call)
{
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *players = g_ptr_array_new_with_free_func (free_player);

  g_return_val_if_fail (campaign != NULL && call != NULL, players);

  add_players (players, by_name, campaign, call);
  g_ptr_array_sort (players, compare_players);
  return players;
}

GPtrArray *
lw_campaigns_tally_players (const GPtrArray *campaigns, LwSideNamer call)
{
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *players = g_ptr_array_new_with_free_func (free_player);

  g_return_val_if_fail (campaigns != NULL && call != NULL, players);

  for (guint i = 0; i < campaigns->len; i++)
    add_players (players, by_name, g_ptr_array_index (campaigns, i), call);
  g_ptr_array_sort (players, compare_players);
  return players;
}

/* ---- one against the other ---- */

static void
free_pair (gpointer data)
{
  LwPairTally *pair = data;

  g_free (pair->name[0]);
  g_free (pair->name[1]);
  g_free (pair);
}

static gint
compare_pairs (gconstpointer a, gconstpointer b)
{
  const LwPairTally *one = *(LwPairTally *const *)a, *other = *(LwPairTally *const *)b;
  gint first = g_utf8_collate (one->name[0], other->name[0]);

  if (one->fought != other->fought)
    return one->fought < other->fought ? 1 : -1;
  return first != 0 ? first : g_utf8_collate (one->name[1], other->name[1]);
}

/* Few players make few pairs. */
static LwPairTally *
find_pair (GPtrArray *pairs, const char *first, const char *second)
{
  LwPairTally *pair;

  for (guint i = 0; i < pairs->len; i++)
    {
      pair = g_ptr_array_index (pairs, i);
      if (strcmp (pair->name[0], first) == 0 && strcmp (pair->name[1], second) == 0)
        return pair;
    }
  pair = g_new0 (LwPairTally, 1);
  pair->name[0] = g_strdup (first);
  pair->name[1] = g_strdup (second);
  g_ptr_array_add (pairs, pair);
  return pair;
}

static void
add_meeting (GPtrArray *pairs, const LwCampaign *campaign, const LwLedgerRow *row, LwSideNamer call)
{
  const char *red = name_of (campaign, row, LW_RED, call);
  const char *blue = name_of (campaign, row, LW_BLUE, call);
  LwSide first = g_utf8_collate (red, blue) <= 0 ? LW_RED : LW_BLUE;
  LwPairTally *pair;

  if (!lw_row_counts (row) || strcmp (red, blue) == 0)
    return;
  pair = find_pair (pairs, first == LW_RED ? red : blue, first == LW_RED ? blue : red);
  pair->fought++;
  pair->drawn += row->result == LW_RESULT_DRAWN;
  pair->won[0] += was_won_by (row, first);
  pair->won[1] += was_won_by (row, LW_OTHER (first));
  pair->ahead += lw_row_points (row, first) - lw_row_points (row, LW_OTHER (first));
}

GPtrArray *
lw_campaigns_tally_pairs (const GPtrArray *campaigns, LwSideNamer call)
{
  GPtrArray *pairs = g_ptr_array_new_with_free_func (free_pair);

  g_return_val_if_fail (campaigns != NULL && call != NULL, pairs);

  for (guint i = 0; i < campaigns->len; i++)
    {
      const LwCampaign *campaign = g_ptr_array_index (campaigns, i);

      for (guint j = 0; j < campaign->battles->len; j++)
        add_meeting (pairs, campaign, g_ptr_array_index (campaign->battles, j), call);
    }
  g_ptr_array_sort (pairs, compare_pairs);
  return pairs;
}
