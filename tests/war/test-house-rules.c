/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-house-rules.c: each house rule as the laws have it and otherwise (Q10-Q137).
 */
#include "lw-score.h"
#include "war-test.h"
#include "lw-haul-plan.h"

static LwHouseRules
with_rule (LwRule rule, guint choice)
{
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  g_assert_cmpuint (choice, <, lw_rule_n_choices (rule));
  rules.choice[rule] = choice;
  /* The few men of these tests are no reason to call it a draw. */
  rules.choice[LW_RULE_DRAW_BELOW] = 3;

  return rules;
}

static void
add_outline (LwCountry *country, LwFeatureKind kind, const char *id, LwBox box, LwLength height)
{
  LwFeature *feature = lw_feature_new (kind, id);
  const LwPoint corners[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  if (feature->points == NULL)
    feature->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_set_size (feature->points, 0);
  g_array_append_vals (feature->points, corners, G_N_ELEMENTS (corners));
  feature->height = height;
  lw_country_add (country, feature);
}

/* Two boards, one on the other, and a wood beside them. */
static LwCountry *
hill_and_wood (void)
{
  LwCountry *country = open_country (10 * LW_FOOT, 8 * LW_FOOT);

  add_outline (country, LW_FEATURE_BOARD, "lower",
               (LwBox){ LW_INCHES (10), LW_INCHES (20), LW_INCHES (40), LW_INCHES (50) }, LW_INCH);
  add_outline (country, LW_FEATURE_BOARD, "upper",
               (LwBox){ LW_INCHES (10), LW_INCHES (23), LW_INCHES (40), LW_INCHES (45) },
               2 * LW_INCH);
  add_outline (country, LW_FEATURE_WOOD, "wood",
               (LwBox){ LW_INCHES (60), LW_INCHES (20), LW_INCHES (90), LW_INCHES (50) }, LW_INCH);

  return country;
}

/* Blue has the move; his infantry-man b1 stands at @from, and goes to @to. */
static LwBattle *
march_on (const LwCountry *country, const LwHouseRules *rules, const char *id, LwPoint from)
{
  LwBattle *battle = battle_on (country, (LwForce){ 12, 12, 0 }, rules);

  stand (battle, id, from);
  stand (battle, "r1", P (100, 90));
  begin_at (battle, LW_BLUE, 3);

  return battle;
}

static void
assert_used (const LwCountry *country,
             LwRule rule,
             guint choice,
             const char *id,
             LwPoint from,
             LwPoint to,
             LwLength used)
{
  LwHouseRules rules = with_rule (rule, choice);
  g_autoptr (LwBattle) battle = march_on (country, &rules, id, from);
  LwRef man = man_of (battle, id);

  if (used > lw_arm_move (battle->men[man].arm))
    {
      expect_refused (battle, march_order (battle, man, to), LW_REFUSED_TOO_FAR);
      return;
    }
  expect_played (battle, march_order (battle, man, to));
  g_assert_cmpint (battle->men[man].walked, ==, used);
}

static void
test_climb (void)
{
  g_autoptr (LwCountry) country = hill_and_wood ();

  /* Ten inches and up two boards. */
  assert_used (country, LW_RULE_CLIMB_COST, 0, "b1", P (20, 15), P (20, 25), LW_INCHES (10));
  assert_used (country, LW_RULE_CLIMB_COST, 1, "b1", P (20, 15), P (20, 25), LW_INCHES (14));
  assert_used (country, LW_RULE_CLIMB_COST, 1, "b1", P (20, 18), P (20, 25), LW_INCHES (11));
  assert_used (country, LW_RULE_CLIMB_COST, 2, "b13", P (20, 15), P (20, 21), LW_INCHES (18));
  assert_used (country, LW_RULE_CLIMB_COST, 2, "b13", P (20, 15), P (20, 25), LW_INCHES (34));
  /* Down is free, and level ground too. */
  assert_used (country, LW_RULE_CLIMB_COST, 2, "b1", P (20, 25), P (20, 15), LW_INCHES (10));
  assert_used (country, LW_RULE_CLIMB_COST, 2, "b1", P (20, 30), P (30, 30), LW_INCHES (10));
}

/* A toll is laid on the way that is gone: on the shortest, if the player lays no string of his own;
 * he may, and then on that, which is longer and cheaper here (Q2, Q10). */
static void
test_toll_on_way (void)
{
  g_autoptr (LwCountry) country = hill_and_wood ();
  LwHouseRules rules = with_rule (LW_RULE_CLIMB_COST, 2);
  LwPoint from = P (9, 22), bend = { LW_INCHES (9.5), LW_INCHES (19.5) }, to = P (13, 19);
  g_autoptr (LwBattle) battle = march_on (country, &rules, "b1", from);
  LwRef man = man_of (battle, "b1");
  LwOrder *order = march_order (battle, man, to);
  LwRefusal refusal;

  /* Over the corner of the board, an inch high. */
  refusal = expect_refused (battle, lw_order_copy (order), LW_REFUSED_TOO_FAR);
  g_assert_cmpint (refusal.have, ==, LW_INCHES (5) + LW_INCHES (12));
  lw_order_add_leg_for_test (order, from);
  lw_order_add_leg_for_test (order, bend);
  lw_order_add_leg_for_test (order, to);
  expect_played (battle, order);
  g_assert_cmpint (battle->men[man].walked, ==, lw_distance (from, bend) + lw_distance (bend, to));
}

static void
test_woods (void)
{
  g_autoptr (LwCountry) country = hill_and_wood ();

  assert_used (country, LW_RULE_WOODS_SLOW, 0, "b1", P (70, 25), P (70, 31), LW_INCHES (6));
  assert_used (country, LW_RULE_WOODS_SLOW, 1, "b1", P (70, 25), P (70, 31), LW_INCHES (12));
  assert_used (country, LW_RULE_WOODS_SLOW, 1, "b1", P (70, 25), P (70, 32), LW_INCHES (14));
  assert_used (country, LW_RULE_WOODS_SLOW, 1, "b1", P (100, 25), P (100, 31), LW_INCHES (6));
}

static LwCountry *
river_with_ford (void)
{
  LwCountry *country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *river = lw_feature_new (LW_FEATURE_RIVER, "river");
  LwFeature *ford = lw_feature_new (LW_FEATURE_FORD, "ford");
  const LwPoint line[] = { P (0, 40), P (120, 40) };

  if (river->points == NULL)
    river->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_set_size (river->points, 0);
  g_array_append_vals (river->points, line, 2);
  river->width = LW_INCHES (3);
  ford->at = P (50, 40);
  ford->width = LW_INCHES (8);
  ford->depth = LW_INCHES (4);
  ford->across = g_strdup ("river");
  lw_country_add (country, river);
  lw_country_add (country, ford);

  return country;
}

static void
test_ford (void)
{
  g_autoptr (LwCountry) country = river_with_ford ();
  LwHouseRules rules = with_rule (LW_RULE_FORD_COST, 2);
  g_autoptr (LwBattle) battle = NULL;

  assert_used (country, LW_RULE_FORD_COST, 0, "b1", P (50, 37), P (50, 43), LW_INCHES (6));
  assert_used (country, LW_RULE_FORD_COST, 1, "b1", P (50, 37), P (50, 43), LW_INCHES (12));
  assert_used (country, LW_RULE_FORD_COST, 1, "b1", P (50, 36), P (50, 43), LW_INCHES (13));
  assert_used (country, LW_RULE_FORD_COST, 1, "b13", P (50, 36), P (50, 43), LW_INCHES (19));
  assert_used (country, LW_RULE_FORD_COST, 2, "b1", P (50, 37), P (50, 43), LW_INCHES (12));
  assert_used (country, LW_RULE_FORD_COST, 2, "b1", P (50, 30), P (50, 37), LW_INCHES (7));

  /* A whole move is a whole one: an inch walked before is too much. */
  battle = march_on (country, &rules, "b1", P (50, 36));
  expect_played (battle, march_order (battle, man_of (battle, "b1"), P (50, 37)));
  expect_refused (battle, march_order (battle, man_of (battle, "b1"), P (50, 43)),
                  LW_REFUSED_TOO_FAR);
}

/* May that man, or that gun, cross the river at @x? */
static gboolean
crosses (LwRule rule, guint choice, LwLength x, gboolean gun)
{
  g_autoptr (LwCountry) country = river_with_ford ();
  LwHouseRules rules = with_rule (rule, choice);
  g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 12, 12, 1 }, &rules);
  g_autoptr (LwOrder) order = NULL;
  guint i;

  for (i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i + 1);

      stand (battle, id,
             (LwPoint){ x - LW_INCHES (2) + LW_INCHES (2) * (LwLength)(i % 2 * 2),
                        LW_INCHES (35) - LW_INCHES (2) * (LwLength)(i / 2) });
    }
  stand (battle, "r1", P (100, 90));
  stand_gun (battle, "bg1", (LwPoint){ x, LW_INCHES (35) }, LW_SOUTH);
  begin_at (battle, LW_BLUE, 3);
  if (!gun)
    {
      stand (battle, "b5", (LwPoint){ x, LW_INCHES (37) });
      order = march_order (battle, man_of (battle, "b5"), (LwPoint){ x, LW_INCHES (43) });
    }
  else
    order = lw_haul_plan (battle, 1, (LwPoint){ x, LW_INCHES (47) });

  return order != NULL && lw_play_check (battle, order, NULL) &&
         (!gun || g_array_index (order->path, LwPoint, order->path->len - 1).y > LW_INCHES (42));
}

