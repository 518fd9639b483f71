/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-draft.c: the draft, the chances of war, two-thirds, advice (R78, R84, R89-R92, R95, Q126,
 * Q131, Q132, Q137).
 */
#include "campaign/campaign.h"
#include "lw-draft.h"

static LwHouseRules
plain_rules (void)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  return rules;
}

/* What a side wants, in place of what it wanted before. */
static gboolean
choose (LwDraft *draft, LwSide side, guint infantry, guint cavalry, guint guns)
{
  const LwForce force = { infantry, cavalry, guns };

  return lw_draft_choose (draft, side, &force);
}

/* B10 to B14: each spends the 150 to the last point, and nobody spends more. */
static void
test_draft_spent (void)
{
  static const LwForce forces[] = {
    { 100, 0, 5 }, { 0, 100, 0 }, { 60, 40, 3 }, { 0, 80, 3 }, { 110, 0, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forces); i++)
    {
      LwForce more = forces[i];
      LwDraft draft;

      more.infantry++;
      lw_draft_begin (&draft, LW_BLUE);
      g_assert_true (lw_draft_choose (&draft, LW_BLUE, &more));
      g_assert_cmpint (lw_draft_left (&draft, LW_BLUE), ==, -2);
      g_assert_false (lw_draft_finish (&draft, LW_BLUE));
      g_assert_true (lw_draft_choose (&draft, LW_BLUE, &forces[i]));
      g_assert_cmpint (lw_draft_left (&draft, LW_BLUE), ==, 0);
      g_assert_cmpint (lw_draft_left (&draft, LW_RED), ==, 300);
      g_assert_true (lw_draft_finish (&draft, LW_BLUE));
    }
}

/* Half a point is too little for anybody, and is lost (Q131). */
static void
test_draft_remainder (void)
{
  LwDraft draft;

  lw_draft_begin (&draft, LW_RED);
  g_assert_true (choose (&draft, LW_RED, 1, 99, 0));
  g_assert_cmpint (lw_draft_left (&draft, LW_RED), ==, 1);
  g_assert_true (choose (&draft, LW_RED, 2, 99, 0));
  g_assert_false (lw_draft_finish (&draft, LW_RED));
  g_assert_true (choose (&draft, LW_RED, 1, 100, 0));
  g_assert_false (lw_draft_finish (&draft, LW_RED));
  g_assert_true (choose (&draft, LW_RED, 0, 99, 0));
  g_assert_cmpint (lw_draft_left (&draft, LW_RED), ==, 3);
  g_assert_true (lw_draft_finish (&draft, LW_RED));
  g_assert_cmpuint (draft.force[LW_RED].cavalry, ==, 99);
  g_assert_cmpuint (draft.force[LW_RED].infantry, ==, 0);
  g_assert_cmpint (lw_draft_left (&draft, LW_BLUE), ==, 300);
}

/* The winner of the toss chooses first; neither sees the other's until both have done. */
static void
test_draft_curtain (void)
{
  LwDraft draft;

  lw_draft_begin (&draft, LW_BLUE);
  g_assert_false (choose (&draft, LW_RED, 0, 0, 1));
  g_assert_cmpuint (draft.force[LW_RED].guns, ==, 0);
  g_assert_false (lw_draft_finish (&draft, LW_RED));
  g_assert_true (choose (&draft, LW_BLUE, 0, 0, 3));
  g_assert_false (lw_draft_finish (&draft, LW_BLUE)); /* not a man */
  g_assert_true (choose (&draft, LW_BLUE, 10, 0, 3));
  g_assert_true (lw_draft_may_see (&draft, LW_BLUE, LW_BLUE));
  g_assert_false (lw_draft_may_see (&draft, LW_RED, LW_BLUE));
  g_assert_true (lw_draft_finish (&draft, LW_BLUE));
  g_assert_false (choose (&draft, LW_BLUE, 10, 0, 4));
  g_assert_cmpuint (draft.force[LW_BLUE].guns, ==, 3);
  g_assert_false (lw_draft_may_see (&draft, LW_RED, LW_BLUE));
  g_assert_true (choose (&draft, LW_RED, 90, 0, 0));
  g_assert_true (lw_draft_finish (&draft, LW_RED));
  g_assert_true (lw_draft_may_see (&draft, LW_RED, LW_BLUE));
  g_assert_true (lw_draft_may_see (&draft, LW_BLUE, LW_RED));
  g_assert_false (lw_draft_finish (&draft, LW_BLUE));
}

