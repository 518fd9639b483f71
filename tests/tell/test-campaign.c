/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-campaign.c: the ledger of a war (R94, Q134-Q140).
 */
#include "campaign/campaign.h"
#include "skirmish.h"
#include "names/names.h"

/* A row that scores the given half-points: infantry alone, beside the victory. */
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
      if (result == (LwResult)side)
        points[side] -= LW_POINTS_VICTORY;
      if (result == LW_RESULT_DRAWN)
        points[side] -= LW_POINTS_VICTORY / 2;
      row->side[side].taken = (guint)points[side] % 2;
      row->side[side].home.infantry = (guint)points[side] / 2;
    }

  return row;
}

static void
assert_standing (const LwCampaign *campaign, gint red, gint blue, gboolean over, LwSide leader)
{
  LwStanding standing;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  g_assert_cmpint (standing.total[LW_RED], ==, red);
  g_assert_cmpint (standing.total[LW_BLUE], ==, blue);
  g_assert_cmpint (standing.need[LW_RED], ==, MAX (campaign->target - red, 0));
  g_assert_true (standing.over == over);
  if (red != blue)
    g_assert_cmpint (standing.leader, ==, leader);
}

static void
test_war (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Sandgate War", 400, LW_LEDGER_MARGIN);

  /* T60: margins of 170, 25 and 5 to the same side. */
  assert_standing (war, 0, 0, FALSE, LW_RED);
  g_assert_true (lw_campaign_add (war, row_of ("1", LW_RESULT_BLUE, 52, 392)));
  assert_standing (war, 0, 340, FALSE, LW_BLUE);
  g_assert_true (lw_campaign_add (war, row_of ("2", LW_RESULT_DRAWN, 150, 200)));
  assert_standing (war, 0, 390, FALSE, LW_BLUE);
  g_assert_true (lw_campaign_add (war, row_of ("3", LW_RESULT_DRAWN, 150, 160)));
  assert_standing (war, 0, 400, TRUE, LW_BLUE);
}

static void
test_methods (void)
{
  g_autoptr (LwLedgerRow) row = row_of ("1", LW_RESULT_BLUE, 52, 392);
  gint adds[LW_N_SIDES];

  g_assert_cmpint (lw_row_points (row, LW_BLUE), ==, 392);
  lw_row_adds (row, LW_LEDGER_MARGIN, adds);
  g_assert_cmpint (adds[LW_RED], ==, 0);
  g_assert_cmpint (adds[LW_BLUE], ==, 340);
  lw_row_adds (row, LW_LEDGER_SIGNED, adds);
  g_assert_cmpint (adds[LW_RED], ==, -340);
  g_assert_cmpint (adds[LW_BLUE], ==, 340);
  lw_row_adds (row, LW_LEDGER_RAW, adds);
  g_assert_cmpint (adds[LW_RED], ==, 52);
  g_assert_cmpint (adds[LW_BLUE], ==, 392);
}

static void
test_raw_both (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A war", 400, LW_LEDGER_RAW);

  /* Q135: both pass the target; equal, they fight another battle; the higher total then wins. */
  lw_campaign_add (war, row_of ("1", LW_RESULT_DRAWN, 410, 410));
  assert_standing (war, 410, 410, FALSE, LW_RED);
  lw_campaign_add (war, row_of ("2", LW_RESULT_DRAWN, 110, 111));
  assert_standing (war, 520, 521, TRUE, LW_BLUE);
}

static void
test_winner_stays (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A war", 200, LW_LEDGER_MARGIN);

  lw_campaign_add (war, row_of ("1", LW_RESULT_BLUE, 52, 392));
  lw_campaign_add (war, row_of ("2", LW_RESULT_RED, 900, 52));
  assert_standing (war, 848, 340, TRUE, LW_BLUE); /* Q139: the war was over after the first */
}

