/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-campaign-war.c: whole wars: by all three methods, corrected, counted, ten thousand battles.
 */
#include <string.h>

#include "campaign/campaign.h"
#include "names/names.h"
#include "remarks/remarks.h"

/* B20: Hook's Farm, 196 to 26. */
static LwLedgerRow *
hooks_farm (const char *id)
{
  LwLedgerRow *row = lw_ledger_row_new ();
  guint side;

  row->id = g_strdup (id);
  row->date = g_strdup ("2026-10-24");
  row->country = g_strdup ("Hook's Farm");
  row->result = LW_RESULT_BLUE;
  for (side = 0; side < LW_N_SIDES; side++)
    row->side[side].sent = (LwForce){ 48, 25, 3 };
  row->side[LW_RED].home = (LwForce){ 7, 4, 1 };
  row->side[LW_RED].dead[LW_INFANTRY] = 38;
  row->side[LW_RED].dead[LW_CAVALRY] = 18;
  row->side[LW_RED].captive = 6;
  row->side[LW_RED].captive_horse = 3;
  row->side[LW_BLUE].home = (LwForce){ 31, 8, 5 };
  row->side[LW_BLUE].dead[LW_INFANTRY] = 17;
  row->side[LW_BLUE].dead[LW_CAVALRY] = 17;
  row->side[LW_BLUE].taken = 6;
  return row;
}

/* A row of so many points, in halves, beside the victory. */
static LwLedgerRow *
row_of (const char *id, LwResult result, gint red, gint blue)
{
  LwLedgerRow *row = lw_ledger_row_new ();
  gint points[LW_N_SIDES] = { red, blue };
  guint side;

  row->id = g_strdup (id);
  row->result = result;
  for (side = 0; side < LW_N_SIDES; side++)
    {
      points[side] -= result == (LwResult)side    ? LW_POINTS_VICTORY
                      : result == LW_RESULT_DRAWN ? LW_POINTS_VICTORY / 2
                                                  : 0;
      g_assert_cmpint (points[side], >=, 0);
      row->side[side].taken = (guint)points[side] % 2;
      row->side[side].home.infantry = (guint)points[side] / 2;
    }
  return row;
}

static void
assert_totals (const LwCampaign *war, gint red, gint blue)
{
  LwStanding standing;

  lw_campaign_standing (war, G_MAXUINT, &standing);
  g_assert_cmpint (standing.total[LW_RED], ==, red);
  g_assert_cmpint (standing.total[LW_BLUE], ==, blue);
}

static LwWarState
state_of (const LwCampaign *war)
{
  LwStanding standing;

  lw_campaign_standing (war, G_MAXUINT, &standing);
  return lw_campaign_state (war, &standing);
}

/* The war of B20 by all three methods: 196.0 - 26.0 = +170.0. */
static void
test_hooks_farm (void)
{
  static const gint totals[][LW_N_SIDES] = { { 0, 340 }, { -340, 340 }, { 52, 392 } };
  LwLedgerMethod method;

  for (method = LW_LEDGER_MARGIN; method <= LW_LEDGER_RAW; method++)
    {
      g_autoptr (LwCampaign) war = lw_campaign_new ("A war", 400, method);

      g_assert_cmpint (state_of (war), ==, LW_WAR_NEW);
      lw_campaign_add (war, hooks_farm ("a"));
      assert_totals (war, totals[method][LW_RED], totals[method][LW_BLUE]);
      g_assert_cmpint (state_of (war), ==, LW_WAR_OPEN);
      g_assert_nonnull (lw_method_name (method));
      g_assert_nonnull (lw_method_title (method));
      g_assert_nonnull (lw_method_law (method));
      /* Q139: two such battles are 200 up by any method. */
      lw_campaign_add (war, hooks_farm ("b"));
      g_assert_cmpint (state_of (war), ==, LW_WAR_WON);
    }
}

/* The same battles, and other wars by other methods: 255 to 155 is 100 by the margin, and the war
 * of 200 goes on; by the points as they are it is over. Both past the target: the higher total;
 * level, and it is played on. */