static void
test_water (void)
{
  g_assert_false (crosses (LW_RULE_WATER, 0, LW_INCHES (80), FALSE));
  g_assert_true (crosses (LW_RULE_WATER, 1, LW_INCHES (80), FALSE));
  g_assert_true (crosses (LW_RULE_WATER, 0, LW_INCHES (50), FALSE));
  g_assert_false (crosses (LW_RULE_WATER, 1, LW_INCHES (80), TRUE));
}

static void
test_guns_at_fords (void)
{
  g_assert_false (crosses (LW_RULE_GUNS_AT_FORDS, 0, LW_INCHES (50), TRUE));
  g_assert_true (crosses (LW_RULE_GUNS_AT_FORDS, 1, LW_INCHES (50), TRUE));
  g_assert_false (crosses (LW_RULE_GUNS_AT_FORDS, 1, LW_INCHES (80), TRUE));
}

static LwOrder *
off_order (const LwBattle *battle, const char *id, LwPoint at)
{
  LwOrder *order = march_order (battle, man_of (battle, id), at);

  order->flag = TRUE;
  return order;
}

static void
test_leave_enemy_line (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      LwHouseRules rules = with_rule (LW_RULE_LEAVE_ENEMY_LINE, choice);
      g_autoptr (LwBattle) battle = march_on (country, &rules, "b1", P (50, 90));

      if (choice == 0)
        expect_refused (battle, off_order (battle, "b1", P (50, 96)), LW_REFUSED_OFF_FIELD);
      else
        {
          expect_played (battle, off_order (battle, "b1", P (50, 96)));
          g_assert_cmpint (battle->men[man_of (battle, "b1")].state, ==, LW_MAN_RETIRED);
        }
      /* Never by the sides. */
      stand (battle, "b2", P (3, 50));
      expect_refused (battle, off_order (battle, "b2", P (0, 50)), LW_REFUSED_OFF_FIELD);
    }
}