static void
test_not_lost (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A war", 400, LW_LEDGER_MARGIN);
  LwStanding standing;

  lw_campaign_add (war, row_of ("1", LW_RESULT_NOT_FOUGHT, 100, 0));
  lw_campaign_add (war, row_of ("2", LW_RESULT_ABANDONED, 100, 0));
  lw_campaign_standing (war, G_MAXUINT, &standing);
  g_assert_cmpuint (standing.fought, ==, 0);
  g_assert_cmpint (standing.total[LW_RED], ==, 0);
  g_assert_false (standing.has_leader);
}

static void
test_draw (void)
{
  g_autoptr (LwLedgerRow) row = row_of ("1", LW_RESULT_DRAWN, 188, 118);
  gint adds[LW_N_SIDES];

  /* Q136: 94 against 59, the fifties cancel, the men count. */
  lw_row_adds (row, LW_LEDGER_MARGIN, adds);
  g_assert_cmpint (adds[LW_RED], ==, 70);
}

static void
test_once (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A war", 400, LW_LEDGER_MARGIN);
  g_autoptr (LwLedgerRow) again = row_of ("1", LW_RESULT_RED, 300, 0);

  g_assert_true (lw_campaign_add (war, row_of ("1", LW_RESULT_RED, 300, 0)));
  g_assert_false (lw_campaign_add (war, again));
  g_assert_cmpuint (war->battles->len, ==, 1);
}

static void
test_partly (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("A war", 400, LW_LEDGER_MARGIN);
  LwStanding standing;

  lw_campaign_add (war, row_of ("1", LW_RESULT_RED, 300, 0));
  lw_campaign_add (war, row_of ("2", LW_RESULT_RED, 300, 0));
  lw_campaign_standing (war, 1, &standing);
  g_assert_cmpint (standing.total[LW_RED], ==, 300);
  g_assert_false (standing.over);
}

static void
test_row_of_battle (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (5, 3, 1);
  g_autoptr (LwLedgerRow) row = NULL;
  g_autoptr (LwLedgerRow) copy = NULL;
  LwAccount account;

  lw_battle_man_rw (battle, 0)->state = LW_MAN_DEAD;
  lw_battle_man_rw (battle, 1)->state = LW_MAN_CAPTIVE;
  lw_battle_man_rw (battle, 2)->state = LW_MAN_RETIRED;
  row = lw_ledger_row_of (battle, "2026-10-24");
  g_assert_cmpint (row->result, ==, LW_RESULT_ABANDONED);
  lw_ledger_row_free (g_steal_pointer (&row));

  battle->phase = LW_PHASE_OVER;
  battle->won = TRUE;
  battle->winner = LW_BLUE;
  row = lw_ledger_row_of (battle, "2026-10-24");
  lw_account (battle, &account);
  g_assert_cmpint (row->result, ==, LW_RESULT_BLUE);
  g_assert_cmpuint (row->side[LW_RED].home.infantry, ==, 3);
  g_assert_cmpuint (row->side[LW_RED].dead[LW_INFANTRY], ==, 1);
  g_assert_cmpuint (row->side[LW_RED].captive, ==, 1);
  g_assert_cmpuint (row->side[LW_BLUE].taken, ==, 1);
  g_assert_cmpint (lw_row_points (row, LW_RED), ==, account.side[LW_RED].points);
  g_assert_cmpint (lw_row_points (row, LW_BLUE), ==, account.side[LW_BLUE].points);
  g_assert_cmpstr (row->country, ==, "The floor");

  copy = lw_ledger_row_copy (row);
  g_assert_cmpstr (copy->date, ==, "2026-10-24");
  g_assert_cmpint (lw_row_points (copy, LW_BLUE), ==, account.side[LW_BLUE].points);
}