static void
test_methods_differ (void)
{
  g_autoptr (LwCampaign) margin = lw_campaign_new ("A", 400, LW_LEDGER_MARGIN);
  g_autoptr (LwCampaign) raw = lw_campaign_new ("B", 400, LW_LEDGER_RAW);
  g_autoptr (LwCampaign) both = lw_campaign_new ("C", 400, LW_LEDGER_RAW);
  g_autoptr (LwCampaign) level = lw_campaign_new ("D", 400, LW_LEDGER_RAW);
  LwStanding standing;

  lw_campaign_add (margin, row_of ("1", LW_RESULT_RED, 510, 310));
  assert_totals (margin, 200, 0);
  g_assert_cmpint (state_of (margin), ==, LW_WAR_OPEN);
  lw_campaign_add (raw, row_of ("1", LW_RESULT_RED, 510, 310));
  assert_totals (raw, 510, 310);
  g_assert_cmpint (state_of (raw), ==, LW_WAR_WON);
  lw_campaign_add (both, row_of ("1", LW_RESULT_RED, 220, 0));
  lw_campaign_add (both, row_of ("2", LW_RESULT_BLUE, 210, 510));
  assert_totals (both, 430, 510);
  lw_campaign_standing (both, G_MAXUINT, &standing);
  g_assert_true (standing.over && standing.leader == LW_BLUE);
  lw_campaign_add (level, row_of ("1", LW_RESULT_DRAWN, 460, 460));
  g_assert_cmpint (state_of (level), ==, LW_WAR_LEVEL);
  g_assert_nonnull (strstr (lw_method_law (LW_LEDGER_RAW), "all the points"));
  g_assert_nonnull (strstr (lw_method_law (LW_LEDGER_MARGIN), "the difference"));
}

/* Q135: both past the target in one battle: the higher total; level, another battle. */
static void
test_both_past (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 400, LW_LEDGER_RAW);
  g_autoptr (LwCampaign) level = lw_campaign_new ("B", 400, LW_LEDGER_RAW);
  LwStanding standing;

  lw_campaign_add (war, row_of ("1", LW_RESULT_RED, 320, 0));
  lw_campaign_add (war, row_of ("2", LW_RESULT_BLUE, 110, 510));
  lw_campaign_standing (war, G_MAXUINT, &standing);
  g_assert_true (standing.over && standing.leader == LW_BLUE);
  lw_campaign_add (level, row_of ("1", LW_RESULT_DRAWN, 460, 460));
  g_assert_cmpint (state_of (level), ==, LW_WAR_LEVEL);
  lw_campaign_add (level, row_of ("2", LW_RESULT_DRAWN, 101, 100));
  g_assert_cmpint (state_of (level), ==, LW_WAR_WON);
}

static void
test_agreed_draw (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 400, LW_LEDGER_MARGIN);

  lw_campaign_add (war, row_of ("1", LW_RESULT_RED, 300, 100));
  war->drawn = TRUE;
  g_assert_cmpint (state_of (war), ==, LW_WAR_DRAWN);
  /* Who had won it before has it still. */
  lw_campaign_add (war, row_of ("2", LW_RESULT_RED, 600, 100));
  g_assert_cmpint (state_of (war), ==, LW_WAR_WON);
}

static void
test_left (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 600, LW_LEDGER_MARGIN);
  LwStanding standing;

  lw_campaign_standing (war, G_MAXUINT, &standing);
  g_assert_cmpuint (lw_campaign_left (war, &standing), ==, 0);
  lw_campaign_add (war, row_of ("1", LW_RESULT_RED, 300, 100)); /* 200 a battle, 400 to go */
  lw_campaign_standing (war, G_MAXUINT, &standing);
  g_assert_cmpuint (lw_campaign_left (war, &standing), ==, 2);
  lw_campaign_add (war, row_of ("2", LW_RESULT_RED, 300, 99)); /* 401 in two, 199 to go */
  lw_campaign_standing (war, G_MAXUINT, &standing);
  g_assert_cmpuint (lw_campaign_left (war, &standing), ==, 1);
}

/* Q137: the loser of the last battle that was won lays the next, by the war's own word. */
static void
test_maker (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 600, LW_LEDGER_MARGIN);
  LwSide maker;

  lw_campaign_add (war, row_of ("1", LW_RESULT_RED, 300, 100));
  lw_campaign_add (war, row_of ("2", LW_RESULT_DRAWN, 300, 100));
  g_assert_false (lw_campaign_country_maker (war, NULL, &maker));
  war->loser_makes = TRUE;
  g_assert_true (lw_campaign_country_maker (war, NULL, &maker));
  g_assert_cmpint (maker, ==, LW_BLUE);
}