static void
test_retired_return (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      LwHouseRules rules = with_rule (LW_RULE_RETIRED_RETURN, choice);
      g_autoptr (LwBattle) battle = march_on (country, &rules, "b1", P (50, 0));
      LwRef man = man_of (battle, "b1");

      stand (battle, "b2", P (60, 30));
      expect_played (battle, off_order (battle, "b1", P (50, 0)));
      /* Not in the same move. */
      expect_refused (battle, march_order (battle, man, P (50, 5)), LW_REFUSED_NOT_ON_FIELD);
      end_move (battle);
      expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
      end_move (battle);
      expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
      if (choice == 0)
        {
          expect_refused (battle, march_order (battle, man, P (50, 5)), LW_REFUSED_NOT_ON_FIELD);
          continue;
        }
      expect_refused (battle, march_order (battle, man, P (50, 13)), LW_REFUSED_TOO_FAR);
      expect_played (battle, march_order (battle, man, P (50, 12)));
      g_assert_cmpint (battle->men[man].state, ==, LW_MAN_FIGHTING);
    }
}

/* Two in contact, and a third Red five inches off behind a wall. */
static void
test_walls (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      LwHouseRules rules = with_rule (LW_RULE_MELEE_WALLS, choice);
      LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
      const LwPoint line[] = { P (53, 40), P (53, 60) };
      g_autoptr (LwBattle) battle = NULL;
      g_autoptr (GPtrArray) melees = NULL;
      const LwMelee *melee;

      if (wall->points == NULL)
        wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
      g_array_set_size (wall->points, 0);
      g_array_append_vals (wall->points, line, 2);
      wall->thickness = LW_INCH / 2;
      wall->height = LW_INCHES (2);
      lw_country_add (country, wall);
      battle = battle_on (country, (LwForce){ 12, 0, 0 }, &rules);
      stand (battle, "b1", P (50, 50));
      stand (battle, "r1",
             (LwPoint){ LW_INCHES (50), LW_INCHES (50) + 2 * LW_INFANTRY_RADIUS + 32 });
      stand (battle, "r2", P (55, 50));
      stand (battle, "r3", P (45, 50));
      battle->mover = LW_BLUE;
      melees = lw_melee_find (battle);
      g_assert_cmpuint (melees->len, ==, 1);
      melee = g_ptr_array_index (melees, 0);
      g_assert_cmpuint (melee->men[LW_RED]->len, ==, choice == 0 ? 3 : 2);
    }
}