static void
test_versions (void)
{
  g_autoptr (LwLedgerRow) row = row_of ("1", LW_RESULT_RED, 300, 0);
  g_autoptr (LwLedgerRow) copy = NULL;
  const LwRowVersion *version;

  lw_row_add_version (row, "2026-10-25T09:00:00Z", "A gun was forgotten.",
                      row_of ("1", LW_RESULT_RED, 280, 0));
  copy = lw_ledger_row_copy (row);
  g_assert_cmpuint (copy->was->len, ==, 1);
  version = g_ptr_array_index (copy->was, 0);
  g_assert_cmpstr (version->reason, ==, "A gun was forgotten.");
  g_assert_cmpint (lw_row_points (version->row, LW_RED), ==, 280);
}

static void
test_nicks (void)
{
  LwResult result;
  guint i;

  for (i = 0; i <= LW_LEDGER_RAW; i++)
    {
      g_assert_nonnull (lw_method_nick (i));
      g_assert_nonnull (lw_method_name (i));
    }
  for (i = 0; i <= LW_RESULT_ABANDONED; i++)
    {
      g_assert_true (lw_result_parse (lw_result_nick (i), &result));
      g_assert_cmpint (result, ==, i);
    }
  g_assert_false (lw_result_parse (NULL, &result));
}

/* Nothing of one battle comes into the next: a war has no First Player (Q137) and no dead (Q138).
 * Each is fought with the forces it is given, and tossed for anew. */
static void
test_each_anew (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Sandgate War", 800, LW_LEDGER_MARGIN);
  guint n;

  for (n = 0; n < 2; n++)
    {
      g_autoptr (LwBattle) battle = skirmish_new (20, 8, 1);
      g_autoptr (LwOrder) give_up = lw_order_new (LW_ORDER_SURRENDER, LW_BLUE);
      g_autofree char *id = g_strdup_printf ("%032u", n);
      guint i;

      g_assert_cmpint (battle->first, ==, LW_RED);
      g_assert_cmpuint (lw_force_men (&battle->player[LW_BLUE].force), ==, 28);
      for (i = 0; i < battle->n_men; i++)
        {
          g_assert_cmpint (battle->men[i].state, ==, LW_MAN_IN_BOX);
          lw_battle_man_rw (battle, i)->state = i % 3 == 0 ? LW_MAN_DEAD : LW_MAN_FIGHTING;
        }
      g_free (battle->id);
      battle->id = g_steal_pointer (&id);
      give_up->flag = TRUE;
      g_assert_true (lw_play (battle, give_up, NULL));
      g_assert_true (lw_campaign_add (war, lw_ledger_row_of (battle, "2026-10-25")));
    }
  /* The two rows are alike, the second as if there had been no first. */
  g_assert_cmpint (lw_row_points (g_ptr_array_index (war->battles, 0), LW_RED), ==,
                   lw_row_points (g_ptr_array_index (war->battles, 1), LW_RED));
  g_assert_cmpint (lw_row_points (g_ptr_array_index (war->battles, 1), LW_RED), >,
                   LW_POINTS_VICTORY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q139/war", test_war);
  g_test_add_func ("/laws/T60/war", test_war);
  g_test_add_func ("/laws/Q139/winner-stays", test_winner_stays);
  g_test_add_func ("/laws/Q134/methods", test_methods);
  g_test_add_func ("/laws/Q135/raw-both", test_raw_both);
  g_test_add_func ("/laws/Q136/draw", test_draw);
  g_test_add_func ("/laws/Q137/each-anew", test_each_anew);
  g_test_add_func ("/laws/Q138/each-anew", test_each_anew);
  g_test_add_func ("/laws/R94/not-lost", test_not_lost);
  g_test_add_func ("/laws/R94/once", test_once);
  g_test_add_func ("/laws/R94/partly", test_partly);
  g_test_add_func ("/field/campaign/row-of-battle", test_row_of_battle);
  g_test_add_func ("/field/campaign/versions", test_versions);
  g_test_add_func ("/field/campaign/nicks", test_nicks);

  return g_test_run ();
}