/* T67: tosses of 2 and 12: the forces differ by ten men; of equal tosses: they are equal. */
static void
test_chances (void)
{
  LwForce red = { 80, 50, 4 }, blue = { 80, 50, 4 };
  guint tossed;

  lw_chances_of_war (&red, 2);
  lw_chances_of_war (&blue, 12);
  g_assert_cmpuint (lw_force_men (&blue) - lw_force_men (&red), ==, 10);
  g_assert_cmpuint (lw_force_men (&blue), ==, 130);
  g_assert_cmpuint (blue.infantry, ==, 80);
  g_assert_cmpuint (blue.guns, ==, 4);
  for (tossed = 2; tossed <= 12; tossed++)
    {
      LwForce one = { 48, 25, 3 }, other = { 48, 25, 3 };

      lw_chances_of_war (&one, tossed);
      lw_chances_of_war (&other, tossed);
      g_assert_cmpuint (lw_force_men (&one), ==, 73 - 12 + tossed);
      g_assert_cmpuint (one.infantry, ==, other.infantry);
      g_assert_cmpuint (one.infantry, >=, 40);
      g_assert_cmpuint (one.cavalry, >=, 21);
    }
}

/* Horse alone, foot alone, and too few. */
static void
test_chances_mixture (void)
{
  LwForce horse = { 0, 20, 1 }, foot = { 20, 0, 1 }, few = { 6, 5, 1 }, mixed = { 5, 7, 0 };

  lw_chances_of_war (&horse, 5);
  g_assert_cmpuint (horse.cavalry, ==, 13);
  lw_chances_of_war (&foot, 5);
  g_assert_cmpuint (foot.infantry, ==, 13);
  lw_chances_of_war (&few, 2);
  g_assert_cmpuint (lw_force_men (&few), ==, 11);
  lw_chances_of_war (&mixed, 12);
  g_assert_cmpuint (mixed.infantry, ==, 5);
  g_assert_cmpuint (mixed.cavalry, ==, 7);
}

static void
test_dice (void)
{
  LwChance chance;
  guint seen[13] = { 0 }, i;

  lw_chance_seed (&chance, 7);
  for (i = 0; i < 3600; i++)
    {
      guint dice[2];
      guint sum = lw_chance_dice (&chance, dice);

      g_assert_cmpuint (sum, ==, dice[0] + dice[1]);
      g_assert_cmpuint (MAX (dice[0], dice[1]), <=, 6);
      g_assert_cmpuint (sum, >=, 2);
      g_assert_cmpuint (sum, <=, 12);
      seen[sum]++;
    }
  g_assert_cmpuint (seen[2], >, 50);
  g_assert_cmpuint (seen[2], <, 160);
  g_assert_cmpuint (seen[7], >, 480);
}

/* T63: for 150 points 100, for 205 points 136½; in men two-thirds of the men. */
static void
test_two_thirds (void)
{
  static const LwForce mixed = { 60, 40, 3 }, usual = { 80, 50, 5 }, boer = { 0, 80, 3 };
  LwForce force;

  g_assert_cmpint (lw_two_thirds (&mixed, FALSE), ==, 200);
  g_assert_cmpint (lw_two_thirds (&usual, FALSE), ==, 273);
  g_assert_cmpint (lw_two_thirds (&usual, TRUE), ==, 86);
  force = lw_force_defending (&mixed, FALSE);
  g_assert_cmpint (lw_force_points (&force), <=, 200);
  g_assert_cmpint (lw_force_points (&force), >=, 199);
  g_assert_cmpuint (force.guns, ==, 2);
  force = lw_force_defending (&usual, TRUE);
  g_assert_cmpuint (lw_force_men (&force), ==, 86);
  force = lw_force_defending (&boer, FALSE);
  g_assert_cmpuint (force.infantry, ==, 0);
  g_assert_cmpint (lw_force_points (&force), <=, lw_two_thirds (&boer, FALSE));
}

