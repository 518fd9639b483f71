/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-store.c: the ledger of a long war, read and written; a large Country and a host, opened.
 */
#include "bench-yard.h"

#include <string.h>

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-play.h"
#include "lw-campaign-read.h"

static LwCampaign *war;
static char *text;

static LwLedgerRow *
make_row (guint i)
{
  LwLedgerRow *row = lw_ledger_row_new ();
  guint side;

  row->id = g_strdup_printf ("5f0c%028x", i);
  row->date = g_strdup ("2026-10-24");
  row->country = g_strdup ("Hook's Farm");
  row->result = i % 2 == 0 ? LW_RESULT_BLUE : LW_RESULT_RED;
  row->note = g_strdup ("The left gun was never brought up, and the horse went in without it.");
  for (side = 0; side < LW_N_SIDES; side++)
    row->side[side].sent = (LwForce){ 48, 25, 3 };
  row->side[LW_RED].home = (LwForce){ 7, 4, 1 };
  row->side[LW_RED].captive = 6;
  row->side[LW_RED].captive_horse = 3;
  row->side[LW_RED].dead[LW_INFANTRY] = 38;
  row->side[LW_RED].dead[LW_CAVALRY] = 18;
  row->side[LW_BLUE].home = (LwForce){ 31, 8, 5 };
  row->side[LW_BLUE].taken = 6;
  row->side[LW_BLUE].dead[LW_INFANTRY] = 17;
  row->side[LW_BLUE].dead[LW_CAVALRY] = 17;

  return row;
}

static void
set_up (guint n)
{
  g_autoptr (GError) error = NULL;
  guint i;

  war = lw_campaign_new ("The long war", 999999, LW_LEDGER_MARGIN);
  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  for (i = 0; i < n; i++)
    g_ptr_array_add (war->battles, make_row (i));
  text = lw_campaign_file_write (war, &error);
  g_assert_no_error (error);
  /* What is saved is a war that was opened, and one battle more. */
  lw_campaign_free (war);
  war = lw_campaign_read ("bench", text, strlen (text), &error);
  g_assert_no_error (error);
  g_ptr_array_add (war->battles, make_row (n));
}

static void
clear (void)
{
  g_clear_pointer (&war, lw_campaign_free);
  g_clear_pointer (&text, g_free);
}

static void
read_war (guint n)
{
  for (; n > 0; n--)
    {
      g_autoptr (LwCampaign) again = lw_campaign_read ("bench", text, strlen (text), NULL);

      g_assert_nonnull (again);
      bench_sink += again->battles->len;
    }
}

static void
write_war (guint n)
{
  for (; n > 0; n--)
    {
      g_autofree char *again = lw_campaign_file_write (war, NULL);

      bench_sink += again[n % 100];
    }
}

static void
walk (guint n)
{
  for (; n > 0; n--)
    bench_walk_xml (text);
}

/* --- A Country of many things ------------------------------------------------------------------
 */

static void
set_up_country (guint n)
{
  g_autoptr (LwCountry) country = lw_country_new ("Many things", 40 * LW_FOOT, 40 * LW_FOOT);
  g_autoptr (GError) error = NULL;
  guint i;

  for (i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("house-%u", i);
      LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

      house->at = (LwPoint){ LW_INCHES (10 + 14 * (i % 32)), LW_INCHES (10 + 14 * (i / 32)) };
      house->width = LW_INCHES (5);
      house->depth = LW_INCHES (4);
      house->height = LW_INCHES (4);
      lw_country_add (country, house);
    }
  text = lw_country_file_write (country, NULL, &error);
  g_assert_no_error (error);
}

static void
read_country (guint n)
{
  for (; n > 0; n--)
    {
      g_autoptr (LwCountry) again =
          lw_country_file_parse ("bench", text, strlen (text), NULL, NULL);

      g_assert_nonnull (again);
      bench_sink += lw_country_count (again);
    }
}

static void
clear_country (void)
{
  g_clear_pointer (&text, g_free);
}

/* --- A host on forty feet --- */

#define HOST_PITCH LW_INCH

static void
play (LwBattle *battle, LwOrder *order)
{
  gboolean played = lw_play (battle, order, NULL);

  g_assert_true (played);
  lw_order_free (order);
}

/* The men of a side in ranks along its line, @by in front of where they are put down. */
static LwOrder *
order_side (const LwBattle *battle, LwOrderKind kind, LwSide side, LwLength by)
{
  const LwCountry *country = lw_battle_country (battle);
  gint front = battle->player[side].edge == LW_EDGE_SOUTH ? 1 : -1;
  LwLength line = lw_country_line_y (country, battle->player[side].edge);
  guint across = (guint)(country->width / HOST_PITCH) - 1, n = battle->n_men / 2, i;
  LwOrder *order = lw_order_new (kind, side);

  order->bearing = front > 0 ? LW_NORTH : LW_SOUTH;
  for (i = 0; i < n; i++)
    {
      lw_order_add_man (order, (LwRef)(side == LW_RED ? i : n + i));
      lw_order_add_place (
          order, (LwPoint){ HOST_PITCH * (LwLength)(1 + i % across),
                            line + front * (by + HOST_PITCH * (LwLength)(1 + i / across)) });
    }

  return order;
}

static void
set_up_host (guint n)
{
  g_autoptr (LwCountry) country = lw_country_new ("Bench", LW_FIELD_MAX, LW_FIELD_MAX);
  const LwPlayer players[LW_N_SIDES] = { { (char *)"Robert", LW_EDGE_NORTH, { n / 2, 0, 0 } },
                                         { (char *)"Anna", LW_EDGE_SOUTH, { n / 2, 0, 0 } } };
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  LwHouseRules rules;
  guint i;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  for (i = 0; i < LW_N_SIDES; i++)
    {
      LwSide side = battle->mover;

      play (battle, order_side (battle, LW_ORDER_PUT, side, 0));
      play (battle, lw_order_new (LW_ORDER_READY, side));
    }
  play (battle, lw_order_new (LW_ORDER_GO, battle->mover));
  play (battle, order_side (battle, LW_ORDER_MARCH, battle->mover, LW_INCH / 2));
  play (battle, lw_order_new (LW_ORDER_END, battle->mover));
  play (battle, lw_order_new (LW_ORDER_SETTLE, battle->mover));
  text = lw_battle_file_write (battle, NULL, &error);
  g_assert_no_error (error);
}

static void
read_host (guint n)
{
  for (; n > 0; n--)
    {
      g_autoptr (LwBattle) again = lw_battle_file_parse ("bench", text, strlen (text), NULL, NULL);

      g_assert_nonnull (again);
      bench_sink += again->n_men;
    }
}

const BenchCase bench_store[] = {
  { "P15", "a ledger opened / a bare walk through its file", 10000, set_up, read_war, walk, clear,
    2, 1.4 },
  { "P17", "a ledger written with a battle more / opened", 10000, set_up, write_war, read_war,
    clear, 1, 0 },
  { "P22", "a Country of 1,000 things opened / a bare walk through its file", 1000, set_up_country,
    read_country, walk, clear_country, 3, 0 },
  { "P23", "10,000 men on 40 ft opened, and played again / a bare walk through the file", 10000,
    set_up_host, read_host, walk, clear_country, 0, 0 },
  { NULL }
};

const BenchGrowth bench_store_growth[] = { { "P18",
                                             "how a ledger opened grows, 1,000 to 100,000 battles",
                                             1000, set_up, read_war, clear, 1.05, 0 },
                                           { NULL } };