static void
test_correct (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 400, LW_LEDGER_MARGIN);
  LwLedgerRow *row;
  const LwRowVersion *version;
  LwForesight foresight;

  lw_campaign_add (war, hooks_farm ("a"));
  lw_campaign_add (war, hooks_farm ("b"));
  row = row_of ("a", LW_RESULT_RED, 500, 0);
  lw_campaign_foresee (war, 0, row, &foresight);
  g_assert_true (foresight.before.over && foresight.before.leader == LW_BLUE);
  g_assert_true (foresight.after.over && foresight.after.leader == LW_RED);
  g_assert_true (foresight.other_winner);
  lw_campaign_correct (war, 0, row, "2026-10-25T09:00:00Z", "It was Red's.");
  assert_totals (war, 500, 340);
  row = g_ptr_array_index (war->battles, 0);
  g_assert_cmpstr (row->id, ==, "a");
  g_assert_cmpuint (row->was->len, ==, 1);
  lw_campaign_correct (war, 0, hooks_farm ("x"), "2026-10-26T09:00:00Z", "It was not.");
  row = g_ptr_array_index (war->battles, 0);
  g_assert_cmpstr (row->id, ==, "a");
  g_assert_cmpuint (row->was->len, ==, 2);
  version = g_ptr_array_index (row->was, 1);
  g_assert_cmpstr (version->reason, ==, "It was not.");
  g_assert_cmpint (version->row->result, ==, LW_RESULT_RED);
  g_assert_null (version->row->was);
  assert_totals (war, 0, 680);
}

static void
test_twin (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 400, LW_LEDGER_MARGIN);
  g_autoptr (LwLedgerRow) again = hooks_farm ("b");
  g_autoptr (LwLedgerRow) floor = hooks_farm ("c");
  LwLedgerRow *first = hooks_farm ("a");

  first->on_floor = floor->on_floor = TRUE;
  lw_campaign_add (war, first);
  g_assert_cmpint (lw_campaign_twin (war, floor), ==, 0);
  g_assert_cmpint (lw_campaign_twin (war, again), ==, -1);
  floor->side[LW_RED].dead[LW_INFANTRY]--;
  g_assert_cmpint (lw_campaign_twin (war, floor), ==, -1);
  g_assert_cmpint (lw_campaign_find (war, "a"), ==, 0);
  g_assert_cmpint (lw_campaign_find (war, "z"), ==, -1);
}

static void
test_excess (void)
{
  g_autoptr (LwLedgerRow) row = hooks_farm ("a");
  g_autofree char *foot = NULL;
  g_autofree char *guns = NULL;

  g_assert_null (lw_row_excess_words (row));
  row->side[LW_RED].home.infantry++;
  foot = lw_row_excess_words (row);
  g_assert_cmpstr (foot, ==, "Red has 49 foot home, dead and captive, and sent 48.");
  row->side[LW_RED].home.infantry--;
  row->side[LW_RED].home.guns = 2;
  guns = lw_row_excess_words (row);
  g_assert_cmpstr (guns, ==, "Both sides hold 7 guns, and there were 6.");
}

static void
test_tally (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A", 4000, LW_LEDGER_MARGIN);
  g_autoptr (GPtrArray) countries = NULL;
  g_autoptr (GPtrArray) players = NULL;
  LwLedgerRow *guest = hooks_farm ("b");
  LwLedgerRow *unfought = row_of ("d", LW_RESULT_NOT_FOUGHT, 0, 0);
  const LwPlayerTally *anna;
  LwTally tally;

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  guest->side[LW_BLUE].player = g_strdup ("Łucja 漢");
  guest->variety = LW_VARIETY_BLOW;
  lw_campaign_add (war, hooks_farm ("a"));
  lw_campaign_add (war, guest);
  lw_campaign_add (war, row_of ("c", LW_RESULT_DRAWN, 180, 120));
  lw_campaign_add (war, unfought);
  lw_campaign_tally (war, &tally);
  g_assert_cmpuint (tally.fought, ==, 3);
  g_assert_cmpuint (tally.drawn, ==, 1);
  g_assert_cmpuint (tally.won[LW_BLUE], ==, 2);
  g_assert_cmpuint (tally.won_by[LW_VARIETY_BLOW][LW_BLUE], ==, 1);
  g_assert_cmpint (tally.greatest[LW_BLUE], ==, 340);
  g_assert_cmpint (tally.greatest[LW_RED], ==, 60);
  g_assert_cmpuint (tally.guns[LW_BLUE], ==, 4);
  g_assert_cmpuint (tally.taken[LW_BLUE], ==, 12);
  g_assert_cmpuint (tally.killed[LW_BLUE], ==, 112);
  g_assert_cmpuint (tally.killed[LW_RED], ==, 68);

  countries = lw_campaign_tally_countries (war);
  g_assert_cmpuint (countries->len, ==, 2);
  g_assert_cmpstr (((LwCountryTally *)g_ptr_array_index (countries, 0))->name, ==, "Hook's Farm");
  players = lw_campaign_tally_players (war, lw_side_name);
  g_assert_cmpuint (players->len, ==, 3);
  anna = g_ptr_array_index (players, 0);
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_cmpuint (anna->won, ==, 1);
  g_assert_cmpuint (anna->fought, ==, 2);
  g_assert_cmpint (anna->points, ==, 392 + 120);
}