/* A released Red whom a Blue touches at the end of Blue's move. */
static void
test_retake (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      LwHouseRules rules = with_rule (LW_RULE_RETAKE, choice);
      g_autoptr (LwBattle) battle = march_on (country, &rules, "b1", P (50, 50));
      LwMan *man;

      stand (battle, "r2",
             (LwPoint){ LW_INCHES (50), LW_INCHES (50) + 2 * LW_INFANTRY_RADIUS + 32 });
      man = lw_battle_man_rw (battle, man_of (battle, "r2"));
      man->state = LW_MAN_RELEASED;
      man->freed_in = 2;
      end_move (battle);
      g_assert_cmpint (man->state, ==, choice == 0 ? LW_MAN_CAPTIVE : LW_MAN_RELEASED);
    }
}

/* Four Blues pass the axle of Red's gun and go on to ten inches beyond it. */
static void
test_capture_radius (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      LwHouseRules rules = with_rule (LW_RULE_CAPTURE_RADIUS, choice);
      g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 12, 12, 1 }, &rules);
      guint i;

      stand_gun (battle, "rg1", P (50, 50), LW_NORTH);
      stand (battle, "r1", P (100, 90));
      for (i = 0; i < 4; i++)
        {
          g_autofree char *id = g_strdup_printf ("b%u", 13 + i);

          stand (battle, id, P (44 + 4 * (gint)i, 45));
        }
      begin_at (battle, LW_BLUE, 3);
      for (i = 0; i < 4; i++)
        {
          g_autofree char *id = g_strdup_printf ("b%u", 13 + i);

          expect_played (battle,
                         march_order (battle, man_of (battle, id), P (44 + 4 * (gint)i, 64)));
        }
      end_move (battle);
      g_assert_cmpint (battle->guns[lw_battle_find_gun (battle, "rg1")].owner, ==,
                       choice == 0 ? LW_RED : LW_BLUE);
    }
}

/* One Blue could pass the axle of a gun that nobody guards. */
static void
test_gun_claim (void)
{
  guint choice;

  for (choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      LwHouseRules rules = with_rule (LW_RULE_GUN_CLAIM, choice);
      g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 12, 0, 1 }, &rules);
      LwAccount account;

      stand_gun (battle, "rg1", P (50, 50), LW_NORTH);
      stand (battle, "r1", P (100, 90));
      stand (battle, "b1", P (50, 42));
      lw_account (battle, &account);
      g_assert_cmpuint (account.side[LW_BLUE].guns, ==, choice == 0 ? 1 : 2);
    }
}

/* Every choice is part of the state's fingerprint. */
static void
test_dump (void)
{
  LwRule rule;

  for (rule = LW_RULE_CLIMB_COST; rule < LW_N_RULES; rule++)
    {
      LwHouseRules rules = with_rule (rule, 1), same = with_rule (rule, 0);
      g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
      g_autoptr (LwBattle) plain = battle_on (country, (LwForce){ 2, 0, 0 }, &same);
      g_autoptr (LwBattle) other = battle_on (country, (LwForce){ 2, 0, 0 }, &rules);
      g_autofree char *one = lw_battle_checksum_state (plain);
      g_autofree char *two = lw_battle_checksum_state (other);

      g_assert_cmpstr (one, !=, two);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/laws/Q10/climb-cost", test_climb);
  g_test_add_func ("/laws/Q10/toll-on-way", test_toll_on_way);
  g_test_add_func ("/laws/Q12/ford-cost", test_ford);
  g_test_add_func ("/laws/Q12/water", test_water);
  g_test_add_func ("/laws/Q12/guns-at-fords", test_guns_at_fords);
  g_test_add_func ("/laws/Q14/woods-slow", test_woods);
  g_test_add_func ("/laws/Q19/leave-enemy-line", test_leave_enemy_line);
  g_test_add_func ("/laws/Q20/retired-may-return", test_retired_return);
  g_test_add_func ("/laws/Q75/melee-through-walls", test_walls);
  g_test_add_func ("/laws/Q94/retake-released", test_retake);
  g_test_add_func ("/laws/Q104/capture-radius", test_capture_radius);
  g_test_add_func ("/laws/Q113/gun-claim", test_gun_claim);
  g_test_add_func ("/war/house-rules/dump", test_dump);

  return g_test_run ();
}