static void
assert_advice (LwForce red, LwForce blue, LwVariety variety, LwForceAdvice advice)
{
  const LwForce forces[LW_N_SIDES] = { red, blue };
  LwHouseRules rules = plain_rules ();

  g_assert_cmpint (lw_forces_advice (forces, variety, LW_RED, &rules), ==, advice);
}

static void
test_advice (void)
{
  const LwForce good = { 48, 25, 2 }, more = { 49, 25, 2 }, few = { 5, 4, 1 };
  const LwForce big = { 80, 50, 4 };

  assert_advice (good, good, LW_VARIETY_FINISH, LW_FORCE_SOUND);
  assert_advice (good, more, LW_VARIETY_FINISH, LW_FORCE_UNEQUAL);
  assert_advice (good, few, LW_VARIETY_FINISH, LW_FORCE_FEW_MEN);
  assert_advice (big, big, LW_VARIETY_BLOW, LW_FORCE_TOO_MANY);
}

static void
test_advice_defensive (void)
{
  const LwForce attacker = { 48, 25, 2 };
  LwForce defender = lw_force_defending (&attacker, FALSE);
  LwForce weak = { defender.infantry - 1, defender.cavalry, defender.guns };
  LwForce strong = { defender.infantry + 1, defender.cavalry, defender.guns };

  assert_advice (attacker, defender, LW_VARIETY_DEFENSIVE, LW_FORCE_SOUND);
  assert_advice (attacker, weak, LW_VARIETY_DEFENSIVE, LW_FORCE_DEFENDER_WEAK);
  assert_advice (attacker, strong, LW_VARIETY_DEFENSIVE, LW_FORCE_DEFENDER_STRONG);
}

static void
add_result (LwCampaign *campaign, LwResult result)
{
  LwLedgerRow *row = lw_ledger_row_new ();

  row->result = result;
  g_assert_true (lw_campaign_add (campaign, row));
}

static void
test_country_maker (void)
{
  g_autoptr (LwCampaign) campaign = lw_campaign_new ("War", 400, LW_LEDGER_MARGIN);
  LwHouseRules rules = plain_rules ();
  LwSide maker = LW_RED;

  add_result (campaign, LW_RESULT_RED);
  g_assert_false (lw_campaign_country_maker (campaign, &rules, &maker));
  rules.choice[LW_RULE_COUNTRY_MAKER] = 1;
  g_assert_true (lw_campaign_country_maker (campaign, &rules, &maker));
  g_assert_cmpint (maker, ==, LW_BLUE);
  add_result (campaign, LW_RESULT_DRAWN);
  g_assert_true (lw_campaign_country_maker (campaign, &rules, &maker));
  g_assert_cmpint (maker, ==, LW_BLUE);
  add_result (campaign, LW_RESULT_BLUE);
  g_assert_true (lw_campaign_country_maker (campaign, &rules, &maker));
  g_assert_cmpint (maker, ==, LW_RED);
}

static void
test_no_country_maker (void)
{
  g_autoptr (LwCampaign) campaign = lw_campaign_new ("War", 400, LW_LEDGER_MARGIN);
  LwHouseRules rules = plain_rules ();
  LwSide maker;

  rules.choice[LW_RULE_COUNTRY_MAKER] = 1;
  g_assert_false (lw_campaign_country_maker (campaign, &rules, &maker));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laws/R92/draft-spent", test_draft_spent);
  g_test_add_func ("/laws/R92/draft-curtain", test_draft_curtain);
  g_test_add_func ("/laws/Q131/remainder", test_draft_remainder);
  g_test_add_func ("/laws/R90/chances-of-war", test_chances);
  g_test_add_func ("/laws/Q132/mixture", test_chances_mixture);
  g_test_add_func ("/laws/Q132/dice", test_dice);
  g_test_add_func ("/laws/R84/two-thirds", test_two_thirds);
  g_test_add_func ("/laws/Q126/two-thirds", test_two_thirds);
  g_test_add_func ("/laws/R89/advice", test_advice);
  g_test_add_func ("/laws/R84/advice", test_advice_defensive);
  g_test_add_func ("/laws/Q137/loser-makes-country", test_country_maker);
  g_test_add_func ("/laws/Q137/nobody-yet", test_no_country_maker);

  return g_test_run ();
}