/* Two wars, one of them won; Anna and Robert meet in both, on changed sides. */
static void
test_several_wars (void)
{
  g_autoptr (GPtrArray) wars = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_campaign_free);
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GPtrArray) pairs = NULL;
  LwCampaign *first = lw_campaign_new ("A", 340, LW_LEDGER_MARGIN);
  LwCampaign *second = lw_campaign_new ("B", 4000, LW_LEDGER_MARGIN);
  LwLedgerRow *guest = hooks_farm ("c");
  const LwPlayerTally *anna;
  const LwPairTally *pair;

  g_ptr_array_add (wars, first);
  g_ptr_array_add (wars, second);
  first->player[LW_RED] = g_strdup ("Robert");
  first->player[LW_BLUE] = g_strdup ("Anna");
  second->player[LW_RED] = g_strdup ("Anna");
  second->player[LW_BLUE] = g_strdup ("Robert");
  guest->side[LW_BLUE].player = g_strdup ("Łucja 漢");
  lw_campaign_add (first, hooks_farm ("a"));
  lw_campaign_add (second, row_of ("b", LW_RESULT_DRAWN, 180, 120));
  lw_campaign_add (second, guest);
  lw_campaign_add (second, row_of ("d", LW_RESULT_NOT_FOUGHT, 0, 0));
  players = lw_campaigns_tally_players (wars, lw_side_name);
  g_assert_cmpuint (players->len, ==, 3);
  anna = g_ptr_array_index (players, 0);
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_cmpuint (anna->wars, ==, 2);
  g_assert_cmpuint (anna->wars_won, ==, 1);
  g_assert_cmpuint (anna->fought, ==, 3);
  g_assert_cmpuint (anna->won, ==, 1);
  g_assert_cmpuint (anna->drawn, ==, 1);
  g_assert_cmpuint (anna->beaten, ==, 1);
  g_assert_cmpint (anna->points, ==, 392 + 180 + 52);
  pairs = lw_campaigns_tally_pairs (wars, lw_side_name);
  g_assert_cmpuint (pairs->len, ==, 2);
  pair = g_ptr_array_index (pairs, 0);
  g_assert_cmpstr (pair->name[0], ==, "Anna");
  g_assert_cmpstr (pair->name[1], ==, "Robert");
  g_assert_cmpuint (pair->fought, ==, 2);
  g_assert_cmpuint (pair->won[0], ==, 1);
  g_assert_cmpuint (pair->won[1], ==, 0);
  g_assert_cmpint (pair->ahead, ==, 340 + 60);
}

/* Sums of ten thousand battles, one by one, are those of all at once. */
static void
test_ten_thousand (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("Long", 999999, LW_LEDGER_SIGNED);
  LwStanding standing = { 0 }, all;
  guint i;

  for (i = 0; i < 10000; i++)
    {
      LwLedgerRow *row = hooks_farm (NULL);

      row->result = i % 3 == 0 ? LW_RESULT_RED : LW_RESULT_BLUE;
      g_ptr_array_add (war->battles, row);
      lw_standing_add (&standing, war, row);
    }
  lw_campaign_standing (war, G_MAXUINT, &all);
  g_assert_cmpint (all.total[LW_RED], ==, standing.total[LW_RED]);
  g_assert_cmpint (all.total[LW_RED], ==, -all.total[LW_BLUE]);
  g_assert_cmpuint (all.fought, ==, 10000);
  g_assert_cmpint (all.total[LW_BLUE], ==, 6666 * 340 - 3334 * 60);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/B20/war", test_hooks_farm);
  g_test_add_func ("/laws/Q134/all-methods", test_hooks_farm);
  g_test_add_func ("/reports/T28/methods-differ", test_methods_differ);
  g_test_add_func ("/laws/Q135/both-past", test_both_past);
  g_test_add_func ("/laws/Q137/maker", test_maker);
  g_test_add_func ("/laws/Q139/agreed-draw", test_agreed_draw);
  g_test_add_func ("/field/campaign-war/left", test_left);
  g_test_add_func ("/field/campaign-war/correct", test_correct);
  g_test_add_func ("/field/campaign-war/twin", test_twin);
  g_test_add_func ("/field/campaign-war/excess", test_excess);
  g_test_add_func ("/field/campaign-war/tally", test_tally);
  g_test_add_func ("/field/campaign-war/several-wars", test_several_wars);
  g_test_add_func ("/laws/Q140/ten-thousand", test_ten_thousand);

  return g_test_run ();
}
